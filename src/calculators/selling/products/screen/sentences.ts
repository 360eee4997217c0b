import { atLeastZero, type Decimal, one, toDigits } from '../../../../core/decimal'
import { countOf, plainMoney, withSymbol } from '../../../../core/format'
import { groupDigits } from '../../../../core/group-digits'
import { readAmount, readNumber } from '../../../../core/parse'
import { cardOf, type NamedCard } from '../../shared/market/fee-cards'
import { inputs, type MarketplaceTexts } from '../../shared/market/inputs'
import { feeRowsOf, parseBands, plainBands, readOrder } from '../../shared/market/read-inputs'
import { slabWords } from '../../shared/order/market-rules'
import { feeCardOf, sayPercent, sellers } from '../../shared/order/terms'
import { BIN_WIDTH, BINS, LOSS_BINS } from '../compute'
import { formerRates } from '../former-rates'
import type { List } from '../list-store'
import type { Blank, Computed, Notes, RowFilter, RowQuery } from '../messages'
import type { Field } from '../read-product'
import type { Taxes } from '../taxes'

/** What was noticed about the rows, one sentence for each thing. */
export function sayNotes(
  { notes, betweenSlabs }: Pick<Computed, 'notes' | 'betweenSlabs'>,
  cutAfter: number | undefined,
): readonly string[] {
  const { sums, pictures, notSales, mangledSkus, repeatedSkus } = notes
  const { smallRates, zeroCosts, leftRates } = notes
  const said = [
    cutAfter !== undefined &&
      `The file goes on: its first ${countOf(cutAfter, 'row')} count, the rest does not.`,
    ...notSales.map(sayNotSales),
    zeroCosts > 0 &&
      `${countOf(zeroCosts, 'row')} ${zeroCosts === 1 ? 'has a cost of 0. It counts.' : 'have a cost of 0. They count.'}`,
    smallRates > 0 &&
      `${countOf(smallRates, 'row')} ${smallRates === 1 ? 'has' : 'have'} a rate below 1%. If 0.18 is to be 18%, write 18 or 18%.`,
    leftRates > 0 &&
      `${countOf(leftRates, 'row')} ${leftRates === 1 ? 'has' : 'have'} a GST rate of ${formerRates.formerInWords}. Since ${formerRates.since} goods are at ${formerRates.currentInWords}. ${leftRates === 1 ? 'It counts' : 'They count'} as written.`,
    betweenSlabs > 0 &&
      `${countOf(betweenSlabs, 'row')} of clothes or shoes ${betweenSlabs === 1 ? 'has' : 'have'} a price between ${slabWords.lowerUpTo} and ${slabWords.noneUpTo}, which fits no GST slab: at ${slabWords.lower} it is above ${slabWords.limit} before GST, at ${slabWords.higher} it is not. ${betweenSlabs === 1 ? 'It counts' : 'They count'} at ${slabWords.higher}.`,
    sums > 0 &&
      `${countOf(sums, 'line')} with ${sums === 1 ? 'a total or a heading' : 'totals or headings'} ${sums === 1 ? 'is' : 'are'} left out.`,
    pictures > 0 &&
      `${countOf(pictures, 'line')} with nothing but pictures ${pictures === 1 ? 'is' : 'are'} left out.`,
    mangledSkus > 0 &&
      `${countOf(mangledSkus, 'SKU')} ${mangledSkus === 1 ? 'was' : 'were'} changed by a spreadsheet into a number like 1.8E+17. Format the column as text to keep ${mangledSkus === 1 ? 'it' : 'them'}.`,
    repeatedSkus > 0 &&
      `${countOf(repeatedSkus, 'row')} ${repeatedSkus === 1 ? 'has' : 'have'} an SKU that stands in an earlier row, too. All of them count.`,
  ]
  return said.filter((note) => note !== false)
}

/** @example sayNotSales({ kind: 'RTO', rows: 2, first: [4, 9] }) // 'RTO: 2 rows do not count (rows 4, 9).' */
function sayNotSales({ kind, rows, first }: Notes['notSales'][number]): string {
  const numbers = first.map((line) => groupDigits(String(line))).join(', ')
  const named = rows === 1 ? 'row' : 'rows'
  const more = rows > first.length ? ` and ${groupDigits(String(rows - first.length))} more` : ''
  return `${kind}: ${countOf(rows, 'row')} ${rows === 1 ? 'does' : 'do'} not count (${named} ${numbers}${more}).`
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
    return taken === undefined ? [] : [`${countOf(each.rows, 'row')}: ${taken}`]
  })
}

/** Nothing where the column does not change the result. */
function valueOfBlank({ field, asGstRate }: Blank, { order, uses, taxes, money }: BlankContext) {
  const { terms } = readOrder(order)
  const amount = (value: Decimal) => money(value, value % one === 0n ? 0 : 2)
  const isRegistered = terms.registration === 'registered'
  const countsGstOnCost = isRegistered || taxes.cost === 'before-gst'
  const onCost = `GST on cost ${sayPercent(terms.gstOnCost)}`
  switch (field) {
    case 'quantity':
      return 'quantity 1'
    case 'gstRate': {
      const rate =
        terms.gstRate === 'clothesAndShoes'
          ? 'the GST rate of clothes and shoes'
          : `GST rate ${sayPercent(terms.gstRate)}`
      const counted = [
        ...(isRegistered ? [rate] : []),
        ...(countsGstOnCost && !uses.includes('gstOnCost') ? [onCost] : []),
      ]
      return counted.length > 0 ? `${counted.join(' and ')} of your order` : undefined
    }
    case 'gstOnCost':
      if (!countsGstOnCost) return undefined
      return asGstRate ? 'GST on cost as their GST rate' : `${onCost} of your order`
    case 'commission':
    case 'commissionAmount':
      return 'commission of your fee card'
    case 'fixedFee':
      return 'fixed fee of your fee card'
    case 'shipping':
      return `shipping ${amount(terms.shippingFee)} of your order`
    case 'ads':
      return `ads ${amount(terms.adsPerOrder)} of your order`
    case 'returns':
      return `returns ${sayPercent(terms.returned.percent)} of your order`
    default:
      return undefined
  }
}

const count = (number: number) => groupDigits(String(number))

const sayFilter = (filter: RowFilter, percent: string): string | undefined => {
  if (filter === 'all') return undefined
  if (filter === 'losses') return 'Losses'
  return filter === 'below' ? `Below ${percent}` : sayBin(filter.bin)
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
      ? countOf(products, 'product')
      : `${count(total)} of ${countOf(products, 'product')}`,
    sayFilter(filter, percent),
    words && `“${words}” in SKU or name`,
  ]
    .filter(Boolean)
    .map((part) => `${part}.`)
    .join(' ')
}

/** The margin at which a bar of the histogram begins, in percent. */
export const edgeOf = (bin: number): number => (bin - LOSS_BINS) * BIN_WIDTH

/** @example sayBin(5) // 'Margin of 5% to 10%' */
export function sayBin(bin: number): string {
  if (bin === 0) return `Margin below ${edgeOf(1)}%`
  if (bin === BINS - 1) return `Margin of ${edgeOf(bin)}% and more`
  return `Margin of ${edgeOf(bin)}% to ${edgeOf(bin + 1)}%`
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

const sellerNames = Object.fromEntries(sellers.map(({ value, label }) => [value, label]))

const lines: readonly Line[] = [
  choice('You are', 'seller', sellerNames),
  {
    label: 'GST rate',
    names: ['gst', 'gstBy'],
    say: (order) =>
      order.gstBy === 'clothes' ? 'clothes and shoes' : sayPercent(readNumber(order.gst).value),
  },
  money('Cost price', 'cost'),
  percent('GST on cost', 'costGst'),
  money('Packing', 'packing'),
  percent('GST on packing', 'packingGst'),
  { label: 'Fee card', names: ['bands'], say: (order, { cards }) => sayCard(order.bands, cards) },
  choice('GST on fees', 'feesGst', { onTop: 'on top', included: 'included' }),
  money('Shipping fee', 'shipping'),
  money('Ads per order', 'ads'),
  percent('Undelivered', 'undelivered'),
  money('Fee per undelivered', 'undeliveredFee'),
  percent('Damaged of undelivered', 'undeliveredDamaged'),
  percent('Returned', 'returned'),
  money('Fee per return', 'returnedFee'),
  percent('Damaged of returned', 'returnedDamaged'),
  choice('Commission given back', 'commissionBack', {}),
  choice('Fixed fee given back', 'fixedFeeBack', {}),
  choice('Shipping given back', 'shippingBack', {}),
  percent('TCS', 'tcs'),
  percent('TDS', 'tds'),
]

const sayCard = (bands: string, cards: readonly NamedCard[]) =>
  cardOf(bands, cards)?.name ?? countOf(parseBands(bands).length, 'band')

/**
 * What changes if the list is computed with the newest marketplace order, line by line. It counts what
 * is kept on the device, and what was changed in this tab since the list is shown; the example order
 * of a new tab changes nothing.
 *
 * @example sayOrderChanges(list, inputs.own(), { isKept: true, symbol: '₹', cards: [] })
 * // ['Shipping fee ₹65 → ₹72', 'Ads per order ₹40 → ₹25']
 */
export function sayOrderChanges(
  { order, tabOrder, mapping }: Pick<List, 'order' | 'tabOrder' | 'mapping'>,
  now: MarketplaceTexts,
  { isKept, ...words }: Words & { readonly isKept: boolean },
): readonly string[] {
  const isTaxed = order.seller === 'registered' || now.seller === 'registered'
  const isChanged = (name: Name) =>
    order[name] !== now[name] &&
    (now[name] !== tabOrder[name] || (isKept && inputs.inside.names.includes(name)))
  const isUsed = (name: Name) =>
    name === 'cost'
      ? !mapping.uses.includes('cost')
      : isTaxed || !/gst/i.test(name) || name === 'feesGst'
  return lines.flatMap(({ label, names, say }) => {
    if (!names.some((name) => isChanged(name) && isUsed(name))) return []
    const [before, after] = [say(order, words), say(now, words)]
    if (label === 'Fee card') return sayBands(order.bands, now.bands, `${before} → ${after}`, words)
    return before === after ? [] : [`${label} ${before} → ${after}`]
  })
}

/**
 * The change of the fee card: by the names of the cards, or band by band where only fees differ.
 */
function sayBands(
  before: string,
  after: string,
  names: string,
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
  if (isNamed || !isSame) return [`Fee card ${names}`]
  return old.flatMap((band, at) => {
    const next = young[at] as typeof band
    const fees = ({ commissionPercent, fixedFee }: typeof band) =>
      `${sayPercent(commissionPercent)} and ${plainMoney(fixedFee, symbol)}`
    const [was, is] = [fees(band), fees(next)]
    return was === is ? [] : [`Fees${sayEnd(band, old.length, symbol)}: ${was} → ${is}`]
  })
}

const sayEnd = (
  { above, upTo }: { above: Decimal; upTo: Decimal | undefined },
  count: number,
  symbol: string,
) => {
  if (upTo !== undefined) return ` up to ${plainMoney(upTo, symbol)}`
  return count > 1 ? ` above ${plainMoney(above, symbol)}` : ''
}
