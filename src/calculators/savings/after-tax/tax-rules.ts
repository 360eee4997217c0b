import { decimalFrom } from '../../../core/decimal'

/**
 * How gains on equity funds are taxed in India, for units sold from 1 April 2026. What the law may
 * change stands here and nowhere else.
 *
 * Sources: Income-tax Act, 2025, section 198 (long-term gains; section 112A of the Act of 1961) and
 * section 196 (short-term gains; section 111A), at the rates of the Finance (No. 2) Act, 2024;
 * health and education cess as in the yearly Finance Act.
 */
export const equityFundTax = {
  asOf: '2026-11-15',
  /** Long-term is what was held for more months than these. */
  longTermAfterMonths: 12,
  longTerm: {
    percent: decimalFrom('12.5'),
    /** Of all long-term gains of a year, this much is free. */
    exempt: decimalFrom(125_000),
    section: '198',
    sectionBefore: '112A',
  },
  shortTerm: { percent: decimalFrom(20), section: '196', sectionBefore: '111A' },
  /** On the tax. */
  cessPercent: decimalFrom(4),
} as const
