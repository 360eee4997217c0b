import type { TermUnit } from '../../../core/annuity'
import { absolute, type Decimal, round, subtract, zero } from '../../../core/decimal'
import { countOf, formatPercent } from '../../../core/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/format-exact'
import { sayMonths } from '../shared/terms'
import {
  type Compared,
  earnedBackAfter,
  isLowest,
  isSame,
  type Offer,
  type OfferResults,
  type Row,
} from './compute'
import type { Letter, TypedOffer } from './inputs'

/** What the answer card says. */
export type Verdict = {
  readonly label: string
  /** The best offer or offers. */
  readonly figure: string
  /** The beginning of the sentence, in bold: by how much it is better. */
  readonly lead: string
  readonly sentence: string
  /** Further sentences. */
  readonly notes: readonly string[]
}

type Formats = {
  /** Formats an amount in whole units of the currency. */
  money(value: Decimal): string
  /** The unit that tenures are shown in. */
  unit: TermUnit
}

/** The figure if nothing can be compared. */
export const NO_OFFER = '--'

/**
 * Says which offer is best. Offers of the same amount are compared by their cost in all, with a note if
 * a lower EMI only comes from a longer tenure; offers of different amounts by their APR.
 *
 * @example verdictOn(answer(typed), { money, unit: 'years' })
 * // figure 'Offer B', lead '₹1,54,591 less than Offer A',
 * // sentence ' over the same 20 years. Its higher fee is earned back after month 44.'
 */
export function verdictOn(
  { offers, compared }: { offers: readonly Offer[]; compared: readonly Compared[] },
  words: Formats,
): Verdict {
  const missing = offers.flatMap(sayMissing)
  const verdict =
    compared.length < 2
      ? { label: COSTS_LEAST, figure: NO_OFFER, lead: '', sentence: '', notes: [] }
      : compared.every(({ principal }) => principal === compared[0]?.principal)
        ? verdictByCost(compared, words)
        : verdictByApr(compared, words)
  const [first, ...rest] = [...verdict.notes, ...sayNoApr(compared), ...missing]
  // If there is no sentence, the first note takes its place.
  return verdict.lead || verdict.sentence
    ? { ...verdict, notes: first ? [first, ...rest] : [] }
    : { ...verdict, sentence: first ?? '', notes: rest }
}

const COSTS_LEAST = 'Costs the least in all'

function verdictByCost(compared: readonly Compared[], words: Formats): Verdict {
  const costs = compared.map(({ costInAll }) => costInAll)
  const best = compared.filter(({ costInAll }) => isLowest(costInAll, costs))
  const [winner] = best
  if (!winner) return verdictByApr(compared, words)
  const dearer = compared.filter((offer) => !best.includes(offer)).sort(byCostInAll)
  const alike = dearer.filter(({ months }) => best.every((offer) => offer.months === months))
  const otherTerm = compared.filter(
    (offer) => offer.months !== winner.months && !alike.includes(offer),
  )
  const notes = otherTerm.map((offer) => sayOtherTerm(offer, winner, compared, words))

  const isTie = best.length > 1
  const lead = sayLess(alike, winner, words)
  const over = lead && ` over the same ${sayTenure(winner.months, words.unit)}.`
  const earned = isTie ? '' : sayEarnedBack(winner, alike)
  return {
    label: isTie ? 'Cost the least in all' : COSTS_LEAST,
    figure: nameAll(best),
    ...(isTie
      ? { lead: '', sentence: `${nameAll(best)} cost the same${lead && `, ${lead}`}${over || '.'}` }
      : { lead: capitalised(lead), sentence: over + earned }),
    notes,
  }
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const byCostInAll = (a: Compared, b: Compared) => (a.costInAll < b.costInAll ? -1 : 1)

/** @example '₹1,54,591 less than Offer A and ₹2,00,000 less than Offer C' */
const sayLess = (dearer: readonly Compared[], winner: Compared, words: Formats) =>
  dearer
    .map((offer) => {
      const less = saySum(subtract(offer.costInAll, winner.costInAll), words)
      return `${less} less than ${nameOf(offer)}`
    })
    .join(' and ')

/** Says `under ₹1` instead of an amount that would be rounded to 0. */
const saySum = (value: Decimal, { money }: Formats) =>
  round(value, 0) === zero && value !== zero ? `under ${money(ONE)}` : money(value)

const ONE = (10n ** 40n) as Decimal

/** Says after which month higher charges are earned back, or that they never are. */
function sayEarnedBack(winner: Compared, dearer: readonly Compared[]): string {
  const lowerCharges = dearer.filter(({ charges }) => charges < winner.charges)
  const months = lowerCharges.map((offer) => {
    const against = dearer.length > 1 ? ` against ${nameOf(offer)}` : ''
    return `month ${earnedBackAfter(winner, offer)}${against}`
  })
  const isFee = lowerCharges.every(({ fee }) => fee < winner.fee)
  const what = isFee ? 'higher fee is' : 'higher charges are'
  return [
    months.length > 0 ? ` Its ${what} earned back after ${months.join(' and ')}.` : '',
    ...dearer.map((offer) => sayNever(offer, winner)),
  ].join('')
}

/** @example ' Offer B’s lower rate never earns back the higher fee.' */
function sayNever(offer: Compared, winner: Compared): string {
  const isDearerAtFirst = offer.charges > winner.charges
  const isCheaperLater = offer.emi < winner.emi && !isSame(offer.emi, winner.emi)
  if (!isDearerAtFirst || !isCheaperLater) return ''
  const lower = offer.method === winner.method ? 'rate' : 'EMI'
  const higher = offer.fee > winner.fee ? 'fee' : 'charges'
  return ` ${nameOf(offer)}’s lower ${lower} never earns back the higher ${higher}.`
}

/** @example 'Offer C has the lowest EMI, but it runs 5 years longer and costs ₹17,03,453 more.' */
function sayOtherTerm(
  offer: Compared,
  winner: Compared,
  compared: readonly Compared[],
  words: Formats,
): string {
  const apart = offer.months - winner.months
  const runs = `runs ${sayTenure(Math.abs(apart), words.unit)} ${apart > 0 ? 'longer' : 'shorter'}`
  const more = subtract(offer.costInAll, winner.costInAll)
  if (isSame(offer.costInAll, winner.costInAll)) return `${nameOf(offer)} ${runs}.`
  const costs = `costs ${saySum(absolute(more), words)} more`
  const merits = [
    isLowest(
      offer.emi,
      compared.map(({ emi }) => emi),
    ) && 'the lowest EMI',
    isLowest(
      offer.apr,
      compared.map(({ apr }) => apr),
    ) &&
      !isLowest(winner.apr, [offer.apr]) &&
      'the lowest APR',
  ].filter(Boolean)
  if (merits.length > 0)
    return `${nameOf(offer)} has ${merits.join(' and ')}, but it ${runs} and ${costs}.`
  return `${nameOf(offer)} ${runs} ${apart > 0 ? 'and' : 'but'} ${costs}.`
}

function verdictByApr(compared: readonly Compared[], words: Formats): Verdict {
  const rates = compared.map(({ apr }) => apr)
  const best = compared.filter(({ apr }) => isLowest(apr, rates))
  const lowest = best[0]?.apr
  const verdict = { label: 'Lowest APR', lead: '', notes: sayPairs(compared, words) }
  if (lowest === undefined) {
    return {
      ...verdict,
      figure: NO_OFFER,
      sentence: 'The amounts differ, and no offer has an APR to compare.',
    }
  }
  const have = best.length > 1 ? 'have' : 'has'
  return {
    ...verdict,
    figure: nameAll(best),
    sentence: `The amounts differ, so compare the APR: ${nameAll(best)} ${have} the lowest, ${formatPercent(lowest, 2)}.`,
  }
}

/** Among offers of different amounts, compares the two that have the same amount and tenure. */
function sayPairs(compared: readonly Compared[], words: Formats): string[] {
  const [cheaper, dearer] = compared
    .filter((offer) => compared.some((other) => other !== offer && hasSameTerms(offer, other)))
    .sort(byCostInAll)
  if (!cheaper || !dearer) return []
  if (isSame(cheaper.costInAll, dearer.costInAll))
    return [`${nameAll([cheaper, dearer].sort(byLetter))} cost the same.`]
  const less = saySum(subtract(dearer.costInAll, cheaper.costInAll), words)
  return [
    `${nameOf(cheaper)} costs ${less} less than ${nameOf(dearer)} at the same amount and tenure.${sayEarnedBack(cheaper, [dearer])}`,
  ]
}

const byLetter = (a: Compared, b: Compared) => (a.letter < b.letter ? -1 : 1)

const hasSameTerms = (a: Compared, b: Compared) =>
  a.principal === b.principal && a.months === b.months

/** Says which offers have no APR because their charges are as large as the loan. */
function sayNoApr(compared: readonly Compared[]): string[] {
  const withoutApr = compared.filter(({ netDisbursed }) => netDisbursed <= 0n)
  if (withoutApr.length === 0) return []
  return [
    `${withoutApr.length === compared.length ? 'The' : `In ${nameAll(withoutApr)} the`} charges are as large as the loan, so there is no APR.`,
  ]
}

/** Says why an offer cannot be compared. */
function sayMissing({ letter, results }: Offer): string[] {
  if (typeof results !== 'string') return []
  return results === 'incomplete'
    ? [`Enter an amount and a tenure for Offer ${letter} to compare it.`]
    : [`Offer ${letter} is too large to work out: at most 100 years and 40 digits.`]
}

export const nameOf = ({ letter }: { letter: Letter }) => `Offer ${letter}`

/** @example nameAll([a, b]) // 'Offers A and B' */
function nameAll(offers: readonly Compared[]): string {
  const names = offers.map(({ letter }) => letter)
  const last = names.pop()
  return names.length === 0 ? `Offer ${last}` : `Offers ${names.join(', ')} and ${last}`
}

/** @example sayTenure(240, 'years') // '20 years' */
export const sayTenure = (months: number, unit: TermUnit): string =>
  unit === 'years' ? sayMonths(months) : countOf(months, 'month')

export const resultRows: readonly { row: Row; name: string }[] = [
  { row: 'emi', name: 'Monthly EMI' },
  { row: 'totalInterest', name: 'Total Interest' },
  { row: 'charges', name: 'Charges' },
  { row: 'costInAll', name: 'Cost in all' },
  { row: 'youPayInAll', name: 'You pay in all' },
  { row: 'apr', name: 'APR' },
]

/** Formats a result. An offer whose charges are as large as the loan has no APR. */
export function sayResult(
  results: OfferResults,
  row: Row,
  money: (value: Decimal) => string,
): string {
  const value = results[row]
  if (row !== 'apr') return money(value ?? (0n as Decimal))
  if (value !== undefined) return formatPercent(value, 2)
  return results.netDisbursed <= 0n ? 'No APR' : '--'
}

/** @example sayTenureTyped('20', 'years') // '20 years' */
export const sayTenureTyped = (tenure: string, unit: TermUnit): string =>
  countOf(sayTypedNumber(tenure), unit === 'years' ? 'year' : 'month')

/** @example sayFee(offer, '₹') // '0.5%' */
export const sayFee = ({ feeKind, fee }: TypedOffer, symbol: string): string =>
  feeKind === 'percent' ? sayTypedPercent(fee) : sayTypedMoney(fee, symbol)

/**
 * Summarises an offer.
 *
 * @example sayTerms(offer, 'years', '₹') // '8.5% · 20 years · fee 0.5%'
 */
export const sayTerms = (offer: TypedOffer, unit: TermUnit, symbol: string): string =>
  [
    `${sayTypedPercent(offer.rate)}${offer.method === 'flat' ? ' flat' : ''}`,
    sayTenureTyped(offer.tenure, unit),
    `fee ${sayFee(offer, symbol)}`,
  ].join(' · ')
