import type { AmountUse } from '../marketplaces/format'
import type { OrderLine } from '../messages'
import { linesOf, roleOf } from '../reckoning/money'
import type { Order } from '../reckoning/order'

const whatOf = (use: AmountUse, isRefund: boolean): OrderLine['what'] => {
  switch (use.is) {
    case 'sale':
    case 'refund':
    case 'credit':
    case 'tcs':
    case 'tds':
    case 'total':
    case 'fee':
      return use.is
    case 'wholeFee':
      return 'fee'
    case 'net':
    case 'saleGst':
      return isRefund ? 'refund' : 'sale'
    case 'other':
      return 'credit'
    case 'gstOnFees':
      return 'gst'
    default:
      return 'unknown'
  }
}

/** All that the files say of an order, each with the file, row and column it came from. */
export function orderLines(order: Order, isFirstFeeCounted: boolean): OrderLine[] {
  const columnOf = (heads: readonly string[], at: number) =>
    (heads[at] ?? '').replace(/\s+/g, ' ').trim()
  const ordered = order.orderRows.map(({ table, line, status, date }) => ({
    file: table.file,
    row: line,
    column: columnOf(table.heads, textColumn(table, 'status')),
    what: 'state' as const,
    fee: undefined,
    amount: undefined,
    text: status,
    date,
  }))
  const returned = order.returnRows.map(
    ({ table, line, type, condition, status, quantity, date }) => ({
      file: table.file,
      row: line,
      column: columnOf(table.heads, textColumn(table, condition ? 'condition' : 'returnType')),
      what: 'units' as const,
      fee: undefined,
      amount: undefined,
      text: [quantity, type || condition, status].filter((text) => text !== '').join(' · '),
      date,
    }),
  )
  const paid = order.moneyRows.flatMap(({ row, share }) => {
    const isRefund = roleOf(row) === 'refund'
    const { table, line, date } = row
    const base = { file: table.file, row: line, text: undefined, date }
    const lines = linesOf(row, share).map(({ at, use, amount }): OrderLine => {
      const isLeftOut = use.is === 'fee' && use.isFirst === true && !isFirstFeeCounted
      return {
        ...base,
        column: columnOf(table.heads, at),
        what: isLeftOut ? 'unknown' : whatOf(use, isRefund),
        fee: use.is === 'fee' || use.is === 'wholeFee' ? use.fee : undefined,
        amount,
      }
    })
    const totalAt = table.columns.findIndex(
      (column) =>
        typeof column?.use === 'object' &&
        (column.use.is === 'total' || column.use.is === 'wholeFee'),
    )
    return [
      ...lines,
      {
        ...base,
        column: columnOf(table.heads, totalAt),
        what: 'total' as const,
        fee: undefined,
        amount: share ? undefined : row.total,
        text: share ? row.type : undefined,
      },
    ]
  })
  return [...ordered, ...returned, ...paid]
}

const textColumn = (
  { columns }: Order['orderRows'][number]['table'],
  use: 'status' | 'condition' | 'returnType',
) => columns.findIndex((column) => column?.use === use)
