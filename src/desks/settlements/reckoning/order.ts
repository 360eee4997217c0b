import type { MoneyRow, OrderFileRow, ReturnRow } from '../files/read-rows'
import type { FileState } from '../marketplaces/format'
import type { Marketplace } from '../marketplaces/marketplace'
import type { OrderState, Paise } from '../messages'

/** One SKU of one order: what files say of it, and its money. */
export type Order = {
  readonly marketplace: Marketplace
  readonly id: string
  /** As the files first write it. */
  sku: string
  readonly skuKey: string
  name: string

  /** Its place by order number, then by SKU. */
  at: number

  // What files say.
  orderRows: OrderFileRow[]
  returnRows: ReturnRow[]
  fileState: FileState | undefined
  orderedUnits: number
  price: Paise
  date: string | undefined
  place: string
  isFulfilled: boolean
  /** Units that came back, by what is known of their condition. */
  backSellable: number
  backDamaged: number
  backUnknown: number
  isCustomerReturn: boolean
  isRto: boolean
  isLost: boolean
  /** Money of the order says that it was taken back by a fee reversal. */
  hasReversal: boolean
  returnedInTaxFile: number

  // Its money.
  moneyRows: PaidRow[]
  soldUnits: number
  refundedUnits: number
  moneyDate: string | undefined
  rate: number | undefined
  isDeferred: boolean
  sale: Paise
  refund: Paise
  /** Without GST. */
  saleNet: Paise
  refundNet: Paise
  credits: Paise
  readonly feesBy: Map<string, Paise>
  fees: Paise
  gstOnFees: Paise
  tcs: Paise
  tds: Paise
  settlement: Paise
  notReleased: Paise

  // What follows.
  state: OrderState
  quantity: number
  kept: number
  gone: number
  back: number
  isCounted: boolean
  isWaiting: boolean
  missingReturn: number
}

/** A row of money of an order, with its sales and refunds. */
export type PaidRow = {
  readonly row: MoneyRow
  readonly share: Share | undefined
  /** Without GST, and its GST. */
  readonly taxable: Paise
  readonly gst: Paise
  /** In hundredths of a percent; nothing where no rate is known. */
  readonly rate: number | undefined
}

/** Which part of a row without SKU an order has: its place among the SKUs and their weights. */
export type Share = { readonly at: number; readonly weights: readonly number[] }

/** By order id and SKU, or by what the marketplace numbers one by one. */
export const orderKey = (marketplace: Marketplace, id: string, skuKey: string): string =>
  marketplace.rules.isOrderBySku ? `${marketplace.id}${id}\t${skuKey}` : `${marketplace.id}${id}`

export const newOrder = (
  marketplace: Marketplace,
  id: string,
  sku: string,
  skuKey: string,
): Order => ({
  marketplace,
  id,
  sku,
  skuKey,
  name: '',
  at: 0,
  orderRows: none,
  returnRows: none,
  fileState: undefined,
  orderedUnits: 0,
  price: 0,
  date: undefined,
  place: '',
  isFulfilled: false,
  backSellable: 0,
  backDamaged: 0,
  backUnknown: 0,
  isCustomerReturn: false,
  isRto: false,
  isLost: false,
  hasReversal: false,
  returnedInTaxFile: 0,
  moneyRows: none,
  soldUnits: 0,
  refundedUnits: 0,
  moneyDate: undefined,
  rate: undefined,
  isDeferred: false,
  sale: 0,
  refund: 0,
  saleNet: 0,
  refundNet: 0,
  credits: 0,
  feesBy: new Map(),
  fees: 0,
  gstOnFees: 0,
  tcs: 0,
  tds: 0,
  settlement: 0,
  notReleased: 0,
  state: 'open',
  quantity: 0,
  kept: 0,
  gone: 0,
  back: 0,
  isCounted: false,
  isWaiting: false,
  missingReturn: 0,
})

/** Of all orders that have no row of a kind. */
const none: never[] = []

/** The rows with one more: most orders have one, and engines keep room for many in lists that grow. */
export function withRow<Row>(rows: Row[], row: Row): Row[] {
  if (rows.length === 0) return [row]
  rows.push(row)
  return rows
}

/** What a word of an order file means. The first that fits counts. */
const fileStates: readonly (readonly [RegExp, FileState])[] = [
  [/cancel/i, 'cancelled'],
  [/lost|damaged/i, 'lost'],
  [/returned to seller|returning to seller|rejected|rto|courier.return/i, 'rto'],
  [/return/i, 'returned'],
  [/delivered|door_?step_?exchanged|exchange/i, 'delivered'],
]

/** @example stateInFile('Shipped - Delivered to Buyer') // 'delivered' */
export const stateInFile = (status: string): FileState =>
  /out for delivery|undelivered|to be delivered/i.test(status)
    ? 'open'
    : (fileStates.find(([words]) => words.test(status))?.[1] ?? 'open')

const stages: readonly FileState[] = ['open', 'cancelled', 'delivered', 'returned', 'rto', 'lost']

/** Of two rows of an order, the state that comes after the other. */
export const laterState = (known: FileState | undefined, state: FileState): FileState =>
  known !== undefined && stages.indexOf(known) > stages.indexOf(state) ? known : state

/** A customer sent it back, or it never arrived. */
export const isRtoType = (type: string): boolean => /courier|rto|logistics/i.test(type)
export const isReturnType = (type: string): boolean =>
  /customer|rvp/i.test(type) || /^returned?$/i.test(type)
