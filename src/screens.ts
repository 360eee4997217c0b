import type { Screen, View } from './calculators/contract'

const screens = import.meta.glob<Screen>('./calculators/**/page.tsx')

/** Loads the screen of a view. */
export async function loadScreen(view: View): Promise<Screen> {
  const load = screens[`./calculators/${view.folder}/page.tsx`]
  if (!load) throw new Error(`There is no ${screenSource(view)}`)
  return load()
}

/** The source of a screen, by the name it has in the build's manifest. */
export const screenSource = ({ folder }: View) => `src/calculators/${folder}/page.tsx`
