import { type Decimal, plus, sumOf, zero } from '../../../../core/money/decimal'
import { numberKey } from '../../bill/bill-number'
import type { UntaxedKind } from '../../bill/inputs'
import type { Seller } from '../../bill/seller'
import {
  compareNumbers,
  compareTexts,
  partsOfNumber,
  placeOf,
  type SaleDocument,
  type SaleRow,
} from '../documents'
import { standsInTable5 } from './numbered'
import { OTHER_UNIT } from './portal-codes'
import { hsnProblem, isService, type Neighbours, numberFormProblem } from './problems'

/*
 * The tables of GSTR-1. Where a document stands is decided here and nowhere else; files and screens only write
 * the tables down. Amounts of credit notes have a minus sign.
 */

/** Taxes of a taxable value. */
export type Taxed = {
  readonly value: Decimal
  readonly igst: Decimal
  readonly cgst: Decimal
  readonly sgst: Decimal
}

export const noTax: Taxed = { value: zero, igst: zero, cgst: zero, sgst: zero }

/** Taxes that are being added up: a year has many rows, and an object for each sum would be waste. */
export type RunningTax = { -readonly [Name in keyof Taxed]: Decimal }

export const startTax = ({ value, igst, cgst, sgst }: Taxed): RunningTax => ({
  value,
  igst,
  cgst,
  sgst,
})

export function addTax(sums: RunningTax, { value, igst, cgst, sgst }: Taxed): void {
  sums.value = plus(sums.value, value)
  if (igst !== zero) sums.igst = plus(sums.igst, igst)
  if (cgst !== zero) sums.cgst = plus(sums.cgst, cgst)
  if (sgst !== zero) sums.sgst = plus(sums.sgst, sgst)
}

/** What was sold and came back leaves nothing to tell the portal. */
export const isNothing = ({ value, igst, cgst, sgst }: Taxed): boolean =>
  [value, igst, cgst, sgst].every((amount) => amount === zero)

export type TaxedAtRate = Taxed & { readonly rate: Decimal }

/** A document that stands by itself, with its taxed rows by rate, the lowest first. */
export type DocumentEntry = {
  readonly document: SaleDocument
  readonly place: string
  readonly rates: readonly TaxedAtRate[]
}

/** Table 7: all sales of a place and a rate. */
export type PlaceEntry = TaxedAtRate & { readonly place: string; readonly isBetweenStates: boolean }

/** Table 8: sales without tax, by why they have none. */
export type UntaxedEntry = Readonly<Record<UntaxedKind, Decimal>> & {
  readonly isBetweenStates: boolean
  readonly isRegistered: boolean
}

/** Table 12: all rows of an HSN code, a unit and a rate. */
export type HsnEntry = TaxedAtRate & {
  readonly hsn: string
  /** That of the first row. */
  readonly description: string
  /** By the code of the portal. */
  readonly unit: string
  readonly quantity: Decimal
}

/** Table 13: numbers that follow one another. */
export type NumberRange = {
  readonly from: string
  readonly to: string
  readonly count: number
  readonly cancelled: number
}

export type ReturnTables = {
  /** 4A and 4B: to buyers with a GSTIN, those on reverse charge among them. */
  readonly registered: readonly DocumentEntry[]
  /** 5: large ones to other states. */
  readonly large: readonly DocumentEntry[]
  /** 7 */
  readonly others: readonly PlaceEntry[]
  /** 8 */
  readonly untaxed: readonly UntaxedEntry[]
  /** 9B: credit notes to buyers with a GSTIN, and on bills of table 5. */
  readonly registeredNotes: readonly DocumentEntry[]
  readonly largeNotes: readonly DocumentEntry[]
  /** 12 */
  readonly hsnRegistered: readonly HsnEntry[]
  readonly hsnOthers: readonly HsnEntry[]
  /** What table 12 lacks: the value of rows without a fit code. */
  readonly withoutCode: Decimal
  /** 13 */
  readonly billNumbers: readonly NumberRange[]
  readonly noteNumbers: readonly NumberRange[]
}

export type ReturnOf = {
  /** All that have a number in the period, in order. */
  readonly issued: readonly SaleDocument[]
  /** Those of them that are in the value tables: not cancelled, and nothing stops them. */
  readonly counted: readonly SaleDocument[]
  readonly seller: Pick<Seller, 'turnover'>
  readonly ownState: string
  readonly neighbours: Pick<Neighbours, 'billOf'>
}

export function returnTables({
  issued,
  counted,
  seller,
  ownState,
  neighbours,
}: ReturnOf): ReturnTables {
  const entries = counted.map((document) => ({
    document,
    place: placeOf(document, ownState),
    // The portal takes no row of a credit note that is worth nothing.
    rates: byRate(document.rows()).filter(({ value }) => !document.isNote || value !== zero),
  }))
  const taxed = entries.filter(({ rates }) => rates.length > 0)
  const isLarge = (document: SaleDocument) => standsInTable5(document, neighbours.billOf)
  const stand = (isNote: boolean, isOne: (entry: DocumentEntry) => boolean) =>
    taxed.filter((entry) => entry.document.isNote === isNote && isOne(entry))
  const isRegistered = ({ document }: DocumentEntry) => document.gstin !== ''
  const rows = counted.flatMap((document) => document.rows().map((row) => ({ document, row })))
  const [withCode, without] = split(rows, ({ row }) => !hsnProblem(row, seller))
  const [hsnRegistered, hsnOthers] = split(withCode, ({ document }) => document.gstin !== '')

  return {
    registered: byGstin(stand(false, isRegistered)),
    large: byPlace(stand(false, ({ document }) => isLarge(document))),
    others: sumByPlace(taxed.filter((entry) => !isRegistered(entry) && !isLarge(entry.document))),
    untaxed: sumUntaxed(entries, ownState),
    registeredNotes: byGstin(stand(true, isRegistered)),
    largeNotes: stand(true, ({ document }) => isLarge(document)),
    hsnRegistered: sumByCode(hsnRegistered),
    hsnOthers: sumByCode(hsnOthers),
    withoutCode: sumOf(without.map(({ row }) => row.value)),
    billNumbers: numberRanges(issued.filter(({ isNote }) => !isNote)),
    noteNumbers: numberRanges(issued.filter(({ isNote }) => isNote)),
  }
}

/** Taxed rows by rate, the lowest first. */
function byRate(rows: readonly SaleRow[]): readonly TaxedAtRate[] {
  const rates = new Map<bigint, RunningTax & { rate: Decimal }>()
  for (const row of rows) {
    if (row.untaxed) continue
    const sums = rates.get(row.rate)
    if (sums) addTax(sums, row)
    else rates.set(row.rate, { rate: row.rate, ...startTax(row) })
  }
  return [...rates.values()].sort((a, b) => compareRates(a.rate, b.rate))
}

/** Writing out forty decimals for every row would take longer than all else. */
const rateKeys = new Map<bigint, number>()

function rateKey(rate: Decimal): number {
  const known = rateKeys.get(rate)
  if (known !== undefined) return known
  rateKeys.set(rate, rateKeys.size)
  return rateKeys.size - 1
}

const compareRates = (a: Decimal, b: Decimal): number => (a === b ? 0 : a < b ? -1 : 1)

const byGstin = (entries: readonly DocumentEntry[]): readonly DocumentEntry[] =>
  entries.toSorted((a, b) => compareTexts(a.document.gstin, b.document.gstin))

const byPlace = (entries: readonly DocumentEntry[]): readonly DocumentEntry[] =>
  entries.toSorted((a, b) => compareTexts(a.place, b.place))

function sumByPlace(entries: readonly DocumentEntry[]): readonly PlaceEntry[] {
  const sums = new Map<string, RunningTax & PlaceEntry>()
  for (const { document, place, rates } of entries) {
    const { isBetweenStates } = document
    for (const taxed of rates) {
      const { rate } = taxed
      const key = `${place} ${rateKey(rate)}`
      const before = sums.get(key)
      if (before) addTax(before, taxed)
      else sums.set(key, { rate, place, isBetweenStates, ...startTax(taxed) })
    }
  }
  return [...sums.values()]
    .filter((entry) => !isNothing(entry))
    .sort((a, b) => compareTexts(a.place, b.place) || compareRates(a.rate, b.rate))
}

function sumUntaxed(entries: readonly DocumentEntry[], ownState: string): readonly UntaxedEntry[] {
  const kinds = [true, false].flatMap((isRegistered) =>
    [true, false].map((isBetweenStates) => ({ isRegistered, isBetweenStates })),
  )
  return kinds.flatMap(({ isRegistered, isBetweenStates }) => {
    const rows = entries
      .filter(({ document, place }) => {
        const isBetween = place === '' ? document.isBetweenStates : place !== ownState
        return (document.gstin !== '') === isRegistered && isBetween === isBetweenStates
      })
      .flatMap(({ document }) => document.rows())
    const of = (kind: UntaxedKind) =>
      sumOf(rows.map(({ untaxed, value }) => (untaxed === kind ? value : zero)))
    const entry = { nil: of('nil'), exempt: of('exempt'), 'non-gst': of('non-gst') }
    const isEmpty = Object.values(entry).every((amount) => amount === zero)
    return isEmpty ? [] : [{ ...entry, isRegistered, isBetweenStates }]
  })
}

type Running<Sums> = { -readonly [Name in keyof Sums]: Sums[Name] }

type RowOfDocument = { readonly document: SaleDocument; readonly row: SaleRow }

/** The portal has no unit and no quantity of a service. */
const NO_UNIT = 'NA'

function sumByCode(rows: readonly RowOfDocument[]): readonly HsnEntry[] {
  const sums = new Map<string, RunningTax & Running<HsnEntry>>()
  for (const { document, row } of rows) {
    const { hsn, rate, description } = row
    const unit = isService(hsn) ? NO_UNIT : (row.unitCode ?? OTHER_UNIT)
    const key = `${hsn} ${unit} ${rateKey(rate)}`
    const lowers = !document.isNote || document.isGoodsReturned
    const quantity = lowers && unit !== NO_UNIT ? row.quantity : zero
    const before = sums.get(key)
    if (before) {
      addTax(before, row)
      before.quantity = plus(before.quantity, quantity)
      before.description ||= description
    } else sums.set(key, { hsn, rate, unit, description, quantity, ...startTax(row) })
  }
  return [...sums.values()]
    .filter((entry) => !isNothing(entry) || entry.quantity !== zero)
    .sort(
      (a, b) =>
        compareTexts(a.hsn, b.hsn) || compareTexts(a.unit, b.unit) || compareRates(a.rate, b.rate),
    )
}

/** A number, and whether every document that has it is cancelled. */
type UsedNumber = { readonly number: string; readonly isCancelled: boolean }

/** The numbers of documents in ranges, each ending at a gap. What is no number for the portal is left out. */
export function numberRanges(documents: readonly SaleDocument[]): readonly NumberRange[] {
  const used = new Map<string, UsedNumber>()
  for (const { number, isCancelled } of documents) {
    if (numberFormProblem(number)) continue
    const key = numberKey(number)
    const before = used.get(key)
    used.set(key, {
      number: before?.number ?? number,
      isCancelled: isCancelled && (before?.isCancelled ?? true),
    })
  }
  const ordered = [...used.values()].sort((a, b) => compareNumbers(a.number, b.number))
  const ranges: NumberRange[] = []
  for (const { number, isCancelled } of ordered) {
    const last = ranges.at(-1)
    const cancelled = isCancelled ? 1 : 0
    if (last && follows(number, last.to)) {
      const { from, count } = last
      ranges[ranges.length - 1] = {
        from,
        to: number,
        count: count + 1,
        cancelled: last.cancelled + cancelled,
      }
    } else ranges.push({ from: number, to: number, count: 1, cancelled })
  }
  return ranges
}

/**
 * Whether a number is the next after another one: one group of digits counts on by one, and all else is alike.
 *
 * @example follows('GST/010/26-27', 'GST/009/26-27') // true
 */
export function follows(number: string, before: string): boolean {
  const [parts, others] = [partsOfNumber(number), partsOfNumber(before)]
  if (parts.length !== others.length) return false
  const changed = parts.flatMap((part, index) => (part === others[index] ? [] : [index]))
  const [at = 0, ...more] = changed
  if (more.length > 0 || at % 2 === 0) return false
  return BigInt(parts[at] ?? 0) === BigInt(others[at] ?? 0) + 1n
}

function split<Value>(
  values: readonly Value[],
  isFirst: (value: Value) => boolean,
): readonly [readonly Value[], readonly Value[]] {
  const first: Value[] = []
  const second: Value[] = []
  for (const value of values) (isFirst(value) ? first : second).push(value)
  return [first, second]
}
