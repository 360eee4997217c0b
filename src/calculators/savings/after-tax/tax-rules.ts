import { decimalFrom } from '../../../core/decimal'

/**
 * How gains on equity funds are taxed in India, for units sold from 1 April 2026. What the law may
 * change stands here and nowhere else.
 *
 * Section 198 of the Act of 2025 was 112A in that of 1961, and 196 was 111A; the rates are those of
 * the Finance (No. 2) Act, 2024, the health and education cess that of the yearly Finance Act.
 */
export const equityFundTax = {
  asOf: '2026-11-15',
  source: 'Income-tax Act, 2025, sections 196 and 198',
  /** Long-term is what was held for more months than these. */
  longTermAfterMonths: 12,
  longTerm: {
    percent: decimalFrom('12.5'),
    /** Of all long-term gains of a year, this much is free. */
    exempt: decimalFrom(125_000),
  },
  shortTerm: { percent: decimalFrom(20) },
  /** On the tax. */
  cessPercent: decimalFrom(4),
} as const
