import { LONGEST_TERM, monthsOf } from '../../../core/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  one,
  subtract,
  sum,
} from '../../../core/decimal'
import { emiOf, readInputs, type Typed } from './answer'
import { computeFind, type FindInputs, type Outcome } from './compute'

/** Less cannot be told apart by a tenth. */
const smallestLoan = decimalFrom('0.1')

/** What stands at the head of a row or a column; one of each is the person's own. */
export type Neighbour = { readonly isOwn: boolean } & (
  | { readonly kind: 'rate'; readonly annualRate: Decimal }
  | { readonly kind: 'amount'; readonly amount: Decimal }
  | { readonly kind: 'term'; readonly months: number }
)

export type Neighbours = {
  readonly columns: readonly Neighbour[]
  readonly rows: readonly (Neighbour & { readonly outcomes: readonly (Outcome | undefined)[] })[]
}

/**
 * What the same EMI does with other terms than the typed ones: two of them vary, the third is looked
 * for. Nothing without a term, or without a loan.
 *
 * @example neighboursOf(typed) // 15 to 30 years at 8 to 10%: what 25000 a month repays
 */
export function neighboursOf(typed: Typed): Neighbours | undefined {
  const reading = readInputs(typed)
  const own: FindInputs = {
    find: typed.find,
    emi: emiOf(typed),
    amount: atLeastZero(reading.principal.value),
    annualRate: atLeastZero(reading.annualRate.value),
    tenure: reading.tenure.value,
    tenureUnit: typed.tenureUnit,
  }
  const rows = typed.find === 'tenure' ? ratesAround(own.annualRate, 4) : termsAround(own)
  const columns = typed.find === 'amount' ? ratesAround(own.annualRate, 3) : amountsAround(own)
  if (rows.length === 0 || (typed.find !== 'amount' && own.amount <= smallestLoan)) return undefined
  return {
    columns,
    rows: rows.map((row) => ({
      ...row,
      outcomes: columns.map((column) =>
        computeFind({ ...own, ...inputsOf(row), ...inputsOf(column) }),
      ),
    })),
  }
}

function inputsOf(neighbour: Neighbour): Partial<FindInputs> {
  if (neighbour.kind === 'rate') return { annualRate: neighbour.annualRate }
  if (neighbour.kind === 'amount') return { amount: neighbour.amount }
  return { tenure: decimalFrom(neighbour.months), tenureUnit: 'months' }
}

/** A point apart, the first one below the own rate where that is possible. */
function ratesAround(own: Decimal, count: number): Neighbour[] {
  const first = own >= one ? subtract(own, one) : own
  return Array.from({ length: count }, (_, index) => {
    const annualRate = sum(first, decimalFrom(index))
    return { kind: 'rate', annualRate, isOwn: annualRate === own }
  })
}

/** A tenth apart. */
const amountsAround = ({ amount }: FindInputs): Neighbour[] =>
  [90, 100, 110].map((percent) => ({
    kind: 'amount',
    amount: multiplyDivide(amount, decimalFrom(percent), hundred),
    isOwn: percent === 100,
  }))

/** Five years apart, or one, or half a year: as long as the term allows. */
function termsAround({ tenure, tenureUnit }: FindInputs): Neighbour[] {
  const own = monthsOf(tenure, tenureUnit) ?? 0
  if (own === 0) return []
  const step = own >= 120 ? 60 : own >= 24 ? 12 : 6
  return [own - step, own, own + step, own + 2 * step]
    .filter((months) => months > 0 && months <= LONGEST_TERM)
    .map((months) => ({ kind: 'term', months, isOwn: months === own }))
}
