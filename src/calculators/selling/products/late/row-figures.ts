import { type Decimal, toDigits } from '../../../../core/decimal'
import { formatPercent, groupDigits } from '../../../../core/format'
import { useCurrency } from '../../../../ui/tab/currency'
import type { ShownRow } from '../messages'
import { isLoss } from '../work-out'

/** Longer amounts than this do not stand beside each other: the table is scrolled sideways. */
const LONG = '₹10,00,000.00'.length

/** The figures of a row as they are shown. */
export function useRowFigures() {
  const { money } = useCurrency()
  const amount = (value: Decimal | undefined) => (value === undefined ? 'none' : money(value, 2))
  return (row: ShownRow) => {
    const amounts = {
      price: amount(row.price),
      cost: amount(row.cost),
      payout: amount(row.payout),
      profit: amount(row.profit),
      breakEven: amount(row.breakEven),
      targetPrice: amount(row.targetPrice),
    }
    return {
      ...amounts,
      quantity: groupDigits(toDigits(row.quantity)),
      margin: row.margin === undefined ? 'none' : formatPercent(row.margin, 2),
      isLoss: isLoss(row),
      isLong: Object.values(amounts).some((text) => text.length > LONG),
    }
  }
}
