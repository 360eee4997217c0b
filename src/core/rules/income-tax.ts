import type { Law } from './gst'

/*
 * What the law says about income tax, as far as pages count with it. A change of the law is a change of one line of
 * this file. Amounts and percentages are in plain digits, as they are typed.
 */

/** The day on which these rules were last checked. */
export const asOf = '2026-11-17'

/** Health and education cess, on the tax and its surcharge. */
export const cessPercent = '4'

/**
 * On the tax, by the income of the year. On gains of equity funds the last band is the highest, however high the
 * income.
 */
export const surchargeBands = {
  lower: { above: '5000000', percent: '10' },
  higher: { above: '10000000', percent: '15' },
} as const

/** What people's top slab may be. */
export const taxSlabs = ['0', '5', '10', '15', '20', '25', '30'] as const

/** Gains on equity funds, for units sold from 1 April 2026. */
export const equityFunds = {
  /** A gain is long-term if the units were held for more months than these. */
  longTermAfterMonths: 12,
  longTermPercent: '12.5',
  /** Of all long-term gains of a year, so much is not taxed. */
  longTermExempt: '125000',
  shortTermPercent: '20',
  /** Of the Income-tax Act, 2025: for short-term gains (111A in the Act of 1961), and for long-term ones (112A). */
  sections: ['196', '198'],
} as const

export const equityFundsLaw: Law = {
  since: '2024-07-23',
  source:
    'Income-tax Act, 2025, sections 196 and 198, with the rates of the Finance (No. 2) Act, 2024; the yearly Finance Act for surcharge, marginal relief and cess',
}

/** So much cash or more from one person in a day, or for one sale, is forbidden. */
export const cashLimit = '200000'

export const cashLimitLaw: Law = {
  since: '2017-04-01',
  source: 'Income-tax Act, 1961, section 269ST, and the Act of 2025 after it',
}
