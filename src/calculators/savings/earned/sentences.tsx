import type { ReactElement, ReactNode } from 'react'
import { sayShortDate } from '../../../core/language/dates'
import { type Decimal, decimalFrom, divide } from '../../../core/money/decimal'
import { formatNumber, formatPercent } from '../../../core/money/format'
import { MOST_ROWS, type RowProblem } from '../../../core/yearly-rate/payments'
import type { Returns } from '../../../core/yearly-rate/returns-of'
import type { ReturnsAnswer } from './compute'
import type { Typed } from './inputs'
import { returnsWords } from './words'

/** A found rate with two decimals; what is above 10,000% is not told apart. @example '11.02%' */
export const sayRate = (rate: Decimal, isOver = false): string =>
  isOver ? returnsWords.results.over : formatPercent(rate, 2)

/** What there is to show in the place of a figure that does not exist. */
export const NOTHING = '–'

/** The name of the rate: two days with payments have a CAGR. */
export const rateName = ({ name }: Returns): string =>
  name === 'CAGR' ? returnsWords.results.cagr : returnsWords.results.xirr

export type Headline = {
  readonly label: string
  readonly value: string
  readonly caption: ReactElement
  /** The rate has a row of its own, as it is not the main result. */
  readonly isRateBelow: boolean
}

/** The key makes a new element of a new sentence: programs that translate pages replace its texts. */
const keyed = (key: string, sentence: ReactNode): ReactElement => <span key={key}>{sentence}</span>
const plain = (sentence: string): ReactElement => keyed(sentence, sentence)

/**
 * The main result and what is said below it.
 *
 * @example headlineOf(answer(inputs.defaults)).value // '11.02%'
 */
export function headlineOf({ returns, hasDay }: ReturnsAnswer): Headline {
  const rate = { label: rateName(returns), isRateBelow: false }
  if (!hasDay) return { ...rate, value: NOTHING, caption: plain(returnsWords.onNothing) }
  const { status, days = 0, gainPercent, counted } = returns
  const gain = {
    label: returnsWords.results.gainOfAll,
    value: gainPercent === undefined ? NOTHING : formatPercent(gainPercent, 2),
    isRateBelow: false,
  }
  switch (status) {
    case 'one':
      if (returns.rate === undefined) break
      if (returns.underOneYear) {
        return {
          ...gain,
          caption: plain(returnsWords.captions.underOneYear(days)),
          isRateBelow: true,
        }
      }
      return {
        ...rate,
        value: sayRate(returns.rate, returns.isRateOver),
        caption: returns.outFirst
          ? plain(returnsWords.captions.outFirst)
          : keyed('yearly', returnsWords.captions.yearly),
      }
    case 'several':
      return { ...gain, caption: plain(returnsWords.captions.several(sayRates(returns))) }
    case 'none':
      return { ...gain, caption: plain(returnsWords.captions.none) }
    case 'allLost':
      return {
        ...rate,
        value: sayRate(decimalFrom(-100)),
        caption: plain(returnsWords.captions.allLost),
      }
    case 'nothing':
      return {
        ...rate,
        value: NOTHING,
        caption: plain(counted > 0 ? returnsWords.captions.allEven : returnsWords.captions.nothing),
      }
    default:
      return { ...rate, value: NOTHING, caption: plain(returnsWords.captions[status]) }
  }
  return { ...rate, value: NOTHING, caption: plain(returnsWords.captions.nothing) }
}

const overLimit = decimalFrom(10_000)

const sayRates = ({ rates }: Returns): string[] =>
  rates.map((rate) => sayRate(rate, rate > overLimit))

/** Payments that were worked out, with a value of 0 where none is typed. */
const workedOut: readonly Returns['status'][] = ['one', 'several', 'none', 'allLost']

/** What is remarked below the results, if anything is. */
export function remarkOf({ returns, hasDay, asked }: ReturnsAnswer): ReactElement | undefined {
  const { status, signChanges, outFirst, underOneYear } = returns
  if (hasDay && asked.valueToday === undefined && workedOut.includes(status))
    return plain(returnsWords.valueIsBlank)
  if (!hasDay || status !== 'one') return undefined
  if (outFirst && underOneYear) return plain(returnsWords.captions.outFirst)
  if (signChanges < 2) return undefined
  return outFirst
    ? keyed('outFirst', returnsWords.onlyOneFitsOutFirst)
    : keyed('inFirst', returnsWords.onlyOneFits)
}

const yearDays = decimalFrom(365)

/** @example sayTime(2051) // '2,051 days · 5.62 years' */
export function sayTime(days: number | undefined): string {
  if (days === undefined) return NOTHING
  return days < 365
    ? returnsWords.results.days(days)
    : returnsWords.results.daysAndYears(days, formatNumber(divide(decimalFrom(days), yearDays), 2))
}

/** How many rows do not count, for whatever reason. */
export const leftOutOf = ({ read, returns }: Pick<ReturnsAnswer, 'read' | 'returns'>): number =>
  read.bad.length + read.leftOut.length + returns.leftOut.length

/** @example 'Dates as day/month/year; 6 rows count, none left out' */
export const sayReading = ({ read, returns, hasDay }: ReturnsAnswer): string =>
  returnsWords.reading.summary(
    returnsWords.reading.dates[read.dateOrder],
    hasDay ? returns.counted : read.rows.length,
    leftOutOf({ read, returns }),
  )

/**
 * The rows that do not count, as a sentence beside the answer: they change it.
 *
 * @example 'Row 1: "32/13/2020" is not a date; 2 rows count.'
 */
export function sayLeftOut({ read, returns }: ReturnsAnswer): string | undefined {
  const wrong = read.bad.filter(({ reason }) => reason !== 'noAmount')
  const [first, ...others] = wrong
  if (!first) return undefined
  const said = sayProblem(first)
  return returnsWords.reading.doNotCount(
    others.length > 0 ? returnsWords.reading.andMore(said, others.length) : said,
    returns.counted,
  )
}

/** More sentences than that nobody reads. */
const MOST_SENTENCES = 50

/** How the rows were read, a sentence each. */
export function readingSentences(
  { read, returns, asked }: ReturnsAnswer,
  swap: Typed['swap'],
): string[] {
  const outside = [...read.leftOut, ...returns.leftOut]
  const day = sayShortDate(asked.on)
  const rows = [
    ...read.bad.map((problem) => ({ row: problem.row, text: sayProblem(problem) })),
    ...outside
      .filter(({ reason }) => reason !== 'tooMany')
      .map(({ row, reason }) => ({
        row,
        text:
          reason === 'zero'
            ? returnsWords.reading.zero(row)
            : returnsWords.reading.afterOn(row, day),
      })),
  ].sort((a, b) => a.row - b.row)
  const same = returns.sameRows.map((group) => returnsWords.reading.same(group))
  const sentences = [...rows.map(({ text }) => text), ...same]
  const beyond = sentences.length - MOST_SENTENCES
  return [
    ...saySigns(read.signs, swap),
    ...(outside.some(({ reason }) => reason === 'tooMany')
      ? [returnsWords.reading.tooMany(MOST_ROWS)]
      : []),
    ...sentences.slice(0, MOST_SENTENCES),
    ...(beyond > 0 ? [returnsWords.reading.more(beyond)] : []),
  ]
}

function saySigns(signs: ReturnsAnswer['read']['signs'], swap: Typed['swap']): string[] {
  if (!signs) return []
  const isSwapped = swap === 'on'
  if (signs === 'allIn')
    return [isSwapped ? returnsWords.reading.signs.allOut : returnsWords.reading.signs.allIn]
  return [
    (signs === 'minusIsOut') !== isSwapped
      ? returnsWords.reading.signs.minusOut
      : returnsWords.reading.signs.minusIn,
  ]
}

/** So much of what stood in a row is repeated. */
const LONGEST_QUOTE = 40

const shortened = (text: string) =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text

/** @example sayProblem({ row: 3, reason: 'noDate', text: 'soon' }) // 'Row 3: no date in "soon"' */
export function sayProblem({ row, reason, text }: RowProblem): string {
  const quoted = shortened(text.trim())
  if (reason === 'noAmount' || reason === 'tooManyColumns')
    return returnsWords.reading.bad[reason](row)
  return quoted
    ? returnsWords.reading.bad[reason](row, quoted)
    : returnsWords.reading.bad.noDateAtAll(row)
}

/** @example 'Worth on 16 Nov 2026, each payment grown at 11.02% a year; together ₹6,45,000.' */
export function noteOf(
  { status, rate, isRateOver, lastDate, valueToday }: Returns,
  money: (amount: Decimal | undefined) => string,
): string {
  if (status !== 'one' || rate === undefined || !lastDate) return returnsWords.table.withoutRate
  return returnsWords.table.worth(
    sayShortDate(lastDate),
    sayRate(rate, isRateOver),
    money(valueToday),
  )
}
