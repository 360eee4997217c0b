import type { SalesTexts } from '../inputs'
import type { MoneyAnswer } from '../messages'

type MoneyScreenProps = { typed: SalesTexts; answer: MoneyAnswer }

/** Who owes what. */
export function MoneyScreen({ answer }: MoneyScreenProps) {
  return <p>{answer.shop}</p>
}
