import { inForce, type Law } from './rule-on'

/*
 * What the law says about income tax, as far as pages count with it. A change of the law is one more line in a list
 * of this file. Amounts and percentages are in plain digits, as they are typed.
 */

/** The day on which these rules were last checked. */
export const asOf = '2026-11-17'

/** Health and education cess, on the tax and its surcharge. */
export const cessLaw: Law<{ readonly percent: string }> = [
  { from: '2026-04-01', percent: '4', source: 'Finance Act, 2026, section 2' },
]
export const cessPercent: string = inForce(cessLaw).percent

type Band = { readonly above: string; readonly percent: string }

/**
 * On the tax, by the income of the year. On gains of equity funds the last band is the highest, however high the
 * income.
 */
export const surchargeLaw: Law<{ readonly lower: Band; readonly higher: Band }> = [
  {
    from: '2026-04-01',
    lower: { above: '5000000', percent: '10' },
    higher: { above: '10000000', percent: '15' },
    source: 'Finance Act, 2026, section 2, with marginal relief',
  },
]
export const surchargeBands = inForce(surchargeLaw)

/** What people's top slab may be. */
export const taxSlabsLaw: Law<{ readonly percents: readonly string[] }> = [
  {
    from: '2026-04-01',
    percents: ['0', '5', '10', '15', '20', '25', '30'],
    source: 'Income-tax Act, 2025, section 202(1); Finance Act, 2026, First Schedule',
  },
]
export const taxSlabs: readonly string[] = inForce(taxSlabsLaw).percents

/** Gains on equity funds. */
export const equityFundsLaw: Law<{
  /** A gain is long-term if the units were held for more months than these. */
  readonly longTermAfterMonths: number
  readonly longTermPercent: string
  /** Of all long-term gains of a year, so much is not taxed. */
  readonly longTermExempt: string
  readonly shortTermPercent: string
  /** Of the Income-tax Act, 2025: for short-term gains (111A in the Act of 1961), and for long-term ones (112A). */
  readonly sections: readonly string[]
}> = [
  {
    from: '2024-07-23',
    longTermAfterMonths: 12,
    longTermPercent: '12.5',
    longTermExempt: '125000',
    shortTermPercent: '20',
    sections: ['196', '198'],
    source: 'Finance (No. 2) Act, 2024; since 1 April 2026 Income-tax Act, 2025',
  },
]
export const equityFunds = inForce(equityFundsLaw)

/**
 * So much income bears no tax in the new regime, at any age. What of it a resident's other income does not use is taken
 * off gains on equity funds; in which order the Act does not say.
 */
export const basicExemptionLaw: Law<{
  readonly amount: string
  readonly sections: readonly string[]
}> = [
  {
    from: '2026-04-01',
    amount: '400000',
    sections: ['196(2)', '198(3)'],
    source: 'Income-tax Act, 2025, section 202(1); for gains sections 196(2), 197(2), 198(3)',
  },
]
export const basicExemption = inForce(basicExemptionLaw)

/** So much cash or more from one person in a day, or for one sale, is forbidden. */
export const cashLimitLaw: Law<{ readonly fromAmount: string }> = [
  {
    from: '2017-04-01',
    fromAmount: '200000',
    source: 'Income-tax Act, 1961, section 269ST, and the Act of 2025 after it',
  },
]
export const cashLimit: string = inForce(cashLimitLaw).fromAmount

/** Gains on units of debt funds bought since then are taxed like other income. */
export const debtFundsLaw: Law<object> = [
  {
    from: '2023-04-01',
    source: 'Income-tax Act, 2025, section 76; before it section 50AA of the Act of 1961',
  },
]
