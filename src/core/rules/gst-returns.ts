import { gstSince } from './gst'
import type { Entry, Law } from './rule-on'

/*
 * What the law says about GST returns: until when they are filed, what credit pays which tax, and what it
 * costs to be late. A change of the law is one more line in a list of this file. A rule counts for the periods
 * that begin from its day on.
 *
 * Amounts are in plain digits, as they are typed, and fees are those of both Acts together. Where each
 * rule stands is said beside it, in numbers that every language can put its words around.
 */

export type ReturnForm = 'gstr3b' | 'gstr1' | 'gstr4' | 'gstr9'
export type Filing = 'monthly' | 'quarterly'

/** Where a rule stands. Sections are of the CGST Act, rules of the CGST Rules. */
type Source = {
  readonly sections?: string
  readonly rules?: string
  /** Central Tax. */
  readonly notifications?: string
  readonly circulars?: string
  /** What the GST portal said on a day. */
  readonly advisory?: string
}

type ReturnLaw<Terms = object> = Law<Terms, Source>

/** A rule from a day on, as pages say where it stands. */
export type Rule = Entry<object, Source>

/** The two ways in which SGST credit pays IGST. */
export type CreditOrder = 'anyOrder' | 'cgstFirst'

/**
 * Since when the portal takes CGST and SGST credit for IGST in any order. Whether the law says so is open: the
 * proviso that SGST credit waits for CGST credit was not repealed.
 */
export const anyOrder: Entry<{ readonly order: CreditOrder }, Source> = {
  from: '2026-02-01',
  order: 'anyOrder',
  source: { sections: '49B', rules: '88A', advisory: '2026-02-19' },
}
export const creditOrderLaw: ReturnLaw<{ readonly order: CreditOrder }> = [
  { from: '2019-02-01', order: 'cgstFirst', source: { sections: '49(5)(c), (d)' } },
  anyOrder,
]

/** IGST credit is used first, and that of a head for its own tax before another. */
export const igstCreditLaw: ReturnLaw = [
  {
    from: '2019-03-29',
    source: { sections: '49(5)(a), 49A', rules: '88A', circulars: '98/17/2019' },
  },
]
export const ownCreditLaw: ReturnLaw = [{ from: gstSince, source: { sections: '49(5)(c)–(f)' } }]

/** Reverse charge, interest and late fee are paid in cash. */
export const cashOnlyLaw: ReturnLaw = [{ from: gstSince, source: { sections: '2(82), 49(4)' } }]

/** Above such taxable sales in a month a part of the output tax is paid in cash (rule 86B). Nothing counts with it. */
export const cashShareLaw: ReturnLaw<{ readonly above: string; readonly percent: string }> = [
  { from: '2021-01-01', above: '5000000', percent: '1', source: { rules: '86B' } },
]

/** Money moves between the heads of the cash ledger with form PMT-09. */
export const ledgerLaw: ReturnLaw = [
  {
    from: '2020-04-21',
    source: { sections: '49(10)', rules: '87(13)', notifications: '37/2020' },
  },
]

/** Tax, interest and fee are whole rupees, head by head. */
export const rupeesLaw: ReturnLaw = [{ from: gstSince, source: { sections: '170' } }]

/** A year on the part of the tax that is paid in cash. */
export const interestLaw: ReturnLaw<{ readonly percent: string }> = [
  {
    from: gstSince,
    percent: '18',
    source: { sections: '50(1)', rules: '88B(1)', notifications: '13/2017' },
  },
]
/** A year has so many days, leap years too: it is the portal's formula. */
export const DAYS_OF_INTEREST_YEAR = 365
/** Cash that lay in the ledger since the due date bears none; the portal counts so since a day of its own. */
export const cashThereByPortalSince = '2026-01-30'
export const cashThereLaw: ReturnLaw = [
  {
    from: '2024-07-10',
    source: { rules: '88B(1)', notifications: '12/2024', advisory: cashThereByPortalSince },
  },
]

/** A fee a day, and where it stops. */
export type DayFee = { readonly perDay: string; readonly most: string }

/** Where nothing was sold, and there is no tax, and by the turnover of the year before. */
export type Fees = {
  readonly nil: DayFee
  readonly steps: readonly (DayFee & { readonly upTo: string | undefined })[]
}

/** By the turnover of the year itself; the most is a part of the turnover in the state. */
export type AnnualFees = {
  readonly steps: readonly {
    readonly upTo: string | undefined
    readonly perDay: string
    readonly mostPercent: string
  }[]
}

const nil: DayFee = { perDay: '20', most: '500' }
const byTurnover: Fees['steps'] = [
  { upTo: '15000000', perDay: '50', most: '2000' },
  { upTo: '50000000', perDay: '50', most: '5000' },
  { upTo: undefined, perDay: '50', most: '10000' },
]

/** Older returns had other fees, which are not counted. */
export const feeLaws: Readonly<
  Record<Exclude<ReturnForm, 'gstr9'>, ReturnLaw<Fees>> & { gstr9: ReturnLaw<AnnualFees> }
> = {
  gstr3b: [
    {
      from: '2021-06-01',
      nil,
      steps: byTurnover,
      source: { sections: '47(1)', notifications: '76/2018, 19/2021' },
    },
  ],
  gstr1: [
    {
      from: '2021-06-01',
      nil,
      steps: byTurnover,
      source: { sections: '47(1)', notifications: '4/2018, 20/2021' },
    },
  ],
  gstr4: [
    {
      from: '2021-04-01',
      nil,
      steps: [{ upTo: undefined, perDay: '50', most: '2000' }],
      source: { sections: '47(1)', notifications: '73/2017, 21/2021' },
    },
  ],
  gstr9: [
    {
      from: '2022-04-01',
      steps: [
        { upTo: '50000000', perDay: '50', mostPercent: '0.04' },
        { upTo: '200000000', perDay: '100', mostPercent: '0.04' },
        { upTo: undefined, perDay: '200', mostPercent: '0.5' },
      ],
      source: { sections: '47(2)', notifications: '7/2023', circulars: '246/03/2025' },
    },
  ],
}

/** No annual return is due of these years on, up to such a turnover. */
export const annualExemptLaw: ReturnLaw<{ readonly upTo: string }> = [
  { from: '2024-04-01', upTo: '20000000', source: { notifications: '15/2025' } },
]

/** In table 5 of GSTR-1 a bill without a GSTIN to another state stands alone above this value. */
export const largeBillLaw: ReturnLaw<{ readonly above: string }> = [
  { from: '2024-08-01', above: '100000', source: { rules: '59(4)', notifications: '12/2024' } },
]

/** What the facility for invoices takes of each of the first two months of a quarter, in taxable value. */
export const invoiceFacilityLaw: ReturnLaw<{ readonly upTo: string }> = [
  { from: '2021-01-01', upTo: '5000000', source: { rules: '59(2)' } },
]

/** Up to such a turnover of the year before, a return may be filed by the quarter. */
export const quarterlyLaw: ReturnLaw<{ readonly upTo: string }> = [
  { from: '2021-01-01', upTo: '50000000', source: { sections: '39(1)', rules: '61A' } },
]

/** The day of the month after the period on which a return is due. */
export const monthDueLaws: {
  readonly gstr3b: ReturnLaw<{
    readonly monthly: number
    readonly early: number
    readonly late: number
    /** The states where a quarter is due on the earlier day, by their codes. */
    readonly earlyIn: readonly string[]
    /** After the first two months of a quarter. */
    readonly pmt06: number
  }>
  readonly gstr1: ReturnLaw<{
    readonly monthly: number
    readonly quarterly: number
    /** After the first two months of a quarter. */
    readonly invoiceFacility: number
  }>
} = {
  gstr3b: [
    {
      from: '2021-01-01',
      monthly: 20,
      early: 22,
      late: 24,
      earlyIn: '22 23 24 26 27 29 30 31 32 33 34 35 36 37'.split(' '),
      pmt06: 25,
      source: { sections: '39', rules: '61, 61A' },
    },
  ],
  gstr1: [
    {
      from: '2021-01-01',
      monthly: 11,
      quarterly: 13,
      invoiceFacility: 13,
      source: { sections: '37', rules: '59' },
    },
  ],
}

/** The month and day of the year after the financial year on which a return is due. */
export const yearDueLaws: {
  readonly gstr4: ReturnLaw<{ readonly day: string }>
  readonly gstr9: ReturnLaw<{ readonly day: string }>
} = {
  gstr4: [
    { from: '2019-04-01', day: '04-30', source: { sections: '39(2)', rules: '62' } },
    { from: '2024-04-01', day: '06-30', source: { sections: '39(2)', rules: '62' } },
  ],
  gstr9: [{ from: gstSince, day: '12-31', source: { sections: '44', rules: '80' } }],
}

/** The day of the month after a quarter of a composition dealer. */
export const cmp08Law: ReturnLaw<{ readonly day: number }> = [
  { from: '2019-04-01', day: 18, source: { sections: '39(2)', rules: '62' } },
]

/** The last day of the year after to take credit of a year, as month and day. */
export const creditUntilLaw: ReturnLaw<{ readonly day: string }> = [
  { from: '2022-10-01', day: '11-30', source: { sections: '16(4)' } },
]

/** After so many years the portal takes a return no more. */
export const yearsToFileLaw: ReturnLaw<{ readonly years: number }> = [
  { from: '2023-10-01', years: 3, source: { sections: '37(5), 39(11), 44(2)' } },
]
