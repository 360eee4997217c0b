import { absolute, type Decimal, one, round, subtract, zero } from '../../../core/decimal'
import { groupDigits } from '../../../core/group-digits'
import type { LoanCourse } from '../../../core/loan/changing-loan'
import { isRead, type Reading } from '../../../core/parse'
import { answerWords } from '../../../ui/answer/words'
import { rangeHint } from '../../../ui/fields/hints'
import { prepaymentFreeSince } from '../shared/rules'
import { sayMonths } from '../shared/terms'
import type { PrepayResults } from './compute'
import {
  type ChangeKind,
  type ChangeReading,
  type Changes,
  isMoney,
  readChange,
  type TypedChange,
} from './inputs'

/** The top of the answer card: a figure, or a sentence in its place. */
export type Hero = {
  readonly label: string
  /** The figure; if there is a sentence, its short form for narrow places. */
  readonly value: string
  readonly sentence?: string
  /** The middle part is bold. */
  readonly caption: readonly [string, string?, string?]
}

type Money = (value: Decimal | undefined) => string

/**
 * Says what the changes save in all. Without a prepayment charge that is the interest saved.
 *
 * @param agreedMonths how many months the loan was to run
 * @example heroOf({ results, changes, agreedMonths: 240 }, wholeMoney)
 * // 'Interest saved', '₹16,03,691', 'and the loan ends ', '4 years earlier'
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
  if (!results) return { label: 'Interest saved', value: '--', caption: [answerWords.tooLarge] }
  const { with: changed, verdict, savedInAll = zero } = results
  if (changed.noEnd) return neverEnds(changed.noEnd, changes, money)
  if (verdict === 'nowEnds') {
    return {
      label: 'Now ends after',
      value: sayMonths(changed.end.months),
      caption: [
        `${changes.length > 1 ? 'Without these changes' : 'Without this change'} it `,
        'never ends',
      ],
    }
  }
  if (changed.end.months === 0) {
    const caption = 'Enter a loan amount and a tenure to see what a change saves.'
    return { label: 'Interest saved', value: money(savedInAll), caption: [caption] }
  }
  return {
    label: savedLabel(results),
    value: money(absolute(savedInAll)),
    caption: endWords(results, answer.agreedMonths, money),
  }
}

/** The label of the figure; amounts below 0 are extra costs. */
export function savedLabel({ charges = zero, savedInAll = zero }: PrepayResults): string {
  const isExtra = round(savedInAll, 0) < 0n
  if (charges > 0n) return isExtra ? 'Extra in all' : 'Saved in all'
  return isExtra ? 'Extra interest' : 'Interest saved'
}

function endWords(results: PrepayResults, agreedMonths: number, money: Money): Hero['caption'] {
  const { loan, without, with: changed, verdict, savedInAll = zero, monthsSaved = 0 } = results
  const before = without.emi
  const after = changed.end?.emi ?? before
  const months = changed.end?.months ?? 0
  const isChargeMore = verdict === 'saved' && round(savedInAll, 0) < 0n
  const and = isChargeMore ? 'because the charge is more than the interest saved; ' : 'and '
  if (monthsSaved > 0) return [`${and}the loan ends `, `${sayMonths(monthsSaved)} earlier`]
  if (monthsSaved < 0) return [`${and}the loan ends `, `${sayMonths(-monthsSaved)} later`]
  if (round(before, 0) !== round(after, 0)) {
    return [`${and}the EMI ${after < before ? 'falls' : 'rises'} to `, money(after)]
  }
  // With a typed EMI the loan may end at another time than agreed.
  if (loan.emi !== undefined && months !== agreedMonths)
    return ['the loan ends after ', sayMonths(months)]
  return ['the loan ends as agreed']
}

function neverEnds(
  { reason, shortfall }: NonNullable<PrepayResults['with']['noEnd']>,
  changes: readonly TypedChange[],
  money: Money,
): Hero {
  const [only, another] = changes
  const isNewRate = only?.kind === 'rate' && !another
  return {
    label: isNewRate
      ? 'With the new rate'
      : only
        ? `With the change${another ? 's' : ''}`
        : 'With this EMI',
    value: 'Never ends',
    sentence: 'At this EMI the loan never ends',
    caption:
      reason === 'over100Years'
        ? ['It would take more than 100 years to repay.']
        : shortfall && round(shortfall, 0) > 0n
          ? [
              'The EMI is ',
              money(shortfall),
              ' short of the interest every month, so what you owe grows.',
            ]
          : ['The EMI pays the interest and nothing more, so what you owe never falls.'],
  }
}

const { banks, financeCompanies, allLenders } = prepaymentFreeSince

/** The note below the field for the prepayment charge. */
export const NO_CHARGE_NOTE = `Floating-rate loans of individuals, not for business, carry no prepayment charge: from banks since ${banks}, from NBFCs since ${financeCompanies}, from any lender if sanctioned from ${allLenders}. For others, see your agreement.`

const unreadableHints = {
  unreadable: 'Not a number, so it does not count.',
  'too long': 'More than 24 digits do not count.',
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
      isMoney(kind) ? 'an amount' : kind === 'rate' ? 'the new rate' : 'a percentage',
    ) ??
    (value.value < 0n ? 'Less than 0 counts as 0.' : undefined) ??
    (kind === 'rate' ? rangeHint(value, 0, 30, 'Typical rates are 0–30% p.a.') : undefined),
  from: missingHint(from, 'the number of the EMI') ?? instalmentHint(from.value),
})

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
  const tooLate = { from: `Too late: the loan ends with EMI ${groupDigits(String(last))}.` }
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
    return paid > 0n ? { value: `Only ${money(paid)} is still owed then, and paid.` } : tooLate
  })
}

/** The hint of an unreadable text, which counts as empty here, not as 0. */
export const unreadableHint = ({ problem }: Reading): string | undefined =>
  problem && unreadableHints[problem]

function missingHint(reading: Reading, wanted: string): string | undefined {
  return unreadableHint(reading) ?? (isRead(reading) ? undefined : `Enter ${wanted}.`)
}

function instalmentHint(value: Reading['value']): string | undefined {
  if (value < one) return 'EMIs are counted from 1.'
  return value % one ? `Counts as EMI ${groupDigits(String(value / one))}.` : undefined
}
