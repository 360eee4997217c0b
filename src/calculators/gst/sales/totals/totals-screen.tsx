import type { SalesTexts } from '../inputs'
import type { TotalsAnswer } from '../messages'

type TotalsScreenProps = { typed: SalesTexts; answer: TotalsAnswer }

/** What was sold in a period. */
export function TotalsScreen({ answer }: TotalsScreenProps) {
  return <p>{answer.shop}</p>
}
