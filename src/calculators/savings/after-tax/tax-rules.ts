import { type Decimal, decimalFrom } from '../../../core/decimal'

export type EquityFundRules = {
  readonly asOf: string
  readonly source: string
  readonly longTermAfterMonths: number
  readonly longTerm: { readonly percent: Decimal; readonly exempt: Decimal }
  readonly shortTerm: { readonly percent: Decimal }
  readonly surcharge: readonly { readonly above: Decimal; readonly percent: Decimal }[]
  readonly cessPercent: Decimal
}

/**
 * How gains on equity funds are taxed in India, for units sold from 1 April 2026. What the law may
 * change stands here and nowhere else.
 *
 * Section 198 of the Act of 2025 was 112A in that of 1961, and 196 was 111A; the rates are those of
 * the Finance (No. 2) Act, 2024, the surcharge with its marginal relief and the health and education
 * cess those of the yearly Finance Act.
 */
export const equityFundTax: EquityFundRules = {
  asOf: '2026-11-17',
  source: 'Income-tax Act, 2025, sections 196 and 198',
  /** Long-term is what was held for more months than these. */
  longTermAfterMonths: 12,
  longTerm: {
    percent: decimalFrom('12.5'),
    /** Of all long-term gains of a year, this much is free. */
    exempt: decimalFrom(125_000),
  },
  shortTerm: { percent: decimalFrom(20) },
  /**
   * On the tax, by the income of the year: above so much, so many percent. On these gains it is never
   * more than the last, however high the income.
   */
  surcharge: [
    { above: decimalFrom(5_000_000), percent: decimalFrom(10) },
    { above: decimalFrom(10_000_000), percent: decimalFrom(15) },
  ],
  /** On the tax and its surcharge. */
  cessPercent: decimalFrom(4),
}
