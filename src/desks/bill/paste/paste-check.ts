import {
  type Decimal,
  decimalFrom,
  hundred,
  multiply,
  multiplyDivide,
  subtract,
  sum,
  sumOf,
  zero,
} from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { splitPrice } from '../../../core/tables/number-with-unit'
import type { BillRow } from '../../books/bill/inputs'

/** What the column of amounts comes to, beside the items that were read. */
export type CheckedAmounts = {
  readonly inTable: Decimal
  readonly ofItems: Decimal
  /** Amounts of a table are rounded to the paisa, row by row. */
  readonly isSame: boolean
}

type Row = { readonly item: BillRow; readonly amount: string }

const PAISA = decimalFrom('0.01')

/** Nothing where not every row has an amount. The amounts may be those after GST, too. */
export function checkAmounts(rows: readonly Row[]): CheckedAmounts | undefined {
  const amounts = rows.map(({ amount }) => readAmount(splitPrice(amount).number))
  if (rows.length === 0 || !amounts.every(isRead)) return undefined
  const inTable = sumOf(amounts.map(({ value }) => value))
  const net = sumOf(rows.map(({ item }) => netOf(item)))
  const gross = sum(
    ...rows.map(({ item }) =>
      multiplyDivide(netOf(item), sum(hundred, readNumber(item.rate).value), hundred),
    ),
  )
  const most = multiply(PAISA, decimalFrom(rows.length))
  const isNear = (of: Decimal) => {
    const missed = subtract(inTable, of)
    return (missed < zero ? subtract(zero, missed) : missed) <= most
  }
  return { inTable, ofItems: net, isSame: isNear(net) || isNear(gross) }
}

/** Quantity × price, less the discount. */
function netOf({ quantity, price, discount }: BillRow): Decimal {
  const whole = multiply(readNumber(quantity).value, readAmount(price).value)
  const { value } = readAmount(discount)
  return subtract(
    whole,
    discount.trim().endsWith('%') ? multiplyDivide(whole, value, hundred) : value,
  )
}
