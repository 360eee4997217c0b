import { hrefOf } from '../../src/calculators/addresses'
import type { Calculator, Question, View, ViewHead } from '../../src/calculators/contract'
import { calculators } from '../../src/site'

type Said = { readonly head: ViewHead; readonly questions: readonly Question[] }

/** A page of the site in the language of this run, with what it must say. */
export type SitePage = Said & {
  readonly calculator: Calculator
  readonly view: View
  readonly path: string
}

const said = import.meta.glob<Said>('../../src/calculators/**/view.ts', { eager: true })

/** Every page, in the order of the navigation. Pictures and screens would take long to load. */
export const pages: readonly SitePage[] = calculators.flatMap((calculator) =>
  calculator.views.map((view) => {
    const found = said[`../../src/calculators/${view.folder}/view.ts`]
    if (!found) throw new Error(`${view.folder} says nothing`)
    const { head, questions } = found
    return { calculator, view, path: hrefOf(view.folder), head, questions }
  }),
)
