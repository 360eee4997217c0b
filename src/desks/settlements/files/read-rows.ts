import { sumNamed } from '../../../core/tables/sum-rows'
import { monthAfter } from '../../../core/time/calendar'
import { columnDays, isSettled } from '../../../core/time/column-days'
import type { DateOrder } from '../../../core/time/read-day'
import { plainSku } from '../../market/costs/cost-list'
import {
  type AmountUse,
  type Column,
  columnName,
  type Label,
  type Sheet,
  type TextUse,
} from '../marketplaces/format'
import type { DatesQuestion, Paise, Thousandths, UnknownReason } from '../messages'
import { FEE_GST, gstInside, multiplyDivide } from '../reckoning/rounding'
import { isFiner, isMangled, readPaise, readRate, readThousandths, readUnits } from './read-cells'
import { columnsOf, type Recognised } from './recognise'

/*
 * Reads the rows of a sheet into records that hold what counts, and nothing else: amounts that are not 0
 * with their columns, and the few texts that join and judge orders.
 */

/** Where a row stands. */
export type Place = { readonly table: ReadTable; readonly line: number }

export type MoneyRow = Place & {
  readonly id: string
  readonly sku: string
  readonly type: string
  readonly description: string
  readonly quantity: number
  /** Settled when all rows of the table are read. */
  date: string | undefined
  readonly orderDate: string | undefined
  /** In hundredths of a percent. */
  readonly rate: number | undefined
  readonly status: string
  readonly returnType: string
  readonly place: string
  readonly isFulfilled: boolean
  readonly isDeferred: boolean
  readonly payout: string
  /** What the row is, where it says so itself. */
  readonly label: Label | undefined
  /** Index of a column and its amount, in turns; only what is not 0. */
  readonly amounts: readonly number[]
  readonly total: Paise
  /** The same in thousandths, of a row that has three decimals. */
  readonly finer: FinerAmounts | undefined
  /** Of its cells: equal rows of two files have equal ones, also if one was released since. */
  readonly print: number
}

/** Amounts and the total of a row in thousandths, as `MoneyRow` has them in paise. */
export type FinerAmounts = { readonly amounts: readonly number[]; readonly total: Thousandths }

export type OrderFileRow = Place & {
  readonly id: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly status: string
  /** Settled when all rows of the table are read. */
  date: string | undefined
  /** As stated: of the row or of a piece, by format. */
  readonly price: Paise
  readonly place: string
  readonly isFulfilled: boolean
  readonly cancelledUnits: number
  readonly rtoUnits: number
  readonly returnedUnits: number
  /** A day of delivery is stated. */
  readonly isDelivered: boolean
  readonly print: number
}

export type ReturnRow = Place & {
  readonly id: string
  readonly sku: string
  readonly quantity: number
  readonly type: string
  readonly condition: string
  readonly status: string
  /** Settled when all rows of the table are read. */
  date: string | undefined
  readonly print: number
}

export type TaxRow = Place & {
  readonly id: string
  readonly invoice: string
  readonly sku: string
  readonly name: string
  readonly quantity: number
  readonly type: string
  readonly subType: string
  /** Settled when all rows of the table are read. */
  date: string | undefined
  /** In which it counts, as 2026-10; blank where it is not known. */
  month: string
  readonly place: string
  readonly hasBuyer: boolean
  /** In hundredths of a percent. */
  readonly rate: number
  readonly taxable: Paise
  /** Stated by kind, or in one. */
  readonly igst: Paise
  readonly cgst: Paise
  readonly sgst: Paise
  readonly tax: Paise
  /** Nothing where the file has no such column. */
  readonly tcs: Paise | undefined
  readonly print: number
}

/** Ads, and money that belongs to no order. */
export type ApartRow = Place & {
  /** Settled when all rows of the table are read. */
  date: string | undefined
  readonly total: Paise
  readonly stated: Thousandths
  readonly gst: Paise
  readonly print: number
}

export type UnknownRowRead = Place & {
  readonly column: string
  readonly value: string
  readonly reason: UnknownReason
  readonly stated: Thousandths
  readonly print: number
}

/** A sheet with its rows. */
export type ReadTable = Recognised & {
  readonly file: string
  readonly sheetName: string | undefined
  readonly heads: readonly string[]
  readonly columns: readonly (Column | undefined)[]
  readonly money: MoneyRow[]
  readonly orders: OrderFileRow[]
  readonly returns: ReturnRow[]
  readonly taxes: TaxRow[]
  readonly apart: ApartRow[]
  readonly unknownRows: UnknownRowRead[]
  /** Sums of the columns that are not understood, by index. */
  readonly unknownSums: Map<number, Paise>
  readonly sellers: Set<string>
  readonly operators: Set<string>
  rows: number
  /** The sum of all totals that the sheet states, whatever became of their rows. */
  stated: Thousandths
  first: string | undefined
  last: string | undefined
}

/** Takes the rows of a sheet below its heads. */
export type RowReader = {
  readonly table: ReadTable
  take(cells: readonly string[], line: number): void
  /**
   * Settles which number of its days is the month, by all rows or, where none of them tells, by what a
   * person said.
   *
   * @returns what to ask, where nobody has said it
   */
  end(said: DateOrder | undefined): DatesQuestion | undefined
}

/** Amounts of a row as `MoneyRow` has them, and its stated total. */
type ReadAmounts = Pick<MoneyRow, 'amounts' | 'total' | 'finer'>

/** The columns of a sheet by what they hold. */
function indexColumns(columns: readonly (Column | undefined)[]) {
  const texts = new Map<TextUse, number[]>()
  const amounts: { readonly at: number; readonly use: AmountUse }[] = []
  columns.forEach((column, at) => {
    const use = column?.use
    if (use === undefined || use === 'ignored') return
    if (typeof use === 'object') amounts.push({ at, use })
    else texts.set(use, [...(texts.get(use) ?? []), at])
  })
  return { texts, amounts }
}

/**
 * A number that hardly any other row has, made of all cells but those that change from file to file: as
 * many bits of two sums of it as a float holds.
 */
function printOf(cells: readonly string[], isChanging: (at: number) => boolean): number {
  let [one, other] = [2166136261, 40389]
  for (const [index, cell] of cells.entries()) {
    if (isChanging(index)) continue
    for (let at = 0; at < cell.length; at++) {
      const code = cell.charCodeAt(at)
      one = Math.imul(one ^ code, 16777619)
      other = Math.imul(other + code, 2246822519) ^ (other >>> 13)
    }
    one = Math.imul(one ^ 9, 16777619)
  }
  return (one >>> 0) * 2 ** 21 + (other >>> 11)
}

/** @example rowReader(recognised, { file: 'orders.csv', sheetName: undefined, heads }).take(cells, 2) */
export function rowReader(
  recognised: Recognised,
  { file, sheetName, heads: namedHeads }: Pick<ReadTable, 'file' | 'sheetName' | 'heads'>,
): RowReader {
  const heads = [...namedHeads]
  const { sheet, format, marketplace } = recognised
  const columns = columnsOf(sheet, heads)
  const { texts, amounts } = indexColumns(columns)
  const labels = labelReader(sheet, texts.get('type') ?? [], { columns, heads })
  const table: ReadTable = {
    ...recognised,
    file,
    sheetName,
    heads,
    columns,
    money: [],
    orders: [],
    returns: [],
    taxes: [],
    apart: [],
    unknownRows: [],
    unknownSums: new Map(),
    sellers: new Set(),
    operators: new Set(),
    rows: 0,
    stated: 0,
    first: undefined,
    last: undefined,
  }
  const unknownAt = columns.flatMap((column, at) =>
    column === undefined && heads[at]?.trim() && !sheet.isTotalAlone ? [at] : [],
  )
  for (const at of unknownAt) table.unknownSums.set(at, 0)
  const days = columnDays()
  const orderDays = columnDays()
  const settledDay = (cell: string) => {
    const day = orderDays.read(cell)
    return isSettled(day) ? day : undefined
  }
  let openDatesAt = -1
  /** Rows with a day that can be read either way, and the number of their month where there is one. */
  const unsettled: { readonly row: DatedRow; readonly monthNumber: string }[] = []
  const readDateIn = (use: 'date' | 'laterDate') => {
    const at = texts.get(use)?.[0] ?? -1
    return (cells: readonly string[]): string | undefined => {
      const day = days.read(cells[at])
      if (openDatesAt < 0 && !isSettled(day)) openDatesAt = at
      return day
    }
  }
  const idAt = texts.get('id')?.[0] ?? -1
  const totalAt = amounts.find(({ use }) => use.is === 'total' || use.is === 'wholeFee')?.at ?? -1
  const isWhole = amounts.some(({ use }) => use.is === 'wholeFee')
  const hasGst = amounts.some(({ use }) => use.is === 'adsGst')
  const hasTcs = amounts.some(({ use }) => use.is === 'tcsInvoiced')
  const isWithId = !withoutId.has(sheet.rows)
  const isIdNeeded = isWithId && sheet.hasRowsOfNoOrder !== true
  /** Texts that stand in many rows are kept once. */
  const kept = cached((cell) => ownText(cell.trim()))
  const sku = cached((cell) => ownText(plainSku(cell)))
  const reading = <Value>(use: TextUse, read: (cell: string) => Value) => {
    const column = texts.get(use)?.[0]
    const blank = read('')
    return (cells: readonly string[]): Value =>
      column === undefined ? blank : read(cells[column] ?? '')
  }
  const text = (use: TextUse) => reading(use, kept)
  const units = (use: TextUse) => reading(use, (cell) => readUnits(cell) ?? 0)
  const [skuIn, nameIn] = [reading('sku', sku), reading('name', sku)]
  const [dateIn, laterDateIn] = [readDateIn('date'), readDateIn('laterDate')]
  const [typeIn, descriptionIn] = [text('type'), text('description')]
  const [statusIn, returnTypeIn, conditionIn] = [
    text('status'),
    text('returnType'),
    text('condition'),
  ]
  const [placeIn, sellerIn, buyerIn] = [text('place'), text('seller'), text('buyer')]
  const invoiceIn = reading('invoice', (cell) => ownText(cell.trim()))
  const monthNumberIn = text('monthNumber')
  const quantityIn = units('quantity')
  const [cancelledUnitsIn, rtoUnitsIn, returnedUnitsIn] = [
    units('cancelledUnits'),
    units('rtoUnits'),
    units('returnedUnits'),
  ]
  const [rateIn, priceIn] = [
    texts.has('rate')
      ? reading('rate', readRate)
      : reading('rateUnlessZero', (cell) => readRate(cell) || undefined),
    reading('price', (cell) => readPaise(cell) ?? 0),
  ]
  const orderDateIn = reading('orderDate', settledDay)
  const isDeliveredIn = reading('deliveredDate', (cell) => cell.trim() !== '')
  const isFulfilledIn = reading('fulfilment', (cell) => marketplace.rules.shipsItself.test(cell))
  const [payoutIn, operatorIn] = [text('payout'), text('operator')]
  const statedTotalAt = texts.get('statedTotal')?.[0] ?? -1
  let payout: { total: Paise; line: number } | undefined
  let labelled = 0
  const isDeferredIn = reading('release', (cell) => /^\s*deferred/i.test(cell))
  const [releaseAt, releaseDateAt] = [
    texts.get('release')?.[0] ?? -1,
    texts.get('releaseDate')?.[0] ?? -1,
  ]
  const headAt = (at: number) => heads[at]?.replace(/\s+/g, ' ').trim() ?? ''
  const unknown = (
    row: { readonly line: number; readonly print: number; readonly stated: Thousandths },
    column: number,
    value: string,
    reason: UnknownReason,
  ) =>
    void table.unknownRows.push({
      table,
      ...row,
      column: headAt(column),
      value,
      reason,
    })
  const noteDay = (date: string | undefined) => {
    if (date === undefined || !isSettled(date)) return
    if (table.first === undefined || date < table.first) table.first = date
    if (table.last === undefined || date > table.last) table.last = date
  }

  /** Reads all amounts of a row; the index of the first that cannot be read, otherwise. */
  const readAmounts = (cells: readonly string[]): ReadAmounts | number => {
    const read = { amounts: [] as number[], total: 0 }
    let isFine = false
    for (const { at } of amounts) {
      const cell = cells[at]
      // Most cells of a row: reports of marketplaces have a column for each fee.
      if (cell === undefined || cell === '' || cell === '0') continue
      const paise = readPaise(cell)
      if (paise === undefined) return at
      isFine ||= isFiner(cell)
      if (at === totalAt) read.total = paise
      if (paise !== 0 && (at !== totalAt || isWhole)) read.amounts.push(at, paise)
    }
    return { ...read, finer: isFine ? readFiner(cells) : undefined }
  }

  const readFiner = (cells: readonly string[]): FinerAmounts => {
    const read = { amounts: [] as number[], total: 0 }
    for (const { at } of amounts) {
      const amount = readThousandths(cells[at]) ?? 0
      if (at === totalAt) read.total = amount
      if (amount !== 0 && (at !== totalAt || isWhole)) read.amounts.push(at, amount)
    }
    return read
  }

  const sumOf = ({ amounts }: ReadAmounts, is: AmountUse['is']) => {
    let sum = 0
    for (let index = 0; index < amounts.length; index += 2) {
      const use = columns[amounts[index] ?? -1]?.use
      if (typeof use === 'object' && use.is === is) sum += amounts[index + 1] ?? 0
    }
    return sum
  }

  /** What a row states in all: its total, or its one amount. */
  const statedIn = (cells: readonly string[]): Thousandths => {
    if (totalAt >= 0) return readThousandths(cells[totalAt]) ?? 0
    if (!labels) return 0
    let sum = 0
    for (const { at } of amounts) sum += readThousandths(cells[at]) ?? 0
    return sum
  }

  const gstOf = (read: ReadAmounts) =>
    hasGst || !sheet.isGstInside ? sumOf(read, 'adsGst') : gstInside(read.total, FEE_GST)

  return {
    table,
    take(cells, line) {
      const id = isWithId ? plainId(cells[idAt] ?? '') : ''
      // The letters of formulas below the heads, blank lines, and totals below the table.
      const isBelowHeads = table.rows === 0 && isIdNeeded
      if (id === '' && (isBelowHeads || !cells.some(isAmount))) return
      if (sumNamed(cells.find((cell) => cell.trim() !== '') ?? '')) return
      if (statedTotalAt >= 0 && (cells[statedTotalAt] ?? '').trim() !== '') {
        const total = readPaise(cells[statedTotalAt]) ?? 0
        payout = { total: (payout?.total ?? 0) + total, line: payout?.line ?? line }
        return
      }
      table.rows += 1
      const print = printOf(cells, (index) => index === releaseAt || index === releaseDateAt)
      const stated = statedIn(cells)
      table.stated += stated
      const row = { line, print, stated }
      if (isMangled(id)) return unknown(row, idAt, cells[idAt]?.trim() ?? '', 'id-mangled')
      if (isIdNeeded && id === '') return unknown(row, idAt, '', 'id-missing')
      const read = readAmounts(cells)
      if (typeof read === 'number')
        return unknown(row, read, cells[read]?.trim() ?? '', 'amount-unreadable')
      for (const at of unknownAt) {
        const paise = readPaise(cells[at])
        if (paise) table.unknownSums.set(at, (table.unknownSums.get(at) ?? 0) + paise)
      }
      const seller = sellerIn(cells)
      if (seller) table.sellers.add(seller.toUpperCase())
      const operator = operatorIn(cells).toUpperCase()
      if (OPERATOR.test(operator)) table.operators.add(operator)
      const firstDate = dateIn(cells)
      const date = laterDateIn(cells) ?? firstDate
      noteDay(date)
      const quantity = quantityIn(cells)
      switch (sheet.rows) {
        case 'money': {
          const label = labels?.(cells)
          const amount = label ? sumOf(read, 'labelled') : 0
          labelled += amount
          table.money.push({
            table,
            line,
            id,
            sku: skuIn(cells),
            type: label?.label.name ?? typeIn(cells),
            description: descriptionIn(cells),
            quantity: label && !label.label.hasUnits ? 0 : quantity,
            date,
            rate: rateIn(cells),
            status: statusIn(cells),
            returnType: returnTypeIn(cells),
            place: placeIn(cells),
            isFulfilled: isFulfilledIn(cells),
            isDeferred: isDeferredIn(cells),
            payout: payoutIn(cells),
            label: label?.label,
            amounts: label ? (amount === 0 ? [] : [label.at, amount]) : read.amounts,
            total: label ? amount : read.total,
            finer: label ? undefined : read.finer,
            orderDate: orderDateIn(cells),
            print,
          })
          break
        }
        case 'orders':
          table.orders.push({
            table,
            line,
            id,
            sku: skuIn(cells),
            name: nameIn(cells),
            quantity,
            status: statusIn(cells),
            date,
            price: priceIn(cells),
            place: placeIn(cells),
            isFulfilled: isFulfilledIn(cells),
            cancelledUnits: cancelledUnitsIn(cells),
            rtoUnits: rtoUnitsIn(cells),
            returnedUnits: returnedUnitsIn(cells),
            isDelivered: isDeliveredIn(cells),
            print,
          })
          break
        case 'returns':
          // It is asked for or on its way: nothing is back yet.
          if (sheet.isBackWhenDated && date === firstDate && laterDateIn(cells) === undefined) break
          table.returns.push({
            table,
            line,
            id,
            sku: skuIn(cells),
            quantity,
            type: returnTypeIn(cells),
            condition: conditionIn(cells),
            status: statusIn(cells),
            date,
            print,
          })
          break
        case 'tax': {
          const buyer = buyerIn(cells)
          table.taxes.push({
            table,
            line,
            id,
            invoice: invoiceIn(cells),
            sku: skuIn(cells),
            name: nameIn(cells),
            quantity,
            type: typeIn(cells),
            subType: descriptionIn(cells),
            date,
            month: isSettled(date) ? monthNear(date, monthNumberIn(cells)) : '',
            place: placeIn(cells),
            hasBuyer: buyer !== '' && buyer !== 'NA',
            rate: taxRate(cells, texts, sheet, rateUses),
            taxable: sumOf(read, 'taxable'),
            ...(sheet.isTaxWhole
              ? kindsOfTax(sumOf(read, 'tax'), {
                  isIgst:
                    taxRate(cells, texts, sheet, ['igstRate']) > 0 || sumOf(read, 'igst') !== 0,
                  isHalved: taxRate(cells, texts, sheet, ['cgstRate', 'sgstRate']) > 0,
                })
              : {
                  igst: sumOf(read, 'igst'),
                  cgst: sumOf(read, 'cgst'),
                  sgst: sumOf(read, 'sgst'),
                }),
            tax: sumOf(read, 'tax'),
            tcs: hasTcs ? sumOf(read, 'tcsInvoiced') : undefined,
            print,
          })
          break
        }
        case 'ads':
        case 'apart':
        case 'withheld':
        case 'unknown':
          table.apart.push({
            table,
            line,
            date,
            total: read.total,
            stated,
            gst: gstOf(read),
            print,
          })
      }
      const last = isSettled(date) ? undefined : rowsOf(table).at(-1)
      if (last) unsettled.push({ row: last, monthNumber: monthNumberIn(cells) })
    },
    end(said) {
      const told = days.told()
      const order = told === 'open' ? said : told
      for (const { row, monthNumber } of unsettled) {
        row.date = days.settled(row.date, order === 'monthFirst' ? order : 'dayFirst')
        if ('month' in row) row.month = monthNear(row.date, monthNumber)
        noteDay(row.date)
      }
      if (payout && payout.total !== labelled)
        unknown(
          { line: payout.line, print: payout.total, stated: 0 },
          statedTotalAt,
          `${payout.total / 100}`,
          'total-differs',
        )
      if (order !== undefined) return undefined
      return {
        column: headAt(openDatesAt),
        example: days.example() ?? '',
        shape: [format.kind, ...namedHeads.map(columnName)].join(' '),
      }
    },
  }
}

/** A row whose day may be settled later. */
type DatedRow = MoneyRow | OrderFileRow | ReturnRow | TaxRow | ApartRow

function rowsOf({ sheet, money, orders, returns, taxes, apart }: ReadTable): readonly DatedRow[] {
  const lists = {
    ...{ money, orders, returns, tax: taxes },
    ...{ ads: apart, apart, withheld: apart, unknown: apart },
  }
  return lists[sheet.rows]
}

/** A registration to collect tax has a C in its fourteenth place. */
const OPERATOR = /^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]C[0-9A-Z]$/

/** Sheets whose rows are of no order. */
const withoutId: ReadonlySet<Sheet['rows']> = new Set(['ads', 'apart', 'withheld', 'unknown'])

const isAmount = (cell: string) => cell.trim() !== '' && readPaise(cell) !== undefined

/**
 * The month of an invoice: that of a date, or the one nearest to it that a number names.
 *
 * @example monthNear('2026-12-31', '1') // '2027-01'
 */
function monthNear(date: string | undefined, number: string): string {
  if (date === undefined) return ''
  const month = Number(number)
  if (!Number.isInteger(month) || month < 1 || month > 12) return date.slice(0, 7)
  const away = ((month - Number(date.slice(5, 7)) + 18) % 12) - 6
  return monthAfter(date.slice(0, 7), away)
}

/**
 * The same text as a copy of its own. Engines keep a cut text as a place in the longer one: it would hold
 * the whole file in memory, and is compared far more slowly.
 */
const ownText = (text: string): string => text.split('').join('')

/** An order number without the marks that spreadsheets and files put before it. */
const plainId = (cell: string): string =>
  ownText(cell.replace(/["']/g, '').trim().replace(/^OI:/i, ''))

const rateUses: readonly TextUse[] = ['rate', 'cgstRate', 'sgstRate', 'igstRate']

/** Tax that stands in one amount, by its kinds; where the rates do not say which, the goods do. */
function kindsOfTax(
  tax: Paise,
  { isIgst, isHalved }: { readonly isIgst: boolean; readonly isHalved: boolean },
): Pick<TaxRow, 'igst' | 'cgst' | 'sgst'> {
  if (isIgst && !isHalved) return { igst: tax, cgst: 0, sgst: 0 }
  const cgst = multiplyDivide(tax, 1, 2)
  return { igst: 0, cgst, sgst: tax - cgst }
}

/**
 * What a row is that says so itself, and where its amount stands: each label has a column of its own
 * behind those of the file.
 */
function labelReader(
  { labelOf }: Sheet,
  typesAt: readonly number[],
  { columns, heads }: { readonly columns: (Column | undefined)[]; readonly heads: string[] },
) {
  if (!labelOf) return undefined
  const known = new Map<string, { readonly label: Label; readonly at: number }>()
  return (cells: readonly string[]) => {
    const types = typesAt.map((at) => cells[at]?.trim() ?? '')
    const key = types.join('\t')
    const before = known.get(key)
    if (before) return before
    const label = labelOf(types)
    const found = { label, at: columns.length }
    columns.push({ names: [], use: label.use })
    heads[found.at] = label.name
    known.set(key, found)
    return found
  }
}

/** Rates stand as 18 or as 0.18; of CGST and SGST there are two. */
function taxRate(
  cells: readonly string[],
  texts: ReadonlyMap<TextUse, readonly number[]>,
  sheet: Sheet,
  uses: readonly TextUse[],
): number {
  let sum = 0
  for (const use of uses)
    for (const at of texts.get(use) ?? []) {
      const number = Number((cells[at] ?? '').replace('%', '').trim() || 0)
      if (Number.isFinite(number)) sum += Math.round(number * (sheet.areRatesShares ? 10_000 : 100))
    }
  return sum
}

/**
 * Does something with texts, once with each: files have few of most, in many rows.
 *
 * @example const keyOf = cached(skuKey)
 */
export function cached<Value>(of: (text: string) => Value): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined || known.has(text)) return before as Value
    const value = of(text)
    known.set(text, value)
    return value
  }
}
