import { TOO_LARGE } from '../../../core/annuity/annuity'
import { absolute, type Decimal, round } from '../../../core/decimal'
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
 * The verdict on a loan's changes.
 *
 * @example heroOf(results, changes, wholeMoney)
 * // 'Interest saved', '₹16,03,691', 'and the loan ends ', '4 years earlier'
 */
export function heroOf(
  results: PrepayResults | undefined,
  changes: readonly TypedChange[],
  money: Money,
): Hero {
  if (!results) return { label: 'Interest saved', value: '--', caption: [TOO_LARGE] }
  const { without, with: changed, verdict, interestSaved, monthsSaved = 0 } = results
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
    return { label: 'Interest saved', value: money(interestSaved), caption: [caption] }
  }
  const end = endWords(monthsSaved, without.emi, changed.end.emi, money)
  return verdict === 'extra'
    ? {
        label: 'Extra interest',
        value: money(interestSaved && absolute(interestSaved)),
        caption: end,
      }
    : { label: 'Interest saved', value: money(interestSaved), caption: end }
}

function endWords(
  monthsSaved: number,
  before: Decimal,
  after: Decimal,
  money: Money,
): Hero['caption'] {
  if (monthsSaved > 0) return ['and the loan ends ', `${sayMonths(monthsSaved)} earlier`]
  if (monthsSaved < 0) return ['and the loan ends ', `${sayMonths(-monthsSaved)} later`]
  if (round(before, 0) === round(after, 0)) return ['the loan ends as agreed']
  return [`and the EMI ${after < before ? 'falls' : 'rises'} to `, money(after)]
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
