import { useSyncExternalStore } from 'react'
import { createStore } from '../../../../ui/tab/store'
import {
  type FindingCode,
  firstOrderQuery,
  firstSkuQuery,
  type OrderQuery,
  type SkuQuery,
} from '../../messages'

/*
 * Which SKUs and which orders are looked at. One card leads to the rows of another: a finding to its
 * orders, a SKU to its own.
 */

/** Whether a finding is about orders: others are about SKUs or invoices. */
export const isOfOrders = (code: FindingCode): boolean =>
  code !== 'cost-missing' && code !== 'return-below-zero' && code !== 'tax-differs'

export type View<Query> = {
  readonly query: Query
  /** The first shown row, counted from 0. */
  readonly from: number
  /** How often another card has led here: then the card takes the focus. */
  readonly visits: number
}

const viewStore = <Query>(first: Query) =>
  createStore<View<Query>>(() => ({ query: first, from: 0, visits: 0 }))

export const skuView = viewStore(firstSkuQuery)
export const orderView = viewStore(firstOrderQuery)

type ViewStore<Query> = ReturnType<typeof viewStore<Query>>

/** Looks at other rows, from the first of them. */
const change = <Query>(store: ViewStore<Query>, part: Partial<Query>) => {
  const view = store.read()
  store.write({ ...view, query: { ...view.query, ...part }, from: 0 })
}

export const changeSkus = (part: Partial<SkuQuery>): void => change(skuView, part)
export const changeOrders = (part: Partial<OrderQuery>): void => change(orderView, part)

export const turnSkus = (from: number): void => skuView.write({ ...skuView.read(), from })
export const turnOrders = (from: number): void => orderView.write({ ...orderView.read(), from })

const visit = <Query>(store: ViewStore<Query>, query: Query) =>
  store.write({ query, from: 0, visits: store.read().visits + 1 })

/** Leads to these SKUs, and to no others. @example visitSkus({ filter: 'losses' }) */
export const visitSkus = (part: Partial<SkuQuery>): void =>
  visit(skuView, { ...firstSkuQuery, ...part })

/** Leads to these orders, and to no others. @example visitOrders({ sku: 'FK-B23' }) */
export const visitOrders = (part: Partial<OrderQuery>): void =>
  visit(orderView, { ...firstOrderQuery, ...part })

/** Without any cost there is no profit to sort by: the most orders come first. */
export const queryOf = (query: SkuQuery, hasCosts: boolean): SkuQuery =>
  hasCosts || !needsCosts(query.sort) ? query : { ...query, sort: 'orders', isDescending: true }

export const needsCosts = (sort: SkuQuery['sort']): boolean =>
  sort === 'profit' || sort === 'margin' || sort === 'cost'

export const useSkuView = (): View<SkuQuery> =>
  useSyncExternalStore(skuView.subscribe, skuView.read, skuView.read)
export const useOrderView = (): View<OrderQuery> =>
  useSyncExternalStore(orderView.subscribe, orderView.read, orderView.read)
