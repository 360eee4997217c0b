import { atLeastZero, type Decimal, one, toDigits } from '../../../core/money/decimal'
import { plainMoney, withSymbol } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { readAmount, readNumber } from '../../../core/money/parse'
import { cardOf, type NamedCard } from '../../market/fee-cards'
import { inputs, type MarketplaceTexts } from '../../market/inputs'
import { slabWords } from '../../market/order/market-rules'
import {
  type FeeBand,
  feeCardOf,
  type OrderTerms,
  sayPercent,
  sellers,
} from '../../market/order/terms'
import { feeRowsOf, parseBands, plainBands, readOrder } from '../../market/read-inputs'
import { BIN_WIDTH, BINS, LOSS_BINS } from '../compute'
import { formerRates } from '../former-rates'
import type { List } from '../list-store'
import type { Blank, Computed, Notes, RowFilter, RowQuery } from '../messages'
import type { Field } from '../read-product'
import type { Taxes } from '../taxes'
import { productsScreenWords } from './words'

/** What was noticed about the rows, one sentence for each thing. */
export function sayNotes(
  { notes, betweenSlabs }: Pick<Computed, 'notes' | 'betweenSlabs'>,
  cutAfter: number | undefined,
): readonly string[] {
  const { sums, pictures, notSales, mangledSkus, repeatedSkus, explained, parents } = notes
  const { smallRates, zeroCosts, leftRates } = notes
  const { lower, higher, limit, lowerUpTo: from, noneUpTo: to } = slabWords
  const said = [
    cutAfter !== undefined && productsScreenWords.notes.cut(cutAfter),
    ...notSales.map(sayNotSales),
    zeroCosts > 0 && productsScreenWords.notes.zeroCosts(zeroCosts),
    smallRates > 0 && productsScreenWords.notes.smallRates(smallRates),
    leftRates > 0 &&
      productsScreenWords.notes.formerRates(
        leftRates,
        formerRates.formerInWords,
        formerRates.since,
        formerRates.currentInWords,
      ),
    betweenSlabs > 0 &&
      productsScreenWords.notes.betweenSlabs(betweenSlabs, { lower, higher, limit, from, to }),
    ...parents.map(({ kind, rows, first }) =>
      productsScreenWords.notes.parents(
        kind,
        rows,
        first.map((line) => groupDigits(String(line))).join(', '),
      ),
    ),
    explained > 0 && productsScreenWords.notes.explained(explained),
    sums > 0 && productsScreenWords.notes.sums(sums),
    pictures > 0 && productsScreenWords.notes.pictures(pictures),
    mangledSkus > 0 && productsScreenWords.notes.mangledSkus(mangledSkus),
    repeatedSkus > 0 && productsScreenWords.notes.repeatedSkus(repeatedSkus),
  ]
  return said.filter((note) => note !== false)
}

/**
 * Whether each row of the file came out as a product or is named.
 *
 * @example sayAllRows({ rows: 5, products: 3, … }) // 'Checked: 5 rows in the file, 3 products and 2 rows left out, named here.'
 */
export function sayAllRows({ mapping, computed }: Pick<List, 'mapping' | 'computed'>): string {
  const { rows } = mapping.opened
  const { totals, unreadRows, notes } = computed
  const { sums, pictures, explained, notSales, parents } = notes
  const namedRows = [...notSales, ...parents].reduce((all, { rows }) => all + rows, 0)
  const leftOut = unreadRows + namedRows + sums + pictures + explained
  return totals.products + leftOut === rows
    ? productsScreenWords.notes.allRows(rows, totals.products, leftOut)
    : productsScreenWords.notes.rowsLost(Math.abs(rows - totals.products - leftOut))
}

/** @example sayNotSales({ kind: 'RTO', rows: 2, first: [4, 9] }) // 'RTO: 2 rows do not count (rows 4, 9).' */
function sayNotSales({ kind, rows, first }: Notes['notSales'][number]): string {
  const numbers = first.map((line) => groupDigits(String(line))).join(', ')
  return rows > first.length
    ? productsScreenWords.notes.manyNotSales(kind, rows, numbers, count(rows - first.length))
    : productsScreenWords.notes.notSales(kind, rows, numbers)
}

type BlankContext = {
  readonly order: MarketplaceTexts
  readonly uses: readonly (Field | undefined)[]
  readonly taxes: Taxes
  money(value: Decimal, decimals: number): string
}

/**
 * Which values blank cells take, and how many cells, column by column.
 *
 * @example sayBlanks([{ field: 'ads', rows: 212 }], beside) // ['212 rows: ads ₹40 of your order']
 */
export function sayBlanks(blank: readonly Blank[], context: BlankContext): readonly string[] {
  return blank.flatMap((each) => {
    const taken = valueOfBlank(each, context)
    return taken === undefined ? [] : [`${productsScreenWords.file.rows(each.rows)}: ${taken}`]
  })
}

/** Nothing where the column does not change the result. */
function valueOfBlank({ field, asGstRate }: Blank, { order, uses, taxes, money }: BlankContext) {
  const { terms } = readOrder(order)
  const amount = (value: Decimal) => money(value, value % one === 0n ? 0 : 2)
  const isRegistered = terms.registration === 'registered'
  const countsGstOnCost = isRegistered || taxes.cost === 'before-gst'
  const onCost = sayPercent(terms.gstOnCost)
  switch (field) {
    case 'quantity':
      return productsScreenWords.blanks.quantity
    case 'gstRate':
      return blankGstRate(
        isRegistered ? terms.gstRate : undefined,
        countsGstOnCost && !uses.includes('gstOnCost') ? onCost : undefined,
      )
    case 'gstOnCost':
      if (!countsGstOnCost) return undefined
      return asGstRate
        ? productsScreenWords.blanks.gstOnCostAsRate
        : productsScreenWords.blanks.gstOnCost(onCost)
    case 'commission':
    case 'commissionAmount':
      return productsScreenWords.blanks.commission
    case 'fixedFee':
      return productsScreenWords.blanks.fixedFee
    case 'shipping':
      return productsScreenWords.blanks.shipping(amount(terms.shippingFee))
    case 'ads':
      return productsScreenWords.blanks.ads(amount(terms.adsPerOrder))
    case 'returns':
      return productsScreenWords.blanks.returns(sayPercent(terms.returned.percent))
    default:
      return undefined
  }
}

/** The rates that a blank GST rate stands for; one that does not count is missing. */
function blankGstRate(rate: OrderTerms['gstRate'] | undefined, onCost: string | undefined) {
  if (rate === undefined) {
    return onCost === undefined ? undefined : productsScreenWords.blanks.gstOnCost(onCost)
  }
  if (rate === 'clothesAndShoes') {
    return onCost === undefined
      ? productsScreenWords.blanks.clothes
      : productsScreenWords.blanks.clothesAndOnCost(onCost)
  }
  return onCost === undefined
    ? productsScreenWords.blanks.gstRate(sayPercent(rate))
    : productsScreenWords.blanks.gstRates(sayPercent(rate), onCost)
}

const count = (number: number) => groupDigits(String(number))

const sayFilter = (filter: RowFilter, percent: string): string | undefined => {
  if (filter === 'all') return undefined
  if (filter === 'losses') return productsScreenWords.printed.losses
  return filter === 'below'
    ? productsScreenWords.printed.below(percent)
    : productsScreenWords.printed.bar(sayBin(filter.bin))
}

/**
 * The rows on a printed sheet, in words.
 *
 * @example sayRows({ filter: 'losses', search: 'mug' }, { total: 3, products: 60, percent: '20%' })
 * // '3 of 60 products. Losses. “mug” in SKU or name.'
 */
export function sayRows(
  { filter, search }: Pick<RowQuery, 'filter' | 'search'>,
  { total, products, percent }: { total: number; products: number; percent: string },
): string {
  const words = search.trim()
  return [
    total === products
      ? productsScreenWords.printed.all(products)
      : productsScreenWords.printed.some(count(total), products),
    sayFilter(filter, percent),
    words && productsScreenWords.printed.found(words),
  ]
    .filter(Boolean)
    .join(' ')
}

/** The margin at which a bar of the histogram begins, in percent. */
export const edgeOf = (bin: number): number => (bin - LOSS_BINS) * BIN_WIDTH

/** @example sayBin(5) // 'Margin of 5% to 10%' */
export function sayBin(bin: number): string {
  if (bin === 0) return productsScreenWords.histogram.belowMargin(`${edgeOf(1)}%`)
  if (bin === BINS - 1) return productsScreenWords.histogram.fromMargin(`${edgeOf(bin)}%`)
  return productsScreenWords.histogram.betweenMargins(`${edgeOf(bin)}%`, `${edgeOf(bin + 1)}%`)
}

type Words = { readonly symbol: string; readonly cards: readonly NamedCard[] }
type Name = keyof MarketplaceTexts

/** A line of an order: the inputs it is made of, and its value in words. */
type Line = {
  readonly label: string
  readonly names: readonly Name[]
  say(order: MarketplaceTexts, words: Words): string
}

const money = (label: string, name: Name): Line => ({
  label,
  names: [name],
  say: (order, { symbol }) =>
    withSymbol(groupDigits(toDigits(atLeastZero(readAmount(order[name]).value))), symbol),
})
const percent = (label: string, name: Name): Line => ({
  label,
  names: [name],
  say: (order) => sayPercent(readNumber(order[name]).value),
})
const choice = (label: string, name: Name, words: Readonly<Record<string, string>>): Line => ({
  label,
  names: [name],
  say: (order) => words[order[name]] ?? order[name],
})

const yesNo = productsScreenWords.changes.yesNo
const sellerNames = Object.fromEntries(sellers.map(({ value, label }) => [value, label]))

const lines: readonly Line[] = [
  choice(productsScreenWords.changes.lines.seller, 'seller', sellerNames),
  {
    label: productsScreenWords.changes.lines.gstRate,
    names: ['gst', 'gstBy'],
    say: (order) =>
      order.gstBy === 'clothes'
        ? productsScreenWords.changes.clothes
        : sayPercent(readNumber(order.gst).value),
  },
  money(productsScreenWords.changes.lines.cost, 'cost'),
  percent(productsScreenWords.changes.lines.gstOnCost, 'costGst'),
  money(productsScreenWords.changes.lines.packing, 'packing'),
  percent(productsScreenWords.changes.lines.gstOnPacking, 'packingGst'),
  {
    label: productsScreenWords.changes.lines.feeCard,
    names: ['bands'],
    say: (order, { cards }) => sayCard(order.bands, cards),
  },
  choice(
    productsScreenWords.changes.lines.gstOnFees,
    'feesGst',
    productsScreenWords.changes.gstOnFees,
  ),
  money(productsScreenWords.changes.lines.shipping, 'shipping'),
  money(productsScreenWords.changes.lines.ads, 'ads'),
  percent(productsScreenWords.changes.lines.undelivered, 'undelivered'),
  money(productsScreenWords.changes.lines.undeliveredFee, 'undeliveredFee'),
  percent(productsScreenWords.changes.lines.undeliveredDamaged, 'undeliveredDamaged'),
  percent(productsScreenWords.changes.lines.returned, 'returned'),
  money(productsScreenWords.changes.lines.returnedFee, 'returnedFee'),
  percent(productsScreenWords.changes.lines.returnedDamaged, 'returnedDamaged'),
  choice(productsScreenWords.changes.lines.commissionBack, 'commissionBack', yesNo),
  choice(productsScreenWords.changes.lines.fixedFeeBack, 'fixedFeeBack', yesNo),
  choice(productsScreenWords.changes.lines.shippingBack, 'shippingBack', yesNo),
  percent(productsScreenWords.changes.lines.tcs, 'tcs'),
  percent(productsScreenWords.changes.lines.tds, 'tds'),
]

const sayCard = (bands: string, cards: readonly NamedCard[]) =>
  cardOf(bands, cards)?.name ?? productsScreenWords.changes.bands(parseBands(bands).length)

/**
 * What changes if the list is computed with the newest marketplace order, line by line. It counts what
 * is kept on the device, and what was changed in this tab since the list is shown; the example order
 * of a new tab changes nothing.
 *
 * @example sayOrderChanges(list, inputs.own(), { isRemembered: true, symbol: '₹', cards: [] })
 * // ['Shipping fee ₹65 → ₹72', 'Ads per order ₹40 → ₹25']
 */
export function sayOrderChanges(
  { order, tabOrder, mapping }: Pick<List, 'order' | 'tabOrder' | 'mapping'>,
  now: MarketplaceTexts,
  { isRemembered, ...words }: Words & { readonly isRemembered: boolean },
): readonly string[] {
  const isTaxed = order.seller === 'registered' || now.seller === 'registered'
  const isChanged = (name: Name) =>
    order[name] !== now[name] &&
    (now[name] !== tabOrder[name] || (isRemembered && inputs.inside.names.includes(name)))
  const isUsed = (name: Name) =>
    name === 'cost'
      ? !mapping.uses.includes('cost')
      : isTaxed || !/gst/i.test(name) || name === 'feesGst'
  return lines.flatMap(({ label, names, say }) => {
    if (!names.some((name) => isChanged(name) && isUsed(name))) return []
    const [before, after] = [say(order, words), say(now, words)]
    const change = productsScreenWords.changes.line(label, before, after)
    if (names.includes('bands')) return sayBands(order.bands, now.bands, change, words)
    return before === after ? [] : [change]
  })
}

/**
 * The change of the fee card: by the names of the cards, or band by band where only fees differ.
 */
function sayBands(
  before: string,
  after: string,
  byName: string,
  { symbol, cards }: Words,
): readonly string[] {
  if (plainBands(before) === plainBands(after)) return []
  const [old, young] = [before, after].map((bands) => feeCardOf(feeRowsOf(parseBands(bands)))) as [
    ReturnType<typeof feeCardOf>,
    ReturnType<typeof feeCardOf>,
  ]
  const isNamed = cardOf(before, cards) && cardOf(after, cards)
  const isSame =
    old.length === young.length && old.every(({ upTo }, at) => upTo === young[at]?.upTo)
  if (isNamed || !isSame) return [byName]
  return old.flatMap((band, at) => {
    const next = young[at] as typeof band
    const fees = ({ commissionPercent, fixedFee }: typeof band) =>
      productsScreenWords.changes.bandFees(
        sayPercent(commissionPercent),
        plainMoney(fixedFee, symbol),
      )
    const [was, is] = [fees(band), fees(next)]
    return was === is ? [] : [sayFees(band, was, is, symbol)]
  })
}

/** The change of the fees of one band; the only one has no end. */
function sayFees({ above, upTo }: FeeBand, was: string, is: string, symbol: string): string {
  if (upTo !== undefined) {
    return productsScreenWords.changes.feesUpTo(plainMoney(upTo, symbol), was, is)
  }
  return above > 0n
    ? productsScreenWords.changes.feesAbove(plainMoney(above, symbol), was, is)
    : productsScreenWords.changes.fees(was, is)
}
