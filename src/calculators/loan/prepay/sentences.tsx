import type { ReactElement, ReactNode } from 'react'
import { sayMonths } from '../../../core/language/durations'
import { LONGEST_TERM } from '../../../core/loan/annuity'
import type { LoanCourse } from '../../../core/loan/changing-loan'
import {
  absolute,
  atLeastZero,
  type Decimal,
  decimalFrom,
  one,
  round,
  subtract,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { isRead, type Reading, readNumber } from '../../../core/money/parse'
import { rangeHint } from '../../../ui/fields/hints'
import { uiWords } from '../../../ui/words'
import { prepaymentFreeSince } from '../shared/rules'
import { calendarMonth, instalmentIn, monthNamedIn } from '../shared/terms'
import type { PrepayResults } from './compute'
import {
  type ChangeKind,
  type ChangeReading,
  type Changes,
  isMoney,
  readChange,
  type TypedChange,
} from './inputs'
import { prepayWords } from './words'

/** The top of the answer card: a figure, or a sentence in its place. */
export type Hero = {
  readonly label: string
  /** The figure; if there is a sentence, its short form for narrow places. */
  readonly value: string
  readonly sentence?: string
  readonly caption: ReactElement
}

type Money = (value: Decimal | undefined) => string

/**
 * Says what the changes save in all. Without a prepayment charge that is the interest saved.
 *
 * @param agreedMonths how many months the loan was to run
 * @example heroOf({ results, changes, agreedMonths: 240 }, wholeMoney)
 * // 'Interest saved', '₹16,03,691', 'and the loan ends 4 years earlier'
 */
export function heroOf(
  answer: {
    readonly results: PrepayResults | undefined
    readonly changes: readonly TypedChange[]
    readonly agreedMonths: number
  },
  money: Money,
): Hero {
  const { results, changes } = answer
  if (!results) {
    return {
      label: prepayWords.interestSaved,
      value: '--',
      caption: captionOf('tooLarge', uiWords.answer.tooLarge),
    }
  }
  const { with: changed, verdict, savedInAll = zero } = results
  if (changed.noEnd) return neverEnds(changed.noEnd, changes, money)
  if (verdict === 'nowEnds') {
    return {
      label: prepayWords.nowEnds.label,
      value: sayMonths(changed.end.months),
      caption:
        changes.length > 1
          ? captionOf(results.against, prepayWords.nowEnds.without[results.against])
          : captionOf('this', prepayWords.nowEnds.withoutThis),
    }
  }
  if (changed.end.months === 0) {
    return {
      label: prepayWords.interestSaved,
      value: money(savedInAll),
      caption: captionOf('nothing', prepayWords.captions.nothingYet),
    }
  }
  return {
    label: savedLabel(results),
    value: money(absolute(savedInAll)),
    caption: endCaption(results, answer.agreedMonths, money),
  }
}

/** A new sentence gets a new element, because browser translation replaces text nodes. */
const captionOf = (key: string, sentence: ReactNode) => <span key={key}>{sentence}</span>

/** The label of the figure; amounts below 0 are extra costs. */
export function savedLabel({ charges = zero, savedInAll = zero }: PrepayResults): string {
  const isExtra = round(savedInAll, 0) < 0n
  if (charges > 0n) return isExtra ? prepayWords.extraInAll : prepayWords.savedInAll
  return isExtra ? prepayWords.extraInterest : prepayWords.interestSaved
}

function endCaption(results: PrepayResults, agreedMonths: number, money: Money): ReactElement {
  const { loan, against, without, with: changed } = results
  const { verdict, savedInAll = zero, monthsSaved = 0 } = results
  const before = without.end?.emi ?? without.emi
  const after = changed.end?.emi ?? before
  const months = changed.end?.months ?? 0
  const isChargeMore = verdict === 'saved' && round(savedInAll, 0) < 0n
  const captions = isChargeMore ? prepayWords.chargeCaptions : prepayWords.changeCaptions
  const keyOf = (figure: number | string) => `${isChargeMore} ${figure}`
  if (monthsSaved > 0) return captionOf(keyOf(monthsSaved), captions.earlier(monthsSaved))
  if (monthsSaved < 0) return captionOf(keyOf(monthsSaved), captions.later(-monthsSaved))
  if (round(before, 0) !== round(after, 0)) {
    const emi = money(after)
    return after < before
      ? captionOf(keyOf(`< ${emi}`), captions.lowerEmi(emi))
      : captionOf(keyOf(`> ${emi}`), captions.higherEmi(emi))
  }
  // With a typed EMI, and at a new rate without payments, too, it may end at another time than agreed.
  if ((loan.emi !== undefined || against === 'payments') && months !== agreedMonths)
    return captionOf(`after ${months}`, prepayWords.captions.endsAfter(months))
  return captionOf('agreed', prepayWords.captions.asAgreed)
}

function neverEnds(
  { reason, shortfall }: NonNullable<PrepayResults['with']['noEnd']>,
  changes: readonly TypedChange[],
  money: Money,
): Hero {
  const short = shortfall && round(shortfall, 0) > 0n ? money(shortfall) : undefined
  return {
    label: neverEndsLabel(changes),
    value: prepayWords.neverEnds.value,
    sentence: prepayWords.neverEnds.sentence,
    caption:
      reason === 'over100Years'
        ? captionOf(reason, prepayWords.neverEnds.over100Years)
        : short
          ? captionOf(`short ${short}`, prepayWords.neverEnds.isShort(short))
          : captionOf('interest', prepayWords.neverEnds.onlyInterest),
  }
}

function neverEndsLabel([only, another]: readonly TypedChange[]): string {
  if (!only) return prepayWords.neverEnds.withThisEmi
  if (another) return prepayWords.neverEnds.withChanges
  return only.kind === 'rate' ? prepayWords.neverEnds.withNewRate : prepayWords.neverEnds.withChange
}

const { banks, financeCompanies, allLenders } = prepaymentFreeSince

/** The note below the field for the prepayment charge. */
export const NO_CHARGE_NOTE = prepayWords.noChargeNote(banks, financeCompanies, allLenders)

/**
 * Summarises a change.
 *
 * @example sayChange({ kind: 'once', value: '5 lakh', from: '12', effect: 'keepEmi' }, '₹')
 * // 'Pay once ₹5,00,000 after EMI 12, shorter loan'
 */
export function sayChange(typed: TypedChange, symbol: string): string {
  const { kind, effect } = typed
  const { value, from, change } = readChange(typed)
  if (!change) return prepayWords.notComplete(prepayWords.kinds[kind])
  const counted = atLeastZero(value.value)
  const figure = isMoney(kind) ? plainMoney(counted, symbol) : `${groupDigits(toDigits(counted))}%`
  const said = prepayWords.said[kind]
  const say = typeof said === 'function' ? said : said[effect]
  return say(figure, groupDigits(String(from.value / one)))
}

/**
 * The hints below the value and the EMI number of a change, from what is typed.
 *
 * @example changeHints('once', readChange({ kind: 'once', value: '5', from: '2.5', … }))
 * // { value: undefined, from: 'Counts as EMI 2.' }
 */
export const changeHints = (kind: ChangeKind, { value, from }: ChangeReading) => ({
  value:
    missingHint(
      value,
      isMoney(kind)
        ? prepayWords.hints.enterAmount
        : kind === 'rate'
          ? prepayWords.hints.enterRate
          : prepayWords.hints.enterPercent,
    ) ??
    (value.value < 0n ? prepayWords.hints.belowZero : undefined) ??
    (kind === 'rate' ? rangeHint(0, 30, prepayWords.hints.usualRate)(value) : undefined),
  from: missingHint(from, prepayWords.hints.enterEmi) ?? instalmentHint(from.value),
})

/**
 * What stands beside the place of a change: the month of an EMI, or the EMI of a month; or why a month has none.
 *
 * @example placeOf('12', '2027-01') // { said: '= Dec 2027' }
 * @example placeOf('Dec 2027', '2027-04') // { said: '= EMI 9' }
 */
export function placeOf(from: string, start: string): { said?: string; hint?: string } {
  const month = monthNamedIn(from)
  const first = calendarMonth(1, start)
  if (month) {
    const instalment = instalmentIn(month, start)
    if (!first || instalment === undefined) return { hint: prepayWords.hints.needsFirstEmi }
    if (instalment < 1) return { hint: prepayWords.hints.beforeFirstEmi(first) }
    return { said: prepayWords.changes.isEmi(groupDigits(String(instalment))) }
  }
  const { value } = readNumber(from)
  const isShown = first && value >= one && value <= LAST_IN_CALENDAR
  const when = isShown ? calendarMonth(Number(value / one), start) : undefined
  return when ? { said: prepayWords.changes.isMonth(when) } : {}
}

/** Of later EMIs the month says nothing. */
const LAST_IN_CALENDAR = decimalFrom(LONGEST_TERM)

/** The hints below the value and the EMI number of a change. */
export type ChangeHint = { readonly value?: string; readonly from?: string }

/**
 * The hints of each change that follow from the loan: a change after the end does nothing, and no
 * more is prepaid than is owed.
 *
 * @example hintsFromLoan(changes, course, money) // [{}, { from: 'Too late: the loan ends with EMI 192.' }]
 */
export function hintsFromLoan(
  changes: Changes,
  course: LoanCourse | undefined,
  money: (value: Decimal) => string,
): ChangeHint[] {
  const last = course?.end?.months ?? 0
  let left = course?.rows[last - 1]?.prepayment ?? zero
  const tooLate = { from: prepayWords.hints.tooLate(groupDigits(String(last))) }
  return changes.map((typed) => {
    const { change } = readChange(typed)
    if (!change || last === 0) return {}
    const { instalment } = change
    if (instalment > last) return tooLate
    // The last prepayments count in the order of the list, until nothing is owed.
    const step = typed.kind === 'monthly' ? 1 : typed.kind === 'yearly' ? 12 : last
    if (!('amount' in change) || (last - instalment) % step !== 0) return {}
    const paid = change.amount < left ? change.amount : left
    left = subtract(left, paid)
    if (instalment < last || paid === change.amount) return {}
    return paid > 0n ? { value: prepayWords.hints.onlyOwed(money(paid)) } : tooLate
  })
}

/** The hint of an unreadable text, which counts as empty here, not as 0. */
export const unreadableHint = ({ problem }: Reading): string | undefined =>
  problem && prepayWords.unread[problem]

function missingHint(reading: Reading, enter: string): string | undefined {
  return unreadableHint(reading) ?? (isRead(reading) ? undefined : enter)
}

function instalmentHint(value: Reading['value']): string | undefined {
  if (value < one) return prepayWords.hints.countedFromOne
  return value % one ? prepayWords.hints.countsAs(groupDigits(String(value / one))) : undefined
}
