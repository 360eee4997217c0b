import type { SalesTexts } from '../inputs'
import type { ReturnAnswer } from '../messages'

type ReturnScreenProps = { typed: SalesTexts; answer: ReturnAnswer }

/** What the return of a period wants to know. */
export function ReturnScreen({ answer }: ReturnScreenProps) {
  return <p>{answer.shop}</p>
}
