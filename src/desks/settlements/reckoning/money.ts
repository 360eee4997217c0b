import type { MoneyRow } from '../files/read-rows'
import type { AmountUse, RowRole } from '../marketplaces/format'
import type { Paise, Thousandths } from '../messages'
import { type Order, type Share, withRow } from './order'
import { FEE_GST, gstInside, shareOut } from './rounding'

/** What a row of money is. @example roleOf(row) // 'refund' */
export const roleOf = (row: MoneyRow): RowRole =>
  row.label?.role ?? row.table.sheet.roleOf?.(row) ?? 'sale'

/** The amount of a column in a row, or the part of it that one SKU has. */
const partOf = (amount: Paise, share: Share | undefined): Paise =>
  share ? (shareOut(amount, share.weights)[share.at] ?? 0) : amount

/** An amount of a row and what it is. */
export type Line = {
  readonly at: number
  readonly use: AmountUse
  readonly amount: Paise
}

export function linesOf({ table, amounts }: MoneyRow, share?: Share): Line[] {
  const lines: Line[] = []
  for (let index = 0; index < amounts.length; index += 2) {
    const at = amounts[index] ?? -1
    const use = table.columns[at]?.use
    if (typeof use === 'object')
      lines.push({ at, use, amount: partOf(amounts[index + 1] ?? 0, share) })
  }
  return lines
}

/** The money of one row. Fees are before GST. */
export type RowMoney = {
  sale: Paise
  refund: Paise
  saleNet: Paise
  refundNet: Paise
  credits: Paise
  readonly fees: (readonly [fee: string, amount: Paise])[]
  gstOnFees: Paise
  tcs: Paise
  tds: Paise
  total: Paise
  /** Of GST, in hundredths of a percent; nothing where no rate is known. */
  rate: number | undefined
}

export type MoneyOptions = {
  /** The GST rate of a row that states none, in hundredths of a percent. */
  rateOf(row: MoneyRow): number | undefined
  /** Whether fees that also stand among the sales count there. */
  isFirstFeeCounted: boolean
}

/** What a row of an order holds. */
export function moneyOf(row: MoneyRow, options: MoneyOptions, share?: Share): RowMoney {
  const money: RowMoney = {
    sale: 0,
    refund: 0,
    saleNet: 0,
    refundNet: 0,
    credits: 0,
    fees: [],
    gstOnFees: 0,
    tcs: 0,
    tds: 0,
    total: partOf(row.total, share),
    rate: row.rate ?? options.rateOf(row),
  }
  const isRefund = roleOf(row) === 'refund'
  for (const { use, amount } of linesOf(row, share)) {
    switch (use.is) {
      case 'sale':
        money.sale += amount
        break
      case 'refund':
        money.refund += amount
        break
      case 'net':
      case 'saleGst':
        if (isRefund) money.refund += amount
        else money.sale += amount
        if (use.is === 'net') money[isRefund ? 'refundNet' : 'saleNet'] += amount
        break
      case 'fee': {
        if (use.isFirst && !options.isFirstFeeCounted) break
        const gst = use.gst === 'inside' ? gstInside(amount, FEE_GST) : 0
        money.gstOnFees += gst
        money.fees.push([use.fee, amount - gst])
        break
      }
      case 'wholeFee':
        money.fees.push([use.fee, amount])
        break
      case 'credit':
      case 'other':
        money.credits += amount
        break
      case 'gstOnFees':
      case 'tcs':
      case 'tds':
        money[use.is] += amount
    }
  }
  if (!row.table.marketplace.rules.isGstStated) {
    const { rate = 0 } = money
    money.saleNet = money.sale - gstInside(money.sale, rate)
    money.refundNet = money.refund - gstInside(money.refund, rate)
  }
  return money
}

/** The sum of the lines that a row's stated total is held against. */
export function sumOfLines(
  { table, amounts }: MoneyRow,
  { isFirstFeeCounted }: Pick<MoneyOptions, 'isFirstFeeCounted'>,
): Paise {
  return sumOf(amounts, table, isFirstFeeCounted)
}

/** The same in thousandths. */
export const finerSumOfLines = (
  { table, amounts, finer }: MoneyRow,
  { isFirstFeeCounted }: Pick<MoneyOptions, 'isFirstFeeCounted'>,
): Thousandths =>
  finer
    ? sumOf(finer.amounts, table, isFirstFeeCounted)
    : sumOf(amounts, table, isFirstFeeCounted) * 10

/** The stated total of a row in thousandths. */
export const finerTotal = ({ total, finer }: MoneyRow): Thousandths => finer?.total ?? total * 10

function sumOf(
  amounts: readonly number[],
  { columns }: MoneyRow['table'],
  isFirstFeeCounted: boolean,
): number {
  let sum = 0
  for (let index = 0; index < amounts.length; index += 2) {
    const use = columns[amounts[index] ?? -1]?.use
    const isLeftOut =
      typeof use === 'object' && use.is === 'fee' && use.isFirst && !isFirstFeeCounted
    if (!isLeftOut) sum += amounts[index + 1] ?? 0
  }
  return sum
}

/** Adds the money of a row to its order. @returns the money */
export function addMoney(
  order: Order,
  row: MoneyRow,
  options: MoneyOptions,
  share: Share | undefined,
): RowMoney {
  const money = moneyOf(row, options, share)
  const taxable = money.saleNet + money.refundNet
  const gst = money.sale + money.refund - taxable
  order.moneyRows = withRow(order.moneyRows, { row, share, taxable, gst, rate: money.rate })
  order.sale += money.sale
  order.refund += money.refund
  order.saleNet += money.saleNet
  order.refundNet += money.refundNet
  order.credits += money.credits
  for (const [fee, amount] of money.fees) {
    order.fees += amount
    order.feesBy.set(fee, (order.feesBy.get(fee) ?? 0) + amount)
  }
  order.gstOnFees += money.gstOnFees
  order.tcs += money.tcs
  order.tds += money.tds
  order.settlement += money.total
  if (row.isDeferred) {
    order.isDeferred = true
    order.notReleased += money.total
  }
  if (row.date !== undefined && (order.moneyDate === undefined || row.date < order.moneyDate))
    order.moneyDate = row.date
  order.rate ??= money.rate
  order.isFulfilled ||= row.isFulfilled
  if (order.place === '') order.place = row.place
  const { rules } = row.table.marketplace
  if (rules.areUnitsAdded) {
    const role = roleOf(row)
    if (role === 'sale') order.soldUnits += row.quantity
    if (role === 'refund') order.refundedUnits += row.quantity
  } else order.soldUnits = Math.max(order.soldUnits, row.quantity)
  if (rules.reversal?.test(row.description)) order.hasReversal = true
  if (isLostStatus(row.status)) order.isLost = true
  return money
}

const isLostStatus = (status: string) => /lost/i.test(status)
