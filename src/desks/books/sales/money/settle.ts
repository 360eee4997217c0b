import { toFixed, zero } from '../../../../core/money/decimal'
import { type BillToSettle, settleBills, type Undone } from '../../saved-bills/change-bill'
import type { SalesDesk } from '../desk'
import type { Asked, BillFromBefore, Settled, SettledAs } from '../messages'

/** @example toSettle('all-paid', bill) // a payment of the whole, on the day of the bill */
export const toSettle = (
  as: SettledAs,
  { id, revision, date, toPay }: BillFromBefore,
): BillToSettle => ({
  id,
  revision,
  // Without a payment, a buyer without a name counts as paid at the counter.
  payments:
    as === 'named-are-due' || toPay === zero
      ? []
      : [{ date, amount: toFixed(toPay, 2), how: '', note: '' }],
})

/** Writes what became of bills from before, where all bills are: thousands of them would hold up a page. */
export function settler(desk: Pick<SalesDesk, 'before'>) {
  const undos = new Map<number, () => Promise<Undone>>()

  return {
    async settle({ as, ...asked }: Asked & { readonly as: SettledAs }): Promise<Settled> {
      const noted = await settleBills(desk.before(asked).map((bill) => toSettle(as, bill)))
      if (noted.outcome !== 'noted') {
        return { outcome: noted.outcome === 'full' ? 'full' : 'forbidden' }
      }
      const key = undos.size
      undos.set(key, noted.undo)
      return { outcome: 'noted', bills: noted.bills, key }
    },
    async unsettle(key: number): Promise<Undone> {
      return (await undos.get(key)?.()) ?? 'forbidden'
    },
  }
}
