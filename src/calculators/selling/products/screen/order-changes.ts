import { atLeastZero, type Decimal, toDigits } from '../../../../core/decimal'
import { countOf, groupDigits, plainMoney, withSymbol } from '../../../../core/format'
import { readAmount, readNumber } from '../../../../core/parse'
import { feeRowsOf, parseBands, plainBands } from '../../shared/market/bands'
import { cardOf, type NamedCard } from '../../shared/market/fee-cards'
import { inputs, type MarketplaceTexts } from '../../shared/market/inputs'
import { sayPercent, sellers } from '../../shared/market/say'
import { feeCardOf } from '../../shared/order/fee-card'
import type { List } from '../desk'

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
 * What a list would be worked out with instead, line by line: only what a person changed. That is what
 * is kept on the device, and what was changed in this tab since the list is on show; a tab that begins
 * with the example changes nothing.
 *
 * @example sayOrderChanges(list, inputs.own(), { isKept: true, symbol: '₹', cards: [] })
 * // ['Shipping fee ₹65 → ₹72', 'Ads per order ₹40 → ₹25']
 */
export function sayOrderChanges(
  { order, since, reading }: Pick<List, 'order' | 'since' | 'reading'>,
  now: MarketplaceTexts,
  { isKept, ...words }: Words & { readonly isKept: boolean },
): readonly string[] {
  const isTaxed = order.seller === 'registered' || now.seller === 'registered'
  const isChanged = (name: Name) =>
    order[name] !== now[name] &&
    (now[name] !== since[name] || (isKept && inputs.inside.names.includes(name)))
  const isUsed = (name: Name) =>
    name === 'cost'
      ? !reading.uses.includes('cost')
      : isTaxed || !/gst/i.test(name) || name === 'feesGst'
  return lines.flatMap(({ label, names, say }) => {
    if (!names.some((name) => isChanged(name) && isUsed(name))) return []
    const [before, after] = [say(order, words), say(now, words)]
    if (label === 'Fee card') return sayBands(order.bands, now.bands, `${before} → ${after}`, words)
    return before === after ? [] : [`${label} ${before} → ${after}`]
  })
}

/** The card by its name; where it has the same ends and no other name, the bands that differ. */
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
