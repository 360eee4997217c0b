import { inForce, type Law, today } from './rule-on'

/*
 * What the law says about GST, and about TCS and TDS on sales through marketplaces. Fields, results and
 * sentences all take it from here, so a change of the law is one more line in a list of this file.
 *
 * Percentages and amounts are in plain digits, as they are typed.
 */

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

/** A rate from a day on. */
type RateLaw = Law<{ readonly percent: string }>
/** The same, and that there is none any more. The source is a notification, Central Tax (Rate). */
type SlabLaw = Law<{ readonly percent: string | undefined }>

const essentials: RateLaw = [{ from: gstSince, percent: '5', source: '1/2017' }]
const standard: RateLaw = [{ from: gstSince, percent: '18', source: '1/2017' }]
const luxury: RateLaw = [{ from: '2025-09-22', percent: '40', source: '9/2025' }]

/** The rates of GST, from the lowest to the highest. */
export const slabLaws: Readonly<Record<SlabName, SlabLaw>> = {
  nil: [{ from: gstSince, percent: '0', source: '2/2017' }],
  roughDiamonds: [{ from: gstSince, percent: '0.25', source: '1/2017' }],
  // First of work on diamonds alone (20/2019); of the polished ones themselves since 18 July 2022.
  polishedDiamonds: [{ from: '2019-10-01', percent: '1.5', source: '20/2019, 6/2022' }],
  gold: [{ from: gstSince, percent: '3', source: '1/2017' }],
  essentials,
  formerLower: [
    { from: gstSince, percent: '12', source: '1/2017' },
    { from: '2025-09-22', percent: undefined, source: '9/2025' },
  ],
  standard,
  formerHigher: [
    { from: gstSince, percent: '28', source: '1/2017' },
    { from: '2025-09-22', percent: undefined, source: '9/2025' },
  ],
  luxury,
}

/** Since when no compensation cess is levied. */
export const cessEndedLaw: Law<object> = [
  { from: '2026-02-01', source: 'Order of the Ministry of Finance, 31 December 2025' },
]

/** The usual rate, with which fields open, and the highest. */
export const standardRate: string = inForce(standard).percent
export const highestRate: string = inForce(luxury).percent

/** For few goods. */
const isSpecial = (name: SlabName) => ['roughDiamonds', 'polishedDiamonds', 'gold'].includes(name)

/** A special rate is for few goods; a former one was general, and is for older bills. */
export type SlabKind = 'general' | 'special' | 'former'

export type GstRate = {
  readonly name: SlabName
  readonly percent: string
  readonly kind: SlabKind
  readonly from: string
  /** The day on which a former one ended. */
  readonly until: string | undefined
}

/** All rates that there are or were by a day, from the lowest to the highest. */
/* @__NO_SIDE_EFFECTS__ */
export const ratesBy = (day: string): readonly GstRate[] =>
  (Object.keys(slabLaws) as SlabName[])
    .flatMap((name) => ratesOf(name, day))
    .sort((a, b) => Number(a.percent) - Number(b.percent))

function ratesOf(name: SlabName, day: string): readonly GstRate[] {
  const entries = slabLaws[name].filter(({ from }) => from <= day)
  return entries.flatMap(({ percent, from }, at): readonly GstRate[] => {
    const until = entries[at + 1]?.from
    if (percent === undefined) return []
    return [
      {
        name,
        percent,
        from,
        until,
        kind: until ? 'former' : isSpecial(name) ? 'special' : 'general',
      },
    ]
  })
}

export const gstRates: readonly GstRate[] = ratesBy(today)

/** @example ratesOfKind('former') // ['12', '28'] */
export const ratesOfKind = (kind: SlabKind): readonly string[] =>
  gstRates.flatMap((rate) => (rate.kind === kind ? [rate.percent] : []))

/** A change of the rates, with the number of its notification. */
type RateChange = { readonly from: string; readonly source: string }

/** The last goods left the higher of the former rates later than the others. */
export const tobaccoLaw: Law<object> = [{ from: '2026-02-01', source: '19/2025' }]

/* @__NO_SIDE_EFFECTS__ */
function changesBy(day: string): readonly RateChange[] {
  const laws = (Object.keys(slabLaws) as SlabName[]).map((name) =>
    isSpecial(name) ? [] : slabLaws[name],
  )
  const changes = [...laws, tobaccoLaw]
    .flat()
    .filter(({ from }) => from > gstSince && from <= day)
    .map((change) => [change.from, change] as const)
  return [...new Map(changes).values()].sort((a, b) => (a.from < b.from ? -1 : 1))
}

/** When general rates came, went or lost their last goods, the oldest first. */
export const rateChanges: readonly RateChange[] = changesBy(today)

/* @__NO_SIDE_EFFECTS__ */
const latest = (days: readonly string[]): string => days.reduce((a, b) => (a > b ? a : b))

/** The day on which the last of the former rates ended. */
export const formerUntil: string = latest(gstRates.map(({ until }) => until ?? gstSince))

/** Since when the general rates are what they are. */
export const generalSince: string = latest([
  formerUntil,
  ...gstRates.map(({ kind, from }) => (kind === 'general' ? from : gstSince)),
])

/**
 * Rates that no page offers, and that are right on a bill all the same: on goods for export (0.1), on
 * homes (1 and 7.5), and on bricks without input tax credit (6).
 */
export const rareRates: readonly string[] = ['0.1', '1', '6', '7.5']

/** On clothes and shoes: the rate goes by the price of a piece before GST. */
export const clothesAndShoesLaw: Law<{
  readonly upToBeforeGst: string
  readonly lowerPercent: string
  readonly higherPercent: string
}> = [
  {
    from: '2025-09-22',
    upToBeforeGst: '2500',
    lowerPercent: '5',
    higherPercent: '18',
    source: '56th meeting of the GST Council; Notification 9/2025-Central Tax (Rate)',
  },
]
export const clothesAndShoes = inForce(clothesAndShoesLaw)

/** What a marketplace holds back of the sale without GST, and pays into the seller's cash ledger. */
export const tcsLaw: RateLaw = [
  {
    from: '2018-10-01',
    percent: '1',
    source: 'CGST Act 2017, section 52; Notification 52/2018-Central Tax',
  },
  {
    from: '2024-07-10',
    percent: '0.5',
    source: 'CGST Act 2017, section 52; Notification 15/2024-Central Tax',
  },
]
export const tcs = inForce(tcsLaw)

/**
 * What a marketplace holds back as income tax; not of individuals with PAN up to such sales in a year. It began on
 * 1 October 2020, at a lower rate until March 2021.
 */
export const tdsLaw: Law<{ readonly percent: string; readonly freeUpTo: string }> = [
  {
    from: '2021-04-01',
    percent: '1',
    freeUpTo: '500000',
    source: 'Income-tax Act, 1961, section 194-O',
  },
  {
    from: '2024-10-01',
    percent: '0.1',
    freeUpTo: '500000',
    source: 'Income-tax Act, 1961, section 194-O, as of the Finance (No. 2) Act, 2024',
  },
]
export const tds = inForce(tdsLaw)

/** Goods may be sold through marketplaces without a registration, within a state. */
export const sellingUnregisteredLaw: Law<object> = [
  { from: '2023-10-01', source: 'Notification 34/2023-Central Tax' },
]
export const sellingUnregistered = inForce(sellingUnregisteredLaw)

/** From this value on, a tax invoice names a buyer without a GSTIN. */
export const namedBuyerLaw: Law<{ readonly fromBeforeGst: string }> = [
  { from: gstSince, fromBeforeGst: '50000', source: 'CGST Rules 2017, rule 46(e) and (f)' },
]

/** HSN codes on bills: so many digits at least; none for a buyer without a GSTIN up to a turnover. */
export const hsnOnBillsLaw: Law<{
  readonly leastDigits: number
  readonly optionalUpToTurnover: string
}> = [
  {
    from: '2021-04-01',
    leastDigits: 4,
    optionalUpToTurnover: '50000000',
    source: 'Notification 78/2020-Central Tax',
  },
]

/** Goods of a higher value, with GST, want an e-way bill on the road. */
export const ewayBillLaw: Law<{ readonly above: string }> = [
  { from: '2018-04-01', above: '50000', source: 'CGST Rules 2017, rule 138' },
]
