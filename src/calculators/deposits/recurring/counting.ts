import {
  FACTOR_ONE,
  FINE_BITS,
  growthOf,
  MONTHLY_PERCENT_DIVISOR,
} from '../../../core/loan/annuity'
import { type Decimal, decimalFrom } from '../../../core/money/decimal'
import { powerOf } from '../../../core/money/powers'

/*
 * What banks make of instalments. One that has k months to run becomes g(k) of itself, and all of them together
 * g(1) + g(2) + … + g(n): the sums are carried as factors of one instalment.
 */

/** How the months of a broken quarter count: as a power, or as simple interest. */
export type Counting = 'formula' | 'quarters'

/** A yearly rate in percent, divided by this, is the rate of a quarter. */
export const QUARTERLY_PERCENT_DIVISOR = decimalFrom(400)

/** 10⁶⁵ instalments: more than the largest amount, even of the smallest instalment. */
const MOST_WORTH = FACTOR_ONE * 10n ** 65n

/** What 1 grows to in none, one, two or all three months of a quarter. */
export function withinQuarter(counting: Counting, rate: Decimal): readonly bigint[] {
  const quarter = growthOf(rate, QUARTERLY_PERCENT_DIVISOR)
  if (counting === 'quarters') {
    const twice = (2n * rate) as Decimal
    return [
      FACTOR_ONE,
      growthOf(rate, MONTHLY_PERCENT_DIVISOR),
      growthOf(twice, MONTHLY_PERCENT_DIVISOR),
      quarter,
    ]
  }
  return [
    FACTOR_ONE,
    powerOf(quarter, { over: 1n, under: 3n }),
    powerOf(quarter, { over: 2n, under: 3n }),
    quarter,
  ]
}

/**
 * What 1 at the start of every month has become at the end of month 1, 2, 3 and so on, at a yearly rate in percent
 * that is not below 0. It ends only where the sum is beyond any amount.
 *
 * @example worthsOfOne('quarters', decimalFrom(8)) // 1.00666…, 2.02, 3.04, …
 */
export function* worthsOfOne(counting: Counting, rate: Decimal): Generator<bigint, void> {
  const quarter = growthOf(rate, QUARTERLY_PERCENT_DIVISOR)
  const parts = withinQuarter(counting, rate)
  let grown = FACTOR_ONE
  let worth = 0n
  for (let month = 1; ; month++) {
    if (month % 3 === 0) grown = (grown * quarter) >> FINE_BITS
    worth += (grown * (parts[month % 3] ?? 0n)) >> FINE_BITS
    if (worth > MOST_WORTH) return
    yield worth
  }
}

/** The same for 0, 1, 2 … up to so many months; nothing where that is beyond any amount. */
export function worthsUntil(
  counting: Counting,
  rate: Decimal,
  months: number,
): readonly bigint[] | undefined {
  const worths = [0n]
  if (months === 0) return worths
  for (const worth of worthsOfOne(counting, rate)) {
    worths.push(worth)
    if (worths.length > months) return worths
  }
  return undefined
}
