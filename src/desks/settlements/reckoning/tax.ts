import { portalStates } from '../../../core/states/portal-states'
import { inSteps, type Pace } from '../../../ui/worker/pacing'
import type { TaxRow } from '../files/read-rows'
import type { Marketplace } from '../marketplaces/marketplace'
import type { Paise, Table7Row, Table14Row, Tax, TaxMonth } from '../messages'
import { type Joined, monthOf } from './join'
import type { Order, PaidRow } from './order'
import { multiplyDivide } from './rounding'

/** One supply or what is taken off it. */
type Supply = {
  readonly marketplace: Marketplace
  readonly month: string
  readonly pos: string | undefined
  readonly place: string
  /** In hundredths of a percent. */
  readonly rate: number
  readonly taxable: Paise
  readonly igst: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly hasBuyer: boolean
}

/** Rates of GST, in hundredths of a percent: a rate that follows from amounts is the nearest of them. */
const SLABS = [0, 25, 150, 300, 500, 600, 1200, 1800, 2800, 4000]

/** @example slabOf(33814, 6086) // 1800 */
export function slabOf(net: Paise, gst: Paise): number {
  const rate = net === 0 ? 0 : (gst / net) * 10_000
  return SLABS.reduce((best, slab) => (Math.abs(slab - rate) < Math.abs(best - rate) ? slab : best))
}

/** GST by kind: within the seller's own state it is half CGST and half SGST. */
function split(tax: Paise, pos: string | undefined, home: string | undefined) {
  if (home === undefined || pos !== home) return { igst: tax, cgst: 0, sgst: 0 }
  const cgst = multiplyDivide(tax, 1, 2)
  return { igst: 0, cgst, sgst: tax - cgst }
}

/** What no supply is: most cancelled invoices, and goods that replace others for nothing. */
const isNoSupply = ({ taxable, igst, cgst, sgst, tax }: TaxRow) =>
  taxable === 0 && igst === 0 && cgst === 0 && sgst === 0 && tax === 0

/** Whether a row takes off what was supplied. */
const isTakenOff = ({ table, type, subType }: TaxRow) =>
  table.sheet.sign === -1 ||
  table.sheet.isTakenOff?.({ type }) === true ||
  (/^(?:return|cancellation|cancel|refund)$/i.test(type) && !/return cancellation/i.test(subType))

function supplyOf(row: TaxRow, home: string | undefined): Supply {
  const pos = placeCode(row.place)
  // Returns stand below zero, or above it in a file of their own, in which what is below zero is given back.
  const isOfReturns = row.table.sheet.sign === -1
  const sign = isOfReturns || (isTakenOff(row) && row.taxable > 0) ? -1 : 1
  const stated = row.table.sheet.sign === undefined
  const kinds = stated ? row : split(row.tax, pos, home)
  return {
    marketplace: row.table.marketplace,
    month: row.month,
    pos,
    place: row.place,
    rate: row.rate,
    taxable: sign * row.taxable,
    igst: sign * kinds.igst,
    cgst: sign * kinds.cgst,
    sgst: sign * kinds.sgst,
    hasBuyer: row.hasBuyer,
  }
}

/** Supplies made of the money of an order, where there is no file of invoices. */
function suppliesOf(order: Order, home: string | undefined): Supply[] {
  const { marketplace, place } = order
  const pos = placeCode(place)
  return wholeRows(order).flatMap(({ row, taxable, gst, rate }) =>
    // Without a rate, the value without GST is not known.
    (taxable === 0 && gst === 0) || (!marketplace.rules.isGstStated && rate === undefined)
      ? []
      : {
          marketplace,
          month: monthOf(row.date),
          pos,
          place,
          rate: marketplace.rules.isGstStated ? slabOf(taxable, gst) : (rate ?? 0),
          taxable,
          ...split(gst, pos, home),
          hasBuyer: false,
        },
  )
}

/** Where each row is one amount, the sale and its GST are rows of their own: they are put together. */
function wholeRows({ moneyRows }: Order): readonly PaidRow[] {
  if (!moneyRows.some(({ row }) => row.label)) return moneyRows
  const whole = new Map<string, PaidRow>()
  for (const paid of moneyRows) {
    const key = `${paid.row.label?.role ?? ''} ${monthOf(paid.row.date)}`
    const before = whole.get(key)
    const [taxable, gst] = [(before?.taxable ?? 0) + paid.taxable, (before?.gst ?? 0) + paid.gst]
    whole.set(key, { ...(before ?? paid), taxable, gst })
  }
  return [...whole.values()]
}

/** A rate as digits. @example rateDigits(1800) // '18' */
export const rateDigits = (rate: number): string => String(rate / 100)

const zeroTax = { taxable: 0, igst: 0, cgst: 0, sgst: 0 }
type Sums = { taxable: Paise; igst: Paise; cgst: Paise; sgst: Paise }

const addTo = (sums: Sums, { taxable, igst, cgst, sgst }: Supply) => {
  sums.taxable += taxable
  sums.igst += igst
  sums.cgst += cgst
  sums.sgst += sgst
}

/** Sums supplies by what names them; the rows are sorted by their keys. */
function sumsBy<Names>(keyOf: (supply: Supply) => string, namesOf: (supply: Supply) => Names) {
  const sums = new Map<string, Names & Sums>()
  return {
    add(supply: Supply) {
      const key = keyOf(supply)
      const row = sums.get(key) ?? { ...namesOf(supply), ...zeroTax }
      sums.set(key, row)
      addTo(row, supply)
    },
    rows: () => [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
  }
}

/** The seller's state by a GSTIN in the files. */
const stateOfSellers = (sellers: ReadonlySet<string>): string | undefined => {
  const [first] = sellers
  const code = first?.slice(0, 2)
  return code !== undefined && portalStates[code] ? code : undefined
}

/** What the files say for the tax: by month, by place and rate, by operator. */
export async function taxOf(
  joined: Joined,
  sellers: ReadonlySet<string>,
  state: string,
  pace: Pace,
): Promise<Tax> {
  const home = state || stateOfSellers(sellers)
  const withFile = new Set(joined.taxes.map(({ table }) => table.marketplace))
  const marketplaces = new Set<Marketplace>()
  const unknownPlaces = new Set<string>()
  const b2b = { rows: 0, taxable: 0 }
  let unplaced = 0
  const table7 = sumsBy(
    ({ month, marketplace, pos, rate }) =>
      `${month}\t${pos}\t${String(rate).padStart(5, '0')}\t${marketplace.id}`,
    ({ month, marketplace, pos = '', rate }) => ({
      month,
      marketplace: marketplace.id,
      pos,
      state: portalStates[pos] ?? '',
      rate: rateDigits(rate),
    }),
  )
  const table14 = sumsBy(
    ({ month, marketplace }) => `${month}\t${marketplace.id}`,
    ({ month, marketplace }) => ({ month, marketplace: marketplace.id }),
  )
  const add = (supply: Supply) => {
    table14.add(supply)
    if (supply.hasBuyer) {
      b2b.rows += 1
      b2b.taxable += supply.taxable
    } else if (supply.pos !== undefined) table7.add(supply)
    else if (supply.place.trim() === '') unplaced += supply.taxable
    else unknownPlaces.add(supply.place)
  }
  await inSteps(joined.taxes, pace, (row) => {
    if (!isNoSupply(row)) add(supplyOf(row, home))
  })
  await inSteps(joined.orders, pace, (order) => {
    marketplaces.add(order.marketplace)
    if (!withFile.has(order.marketplace)) for (const supply of suppliesOf(order, home)) add(supply)
  })
  return {
    isFromPayments: [...marketplaces].some((marketplace) => !withFile.has(marketplace)),
    months: monthsOf(joined),
    table7: table7.rows() satisfies Table7Row[],
    table14: table14.rows() satisfies Table14Row[],
    b2b,
    unknownPlaces: [...unknownPlaces],
    unplaced,
    operators: operatorsOf(joined.tables),
    state: home,
  }
}

/** The GSTIN of each operator, where the files name one alone. */
function operatorsOf(tables: Joined['tables']): Tax['operators'] {
  const operators = new Map<string, Set<string>>()
  for (const table of tables) {
    const { id } = table.marketplace
    const known = operators.get(id) ?? new Set()
    operators.set(id, known)
    for (const gstin of table.operators) known.add(gstin)
  }
  return Object.fromEntries(
    [...operators].flatMap(([id, [gstin, ...others]]) =>
      gstin !== undefined && others.length === 0 ? [[id, gstin]] : [],
    ),
  )
}

type MonthSums = { -readonly [Name in keyof TaxMonth]: TaxMonth[Name] }

function monthsOf({ paid, ads, apartGst, withheld, taxes }: Joined): readonly TaxMonth[] {
  const months = new Map<string, MonthSums>()
  const at = (month: string): MonthSums => {
    const known = months.get(month)
    if (known) return known
    const sums = { month, tcsInvoiced: undefined, tcsPaid: 0, tds: 0, feeGst: 0, adsGst: 0 }
    months.set(month, sums)
    return sums
  }
  for (const [month, { tcs, tds, gstOnFees }] of paid) {
    const sums = at(month)
    sums.tcsPaid += tcs
    sums.tds += tds
    sums.feeGst += gstOnFees
  }
  for (const { date, gst } of ads) at(monthOf(date)).adsGst += gst
  for (const { date, gst } of apartGst) if (gst !== 0) at(monthOf(date)).feeGst += gst
  for (const { is, date, amount } of withheld)
    at(monthOf(date))[is === 'tcs' ? 'tcsPaid' : 'tds'] += amount
  for (const row of taxes) {
    if (row.tcs === undefined || isNoSupply(row)) continue
    const sums = at(row.month)
    const sign = isTakenOff(row) && row.taxable > 0 ? 1 : -1
    sums.tcsInvoiced = (sums.tcsInvoiced ?? 0) + sign * row.tcs || 0
  }
  return [...months.values()].toSorted((a, b) => (a.month < b.month ? -1 : 1))
}

const plain = (place: string): string =>
  place
    .toLowerCase()
    .replaceAll('&', 'and')
    .replace(/[^a-z]/g, '')

/** Older and other names of states and territories, and how files misspell them. */
const otherNames: Readonly<Record<string, string>> = {
  orissa: '21',
  pondicherry: '34',
  uttaranchal: '05',
  newdelhi: '07',
  nctofdelhi: '07',
  delhinct: '07',
  chattisgarh: '22',
  chhatisgarh: '22',
  telengana: '36',
  tamilnadu: '33',
  andamanandnicobar: '35',
  andamanandnicobarisland: '35',
  dadraandnagarhaveli: '26',
  damananddiu: '26',
  dadranagarhavelianddamananddiu: '26',
  thedadraandnagarhavelianddamananddiu: '26',
  jammukashmir: '01',
  lakshadweepislands: '31',
  laddakh: '38',
}

const codes: ReadonlyMap<string, string> = new Map([
  ...Object.entries(portalStates).map(([code, name]) => [plain(name), code] as const),
  ...Object.entries(otherNames),
])

const known = new Map<string, string | undefined>()

/** The code of a state as files write it. @example placeCode('ORISSA') // '21' */
function placeCode(place: string): string | undefined {
  if (!known.has(place)) known.set(place, codes.get(plain(place)))
  return known.get(place)
}
