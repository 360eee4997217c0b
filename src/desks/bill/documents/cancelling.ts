import { dayOf } from '../../../core/language/dates'
import type { Undo } from '../../../ui/tab/undo'
import { type BillDetails, noDetails } from '../../books/bill/details'
import { editBills } from '../../books/saved-bills/bills-database'
import { changeDetails, readOpenBill, undosOfOpenBill } from '../store'

const today = () => dayOf(new Date())

const { cancelledOn, cancelledWhy } = noDetails

/** Cancels the open bill. */
export function cancelOpenBill(why: string): Undo {
  changeDetails({ cancelledOn: today(), cancelledWhy: why })
  return undosOfOpenBill.undo(undoCancelling)
}

export const undoCancelling = (): void => changeDetails({ cancelledOn, cancelledWhy })

/** Cancels a kept bill that is not open here. @returns whether it is still there, and a way to undo it */
export async function cancelSavedBill(
  id: string,
  why: string,
): Promise<(() => Promise<unknown>) | undefined> {
  const write = (details: Pick<BillDetails, 'cancelledOn' | 'cancelledWhy'>) =>
    editBills([id], ({ texts }) => ({
      ...texts,
      details: { ...noDetails, ...texts.details, ...details },
    }))
  const edited = await write({ cancelledOn: today(), cancelledWhy: why })
  if (edited.length === 0) return undefined
  return () =>
    readOpenBill().id === id
      ? Promise.resolve(undoCancelling())
      : write({ cancelledOn, cancelledWhy })
}
