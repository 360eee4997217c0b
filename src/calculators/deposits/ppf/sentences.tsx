import type { ReactElement, ReactNode } from 'react'
import { sayMonth } from '../../../core/language/dates'
import { sayMonths, sayTime } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'
import { type Decimal, decimalFrom, multiply, round } from '../../../core/money/decimal'
import { inWords, plainMoney } from '../../../core/money/format'
import { everyDigit, sayTypedMoney, sayTypedPercent } from '../../../core/money/format-exact'
import { schemes } from '../../../core/rules/deposits'
import { amountHint } from '../../../ui/fields/hints'
import { uiWords } from '../../../ui/words'
import { depositsWords } from '../shared/words'
import { nameOfRow, type RateChange } from './account'
import { isByFifth, type PpfInputs, type PpfResults } from './compute'
import {
  type ChangeReading,
  fillKnownRates,
  latestRate,
  ownFields,
  type PpfReading,
  readChanges,
  type Typed,
  type TypedChange,
} from './inputs'
import { ppfWords } from './words'

type Money = (value: Decimal) => string

/** The name of a month of the calendar. @example nameOfMonth(4) // 'April' */
export const nameOfMonth = (month: number): string =>
  languageWords.monthNames.split(' ')[month - 1] ?? ''

const twelve = decimalFrom(12)

/** What the helper of the deposit says: how much a year it is, or that it is the most. */
export function amountHelper(typed: Typed, { amount, most }: PpfReading, symbol: string): string {
  const isYearly = typed.deposit === 'yearly'
  const ofYear = isYearly ? amount.value : multiply(amount.value, twelve)
  const said = inWords(ofYear) ?? plainMoney(ofYear, symbol)
  if (!isYearly) return ppfWords.fields.aYear(said)
  return ofYear === most.value && ofYear > 0n ? ppfWords.fields.theMost(said) : said
}

/** The hint under the deposit: it cannot be read, or the scheme takes less or asks for more. */
export function depositHint(
  { amount, most, least }: PpfReading,
  { scheme }: Typed,
  results: PpfResults | undefined,
  symbol: string,
): string | undefined {
  const problem = amountHint(amount)
  if (problem) return problem
  if (results?.isCapped) return ppfWords.capped(plainMoney(most.value, symbol))
  return results?.isBelowMinimum
    ? ppfWords.dormant(
        plainMoney(least.value, symbol),
        plainMoney(decimalFrom(schemes[scheme].revivalFee), symbol),
      )
    : undefined
}

/** From which month a deposit counts. It is named where all deposits are paid in the same month. */
export function dayHelper({ deposit, month, day, opened }: PpfInputs): string {
  const isOpenedThen = !opened || Number(opened.slice(5)) === month
  if (deposit === 'monthly' || !isOpenedThen) {
    return isByFifth(day) ? ppfWords.fields.countsInEach : ppfWords.fields.countsFromNext
  }
  return isByFifth(day)
    ? ppfWords.fields.countsIn(nameOfMonth(month))
    : ppfWords.fields.countsFrom(nameOfMonth((month % 12) + 1))
}

/** When yearly deposits are paid; the first of an account comes with its opening. */
export const paidInHelper = (opened: string | undefined): string =>
  opened ? ppfWords.fields.firstWhenOpened(sayMonth(`${opened}-01`)) : ppfWords.fields.onceAYear

/** The complete changes within the rows of the account, in their order. */
const changesWithin = (
  { scheme, changes }: Typed,
  opened: string | undefined,
  rows: number,
): readonly RateChange[] =>
  readChanges(scheme, changes, opened)
    .filter(({ row }) => row <= rows)
    .sort((a, b) => a.row - b.row || a.quarter - b.quarter)

/** Since when the scheme has its rate. */
export function rateHelper(typed: Typed, opened: string | undefined, rows: number): string {
  if (changesWithin(typed, opened, rows).length > 0) return ppfWords.fields.untilChange
  const { percent, from } = latestRate(typed.scheme)
  return depositsWords.rateSince(`${percent}%`, sayMonth(from))
}

/** What the fold of the rate changes holds, in a line. @example 'None: 7.1% throughout' */
export function sayChanges(typed: Typed, opened: string | undefined, rows: number): string {
  const changes = changesWithin(typed, opened, rows)
  const last = changes.at(-1)
  if (!last) {
    const say = fillKnownRates(typed, opened)
      ? ppfWords.changes.noneButKnown
      : ppfWords.changes.none
    return say(sayTypedPercent(typed[ownFields[typed.scheme].rate]))
  }
  return ppfWords.changes.some(
    ppfWords.changes.counted(changes.length),
    `${everyDigit(last.rate)}%`,
    opened ? nameOfRow(last.row, opened) : ppfWords.changes.year(String(last.row)),
  )
}

/** The line below a change: what is wrong with it, or which financial year it means. */
export function changeNote(
  typed: TypedChange,
  { row, year }: ChangeReading,
  opened: string | undefined,
  rows: number,
): string | undefined {
  if (typed.year.trim() === '' || year.problem) return undefined
  if (row === undefined) {
    return opened && year.value > 0n ? ppfWords.changes.beforeOpening : ppfWords.changes.yearHint
  }
  if (row > rows) return ppfWords.changes.afterEnd
  return opened && String(row) === typed.year.trim()
    ? ppfWords.changes.financialYear(nameOfRow(row, opened))
    : undefined
}

/** What the fold More holds, in a line. */
export function sayMore(typed: Typed, opened: string | undefined, symbol: string): string {
  const own = ownFields[typed.scheme]
  const terms = [
    sayTypedPercent(typed.inflation),
    sayTypedMoney(typed[own.least], symbol),
    sayTypedMoney(typed[own.most], symbol),
  ] as const
  return opened
    ? ppfWords.more.summaryOpened(...terms)
    : ppfWords.more.summary(sayTypedMoney(typed.balance, symbol), ...terms)
}

/** The caption below the result. @example 'after 15 years, ₹18,18,208 of it interest, free of tax' */
export function captionOf(results: PpfResults | undefined, money: Money): ReactNode {
  if (!results) return uiWords.answer.tooLarge
  if (results.months === 0) return ppfWords.captions.noTime
  return ppfWords.captions.grown(sayTime(results.months), money(results.interest))
}

/** How many financial years have deposits. */
const depositRows = ({ years }: PpfResults) => years.filter(({ deposited }) => deposited > 0n)

/** What is worth knowing about the time of the account; nothing where there is nothing to say. */
export function remarkOf(plan: PpfInputs, results: PpfResults | undefined): ReactNode {
  if (!results || results.months === 0) return undefined
  const { opened } = plan
  const said = [
    plan.scheme === 'ppf' ? ppfRemark(plan, results) : undefined,
    plan.scheme === 'ssy'
      ? depositsRemark(plan, results, ppfWords.remarks.ssyDepositsIn)
      : undefined,
    plan.scheme === 'ssy' ? ssyRemark(plan, results) : undefined,
    plan.scheme === 'ppf' ? extensionRemark(plan) : undefined,
    opened ? ppfWords.remarks.moneyOf(sayMonth(`${opened}-01`)) : undefined,
  ].filter((sentence) => sentence !== undefined)
  return said.length > 0 ? said.map((sentence, index) => spaced(sentence, index)) : undefined
}

const spaced = (sentence: ReactNode, index: number): ReactElement => (
  <span key={index}>
    {index > 0 && ' '}
    {sentence}
  </span>
)

const ownYears = languageWords.years(schemes.ppf.years)

/** How many deposits an account takes: one more than its years, where it was opened in April. */
function ppfRemark(plan: PpfInputs, results: PpfResults): ReactElement | undefined {
  const { opened } = plan
  if (!opened) {
    if (plan.extendYears > 0 || plan.years !== schemes.ppf.years) return undefined
    const say =
      plan.deposit === 'yearly' ? ppfWords.remarks.sixteenDeposits : ppfWords.remarks.sixteenYears
    return say(schemes.ppf.years + 1, ownYears)
  }
  return depositsRemark(plan, results, ppfWords.remarks.depositsIn)
}

/** In how many financial years deposits are made, where the month of opening is known: often one more than the years. */
function depositsRemark(
  { scheme, opened }: PpfInputs,
  results: PpfResults,
  say: typeof ppfWords.remarks.depositsIn,
): ReactElement | undefined {
  const rows = depositRows(results)
  const [first, last] = [rows[0], rows.at(-1)]
  return opened && first && last
    ? say(
        rows.length,
        nameOfRow(first.row, opened),
        nameOfRow(last.row, opened),
        scheme === 'ppf' ? ownYears : languageWords.years(schemes.ssy.depositYears),
      )
    : undefined
}

function extensionRemark({ extendYears, extendWithDeposits }: PpfInputs): ReactElement | undefined {
  if (extendYears === 0) return undefined
  const say = extendWithDeposits ? ppfWords.remarks.extendedWith : ppfWords.remarks.extendedWithout
  return say(languageWords.years(extendYears))
}

/** How long the balance earns without deposits; where the account has dates, those of the deposits are told already. */
function ssyRemark(plan: PpfInputs, results: PpfResults): ReactElement | undefined {
  const { opened, years, depositYears } = plan
  if (opened) {
    const rest = languageWords.years(schemes.ssy.years - schemes.ssy.depositYears)
    return depositRows(results).length > 0 ? ppfWords.remarks.ssyRest(rest) : undefined
  }
  const [all, paid] = [years, Math.min(depositYears, years)]
  return paid > 0 && paid < all
    ? ppfWords.remarks.ssy(languageWords.years(paid), languageWords.years(all - paid))
    : undefined
}

/** What is paid in a year, and for how long, in a line. */
export function sayWhenPaid(results: PpfResults, money: Money): string {
  const rows = depositRows(results)
  const [first] = rows
  return first && rows.every(({ deposited }) => deposited === first.deposited)
    ? ppfWords.whenPaid.intro(money(first.deposited), languageWords.years(rows.length))
    : ppfWords.whenPaid.introInAll(money(results.totalDeposited))
}

/** Where the first year of an account begins later than in April: said below the bars. */
export function sayFirstYear({ opened }: PpfInputs): string | undefined {
  const month = Number(opened?.slice(5))
  return opened && month !== 4
    ? ppfWords.whenPaid.firstYear(nameOfRow(1, opened), nameOfMonth(month))
    : undefined
}

/** What is less than the largest, in words; nothing for the largest itself. */
export const sayLess = (less: Decimal, money: Money): string | undefined =>
  round(less, 0) > 0n ? ppfWords.whenPaid.less(money(less)) : undefined

/** The whole time of an account. @example '15 years' */
export const sayAllTime = ({ months }: PpfResults): string => sayMonths(months)
