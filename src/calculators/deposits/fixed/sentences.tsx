import type { ReactNode } from 'react'
import { sayDate } from '../../../core/language/dates'
import { languageWords } from '../../../core/language/words'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiply,
  multiplyDivide,
  plus,
  round,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import type { Reading } from '../../../core/money/parse'
import { roundedUp } from '../../../core/money/round-whole'
import { fixedDeposit } from '../../../core/rules/deposits'
import { cessPercent } from '../../../core/rules/income-tax'
import { addMonths, daysFrom } from '../../../core/time/calendar'
import { problemHint, wholeHint } from '../../../ui/fields/hints'
import { uiWords } from '../../../ui/words'
import { depositsWords } from '../shared/words'
import type { Answered } from './answer'
import { type Closed, calendarOf, type Deposit, type FixedInputs, type NoDeposit } from './compute'
import { isUnderLeastDays, type Length, momentAfter, TICKS_PER_DAY, TICKS_PER_MONTH } from './term'
import { fixedWords } from './words'

type Money = (value: Decimal) => string

/** @example sayLength({ months: 62, days: 19 }) // '5 years, 2 months and 19 days' */
export const sayLength = ({ months, days }: Length): string =>
  depositsWords.term(Math.floor(months / 12), months % 12, days)

/** The same where there is little room. @example sayShort({ months: 62, days: 19 }) // '5 yr 2 mo 19 d' */
export const sayShort = ({ months, days }: Length): string =>
  fixedWords.term.short(Math.floor(months / 12), months % 12, days)

const perYears = [12, 4, 2, 1] as const
type PerYear = (typeof perYears)[number]

/** How often a year has a period, as the words know it. */
export const knownPerYear = (perYear: number): PerYear =>
  perYears.find((known) => known === perYear) ?? 4

/** @example sayPeriods(20, 4) // '20 quarters' */
export const sayPeriods = (count: number, perYear: number): string =>
  fixedWords.term.periods[knownPerYear(perYear)](groupDigits(String(count)))

/**
 * What is left over after full periods: months and days where it is whole ones, otherwise days with two decimals.
 *
 * @example sayRest(TICKS_PER_DAY * 79n) // '79 days'
 */
export function sayRest(rest: bigint): string {
  for (let months = 0n; months * TICKS_PER_MONTH <= rest; months++) {
    const days = rest - months * TICKS_PER_MONTH
    if (days % TICKS_PER_DAY !== 0n) continue
    const count = Number(days / TICKS_PER_DAY)
    return [
      months > 0n && languageWords.months(Number(months)),
      (count > 0 || months === 0n) && fixedWords.term.countOfDays(groupDigits(String(count))),
    ]
      .filter((part) => part !== false)
      .join(' ')
  }
  const days = divide(decimalFrom(rest), decimalFrom(TICKS_PER_DAY))
  return fixedWords.term.countOfDays(toDigits(round(days, 2)))
}

/** What is left over of a deposit: days by the calendar where they are known. */
export function sayLeftOver({ maturesOn, way, counted }: Deposit): string {
  const start = way.calendar?.start
  if (!start || !maturesOn) return sayRest(counted.rest)
  const from = addMonths(start, (counted.periods * 12) / way.perYear)
  return fixedWords.term.countOfDays(groupDigits(String(daysFrom(from, maturesOn))))
}

/** What a term is counted as. @example '20 quarters', '4 quarters and 79 days' */
export function sayCounted(deposit: Deposit): string {
  const { counted, way } = deposit
  const periods = sayPeriods(counted.periods, way.perYear)
  if (counted.rest === 0n) return periods
  const rest = sayLeftOver(deposit)
  return counted.periods === 0 ? rest : fixedWords.term.counted(periods, rest)
}

/** What is worth knowing about a term, if there is something. */
export function termHint({ asked, outcome }: Answered): string | undefined {
  if (!outcome) return undefined
  if (outcome.kind === 'endNotAfterStart') return fixedWords.term.notAfterStart
  if (outcome.kind === 'tooLong') return fixedWords.term.tooLong
  if (outcome.kind !== 'deposit' || outcome.isAlreadyThere) return undefined
  const calendar = calendarOf(asked)
  const end = outcome.maturesOn ?? outcome.time
  if (isUnderLeastDays(calendar, end)) return fixedWords.term.tooShort
  const most = momentAfter(calendar, { months: fixedDeposit.mostYears * 12, days: 0 })
  if (end > most) return fixedWords.term.tooLong
  return outcome.isUnderSixMonths ? fixedWords.term.simple : undefined
}

const twelve = decimalFrom(12)

/** What cannot be read in the boxes of a length; or that months or days with a fraction are rounded. */
export function lengthHint(years: Reading, months: Reading, days: Reading): string | undefined {
  const ofYears = multiply(atLeastZero(years.value), twelve)
  return (
    problemHint(years) ??
    problemHint(months) ??
    problemHint(days) ??
    wholeHint(plus(ofYears, atLeastZero(months.value)), depositsWords.wholeMonths) ??
    wholeHint(days.value, depositsWords.wholeDays)
  )
}

/**
 * The closing that the page answers with first: whoever closes early asks for what comes back then. An amount or a
 * term that is looked for stays the answer.
 */
export function closedIn({ asked, outcome }: Answered): Closed | undefined {
  if (asked.find !== 'value' || outcome?.kind !== 'deposit') return undefined
  return outcome.closing?.kind === 'closed' ? outcome.closing : undefined
}

/** The main figure of the page and what is said below it. */
export type Headline = {
  readonly label: string
  /** Where there is no figure: few words, since the bars at the edge of a phone are narrow. */
  readonly value: string
  /** Shown instead of the value. */
  readonly sentence?: string
  readonly caption: ReactNode
}

const bold = (text: string) => <b>{text}</b>

/** What was found; or why nothing was, and what would have an answer. */
export function headlineOf({ asked, outcome }: Answered, money: Money): Headline {
  const label = labelOf(asked)
  if (!outcome) return { label, value: '--', caption: uiWords.answer.tooLarge }
  if (outcome.kind !== 'deposit') return { label, ...whyNone(outcome) }
  const closed = closedIn({ asked, outcome })
  if (closed) {
    return {
      label: fixedWords.results.youGet,
      value: money(closed.valueThen),
      caption: fixedWords.captions.closed(
        sayLength(closed.length),
        bold(formatPercent(closed.rateThen, 2)),
        bold(money(closed.givenUp)),
      ),
    }
  }
  if (outcome.isAlreadyThere) {
    return {
      label,
      value: sayLength(outcome.length),
      sentence: fixedWords.noTerm.enough,
      caption: fixedWords.noTerm.enoughHelp(bold(money(outcome.amount)), bold(money(asked.wanted))),
    }
  }
  return { label, value: foundOf(asked, outcome, money), caption: captionOf(asked, outcome, money) }
}

/** What is copied, and repeated at the edge of the window, after the main figure. */
export function besideHeadline(answered: Answered, money: Money) {
  const { asked, outcome } = answered
  const deposit = outcome?.kind === 'deposit' ? outcome : undefined
  const figure = (label: string, value: Decimal | undefined) => ({
    label,
    value: value === undefined ? '--' : money(value),
  })
  const closed = closedIn(answered)
  if (deposit && closed) {
    return [
      figure(fixedWords.results.interestThen, closed.interestThen),
      figure(fixedWords.results.givenUp, closed.givenUp),
      { label: labelOf(asked), value: foundOf(asked, deposit, money) },
    ]
  }
  return [
    figure(depositsWords.results.interest, deposit?.interest),
    figure(depositsWords.results.afterTax, deposit?.afterTax),
    figure(depositsWords.results.inTodaysMoney, deposit?.inTodaysMoney),
    ...(deposit?.closing?.kind === 'closed'
      ? [figure(fixedWords.results.youGet, deposit.closing.valueThen)]
      : []),
  ]
}

/** The name of the main figure. */
export const labelOf = ({ find, payout }: Pick<FixedInputs, 'find' | 'payout'>): string =>
  fixedWords.hero[find === 'value' ? payout : find]

/** The main figure. An amount is rounded up, so that it is enough. */
export function foundOf({ find }: FixedInputs, deposit: Deposit, money: Money): string {
  if (find === 'term') return sayLength(deposit.length)
  if (find === 'amount') return money(roundedUp(deposit.amount))
  return money(deposit.paidOut?.payment ?? deposit.maturityValue)
}

function captionOf(asked: FixedInputs, deposit: Deposit, money: Money): ReactNode {
  const { find, payout } = asked
  const { paidOut, maturesOn, effectiveYield, payoutYield } = deposit
  const term = sayLength(deposit.length)
  if (find === 'term') {
    const grown = [bold(money(deposit.amount)), bold(money(deposit.maturityValue))] as const
    return maturesOn
      ? fixedWords.captions.termOn(...grown, sayDate(maturesOn))
      : fixedWords.captions.term(...grown)
  }
  if (paidOut && find === 'amount') {
    const payment = bold(money(asked.wanted))
    return payout === 'monthly'
      ? fixedWords.captions.amountMonthly(payment, term)
      : fixedWords.captions.amountQuarterly(payment, term)
  }
  if (find === 'amount') return fixedWords.captions.amount(bold(money(asked.wanted)), term)
  if (paidOut) {
    const last = bold(money(paidOut.lastPayment))
    if (paidOut.payments > 0) {
      return fixedWords.captions.paidOut(
        term,
        bold(money(deposit.amount)),
        bold(payoutYield === undefined ? '--' : formatPercent(payoutYield, 2)),
      )
    }
    return payout === 'monthly'
      ? fixedWords.captions.noFullMonth(last)
      : fixedWords.captions.noFullQuarter(last)
  }
  return effectiveYield === undefined
    ? fixedWords.captions.valueAlone(term)
    : fixedWords.captions.value(term, bold(formatPercent(effectiveYield, 2)))
}

function whyNone({ kind }: NoDeposit): Omit<Headline, 'label'> {
  switch (kind) {
    case 'noDates':
      return { value: '--', caption: fixedWords.term.bothDays }
    case 'tooLong':
      return { value: '--', caption: uiWords.answer.tooLarge }
    case 'endNotAfterStart':
      return {
        value: '--',
        sentence: fixedWords.term.notAfterStart,
        caption: fixedWords.term.laterEnd,
      }
    case 'paidOut':
      return {
        value: fixedWords.noAnswer,
        sentence: fixedWords.noTerm.paidOut,
        caption: fixedWords.noTerm.paidOutHelp,
      }
    case 'neverGrows':
      return {
        value: fixedWords.noAnswer,
        sentence: fixedWords.noTerm.neverGrows,
        caption: fixedWords.noTerm.neverGrowsHelp,
      }
    case 'nothingDeposited':
      return {
        value: fixedWords.noAnswer,
        sentence: fixedWords.noTerm.nothingDeposited,
        caption: fixedWords.noTerm.nothingDepositedHelp,
      }
    case 'rateIsZero':
      return {
        value: fixedWords.noAnswer,
        sentence: fixedWords.noTerm.rateIsZero,
        caption: fixedWords.noTerm.rateIsZeroHelp,
      }
    default:
      return {
        value: fixedWords.noAnswer,
        sentence: depositsWords.notWithin100Years,
        caption: fixedWords.noTerm.notWithin100YearsHelp,
      }
  }
}

/** Tax with its cess, in percent. @example sayTaxPercent(decimalFrom(20)) // '20.8%' */
export const sayTaxPercent = (taxRate: Decimal): string =>
  `${groupDigits(toDigits(multiplyDivide(taxRate, plus(hundred, decimalFrom(cessPercent)), hundred)))}%`

/** A typed percentage as it counts: below 0 it is 0. */
export const saySafePercent = (percent: Decimal): string =>
  `${groupDigits(toDigits(percent < 0n ? zero : percent))}%`
