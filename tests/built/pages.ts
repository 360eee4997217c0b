import { hrefOf } from '../../src/addresses'
import type { Calculator, Question, View, ViewHead } from '../../src/contract'
import { questionsOf } from '../../src/questions'
import { calculators } from '../../src/site'
import { headOf } from '../view-heads'

/** A page of the site in the language of this run, with what it must say. */
export type SitePage = {
  readonly calculator: Calculator
  readonly view: View
  readonly path: string
  readonly head: ViewHead
  readonly questions: readonly Question[]
}

/** Every page, in the order of the navigation. */
export const pages: readonly SitePage[] = calculators.flatMap((calculator) =>
  calculator.views.map((view) => ({
    calculator,
    view,
    path: hrefOf(view.name),
    head: headOf(view),
    questions: questionsOf(view),
  })),
)
