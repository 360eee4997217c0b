import { type Decimal, one } from '../../../../core/decimal'
import { countOf, groupDigits } from '../../../../core/format'
import { askedOf } from '../../shared/market/asked'
import type { MarketplaceTexts } from '../../shared/market/inputs'
import { sayPercent } from '../../shared/market/say'
import { slabWords } from '../../shared/order/market-rules'
import type { Field } from '../fields'
import { gstRates } from '../gst-rates'
import type { Blank, Notes, Worked } from '../messages'
import type { Taxes } from '../taxes'

/** What was noticed, one sentence for each thing. */
export function sayNotes(
  { notes, betweenSlabs }: Pick<Worked, 'notes' | 'betweenSlabs'>,
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
      `${countOf(leftRates, 'row')} ${leftRates === 1 ? 'has' : 'have'} a GST rate of ${gstRates.saidLeft}. Since ${gstRates.since} goods are at ${gstRates.saidNow}. ${leftRates === 1 ? 'It counts' : 'They count'} as written.`,
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

type Beside = {
  readonly order: MarketplaceTexts
  readonly uses: readonly (Field | undefined)[]
  readonly taxes: Taxes
  money(value: Decimal, decimals: number): string
}

/**
 * What blank cells take, and how many do, column by column.
 *
 * @example sayBlanks([{ field: 'ads', rows: 212 }], beside) // ['212 rows: ads ₹40 of your order']
 */
export function sayBlanks(blank: readonly Blank[], beside: Beside): readonly string[] {
  return blank.flatMap((each) => {
    const taken = takenBy(each, beside)
    return taken === undefined ? [] : [`${countOf(each.rows, 'row')}: ${taken}`]
  })
}

/** Nothing where it does not matter what a cell says. */
function takenBy({ field, asGstRate }: Blank, { order, uses, taxes, money }: Beside) {
  const { terms } = askedOf(order)
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
