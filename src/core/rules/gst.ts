/*
 * What the law says about GST, and about TCS and TDS on sales through marketplaces. Fields, results and
 * sentences all take it from here, so a change of the law is a change of one line of this file.
 *
 * Percentages and amounts are in plain digits, as they are typed. Beside each rule stands its law: the
 * day since which it holds, and the text that says so. It is an export of its own, since no page that
 * counts with a rule needs to load where it stands.
 */

export type Law = { readonly since: string; readonly source: string }

/** Everything here is the law as of this day. */
export const asOf = '2026-11-15'

/** The first day of GST. Source: CGST Act 2017, section 1, with Notification 9/2017-Central Tax. */
export const gstSince = '2017-07-01'

export type SlabName =
  | 'nil'
  | 'roughDiamonds'
  | 'polishedDiamonds'
  | 'gold'
  | 'essentials'
  | 'formerLower'
  | 'standard'
  | 'formerHigher'
  | 'luxury'

/** A special rate is for few goods; a former one was general, and is for older bills. */
export type SlabKind = 'general' | 'special' | 'former'

/** What other rules name, too. */
const ESSENTIALS = '5'
const STANDARD = '18'

/** The rates of GST, from the lowest to the highest. */
export const gstSlabs: Readonly<
  Record<SlabName, { readonly percent: string; readonly kind: SlabKind }>
> = {
  nil: { percent: '0', kind: 'general' },
  roughDiamonds: { percent: '0.25', kind: 'special' },
  polishedDiamonds: { percent: '1.5', kind: 'special' },
  gold: { percent: '3', kind: 'special' },
  essentials: { percent: ESSENTIALS, kind: 'general' },
  formerLower: { percent: '12', kind: 'former' },
  standard: { percent: STANDARD, kind: 'general' },
  formerHigher: { percent: '28', kind: 'former' },
  luxury: { percent: '40', kind: 'general' },
}

/** With the number of its notification, Central Tax (Rate). */
type SlabChange = { readonly since: string; readonly notification: string }

/** Since when these are the rates, and when the last goods left a former one. */
export const slabChanges: { readonly general: SlabChange; readonly tobacco: SlabChange } = {
  general: { since: '2025-09-22', notification: '9/2025' },
  tobacco: { since: '2026-02-01', notification: '19/2025' },
}

/**
 * Rates that no page offers, and that are right on a bill all the same: on goods for export (0.1), on
 * homes (1 and 7.5), and on bricks without input tax credit (6).
 */
export const rareRates: readonly string[] = ['0.1', '1', '6', '7.5']

/** On clothes and shoes: the rate goes by the price of a piece before GST. */
export const clothesAndShoes: {
  readonly upToBeforeGst: string
  readonly lowerPercent: string
  readonly higherPercent: string
} = {
  upToBeforeGst: '2500',
  lowerPercent: ESSENTIALS,
  higherPercent: STANDARD,
}
export const clothesAndShoesLaw: Law = {
  since: '2025-09-22',
  source: '56th meeting of the GST Council; Notification 9/2025-Central Tax (Rate)',
}

/** On the fees of marketplaces and lenders, and on ads; there is none on interest. */
export const gstOnFeesPercent: string = STANDARD
export const gstOnFeesLaw: Law = {
  since: gstSince,
  source: 'Notification 11/2017-Central Tax (Rate), headings 9971, 9983 and 9985',
}

/** What a composition dealer who sells goods pays of the turnover. */
export const compositionPercent: string = '1'
export const compositionLaw: Law = {
  since: '2018-01-01',
  source: 'CGST Act 2017, section 10; CGST Rules 2017, rule 7',
}

/** What a marketplace holds back of the sale without GST, and pays into the seller's cash ledger. */
export const tcsPercent: string = '0.5'
export const tcsLaw: Law = {
  since: '2024-07-10',
  source: 'CGST Act 2017, section 52; Notification 15/2024-Central Tax',
}

/** What a marketplace holds back as income tax; not of individuals with PAN up to such sales in a year. */
export const tdsPercent: string = '0.1'
export const tdsFreeUpTo = '500000'
export const tdsLaw: Law = {
  since: '2024-10-01',
  source: 'Income-tax Act, 1961, section 194-O, as of the Finance (No. 2) Act, 2024',
}

/** Goods may be sold through marketplaces without a registration, within a state. */
export const sellingUnregistered: Law = {
  since: '2023-10-01',
  source: 'Notification 34/2023-Central Tax',
}

/** From this value on, a tax invoice names a buyer without a GSTIN. */
export const namedBuyer = { fromBeforeGst: '50000' }
export const namedBuyerLaw: Law = {
  since: gstSince,
  source: 'CGST Rules 2017, rule 46(e) and (f)',
}

/** HSN codes on bills: so many digits at least; none for a buyer without a GSTIN up to a turnover. */
export const hsnOnBills = {
  leastDigits: 4,
  optionalUpToTurnover: '50000000',
}
export const hsnOnBillsLaw: Law = {
  since: '2021-04-01',
  source: 'Notification 78/2020-Central Tax',
}

/** Goods of a higher value, with GST, want an e-way bill on the road. */
export const ewayBill = { above: '50000' }
export const ewayBillLaw: Law = {
  since: '2018-04-01',
  source: 'CGST Rules 2017, rule 138',
}

/** @example slabsOfKind('former') // ['12', '28'] */
export const slabsOfKind = (kind: SlabKind): readonly string[] =>
  Object.values(gstSlabs).flatMap((slab) => (slab.kind === kind ? [slab.percent] : []))
