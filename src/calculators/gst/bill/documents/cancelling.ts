import { dayOf } from '../../../../core/language/dates'
import type { Undo } from '../../../../ui/tab/undo'
import { noDetails } from '../../shared/bill/details'
import { editBill, putBills } from '../../shared/saved-bills/bills-database'
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
  const edited = await editBill(id, (texts) => ({
    ...texts,
    details: { ...noDetails, ...texts.details, cancelledOn: today(), cancelledWhy: why },
  }))
  if (!edited) return undefined
  // The revision goes on, so that an open tab takes it over.
  return () =>
    readOpenBill().id === id
      ? Promise.resolve(undoCancelling())
      : putBills([{ ...edited.before, revision: edited.after.revision + 1 }])
}
