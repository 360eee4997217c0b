import { type Decimal, toFixed } from '../../../../core/decimal'
import { sayFailure } from '../../../../ui/dialogs/list-dialog'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { MOST_PAYMENTS, type Payment } from '../../shared/bill/bill-texts'
import { type NotNoted, notePayment } from '../../shared/saved-bills/change-bill'
import { sayRupees } from './say'
import { moneyWords } from './words'

/** Why nothing was noted, in a sentence. */
function sayNotNoted(why: NotNoted): string {
  if (why === 'gone') return moneyWords.noting.failed.gone
  if (why === 'most') return moneyWords.noting.failed.most(MOST_PAYMENTS)
  return sayFailure('bills', why)
}

type Target = {
  /** The record that the payment is noted on. */
  readonly id: string
  /** What the document is called. */
  readonly name: string
}

/** Notes payments, says so, and offers to undo just that. */
export function useNoting() {
  const showToast = useToast()

  /** @returns why nothing was noted, or nothing where it was */
  const note = async (
    { id, name }: Target,
    payment: Payment,
    amount: Decimal,
  ): Promise<string | undefined> => {
    const noted = await notePayment(id, payment)
    if (noted.outcome !== 'noted') return sayNotNoted(noted.outcome)
    const undo = async () => {
      const outcome = await noted.undo()
      showToast(outcome === 'kept' ? moneyWords.noting.undone : sayFailure('bills', outcome))
    }
    showToast(moneyWords.noting.noted(sayRupees(amount), name), undoBy({ run: undo }))
    return undefined
  }

  return {
    note,
    /** Notes the rest of a bill, on this day. */
    async payInFull(target: Target, rest: Decimal, today: string): Promise<void> {
      const payment: Payment = { date: today, amount: toFixed(rest, 2), how: '', note: '' }
      const failure = await note(target, payment, rest)
      if (failure) showToast(failure)
    },
  }
}
