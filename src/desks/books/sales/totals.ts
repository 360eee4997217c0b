import { type Decimal, subtract, sum, zero } from '../../../core/money/decimal'
import { customerKey } from './customer-key'
import {
  addFigures,
  compareTexts,
  isCounted,
  noFigures,
  type SaleDocument,
  type SaleFigures,
  type SaleRow,
  taxOf,
} from './documents'
import { OTHER_UNIT } from './portal/portal-codes'
import { isService } from './portal/problems'
import { addTax, type RunningTax, startTax } from './portal/tables'

/** How many documents a period has. */
export type SaleCounts = {
  /** Without cancelled ones, with those in other currencies. */
  readonly bills: number
  readonly cancelled: number
  readonly creditNotes: number
  readonly cancelledNotes: number
  readonly otherCurrency: number
}

export function countDocuments(documents: readonly SaleDocument[]): SaleCounts {
  const count = (isOne: (document: SaleDocument) => boolean) => documents.filter(isOne).length
  return {
    bills: count(({ isNote, isCancelled }) => !isNote && !isCancelled),
    cancelled: count(({ isNote, isCancelled }) => !isNote && isCancelled),
    creditNotes: count(({ isNote, isCancelled }) => isNote && !isCancelled),
    cancelledNotes: count(({ isNote, isCancelled }) => isNote && isCancelled),
    otherCurrency: count(({ currency, isCancelled }) => !isCancelled && currency !== 'INR'),
  }
}

/** What documents come to: bills, credit notes with minus signs, and both. */
type SaleSums = {
  readonly sales: SaleFigures
  readonly credit: SaleFigures
  readonly net: SaleFigures
}

export function sumDocuments(documents: readonly SaleDocument[]): SaleSums {
  const counted = documents.filter(isCounted)
  const of = (isNote: boolean) =>
    counted
      .filter((document) => document.isNote === isNote)
      .reduce((sums, { figures }) => addFigures(sums, figures), noFigures)
  const [sales, credit] = [of(false), of(true)]
  return { sales, credit, net: addFigures(sales, credit) }
}

/** Sold at one rate; without tax there is none. */
export type RateSums = Pick<SaleFigures, 'igst' | 'cgst' | 'sgst'> & {
  readonly rate: Decimal | 'untaxed'
  readonly value: Decimal
}

/** What was sold at each rate: without tax first, then the lowest rate first. */
export function sumByRate(documents: readonly SaleDocument[]): readonly RateSums[] {
  const byRate = new Map<Decimal | 'untaxed', RunningTax & { rate: Decimal | 'untaxed' }>()
  for (const document of documents) {
    if (!isCounted(document)) continue
    for (const row of document.rows()) {
      const rate = row.untaxed ? 'untaxed' : row.rate
      const sums = byRate.get(rate)
      if (sums) addTax(sums, row)
      else byRate.set(rate, { rate, ...startTax(row) })
    }
  }
  const order = ({ rate }: RateSums): bigint => (rate === 'untaxed' ? -1n : rate)
  return [...byRate.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1))
}

export type Customer = { readonly name: string; readonly gstin: string }

export type CustomerSums = Customer & {
  readonly bills: number
  readonly value: Decimal
  readonly tax: Decimal
  readonly total: Decimal
}

/** What each buyer bought, the largest first. Buyers without a name are one buyer with a blank one. */
export function sumByCustomer(documents: readonly SaleDocument[]): readonly CustomerSums[] {
  const groups = new Map<string, CustomerSums>()
  for (const document of documents.filter(isCounted)) {
    const key = customerKey(document)
    const { figures, isNote } = document
    const before = groups.get(key)
    groups.set(key, {
      name: before?.name || document.buyer,
      gstin: document.gstin,
      bills: (before?.bills ?? 0) + (isNote ? 0 : 1),
      value: sum(before?.value ?? zero, figures.taxable, figures.untaxed),
      tax: sum(before?.tax ?? zero, taxOf(figures)),
      total: sum(before?.total ?? zero, figures.total),
    })
  }
  return largestFirst([...groups.values()], ({ total }) => total)
}

/** So much of a unit, by the code of the portal; blank where there is none. */
type UnitQuantity = { readonly unit: string; readonly quantity: Decimal }

export type ItemSums = {
  readonly name: string
  readonly quantities: readonly UnitQuantity[]
  readonly value: Decimal
  readonly tax: Decimal
}

/** What was sold of each item, the largest first. A credit note lowers quantities only where goods came back. */
export const sumByItem = (documents: readonly SaleDocument[]): readonly ItemSums[] =>
  sumRows(documents, ({ description }) => description)

/** The same by HSN code; a blank name is that of rows without one. */
export const sumByHsn = (documents: readonly SaleDocument[]): readonly ItemSums[] =>
  sumRows(documents, ({ hsn }) => hsn)

function sumRows(
  documents: readonly SaleDocument[],
  nameOf: (row: SaleRow) => string,
): readonly ItemSums[] {
  type Group = {
    name: string
    value: Decimal
    tax: Decimal
    quantities: Map<string, Decimal>
  }
  const groups = new Map<string, Group>()
  for (const document of documents.filter(isCounted)) {
    for (const row of document.rows()) {
      const name = nameOf(row)
      const group = groups.get(name) ?? { name, value: zero, tax: zero, quantities: new Map() }
      groups.set(name, group)
      group.value = sum(group.value, row.value)
      group.tax = sum(group.tax, taxOf(row))
      if (document.isNote && !document.isGoodsReturned) continue
      const unit = unitOfRow(row)
      group.quantities.set(unit, sum(group.quantities.get(unit) ?? zero, row.quantity))
    }
  }
  const sums = [...groups.values()].map(({ quantities, ...group }) => ({
    ...group,
    quantities: [...quantities].map(([unit, quantity]) => ({ unit, quantity })),
  }))
  return largestFirst(sums, ({ value }) => value)
}

/** The code of a row's unit, in lists; blank where it has none. */
const unitOfRow = ({ unit, unitCode, hsn }: SaleRow): string =>
  unit === '' || isService(hsn) ? '' : (unitCode ?? OTHER_UNIT)

function largestFirst<Sums extends { readonly name: string }>(
  sums: Sums[],
  amountOf: (sums: Sums) => Decimal,
): readonly Sums[] {
  return sums.sort((a, b) => {
    const difference = subtract(amountOf(b), amountOf(a))
    return difference === zero ? compareTexts(a.name, b.name) : difference > 0n ? 1 : -1
  })
}

export type DaySums = { readonly day: string; readonly bills: number; readonly total: Decimal }

/** What was sold on each day that has documents, the first day first. */
export function sumByDay(documents: readonly SaleDocument[]): readonly DaySums[] {
  const days = new Map<string, DaySums>()
  for (const { date: day, figures, isNote } of documents.filter(isCounted)) {
    const before = days.get(day) ?? { day, bills: 0, total: zero }
    days.set(day, {
      day,
      bills: before.bills + (isNote ? 0 : 1),
      total: sum(before.total, figures.total),
    })
  }
  return [...days.values()].sort((a, b) => compareTexts(a.day, b.day))
}
