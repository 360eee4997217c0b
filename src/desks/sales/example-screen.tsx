import { exampleDesk, openingQuestion } from '../books/sales/example'
import type { SalesTexts } from './inputs'
import { TotalsScreen } from './totals/totals-screen'

/** What the page opens with, in its HTML. */
export const ExampleScreen = ({ typed }: { typed: SalesTexts }) => (
  <TotalsScreen typed={typed} answer={exampleDesk().totals(openingQuestion)} />
)
