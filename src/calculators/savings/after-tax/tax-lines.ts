import {
  atLeastZero,
  type Decimal,
  hundred,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/decimal'
import type { AfterTax, AfterTaxInputs } from './compute'
import type { EquityTax } from './equity-tax'
import { equityRates } from './words'

/** One line of the tax: what was held how long, its gain, the rate and what is due. */
export type TaxLine = {
  readonly held: string
  readonly instalments?: number
  readonly gain?: Decimal
  readonly rate: string
  readonly tax: Decimal
}

/**
 * The tax line by line; all of it together is the tax of the plan.
 *
 * @example taxLines(plan, results) // over a year, up to a year, surcharge, marginal relief, cess
 */
export function taxLines(plan: AfterTaxInputs, results: AfterTax): TaxLine[] {
  const { equity, months, returns, tax } = results
  if (!equity) {
    const rate = plan.tax === 'flat' ? sayFlatRate(plan) : 'None'
    return [{ held: 'All', instalments: months, gain: returns, rate, tax }]
  }
  return [
    {
      held: 'Over a year',
      instalments: results.longTermInstalments,
      gain: equity.longTermGain,
      rate: equityRates.longTerm,
      tax: equity.longTermTax,
    },
    {
      held: 'Up to a year',
      instalments: results.shortTermInstalments,
      gain: equity.shortTermGain,
      rate: equityRates.shortTerm,
      tax: equity.shortTermTax,
    },
    ...surchargeLines(equity),
    {
      held: 'Cess',
      rate: `${equityRates.cess} of ${equity.surcharge > 0n ? 'all above' : 'the tax'}`,
      tax: equity.cess,
    },
  ]
}

/** Where the income of the year is high enough. */
function surchargeLines({ surcharge, surchargePercent, marginalRelief }: EquityTax): TaxLine[] {
  if (surcharge <= 0n) return []
  const rate = `${toDigits(surchargePercent)}% of the tax`
  const relief = {
    held: 'Marginal relief',
    rate: 'At the threshold',
    tax: subtract(zero, marginalRelief),
  }
  return [{ held: 'Surcharge', rate, tax: surcharge }, ...(marginalRelief > 0n ? [relief] : [])]
}

/** As it counts: from nothing to all of the gain. @example sayFlatRate(plan) // '30%' */
export const sayFlatRate = ({ flatRate }: AfterTaxInputs): string =>
  `${toDigits(flatRate > hundred ? hundred : atLeastZero(flatRate))}%`

/** What a column comes to. @example totalOf(lines, 'tax') */
export const totalOf = (lines: readonly TaxLine[], column: 'gain' | 'tax'): Decimal =>
  sum(...lines.map((line) => line[column] ?? zero))
