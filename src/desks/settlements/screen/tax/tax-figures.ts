import { sayDate, sayMonth } from '../../../../core/language/dates'
import { absolute, type Decimal, one, subtract } from '../../../../core/money/decimal'
import { formatMoney } from '../../../../core/money/format'
import { isRead, readAmount } from '../../../../core/money/parse'
import { type Law, today } from '../../../../core/rules/rule-on'
import { gstStates } from '../../../../core/states/states'
import { problemHint } from '../../../../ui/fields/hints'
import type { Paise, Table7Row, Table14Row, Tax, TaxMonth } from '../../messages'
import { settlementTaxWords } from './words'

/** Marketplaces settle in rupees, whatever the currency of the site. */
const SYMBOL = '₹'

const decimalOf = (paise: Paise) => (BigInt(paise) * (one / 100n)) as Decimal

/** @example rupees(-186219) // '-₹1,862.19' */
export const rupees = (paise: Paise): string => formatMoney(decimalOf(paise), SYMBOL, 2)

/** @example monthName('2026-10') // 'October 2026' */
export const monthName = (month: string): string => sayMonth(`${month}-01`)

/** Whether all of a month is past. */
export const isOver = (month: string, today: string): boolean => month < today.slice(0, 7)

/**
 * The latest month that is over first, as it is the one to file; then those before it, and last what is
 * not over yet.
 *
 * @example inOrder([{ month: '2026-09' }, { month: '2026-10' }, { month: '2026-11' }], '2026-11-17')
 * // October, September, November
 */
export function inOrder<Month extends Pick<TaxMonth, 'month'>>(
  months: readonly Month[],
  today: string,
): readonly Month[] {
  const over = months.filter(({ month }) => isOver(month, today))
  const others = months.filter(({ month }) => !isOver(month, today))
  return [
    ...over.sort((a, b) => (a.month < b.month ? 1 : -1)),
    ...others.sort((a, b) => (a.month < b.month ? -1 : 1)),
  ]
}

/** All months that a return may be made of, in the same order. */
export const returnMonths = (tax: Tax, today: string): readonly string[] =>
  inOrder(
    [...new Set([...tax.table7, ...tax.table14].map(({ month }) => month))].map((month) => ({
      month,
    })),
    today,
  ).map(({ month }) => month)

/**
 * The rate of today, and those before it that some of the months had.
 *
 * @example sayRates(tcsLaw, [{ month: '2024-06' }]) // '0.5% since 10 July 2024, 1% before that'
 */
export function sayRates(
  law: Law<{ readonly percent: string }>,
  months: readonly Pick<TaxMonth, 'month'>[],
): string {
  const begun = law.filter(({ from }) => from <= today)
  return begun
    .flatMap(({ percent, from }, at) => {
      const until = begun[at + 1]?.from
      if (until === undefined) return [settlementTaxWords.rateSince(`${percent}%`, sayDate(from))]
      const isAskedFor = months.some(({ month }) => `${month}-01` < until)
      return isAskedFor ? [settlementTaxWords.rateBefore(`${percent}%`)] : []
    })
    .reverse()
    .join(', ')
}

/** What stands on the portal, against what is here. */
export type Comparison =
  | { readonly is: 'blank' }
  | { readonly is: 'unread'; readonly text: string }
  | { readonly is: 'same' | 'different'; readonly text: string }

/**
 * What to say of an amount of the portal.
 *
 * @param here as it is shown: held back is above zero
 * @example compare('1,850.19', 186219) // { is: 'different', text: '₹12.00 less than here.' }
 */
export function compare(typed: string, here: Paise): Comparison {
  const reading = readAmount(typed)
  if (!isRead(reading)) {
    return problemHint(reading)
      ? { is: 'unread', text: settlementTaxWords.unread }
      : { is: 'blank' }
  }
  const difference = subtract(reading.value, decimalOf(here))
  if (difference === 0n) return { is: 'same', text: settlementTaxWords.same }
  const amount = formatMoney(absolute(difference), SYMBOL, 2)
  return {
    is: 'different',
    text: difference < 0n ? settlementTaxWords.less(amount) : settlementTaxWords.more(amount),
  }
}

/** The taxable value and the taxes of rows, added up. */
export type Sums = Pick<Table14Row, 'taxable' | 'igst' | 'cgst' | 'sgst'>

const nothing: Sums = { taxable: 0, igst: 0, cgst: 0, sgst: 0 }

/** @example sumOf(rows).taxable */
export const sumOf = (rows: readonly Sums[]): Sums =>
  rows.reduce(
    (sum, row) => ({
      taxable: sum.taxable + row.taxable,
      igst: sum.igst + row.igst,
      cgst: sum.cgst + row.cgst,
      sgst: sum.sgst + row.sgst,
    }),
    nothing,
  )

export type PlaceRow = Sums & { readonly place: string; readonly rate: string }

/**
 * Table 7 of a month by place and rate, whatever the marketplace; places by their code, those that are
 * no known state last.
 */
export function placesOf(rows: readonly Table7Row[], month: string): readonly PlaceRow[] {
  const sums = new Map<string, PlaceRow & { readonly order: string }>()
  for (const row of rows) {
    if (row.month !== month) continue
    const name = gstStates[row.pos]
    const place = name ? `${row.pos} ${name}` : row.state
    const key = `${place}|${row.rate}`
    const order = `${name ? row.pos : `~${row.state}`} ${row.rate.padStart(6, '0')}`
    const before = sums.get(key)
    sums.set(key, { place, rate: row.rate, order, ...sumOf(before ? [before, row] : [row]) })
  }
  return [...sums.values()].sort((a, b) => (a.order < b.order ? -1 : 1))
}
