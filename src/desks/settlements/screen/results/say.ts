import { sayMonth } from '../../../../core/language/dates'
import { languageWords } from '../../../../core/language/words'
import { marketplaces } from '../../marketplaces/list'
import { marketplaceOf, nameOfMarketplace } from '../../marketplaces/names'
import type {
  FileRole,
  FindingSum,
  MarketplaceId,
  SkuQuery,
  SkuSort,
  Summary,
  UnknownRow,
} from '../../messages'
import { countedIn, exactMoney, nameOfFile } from './figures'
import { settlementResultsWords } from './words'

/*
 * Which sentence fits.
 */

const { sentences } = settlementResultsWords.findings

/** What was found, in one sentence. */
export function sayFinding(finding: FindingSum, summary: Summary): string {
  const { code, count, amount = 0 } = finding
  switch (code) {
    case 'order-unpaid':
      return sentences.unpaid(count, exactMoney(amount))
    case 'payment-without-order':
      return sentences.withoutOrder(count)
    case 'sum':
      return sentences.sum(count, exactMoney(amount))
    case 'fee-differs':
      return sayFees(finding.orders, amount)
    case 'refund-without-return':
      return sentences.refund(count)
    case 'return-not-settled':
      return sentences.stillPaid(count, exactMoney(amount))
    case 'return-below-zero':
      return sentences.returnBelowZero(count, exactMoney(amount))
    case 'tax-differs':
      return sentences.taxDiffers(count, exactMoney(amount))
    case 'lost-uncompensated':
      return sentences.lost(count)
    case 'cost-missing': {
      const [only] = summary.withoutCost.skus
      return count === 1 && only !== undefined ? sentences.oneCost(only) : sentences.costs(count)
    }
  }
}

/** Fees are below zero: more was charged where the difference is. */
function sayFees(orders: number, amount: number): string {
  if (amount === 0) return sentences.feeBoth(orders)
  return amount < 0
    ? sentences.feeMore(orders, exactMoney(-amount))
    : sentences.feeLess(orders, exactMoney(amount))
}

/** What it may mean, calmly; of unpaid orders the old ones first. */
export function sayMeaning({ code, count, old }: FindingSum): string {
  const meaning = settlementResultsWords.findings.meanings[code]
  return code === 'order-unpaid' && old > 0
    ? `${settlementResultsWords.findings.old(old, count)} ${meaning}`
    : meaning
}

/** @example sayMarketplaces(['amazon', 'meesho']) // 'Amazon and Meesho' */
export const sayMarketplaces = (marketplaces: readonly MarketplaceId[]): string =>
  languageWords.and(marketplaces.map(nameOfMarketplace))

/** Marketplaces with payments, and without a file of this role. */
export const lacking = (
  { marketplaces, roles }: Summary,
  role: FileRole,
): readonly MarketplaceId[] =>
  marketplaces.filter((marketplace) => !roles[marketplace]?.includes(role))

/** Some have no file of returns: their orders tell what came back. */
const hasReturnsFile = (id: MarketplaceId): boolean =>
  marketplaceOf(id)?.formats.some(({ role }) => role === 'returns') === true

/** The formats that are known, each marketplace with the month in which it was seen last. */
export const sayKnownFormats = (): string =>
  languageWords.and(
    marketplaces.map(({ name, formats }) => {
      const [last = ''] = formats.map(({ seen }) => seen).toSorted((a, b) => (a < b ? 1 : -1))
      return `${name} ${sayMonth(`${last}-01`)}`
    }),
  )

/** What the files allow to say where nothing was found, and what further files would tell. */
export function sayChecked(summary: Summary): readonly string[] {
  const isWrong = summary.findings.some(({ code, count }) => code !== 'cost-missing' && count > 0)
  const isPaid = lacking(summary, 'money').length < summary.marketplaces.length
  const withoutOrders = lacking(summary, 'orders')
  const withoutReturns = lacking(summary, 'returns').filter(hasReturnsFile)
  const { allRight, rowsRight, orderFile, returnsFile } = settlementResultsWords.findings
  return [
    ...(isWrong || !isPaid ? [] : [withoutOrders.length > 0 ? rowsRight : allRight]),
    ...(withoutOrders.length > 0 ? [orderFile(sayMarketplaces(withoutOrders))] : []),
    ...(withoutReturns.length > 0 ? [returnsFile(sayMarketplaces(withoutReturns))] : []),
  ]
}

/** Orders of 100, rounded half up. */
const ofHundred = (part: number, whole: number) => Math.floor((part * 200 + whole) / (whole * 2))

/** @example sayEnded(summary) // 'Of 100 orders that ended, 12 were returned and 11 never arrived (RTO).' */
export const sayEnded = ({ endedOrders, byState }: Summary): string =>
  endedOrders === 0
    ? settlementResultsWords.ended.none
    : settlementResultsWords.ended.ofHundred(
        ofHundred(byState.returned.orders, endedOrders),
        ofHundred(byState.rto.orders, endedOrders),
      )

type Sort = Pick<SkuQuery, 'sort' | 'isDescending'>

/** @example saySort({ sort: 'profit', isDescending: false }) // 'Least profit first' */
export const saySort = ({ sort, isDescending }: Sort): string =>
  isDescending
    ? settlementResultsWords.sorts.falling[sort]
    : settlementResultsWords.sorts.rising[sort]

const largestFirst: readonly SkuSort[] = ['orders', 'kept', 'returned', 'rto', 'sales']

/** The sort after a click on the head of a column: the other way round, or what people look for first. */
export const nextSort = (current: Sort, sort: SkuSort): Sort => ({
  sort,
  isDescending: current.sort === sort ? !current.isDescending : largestFirst.includes(sort),
})

const rowSentences: Readonly<
  Record<UnknownRow['reason'], (row: string, file: string, value: string, column: string) => string>
> = settlementResultsWords.unknown.row

export type UnknownLine = { readonly key: string; readonly text: string; readonly amount: string }

/** What was not understood, line by line: first columns, then rows. */
export function unknownLines({ columns, rows }: Summary['unknown']): readonly UnknownLine[] {
  const all = [...columns, ...rows]
  const name = (line: (typeof all)[number]) =>
    nameOfFile(
      line,
      all.some(({ kind, file }) => kind === line.kind && file !== line.file),
    )
  const unknown = settlementResultsWords.unknown
  return [
    ...columns.map((each) => ({
      key: `${each.file} ${each.sheet} ${each.column}`,
      text: unknown.column(each.column, name(each)),
      amount: exactMoney(each.sum),
    })),
    ...rows.map((each) => ({
      key: `${each.file} ${each.row} ${each.column}`,
      text:
        each.count > 1
          ? unknown.rowsOfType(each.value, countedIn(each.count), name(each), countedIn(each.row))
          : rowSentences[each.reason](countedIn(each.row), name(each), each.value, each.column),
      amount: exactMoney(each.amount),
    })),
  ]
}
