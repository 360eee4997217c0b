import type { Screen, View } from './contract'

const screens = import.meta.glob<Screen>(['./calculators/**/page.tsx', './desks/*/page.tsx'])

/** Loads the screen of a view. */
export const loadScreen = (view: View): Promise<Screen> =>
  screens[fileOf(view)]?.() ?? missing(view)

/** The source of a screen, by the name it has in the build's manifest. */
export const screenSource = (view: View) => `src/${fileOf(view).slice(2)}`

const fileOf = ({ name }: View) =>
  ['./calculators/', './desks/']
    .map((room) => `${room}${name}/page.tsx`)
    .find((file) => file in screens) ?? ''

async function missing({ name }: View): Promise<never> {
  throw new Error(`Neither a calculator nor a desk has a page for ${name}`)
}
