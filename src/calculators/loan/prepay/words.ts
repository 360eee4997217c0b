import { TOO_LARGE } from '../../../core/annuity'
import { absolute, type Decimal, round, zero } from '../../../core/decimal'
import { sayMonths } from '../shared/terms/tenure'
import type { TypedChange } from './changes'
import type { PrepayResults } from './compute'

/** What a page says first: a figure, or a sentence where there is none. */
export type Hero = {
  readonly label: string
  /** The figure; beside a sentence, what stands for it in a narrow place. */
  readonly value: string
  readonly sentence?: string
  /** The middle part is what it comes down to. */
  readonly caption: readonly [string, string?, string?]
}

type Money = (value: Decimal | undefined) => string

/**
 * The verdict on a loan's changes: what they save in all. Without a prepayment charge that is the
 * interest, and is called so.
 *
 * @param agreed how many months the loan was to run
 * @example heroOf({ results, changes, agreed: 240 }, wholeMoney)
 * // 'Interest saved', '₹16,03,691', 'and the loan ends ', '4 years earlier'
 */
export function heroOf(
  answer: {
    readonly results: PrepayResults | undefined
    readonly changes: readonly TypedChange[]
    readonly agreed: number
  },
  money: Money,
): Hero {
  const { results, changes } = answer
  if (!results) return { label: 'Interest saved', value: '--', caption: [TOO_LARGE] }
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
    caption: endWords(results, answer.agreed, money),
  }
}

/** What the figure of all that is saved is called; below 0 it is paid on top. */
export function savedLabel({ charges = zero, savedInAll = zero }: PrepayResults): string {
  const isExtra = round(savedInAll, 0) < 0n
  if (charges > 0n) return isExtra ? 'Extra in all' : 'Saved in all'
  return isExtra ? 'Extra interest' : 'Interest saved'
}

function endWords(results: PrepayResults, agreed: number, money: Money): Hero['caption'] {
  const { loan, without, with: changed, verdict, savedInAll = zero, monthsSaved = 0 } = results
  const before = without.emi
  const after = changed.end?.emi ?? before
  const months = changed.end?.months ?? 0
  // Interest is saved, but the charge is more.
  const isEaten = verdict === 'saved' && round(savedInAll, 0) < 0n
  const and = isEaten ? 'because the charge is more than the interest saved; ' : 'and '
  if (monthsSaved > 0) return [`${and}the loan ends `, `${sayMonths(monthsSaved)} earlier`]
  if (monthsSaved < 0) return [`${and}the loan ends `, `${sayMonths(-monthsSaved)} later`]
  if (round(before, 0) !== round(after, 0)) {
    return [`${and}the EMI ${after < before ? 'falls' : 'rises'} to `, money(after)]
  }
  // An EMI of its own leads to an end of its own.
  if (loan.emi !== undefined && months !== agreed)
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
