import { skuKey } from '../../shared/costs/cost-list'
import type { MoneyRow, OrderFileRow, ReturnRow } from '../files/read-rows'
import type { Marketplace, OrderState, Paise } from '../messages'

/** What an order file says of an order. */
export type FileState = 'cancelled' | 'lost' | 'rto' | 'returned' | 'delivered' | 'open'

/** One SKU of one order: what files say of it, and its money. */
export type Order = {
  readonly marketplace: Marketplace
  readonly id: string
  /** As the files first write it. */
  sku: string
  readonly skuKey: string
  name: string

  // What files say.
  readonly orderRows: OrderFileRow[]
  readonly returnRows: ReturnRow[]
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
  readonly moneyRows: { readonly row: MoneyRow; readonly share: Share | undefined }[]
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

/** Which part of a row without SKU an order has: its place among the SKUs and their weights. */
export type Share = { readonly at: number; readonly weights: readonly number[] }

/** By order id and SKU, or by what the marketplace numbers one by one. */
export const orderKey = (marketplace: Marketplace, id: string, sku: string): string =>
  marketplace === 'amazon' ? `a${id}\t${skuKey(sku)}` : `${marketplace}${id}`

export const newOrder = (marketplace: Marketplace, id: string, sku: string): Order => ({
  marketplace,
  id,
  sku,
  skuKey: skuKey(sku),
  name: '',
  orderRows: [],
  returnRows: [],
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
  moneyRows: [],
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
