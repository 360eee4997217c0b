import { useEffect, useState } from 'react'
import type { Decimal } from '../../../core/money/decimal'
import { type CreditedBill, leftWhereExceeded } from '../../books/bill/left-to-credit'
import { onBillsChange } from '../../books/saved-bills/bills-database'
import { earlierBills } from '../saved-bills/suggestions'
import type { BillOnScreen } from '../screen/use-bill'

type NoteOnScreen = Pick<BillOnScreen, 'bill' | 'results' | 'details'>

const leftOf = ({ bill, results, details }: NoteOnScreen, others: readonly CreditedBill[]) =>
  leftWhereExceeded({ rows: bill.rows, details, payable: results.payable }, others)

/** What is left of the bill that the open credit note is on, where the note comes to more. */
export const leftOfExceededBill = async (note: NoteOnScreen): Promise<Decimal | undefined> =>
  leftOf(note, await earlierBills())

const none: readonly CreditedBill[] = []

/** The same while the note is typed, once the bills are read. */
export function useLeftOfExceededBill(note: NoteOnScreen): Decimal | undefined {
  const [others, setOthers] = useState(none)
  useEffect(() => {
    let isStale = false
    const read = () => earlierBills().then((bills) => isStale || setOthers(bills))
    read()
    const stop = onBillsChange(read)
    return () => {
      isStale = true
      stop()
    }
  }, [])
  return leftOf(note, others)
}
