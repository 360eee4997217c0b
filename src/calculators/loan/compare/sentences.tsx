import type { ReactNode } from 'react'
import type { TermUnit } from '../../../core/loan/annuity'
import { absolute, type Decimal, round, subtract, zero } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { sayTypedMoney, sayTypedNumber, sayTypedPercent } from '../../../core/money/format-exact'
import { gstOnFeesPercent } from '../../../core/rules/gst-on-fees'
import {
  type Compared,
  earnedBackAfter,
  isLowest,
  isSame,
  type Offer,
  type OfferResults,
  ownOf,
  type Row,
  rows,
} from './compute'
import type { Letter, TypedOffer } from './inputs'
import { sayTypedTenure } from './tenure'
import { compareWords } from './words'

/** What the answer card says. */
export type Verdict = {
  readonly label: string
  /** The best offer or offers. */
  readonly figure: string
  /** By how much it is better, which stands in the sentence in bold; may be empty. */
  readonly lead: string
  readonly sentence: ReactNode
  /** Another sentence has another one. */
  readonly key: string
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
 * // figure 'Offer B', lead '₹1,54,591 less than Offer A', and in its sentence
 * // 'over the same 20 years. Its higher fee is earned back after month 44.'
 */
export function verdictOn(
  { offers, compared: all }: { offers: readonly Offer[]; compared: readonly Compared[] },
  words: Formats,
): Verdict {
  const compared = ownOf(all)
  const invented = all.filter(({ isInvented }) => isInvented)
  const missing = offers.flatMap(sayMissing)
  const verdict =
    compared.length < 2
      ? { label: compareWords.costsLeast, figure: NO_OFFER, lead: '', ...said(''), notes: [] }
      : compared.every(({ principal }) => principal === compared[0]?.principal)
        ? verdictByCost(compared, words)
        : verdictByApr(compared, words)
  const notes = [
    ...verdict.notes,
    ...sayNoApr(compared),
    ...missing,
    ...invented.map((offer) => compareWords.isInvented(nameOf(offer))),
  ]
  if (verdict.sentence) return { ...verdict, notes }
  // If there is no sentence, the first note takes its place.
  const [first = '', ...rest] = notes
  return { ...verdict, ...said(first), notes: rest }
}

const said = (sentence: string) => ({ sentence, key: sentence })

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

  const { months } = winner
  const { unit } = words
  const figure = nameAll(best)
  if (best.length > 1) {
    const less = sayLess(alike, winner, words)
    return {
      label: compareWords.costLeast,
      figure,
      lead: '',
      ...said(
        less
          ? compareWords.costSameLess(figure, less, months, unit)
          : compareWords.costSame(figure),
      ),
      notes,
    }
  }
  const verdict = { label: compareWords.costsLeast, figure, notes }
  const lead = sayLess(alike, winner, words, compareWords.underAtStart)
  if (!lead) return { ...verdict, lead, ...said('') }
  const earned = sayEarnedBack(winner, alike).map((sentence) => ` ${sentence}`)
  return {
    ...verdict,
    lead,
    sentence: (
      <>
        {compareWords.lessOver(lead, months, unit)}
        {earned}
      </>
    ),
    key: [lead, months, unit, ...earned].join(' '),
  }
}

const byCostInAll = (a: Compared, b: Compared) => (a.costInAll < b.costInAll ? -1 : 1)

/**
 * Empty if no offer is dearer.
 *
 * @example '₹1,54,591 less than Offer A and ₹2,00,000 less than Offer C'
 */
function sayLess(
  dearer: readonly Compared[],
  winner: Compared,
  words: Formats,
  under = compareWords.under,
): string {
  const [first, second] = dearer
  if (!first) return ''
  const lessThan = (offer: Compared) => subtract(offer.costInAll, winner.costInAll)
  const less = saySum(lessThan(first), words, under)
  return second
    ? compareWords.lessThanTwo(less, nameOf(first), saySum(lessThan(second), words), nameOf(second))
    : compareWords.lessThan(less, nameOf(first))
}

/** Says `under ₹1` instead of an amount that would be rounded to 0. */
const saySum = (value: Decimal, { money }: Formats, under = compareWords.under) =>
  round(value, 0) === zero && value !== zero ? under(money(ONE)) : money(value)

const ONE = (10n ** 40n) as Decimal

/** Says after which month higher charges are earned back, or that they never are. */
function sayEarnedBack(winner: Compared, dearer: readonly Compared[]): string[] {
  const lowerCharges = dearer.filter(({ charges }) => charges < winner.charges)
  const what = lowerCharges.every(({ fee }) => fee < winner.fee) ? 'fee' : 'charges'
  const monthOf = (offer: Compared) => earnedBackAfter(winner, offer) ?? winner.months
  const sayWhen = () => {
    const [first, second] = lowerCharges
    if (!first) return []
    const [month, name] = [monthOf(first), nameOf(first)]
    if (second)
      return [compareWords.earnedBackAgainstTwo[what](month, name, monthOf(second), nameOf(second))]
    return [
      dearer.length > 1
        ? compareWords.earnedBackAgainst[what](month, name)
        : compareWords.earnedBack[what](month),
    ]
  }
  return [...sayWhen(), ...dearer.flatMap((offer) => sayNever(offer, winner))]
}

/** @example ['Offer B’s lower rate never earns back the higher fee.'] */
function sayNever(offer: Compared, winner: Compared): string[] {
  const isDearerAtFirst = offer.charges > winner.charges
  const isCheaperLater = offer.emi < winner.emi && !isSame(offer.emi, winner.emi)
  if (!isDearerAtFirst || !isCheaperLater) return []
  const lower = offer.method === winner.method ? 'rate' : 'emi'
  const higher = offer.fee > winner.fee ? 'fee' : 'charges'
  return [compareWords.neverEarned[lower][higher](nameOf(offer))]
}

/** @example 'Offer C has the lowest EMI, but it runs 5 years longer and costs ₹17,03,453 more.' */
function sayOtherTerm(
  offer: Compared,
  winner: Compared,
  compared: readonly Compared[],
  words: Formats,
): string {
  const { unit } = words
  const name = nameOf(offer)
  const isLonger = offer.months > winner.months
  const apart = Math.abs(offer.months - winner.months)
  if (isSame(offer.costInAll, winner.costInAll)) {
    return isLonger
      ? compareWords.runsLonger(name, apart, unit)
      : compareWords.runsShorter(name, apart, unit)
  }
  const more = saySum(absolute(subtract(offer.costInAll, winner.costInAll)), words)
  const hasEmi = isLowest(
    offer.emi,
    compared.map(({ emi }) => emi),
  )
  const hasApr =
    isLowest(
      offer.apr,
      compared.map(({ apr }) => apr),
    ) && !isLowest(winner.apr, [offer.apr])
  const merit = hasEmi ? (hasApr ? 'both' : 'emi') : hasApr ? 'apr' : 'nothing'
  const sentences = isLonger ? compareWords.longer : compareWords.shorter
  return sentences[merit](name, apart, unit, more)
}

function verdictByApr(compared: readonly Compared[], words: Formats): Verdict {
  const rates = compared.map(({ apr }) => apr)
  const best = compared.filter(({ apr }) => isLowest(apr, rates))
  const lowest = best[0]?.apr
  const verdict = { label: compareWords.lowestApr, lead: '', notes: sayPairs(compared, words) }
  if (lowest === undefined) {
    return { ...verdict, figure: NO_OFFER, ...said(compareWords.amountsDiffer.noApr) }
  }
  const figure = nameAll(best)
  const apr = formatPercent(lowest, 2)
  return {
    ...verdict,
    figure,
    ...said(
      best.length > 1
        ? compareWords.amountsDiffer.several(figure, apr)
        : compareWords.amountsDiffer.one(figure, apr),
    ),
  }
}

/** Among offers of different amounts, compares the two that have the same amount and tenure. */
function sayPairs(compared: readonly Compared[], words: Formats): string[] {
  const [cheaper, dearer] = compared
    .filter((offer) => compared.some((other) => other !== offer && hasSameTerms(offer, other)))
    .sort(byCostInAll)
  if (!cheaper || !dearer) return []
  if (isSame(cheaper.costInAll, dearer.costInAll))
    return [compareWords.costSame(nameAll([cheaper, dearer].sort(byLetter)))]
  const less = saySum(subtract(dearer.costInAll, cheaper.costInAll), words)
  return [
    [
      compareWords.amountsDiffer.pair(nameOf(cheaper), less, nameOf(dearer)),
      ...sayEarnedBack(cheaper, [dearer]),
    ].join(' '),
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
    withoutApr.length === compared.length
      ? compareWords.chargesAsLarge
      : compareWords.chargesAsLargeIn(nameAll(withoutApr)),
  ]
}

/** Says why an offer cannot be compared. */
function sayMissing({ letter, results }: Offer): string[] {
  if (typeof results !== 'string') return []
  const name = nameOf({ letter })
  return [
    results === 'incomplete' ? compareWords.enterToCompare(name) : compareWords.tooLarge(name),
  ]
}

export const nameOf = ({ letter }: { letter: Letter }) => compareWords.offer(letter)

/** The name where nothing else on it says that the page invented the offer. @example 'Offer B (example)' */
export const markedNameOf = (offer: Pick<Compared, 'letter' | 'isInvented'>) =>
  offer.isInvented ? compareWords.exampleName(nameOf(offer)) : nameOf(offer)

/** @example nameAll([a, b]) // 'Offers A and B' */
function nameAll(offers: readonly Compared[]): string {
  const [first = '', second, third] = offers.map(({ letter }) => letter)
  if (third) return compareWords.threeOffers(first, second ?? '', third)
  return second ? compareWords.twoOffers(first, second) : compareWords.offer(first)
}

export const gstOnFeeLabel = compareWords.sheet.gstOnFee(gstOnFeesPercent)

export const resultRows: readonly { row: Row; name: string }[] = rows.map((row) => ({
  row,
  name: compareWords.results[row],
}))

/** Formats a result. An offer whose charges are as large as the loan has no APR. */
export function sayResult(
  results: OfferResults,
  row: Row,
  money: (value: Decimal) => string,
): string {
  const value = results[row]
  if (row !== 'apr') return money(value ?? (0n as Decimal))
  if (value !== undefined) return formatPercent(value, 2)
  return results.netDisbursed <= 0n ? compareWords.noApr : '--'
}

/** @example sayFee(offer, '₹') // '0.5%' */
export const sayFee = ({ feeKind, fee }: TypedOffer, symbol: string): string =>
  feeKind === 'percent' ? sayTypedPercent(fee) : sayTypedMoney(fee, symbol)

/**
 * Summarises an offer.
 *
 * @example sayTerms(offer, 'years', '₹') // '8.5% · 20 years · fee 0.5%'
 */
export function sayTerms(offer: TypedOffer, unit: TermUnit, symbol: string): string {
  const rate = sayTypedPercent(offer.rate)
  return [
    offer.method === 'flat' ? compareWords.summary.flatRate(rate) : rate,
    sayTypedTenure(sayTypedNumber(offer.tenure), unit),
    compareWords.summary.fee(sayFee(offer, symbol)),
  ].join(' · ')
}
