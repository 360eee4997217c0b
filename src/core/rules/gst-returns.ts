/*
 * What the law says about GST returns: until when they are filed, what credit pays which tax, and what it
 * costs to be late. Everything here is as of `asOf` in gst.ts; a change of the law is a change of
 * one line of this file.
 *
 * Amounts are in plain digits, as they are typed, and fees are those of both Acts together. Where each
 * rule stands is said beside it, in numbers that every language can put its words around.
 */

export type ReturnForm = 'gstr3b' | 'gstr1' | 'gstr4' | 'gstr9'
export type Filing = 'monthly' | 'quarterly'

/** Where a rule stands, and since when it holds. Sections are of the CGST Act, rules of the CGST Rules. */
export type Source = {
  readonly sections?: string
  readonly rules?: string
  /** Central Tax. */
  readonly notifications?: string
  readonly circulars?: string
  /** What the GST portal said on a day. */
  readonly advisory?: string
  readonly since: string
}

/** The two ways in which SGST credit pays IGST. */
export type CreditOrder = 'anyOrder' | 'cgstFirst'

/**
 * The first month for which the portal takes CGST and SGST credit for IGST in any order. Whether the law says
 * so is open: the proviso that SGST credit waits for CGST credit was not repealed.
 */
export const anyOrderSince = '2026-02'

export const creditSources = {
  igst: {
    sections: '49(5)(a), 49A',
    rules: '88A',
    circulars: '98/17/2019',
    since: '2019-03-29',
  },
  ownHead: { sections: '49(5)(c)–(f)', since: '2017-07-01' },
  anyOrder: { sections: '49B', rules: '88A', advisory: '2026-02-19', since: '2026-02-01' },
  cgstFirst: { sections: '49(5)(c), (d)', since: '2019-02-01' },
} satisfies Record<string, Source>

/** Reverse charge, interest and late fee are paid in cash. */
export const cashOnlySource: Source = { sections: '2(82), 49(4)', since: '2017-07-01' }

/** Money moves between the heads of the cash ledger with form PMT-09. */
export const ledgerSource: Source = {
  sections: '49(10)',
  rules: '87(13)',
  notifications: '37/2020',
  since: '2020-04-21',
}

/** Tax, interest and fee are whole rupees, head by head. */
export const rupeesSource: Source = { sections: '170', since: '2017-07-01' }

/** A year on the part of the tax that is paid in cash. */
export const interestPercent = '18'
/** A year has so many days, leap years too: it is the portal's formula. */
export const DAYS_OF_INTEREST_YEAR = 365
export const interestSource: Source = {
  sections: '50(1)',
  rules: '88B(1)',
  notifications: '13/2017',
  since: '2017-07-01',
}
/** Cash that lay in the ledger since the due date bears none. */
export const cashThereSource: Source = {
  rules: '88B(1)',
  notifications: '12/2024',
  advisory: '2026-01-30',
  since: '2024-07-10',
}

/** A fee a day, and where it stops. */
export type DayFee = { readonly perDay: string; readonly most: string }

/** Where nothing was sold, and there is no tax. */
export const nilFee: DayFee = { perDay: '20', most: '500' }

/** By the turnover of the year before, of returns of months and quarters. */
export const feesByTurnover: readonly (DayFee & { readonly upTo: string | undefined })[] = [
  { upTo: '15000000', perDay: '50', most: '2000' },
  { upTo: '50000000', perDay: '50', most: '5000' },
  { upTo: undefined, perDay: '50', most: '10000' },
]

export const compositionFee: DayFee = { perDay: '50', most: '2000' }

/** By the turnover of the year itself; the most is a part of the turnover in the state. */
export const annualFees: readonly {
  readonly upTo: string | undefined
  readonly perDay: string
  readonly mostPercent: string
}[] = [
  { upTo: '50000000', perDay: '50', mostPercent: '0.04' },
  { upTo: '200000000', perDay: '100', mostPercent: '0.04' },
  { upTo: undefined, perDay: '200', mostPercent: '0.5' },
]

/** No annual return is due of these years on, up to such a turnover. */
export const annualExempt = { since: '2024-25', upTo: '20000000' }
export const annualExemptSource: Source = { notifications: '15/2025', since: '2024-04-01' }

export const feeSources: Readonly<Record<ReturnForm, Source>> = {
  gstr3b: { sections: '47(1)', notifications: '76/2018, 19/2021', since: '2021-06-01' },
  gstr1: { sections: '47(1)', notifications: '4/2018, 20/2021', since: '2021-06-01' },
  gstr4: { sections: '47(1)', notifications: '73/2017, 21/2021', since: '2021-04-01' },
  gstr9: {
    sections: '47(2)',
    notifications: '7/2023',
    circulars: '246/03/2025',
    since: '2022-04-01',
  },
}

/** Older returns had other fees: a month, or a financial year. */
export const countedSince: Readonly<Record<ReturnForm, string>> = {
  gstr3b: '2021-06',
  gstr1: '2021-06',
  gstr4: '2021-22',
  gstr9: '2022-23',
}

/** The day of the month after the period, or of the year after the financial year, on which a return is due. */
export const dueDays = {
  monthly: { gstr1: 11, gstr3b: 20 },
  quarterly: { gstr1: 13, gstr3b: { early: 22, late: 24 } },
  /** After the first two months of a quarter. */
  invoiceFacility: 13,
  pmt06: 25,
  /** After a quarter of a composition dealer. */
  cmp08: 18,
  /** As month and day. */
  gstr4: '06-30',
  gstr4Before: { year: '2024-25', day: '04-30' },
  gstr9: '12-31',
  /** Of the year after: the last day to take credit of a year. */
  credit: '11-30',
}

/** The states where a quarter is due on the earlier day, by their codes. */
export const earlyStates: readonly string[] = '22 23 24 26 27 29 30 31 32 33 34 35 36 37'.split(' ')

export const dueSources: Readonly<Record<ReturnForm, Source>> = {
  gstr3b: { sections: '39', rules: '61, 61A', since: '2021-01-01' },
  gstr1: { sections: '37', rules: '59', since: '2021-01-01' },
  gstr4: { sections: '39(2)', rules: '62', since: '2019-04-01' },
  gstr9: { sections: '44', rules: '80', since: '2017-07-01' },
}
export const creditUntilSource: Source = { sections: '16(4)', since: '2022-10-01' }

/** After so many years the portal takes a return no more. */
export const YEARS_TO_FILE = 3
export const yearsToFileSource: Source = { sections: '37(5), 39(11), 44(2)', since: '2023-10-01' }
