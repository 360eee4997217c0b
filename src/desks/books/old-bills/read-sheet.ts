import type { Decimal } from '../../../core/money/decimal'
import { commasOf } from '../../../core/tables/commas'
import { headOverLines } from '../../../core/tables/heads'
import { readRate } from '../../../core/tables/rate-cells'
import { sumNamed } from '../../../core/tables/sum-rows'
import { type ColumnDays, columnDays } from '../../../core/time/column-days'
import { readDay } from '../../../core/time/read-day'
import { registerIn } from '../files/registers'
import { portalRates } from '../sales/portal/portal-codes'
import { type Money, moneyIn, rememberByText } from './cells'
import { type ChoosableUse, guessUses, headRow, type Use } from './columns'
import { kindOfRow, saysCancelled, saysYes } from './kinds'
import type { PassedRow } from './old-bill'
import { oldBillsWords } from './words'

type Cells = readonly string[]

/** A table of a file: a sheet of a workbook, or all of a CSV file. */
export type GivenSheet = {
  readonly name: string
  readonly rows: readonly Cells[]
  /** The line of each row, counted from 1. */
  readonly lines: readonly number[]
}

/** A column for one account of Tally, or for one rate: `Sale 5%`, `Output CGST 2.5%`, `ROUND OFF`. */
export type Ledger = {
  readonly at: number
  readonly what: 'sales' | 'igst' | 'cgst' | 'sgst' | 'cess' | 'roundOff' | 'other'
  /** The whole rate, where the name tells it: 5 for CGST of 2.5%. */
  readonly rate: Decimal | undefined
}

export type RawRow = {
  readonly row: number
  readonly cells: Cells
  cell(use: Use): string
  money(use: Use): Money | 'unread' | undefined
  ledger(ledger: Ledger): Money | 'unread' | undefined
}

/** The rows of one bill, as they stand in the file. */
export type RawBill = {
  readonly kind: 'bill' | 'credit-note'
  readonly isCancelled: boolean
  readonly number: string
  /** What `days` of its sheet read. */
  readonly day: string | undefined
  readonly dateText: string
  readonly party: string
  readonly rows: RawRow[]
}

export type RawSheet = {
  readonly name: string
  readonly heads: Cells
  readonly uses: readonly (Use | undefined)[]
  readonly ledgers: readonly Ledger[]
  readonly bills: readonly RawBill[]
  readonly passed: readonly PassedRow[]
  readonly foots: readonly RawRow[]
  readonly days: ColumnDays
  /** The first and the last day of the period that the lines above name. */
  readonly range: readonly [from: string, to: string] | undefined
  /** Purchases of the shop, no sales. */
  readonly isOfPurchases: boolean
  has(use: Use): boolean
}

/** What a person chose for columns, by their heads. */
export type ChosenColumns = ReadonlyMap<string, ChoosableUse | undefined>

const RATE_IN_HEAD = /(\d+(?:\.\d+)?)\s*%/

function ledgerOf(head: string, at: number, isAccount: boolean): Ledger | undefined {
  const [, percent] = RATE_IN_HEAD.exec(head) ?? []
  const [, name = ''] = /\b(?:out\s*put)?[\s_-]*(igst|cgst|sgst|utgst|cess)\b/i.exec(head) ?? []
  const own = percent === undefined ? undefined : readRate(percent)
  const tax = name.toLowerCase().replace('utgst', 'sgst')
  if (tax === 'igst' && !/sale|purchase|taxable/i.test(head)) return { at, what: tax, rate: own }
  if (tax === 'cess') return { at, what: tax, rate: undefined }
  if ((tax === 'cgst' || tax === 'sgst') && !/sale|purchase|taxable/i.test(head)) {
    return { at, what: tax, rate: own === undefined ? undefined : ((own * 2n) as Decimal) }
  }
  if (/round/i.test(head)) return isAccount ? { at, what: 'roundOff', rate: undefined } : undefined
  const isSales = /sale|taxable|value|bikri|बिक्री/i.test(head)
  if (isSales && (own !== undefined || isAccount)) return { at, what: 'sales', rate: own }
  return isAccount ? { at, what: 'other', rate: own } : undefined
}

function ledgersIn(heads: Cells, isTally: boolean): readonly Ledger[] {
  const total = isTally ? heads.findIndex((head) => /^gross\s*total$/i.test(head.trim())) : -1
  return heads.flatMap((head, at) => {
    const isAccount = total >= 0 && at > total && head !== ''
    if (!isAccount && !RATE_IN_HEAD.test(head)) return []
    return ledgerOf(head, at, isAccount) ?? []
  })
}

/** Shopify has one name and one value for each tax of an order, and its own name for the number. */
const shopify: ReadonlyMap<string, Use> = new Map([
  ['name', 'number'],
  ['created at', 'date'],
  ['billing name', 'party'],
  ['shipping province', 'place'],
  ['taxes', 'tax'],
  ['total', 'total'],
  ['outstanding balance', 'balance'],
  ['financial status', 'status'],
  ['cancelled at', 'cancelled'],
  ['currency', 'currency'],
  ['payment method', 'way'],
  ['lineitem name', 'item'],
  ['lineitem quantity', 'quantity'],
  ['lineitem price', 'price'],
  ['lineitem discount', 'lineDiscount'],
])

function usesOf(heads: Cells, chosen: ChosenColumns, isShopify: boolean): (Use | undefined)[] {
  const guessed = isShopify
    ? heads.map((head) => shopify.get(head.trim().toLowerCase()))
    : guessUses(heads)
  const taken = new Set<Use | undefined>(chosen.values())
  return guessed.map((use, at) => {
    const head = heads[at] ?? ''
    if (chosen.has(head)) return chosen.get(head)
    return use !== undefined && taken.has(use) ? undefined : use
  })
}

/** A word or two that name a period: `1-Oct-26 to 31-Oct-26`. */
const RANGE =
  /(\d{1,2}[-/. ]\w{1,9}[-/. ]\d{2,4})\s*(?:to|-|–|से)\s*(\d{1,2}[-/. ]\w{1,9}[-/. ]\d{2,4})/i

function rangeAbove(above: readonly Cells[]): readonly [string, string] | undefined {
  for (const cell of above.flat()) {
    const [, first = '', last = ''] = RANGE.exec(cell) ?? []
    const [from, to] = [readDay(first), readDay(last)]
    if ('day' in from && 'day' in to && from.day <= to.day) return [from.day, to.day]
  }
  return undefined
}

/** `Vendor` alone is the brand of an item in the orders of a web shop. */
const SUPPLIER = /^(?:supplier|(?:vendor|supplier)(?:name|invoice(?:no|number|date)))$/i

function areOfPurchases(above: readonly Cells[], heads: Cells): boolean {
  const title = above.flat().join(' ')
  if (/\bsales?\b/i.test(title)) return false
  const isTitled = /\bpurchases?\b/i.test(title) && !/\bsales?\b/i.test(heads.join(' '))
  return isTitled || heads.some((head) => SUPPLIER.test(head.replace(/[\s._]/g, '')))
}

/** Cells that all are rates of GST, below a head that may also be that of amounts. */
function areRateCells(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '')
  const rates = filled.map(readRate)
  return filled.length > 0 && rates.every((rate) => rate !== undefined && portalRates.has(rate))
}

/**
 * Reads the bills of a table, whose columns may stand in any order; what their amounts come to is worked out later.
 *
 * @returns nothing where the table has no bills
 */
export function readSheet(
  { name, rows, lines }: GivenSheet,
  chosen: ChosenColumns,
): RawSheet | undefined {
  const headAt = headRow(rows)
  if (headAt < 0) return undefined
  const register = registerIn(rows)?.name
  const heads = headOverLines(rows, headAt, (head) => guessUses([head])[0])
  const ledgers = ledgersIn(heads, register === 'tallyRegister')
  const withoutLedgers = heads.map((head, at) => (ledgers.some((one) => one.at === at) ? '' : head))
  const uses = usesOf(withoutLedgers, chosen, register === 'shopifyOrders')
  const body = rows.slice(headAt + 1)
  const taxAt = uses.indexOf('tax')
  if (!uses.includes('rate') && areRateCells(body.map((cells) => cells[taxAt] ?? ''))) {
    uses[taxAt] = 'rate'
  }
  const indexOf = new Map(uses.flatMap((use, at) => (use ? [[use, at] as const] : [])))
  const has = (use: Use) => indexOf.has(use)
  const amounts = [...indexOf].filter(([use]) => isMoney(use)).map(([, at]) => at)
  const commas = commasOf(body.flatMap((cells) => amounts.map((at) => cells[at] ?? '')))
  const moneyOf = rememberByText((cell) => moneyIn(cell.trim(), commas))
  const moneyAt = (cells: Cells, at: number) => moneyOf(cells[at] ?? '')
  const rowOf = (cells: Cells, row: number): RawRow => ({
    row,
    cells,
    cell: (use) => cells[indexOf.get(use) ?? -1]?.trim() ?? '',
    money: (use) => moneyAt(cells, indexOf.get(use) ?? -1),
    ledger: ({ at }) => moneyAt(cells, at),
  })
  const gather = gatherer({
    heads,
    has,
    isNoteFile: register === 'zohoCreditNotes',
    days: columnDays(),
  })
  for (const [index, cells] of body.entries()) {
    if (cells.some((cell) => cell.trim() !== '')) {
      gather.take(rowOf(cells, lines[headAt + 1 + index] ?? headAt + 2 + index))
    }
  }
  const above = rows.slice(0, headAt)
  return {
    name,
    heads,
    uses,
    ledgers,
    ...gather.gathered,
    range: rangeAbove(above),
    isOfPurchases: areOfPurchases(above, heads),
    has,
  }
}

const texts: ReadonlySet<Use> = new Set<Use>([
  ...(['number', 'date', 'party', 'gstin', 'ownGstin', 'place', 'kind', 'status'] as const),
  ...(['cancelled', 'isReturn', 'isSupplyBill', 'isReverse', 'isInclusive', 'dueDate'] as const),
  ...(['paidOn', 'way', 'currency', 'against', 'item', 'hsn', 'unit', 'quantity'] as const),
  ...(['rate', 'cgstRate', 'igstRate'] as const),
])
const isMoney = (use: Use): boolean => !texts.has(use)

type Gathering = {
  readonly heads: Cells
  readonly isNoteFile: boolean
  readonly days: ColumnDays
  has(use: Use): boolean
}

/** Gathers rows into bills: each has its number in all of its rows, or in the first alone. */
function gatherer({ heads, isNoteFile, days, has }: Gathering) {
  const bills: RawBill[] = []
  const passed: PassedRow[] = []
  const foots: RawRow[] = []
  const hasParts = has('item') || has('rate') || has('igstRate') || has('cgstRate')
  const byNumber = new Map<string, RawBill>()
  let last: RawBill | 'passed' | undefined

  const pass = ({ row, cells }: RawRow, reason: string) =>
    passed.push({ row, text: cells.filter((cell) => cell !== '').join(', '), reason })
  const dateOf = (row: RawRow) => row.cell('date')

  const goOn = (row: RawRow) => {
    const hasAmount = hasParts && (row.cell('item') !== '' || row.cell('amount') !== '')
    // With a day of its own it is another bill, whose number is missing.
    const isAnother = dateOf(row) !== ''
    if (last === undefined || isAnother || (last !== 'passed' && !hasAmount)) {
      pass(row, oldBillsWords.reasons.noNumber)
    } else if (last === 'passed') pass(row, oldBillsWords.reasons.ofPassed)
    else last.rows.push(row)
  }

  const begin = (row: RawRow, number: string) => {
    const party = row.cell('party')
    const kind = isNoteFile || saysYes(row.cell('isReturn')) ? 'credit note' : row.cell('kind')
    const what = kindOfRow(kind, row.cell('status'))
    if (what !== 'bill' && what !== 'credit-note') {
      last = 'passed'
      pass(row, what === 'other' ? oldBillsWords.reasons.other(kind) : oldBillsWords.reasons[what])
      return
    }
    const cancelled = row.cell('cancelled')
    const bill: RawBill = {
      kind: what,
      isCancelled:
        saysCancelled(row.cell('kind'), row.cell('status')) ||
        /^\(?\s*cancell?ed\s*\)?$/i.test(party) ||
        (cancelled !== '' && (saysYes(cancelled) || /^\d{4}-\d\d/.test(cancelled))),
      number,
      day: days.read(dateOf(row)),
      dateText: dateOf(row),
      party: /^\(?\s*cancell?ed\s*\)?$/i.test(party) ? '' : party,
      rows: [row],
    }
    bills.push(bill)
    byNumber.set(keyOf(row, number), bill)
    last = bill
  }

  const keyOf = (row: RawRow, number: string) =>
    [number, row.cell('kind'), dateOf(row), row.cell('party')].join('\n')

  return {
    gathered: { bills, passed, foots, days },
    take(row: RawRow) {
      const number = row.cell('number')
      const isSum = row.cells.some((cell) => sumNamed(cell.trim()) === 'total')
      if (isSum && (number === '' || sumNamed(number) === 'total')) return void foots.push(row)
      if (isHeadAgain(row.cells, heads)) return
      if (number === '') return goOn(row)
      // What has only items below its first row says its number again, and nothing else.
      const again = last !== 'passed' && last?.number === number && dateOf(row) === '' && last
      const known = again || (hasParts ? byNumber.get(keyOf(row, number)) : undefined)
      if (known) {
        known.rows.push(row)
        last = known
      } else begin(row, number)
    },
  }
}

function isHeadAgain(cells: Cells, heads: Cells): boolean {
  const same = cells.filter((cell, at) => cell !== '' && cell.trim() === heads[at]?.trim())
  return same.length > 1 && same.length === cells.filter((cell) => cell !== '').length
}
