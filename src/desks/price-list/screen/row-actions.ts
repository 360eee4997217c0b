import { useSyncExternalStore } from 'react'
import { atLeastZero } from '../../../core/money/decimal'
import { readNumber } from '../../../core/money/parse'
import { ignoreOutcome } from '../../../ui/memory/browser-storage'
import { deviceText } from '../../../ui/memory/device-text'
import { Aborted } from '../../../ui/worker/worker-client'
import { changeListState, type List, listStore } from '../list-store'
import type { RowQuery, SortKey } from '../messages'
import { saveAfterTyping } from './save-list'
import { productsScreenWords } from './words'
import { type ListWorker, workers } from './worker-client'

/*
 * Which rows of the list are shown: sorted, filtered, searched and cut into pages by the worker.
 */

type Sort = Pick<RowQuery, 'sort' | 'isDescending'>

/** @example saySort({ sort: 'margin', isDescending: false }, '20%') // 'Worst margin first' */
export function saySort({ sort, isDescending }: Sort, percent: string): string {
  if (sort === 'targetPrice') {
    return isDescending
      ? productsScreenWords.sorts.highestPriceFor(percent)
      : productsScreenWords.sorts.lowestPriceFor(percent)
  }
  const words = isDescending ? productsScreenWords.sorts.falling : productsScreenWords.sorts.rising
  return words[sort]
}

const keys: readonly SortKey[] = [
  'margin',
  'profit',
  'profitInAll',
  'name',
  'row',
  'price',
  'cost',
  'quantity',
  'payout',
  'payoutInAll',
  'breakEven',
  'targetPrice',
]

/** Figures that differ from those of one order only where rows have quantities. */
const ofQuantities: readonly SortKey[] = ['profitInAll', 'payoutInAll']

/** All ways to sort, the most wanted first. */
export const sortChoices = (hasQuantities: boolean): readonly Sort[] =>
  keys
    .filter((sort) => hasQuantities || !ofQuantities.includes(sort))
    .flatMap((sort) => [
      { sort, isDescending: false },
      { sort, isDescending: true },
    ])

const largestFirst: readonly SortKey[] = ['quantity', 'payout', 'payoutInAll']

/** The sort after a click on the head of a column: the other way round, or what people look for first. */
export const nextSort = (current: Sort, sort: SortKey): Sort => ({
  sort,
  isDescending: current.sort === sort ? !current.isDescending : largestFirst.includes(sort),
})

/** How many rows a page of the table can have. */
export const pageSizes = [20, 50, 100] as const

const kept = deviceText('gst-hisab-rows-a-page')

/** How many rows a page has: what was chosen on this device, otherwise the smallest size. */
export const readPageSize = (): number => {
  const chosen = kept.read()
  return pageSizes.find((size) => String(size) === chosen) ?? pageSizes[0]
}

export const rememberPageSize = (size: number): void =>
  kept.change(() => String(size), ignoreOutcome)

export const usePageSize = (): number =>
  useSyncExternalStore(kept.subscribe, readPageSize, () => pageSizes[0])

type Page = {
  readonly from: number
  /** How many rows are shown, and how many a page is to have. */
  readonly count: number
  readonly size: number
  readonly total: number
}

/**
 * The first rows of the pages that can be shown next; nothing where there is no such page.
 *
 * @example pagesFrom({ from: 20, count: 20, size: 20, total: 61 }) // first 0, previous 0, next 40, last 60
 */
export function pagesFrom({ from, count, size, total }: Page) {
  const isFirst = from === 0
  const isLast = from + count >= total
  return {
    first: isFirst ? undefined : 0,
    previous: isFirst ? undefined : Math.max(from - size, 0),
    next: isLast ? undefined : from + count,
    last: isLast ? undefined : Math.max(Math.floor((total - 1) / size) * size, from + count),
  }
}

/** A target margin as it was typed; below 0 it counts as 0. */
export const readTargetMargin = (target: string) => atLeastZero(readNumber(target).value)

const NOT_SHOWN = productsScreenWords.problems.notSorted

const changeList = (part: Partial<List>) => {
  const { list } = listStore.read()
  if (list) changeListState({ list: { ...list, ...part } })
}

/** Shows other rows, or the same in another order. The shown rows stay until the others are here. */
export async function showRows(part: Partial<RowQuery>, from = 0): Promise<void> {
  const { list, problem } = listStore.read()
  if (!list || !workers.shown) return
  const query = { ...list.query, ...part }
  changeList({ query })
  if (problem?.text === NOT_SHOWN) changeListState({ problem: undefined })
  try {
    const shown = await workers.shown.request('rows', { query, from, count: readPageSize() })
    changeList({ shown })
  } catch (problem) {
    if (problem instanceof Aborted) return
    if (listStore.read().list?.query === query) changeList({ query: list.query })
    failShowingRows(list)
  }
}

/** Changes the length of pages; the first shown row stays. */
export function choosePageSize(size: number): Promise<void> {
  rememberPageSize(size)
  const from = listStore.read().list?.shown.from ?? 0
  return showRows({}, Math.floor(from / size) * size)
}

const failShowingRows = ({ source }: List) =>
  changeListState({ problem: { name: source.name, text: NOT_SHOWN } })

/** Changes the target margin: the counts and the prices for it change. */
export async function changeTarget(target: string): Promise<void> {
  changeList({ target })
  saveAfterTyping()
  const { list } = listStore.read()
  if (!list || !workers.shown) return
  try {
    const totals = await workers.shown.request('target', { target: readTargetMargin(target) })
    const current = listStore.read().list
    if (!current) return
    changeList({ computed: { ...current.computed, totals } })
    await showRows({}, current.shown.from)
  } catch (problem) {
    if (!(problem instanceof Aborted)) failShowingRows(list)
  }
}

/** Sends a request to the worker of the shown list. */
export const requestFromList: ListWorker['request'] = (kind, request, onProgress) =>
  workers.shown?.request(kind, request, onProgress) ?? Promise.reject(new Aborted())
