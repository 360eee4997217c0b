import { type Decimal, toDigits } from '../../../../core/decimal'
import { formatPercent, groupDigits } from '../../../../core/format'
import { useCurrency } from '../../../../ui/tab/currency'
import { slabWords } from '../../shared/order/market-rules'
import type { ShownRow } from '../messages'
import { inAll, isLoss } from '../work-out'

/** Beside clothes and shoes at a price between their slabs. */
export const NO_SLAB = `No GST slab fits, counted at ${slabWords.higher}`

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
      payoutInAll: amount(inAll(row.payout, row)),
      profitInAll: amount(inAll(row.profit, row)),
      breakEven: amount(row.breakEven),
      targetPrice: amount(row.targetPrice),
    }
    return {
      ...amounts,
      quantity: groupDigits(toDigits(row.quantity)),
      margin: row.margin === undefined ? 'none' : formatPercent(row.margin, 2),
      isLoss: isLoss(row),
      /** The length of the longest amount. */
      longest: Math.max(...Object.values(amounts).map((text) => text.length)),
    }
  }
}
