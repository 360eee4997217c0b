import { hrefOf, isAddressOf } from '../src/calculators/addresses'
import type { Calculator, Question, View, ViewHead } from '../src/calculators/contract'
import { calculators } from '../src/site'
import { isThorough } from '../tests/is-thorough'

/** A page of the site, with all that its tests compare it with. */
export type SitePage = {
  readonly calculator: Calculator
  readonly view: View
  readonly path: string
  readonly head: ViewHead
  readonly questions: readonly Question[]
}

/** Every page of the site, in the order of the navigation. */
export const pages: readonly SitePage[] = await Promise.all(
  calculators.flatMap((calculator) => calculator.views.map((view) => pageOf(calculator, view))),
)

async function pageOf(calculator: Calculator, view: View): Promise<SitePage> {
  const { head, questions }: { head: ViewHead; questions: readonly Question[] } = await import(
    `../src/calculators/${view.folder}/view`
  )
  return { calculator, view, path: hrefOf(view.folder), head, questions }
}

/** Whether what takes long is tried there in every run: the two pages with most parts. */
export const isSample = (path: string) => isThorough || ['/gst/bill', '/loan/prepay'].includes(path)

export const samplePages = pages.filter(({ path }) => isSample(path))

/** The page at an address. */
export function pageAt(path: string): SitePage {
  const found = pages.find(({ view }) => isAddressOf(view.folder)(path))
  if (!found) throw new Error(`There is no page at ${path}`)
  return found
}
