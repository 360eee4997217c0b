import {
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  multiply,
  multiplyDivide,
  round,
  subtract,
  sum,
  toDigits,
  zero,
} from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import {
  isRead,
  LONGEST_FRACTION,
  readAmount,
  readNumber,
  tidyAmount,
  tidyNumber,
} from '../../../core/money/parse'
import { commasIn, commasOf, type TableCommas, withDecimalComma } from '../../../core/tables/commas'
import { withoutGuard } from '../../../core/tables/csv'
import type { ChosenUses } from '../../../core/tables/heads'
import { findHead } from '../../../core/tables/heads'
import { splitPrice, splitQuantity } from '../../../core/tables/number-with-unit'
import { shareInBrackets } from '../../../core/tables/rate-cells'
import { readSeparated, type SeparatedRow } from '../../../core/tables/separated-values'
import { sumNamed } from '../../../core/tables/sum-rows'
import type { Bill, BillRow } from '../../books/bill/inputs'
import { whyNoBill } from '../../books/files/refusals'
import { type RegisterName, registerIn } from '../../books/files/registers'
import { type BillsInTable, billsOf } from './paste-bills'
import { type CheckedAmounts, checkAmounts } from './paste-check'
import {
  type ColumnUse,
  columnsOf,
  filledLength,
  namedUse,
  type PastedColumn,
} from './paste-columns'
import { kindSaid, pricesSaidAbove, pricesSaidBy, type RateUse, rateOfRow } from './paste-gst'
import { billPasteWords } from './words'

export type PastedRow = {
  readonly row: number
  readonly item: BillRow
  /** The table has no rate for it. */
  readonly isRateAssumed: boolean
}

export type SkippedRow = {
  readonly row: number
  /** As it was pasted. */
  readonly text: string
  /** @example "the quantity 'abc' is not a number." */
  readonly reason: string
}

/** Whether GST is in the prices, and the words of the table that say so. */
export type PricesSaid = {
  readonly prices: Bill['prices']
  /** The head that says so; none where it stands above the heads. */
  readonly by?: string
}

/** Numbers whose comma may stand before their decimals. */
export type DoubtfulCommas = {
  readonly isDecimal: boolean
  /** The first of each kind: as it was pasted, and with its comma before decimals. */
  readonly examples: readonly { readonly text: string; readonly decimal: string }[]
}

export type PastedRows = {
  readonly columns: readonly PastedColumn[]
  /** Nothing where the table does not say. */
  readonly pricesSaid?: PricesSaid
  /** Nothing where no comma is in doubt. */
  readonly commas?: DoubtfulCommas
  /** The row of heads as it was pasted. */
  readonly head?: string
  /** Rows are counted from 1, head and blank rows included, like in the sheet they come from. */
  readonly rows: readonly PastedRow[]
  /** Rows that may be items, and could not be read. */
  readonly skipped: readonly SkippedRow[]
  /** Rows that are no items: lines above the heads, sums, remarks, rows of another bill. */
  readonly passed: readonly SkippedRow[]
  /** What the table is, where it has no items of a bill: a sentence. */
  readonly refused?: string
  /** The bills of the table, where it has several. */
  readonly bills?: BillsInTable
  /** How many rows of a table with heads have no quantity: 1 is taken. */
  readonly withoutQuantity?: number
  /** How many prices before GST stand among others with GST: it was added to them. */
  readonly withGstAdded?: number
  /** The amounts of the table beside those of its items. */
  readonly amounts?: CheckedAmounts
}

type PasteOptions = {
  /** For rows that have none. */
  readonly rate: string
  /** How many more rows the bill can hold. */
  readonly room: number
  /** What a person said that the columns of these names are. */
  chosenFor?(names: readonly string[]): ChosenUses<ColumnUse>
  /** Whether a person said that commas stand before decimals where the columns have these names. */
  hasDecimalCommas?(names: readonly string[]): boolean
  /** Which of several bills a person chose where the columns have these names. */
  billFor?(names: readonly string[]): string | undefined
}

/** A row that was split into cells, with its number. */
type NumberedRow = SeparatedRow & { readonly row: number }

type CellOf = (use: ColumnUse) => string

/** What was read, or why it could not be. */
type Read<Value> = { readonly value: Value } | { readonly problem: string }

/**
 * Reads the rows of a bill from a pasted table. Every row that is not blank is the head, or ends up
 * in `rows`, in `skipped` with the reason, or in `passed`.
 *
 * With heads, columns may stand in any order, and those that a bill does not need are left out
 * (`paste-columns.ts`). Without heads, columns are known by their position:
 *
 * - a column that counts the rows (1, 2, 3 …) before a text is left out;
 * - a column of short words behind a number is the unit;
 * - description, price;
 * - description, quantity, price;
 * - description, quantity, price, GST rate;
 * - description, quantity, price, discount, GST rate;
 * - description, HSN, quantity, price, discount, GST rate.
 *
 * In four and five columns, a second column of nothing but codes of 4, 6 or 8 digits is the HSN, if
 * in four columns the last one is not made of GST rates.
 *
 * A missing description, HSN or discount stays blank, a missing quantity is 1, a missing rate is the
 * one given; a row without a price is skipped. So is one with a comma in doubt (`1850,50`), until a
 * person says that it stands before decimals.
 *
 * @example pasteRows('Item\tQty\tPrice\nPen\t5\t₹165.00', { rate: '18', room: 500 }).rows
 * // row 2: { description: 'Pen', quantity: '5', price: '165.00', rate: '18', … }
 */
export function pasteRows(
  text: string,
  { rate, room, chosenFor, hasDecimalCommas, billFor }: PasteOptions,
): PastedRows {
  const table: NumberedRow[] = readSeparated(text)
    .map(({ cells, text }, index) => ({ cells: cells.map(cleanCell), text, row: index + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))

  const everyCell = table.map(({ cells }) => cells)
  const headAt = findHead(everyCell, namedUse)
  const head = table[headAt]
  const above = table.slice(0, Math.max(headAt, 0))
  const body = table.slice(headAt + 1)
  const noItemOf = (cells: readonly string[]) => noItem(cells, head?.cells)
  const items = body.filter(({ cells }) => !noItemOf(cells)).map(({ cells }) => cells)
  const columns = columnsOf(head?.cells, items, chosenFor)
  const names = columns.map(({ name }) => name)
  const indexByUse = new Map(columns.map(({ use }, at) => [use, at]))
  const fractions = new Set(
    columns.flatMap(({ use, isFraction }) => (isFraction ? [use as RateUse] : [])),
  )
  const commas = tableCommas(items, indexByUse, hasDecimalCommas?.(names))
  const register = registerIn(everyCell)
  const refused = register && refusalOf(register.name, register.headAt === headAt ? columns : [])
  const bills =
    head && register && !refused
      ? billsOf(head.cells, body, register.numberAt, billFor?.(names))
      : undefined
  const kindAt = indexByUse.get('kind')
  // What a row comes to, also where its price makes that needless.
  const amountAt = head?.cells.findIndex((name) => namedUse(name) === 'amount') ?? -1

  const read: (PastedRow & { kind: Bill['prices'] | undefined; amount: string })[] = []
  const skipped: SkippedRow[] = []
  const passed: SkippedRow[] = above.map(({ row, text }) => ({
    row,
    text,
    reason: billPasteWords.reasons.aboveHeads,
  }))
  let withoutQuantity = 0
  for (const [at, { row, text, cells }] of body.entries()) {
    const cellOf: CellOf = (use) => cells[indexByUse.get(use) ?? -1] ?? ''
    const no =
      (refused && billPasteWords.reasons.noBill) ??
      noItemOf(cells) ??
      (cellOf('description') === '' && cells.some((cell) => sumNamed(cell) === 'total')
        ? billPasteWords.reasons.sums.total
        : undefined) ??
      bills?.whyNot(at)
    if (no) {
      passed.push({ row, text, reason: no })
      continue
    }
    const kind = kindAt === undefined ? undefined : kindSaid(names[kindAt] ?? '', cellOf('kind'))
    const problem =
      whyNotAnItem(cells, columns, cellOf) ??
      (kindAt !== undefined && kind === undefined ? billPasteWords.reasons.noKind : undefined) ??
      // In a full bill, numbers that nobody will see need not be read.
      (read.length < room ? commas.problemIn(cellOf) : billPasteWords.reasons.billIsFull)
    const item = problem
      ? { problem }
      : readItem((use) => commas.read(cellOf(use), use), fractions, cells[amountAt] ?? '')
    if ('problem' in item) skipped.push({ row, text, reason: item.problem })
    else {
      const { value } = item
      if (head && cellOf('quantity') === '') withoutQuantity += 1
      read.push({
        row,
        item: { ...value, rate: value.rate || rate },
        isRateAssumed: !value.rate,
        kind,
        amount: cells[amountAt] ?? '',
      })
    }
  }
  const kinds = new Set(read.map(({ kind }) => kind))
  const isMixed = kinds.size > 1
  const rows = read.map(
    ({ row, item, isRateAssumed, kind }): PastedRow => ({
      row,
      item: isMixed && kind === 'before-gst' ? withGstAdded(item) : item,
      isRateAssumed,
    }),
  )
  const [kind] = isMixed ? (['with-gst'] as const) : kinds
  const amounts = checkAmounts(read)
  return {
    columns,
    ...(head && { head: head.text }),
    ...(kind
      ? { pricesSaid: { prices: kind, by: names[kindAt ?? -1] ?? '' } }
      : findPricesSaid(
          columns,
          above.map(({ cells }) => cells),
        )),
    ...commas.doubt,
    rows,
    skipped,
    passed,
    ...(refused && { refused }),
    ...(bills && { bills }),
    ...(withoutQuantity > 0 && { withoutQuantity }),
    ...(isMixed && { withGstAdded: read.filter(({ kind }) => kind === 'before-gst').length }),
    ...(amounts && { amounts }),
  }
}

/** Registers of which no row is an item, whatever their columns are called. */
const withoutItems: ReadonlySet<RegisterName> = new Set([
  'vyaparParties',
  'zohoPayments',
  'zohoContacts',
  'tallyRegister',
  'tallyDayBook',
  'margBill',
  'razorpayPayments',
  'phonePePayments',
  'paytmPayments',
])

function refusalOf(name: RegisterName, columns: readonly PastedColumn[]): string | undefined {
  const has = (...uses: readonly ColumnUse[]) =>
    columns.some(({ use }) => use && uses.includes(use))
  if (!withoutItems.has(name) && has('description') && has('price', 'quantity')) return undefined
  return whyNoBill(name)
}

/** An item whose price is before GST, with GST: adding it is always exact. */
function withGstAdded(item: BillRow): BillRow {
  const whole = sum(hundred, readNumber(item.rate).value)
  const added = (text: string) =>
    text === '' || text.endsWith('%')
      ? text
      : groupDigits(toDigits(multiplyDivide(readAmount(text).value, whole, hundred)))
  return { ...item, price: added(item.price), discount: added(item.discount) }
}

/** What the table says about its prices: the column that they come from, or a line above the heads. */
function findPricesSaid(
  columns: readonly PastedColumn[],
  above: readonly (readonly string[])[],
): Pick<PastedRows, 'pricesSaid'> {
  const source = (use: ColumnUse) => columns.find((column) => column.use === use && column.example)
  const { name = '' } = source('price') ?? source('amount') ?? {}
  const said = pricesSaidBy(name)
  if (said) return { pricesSaid: { prices: said, by: name } }
  const saidAbove = pricesSaidAbove(above)
  return saidAbove ? { pricesSaid: { prices: saidAbove } } : {}
}

/** @example saySkipped({ row: 7, reason: 'the price is missing.', text: '' }) // 'Row 7: the price is missing.' */
export const saySkipped = ({ row, reason }: SkippedRow): string =>
  billPasteWords.leftOut.row(row, reason)

/** The skipped rows as text, under their heads, to be corrected. */
export const skippedText = ({ head, skipped }: PastedRows): string =>
  [...(head === undefined ? [] : [head]), ...skipped.map(({ text }) => text)].join('\n')

const cleanCell = (cell: string) => withoutGuard(cell.trim()).trim().replace(/\r\n?/g, '\n')

/** A remark of a program in its own file. */
const REMARK = /^\*{2,}|^\(?please do not (?:modify|change|delete)/i

/** @example isRemark(['** Please do not modify this row', '', '']) // true */
export const isRemark = (cells: readonly string[]): boolean =>
  REMARK.test(cells.find((cell) => cell !== '') ?? '')

/** @example isHeadAgain(['Item', 'Price', ''], ['Item', 'Price']) // true */
export const isHeadAgain = (cells: readonly string[], head: readonly string[]): boolean =>
  head.every((name, at) => name === (cells[at] ?? ''))

/** Why a row is no item: a sum has its name in its first cell, whatever column that is. */
function noItem(cells: readonly string[], head: readonly string[] | undefined): string | undefined {
  const sum = sumNamed(cells.find((cell) => cell !== '') ?? '')
  if (sum) return billPasteWords.reasons.sums[sum]
  if (isRemark(cells)) return billPasteWords.reasons.remark
  return head && isHeadAgain(cells, head) ? billPasteWords.reasons.headAgain : undefined
}

/** The reason why a row is no item, whatever its numbers are. */
function whyNotAnItem(
  cells: readonly string[],
  columns: readonly PastedColumn[],
  cellOf: CellOf,
): string | undefined {
  if (filledLength(cells) > columns.length) {
    return billPasteWords.reasons.tooManyCells(cells.length, columns.length)
  }
  return cellOf('price') || cellOf('amount') ? undefined : billPasteWords.reasons.noPrice
}

/** The columns of numbers that may be grouped, and what they are called in a sentence. */
const numberNames = billPasteWords.numbers
type NumberUse = keyof typeof numberNames
const numberUses = Object.keys(numberNames) as NumberUse[]

/** How the commas in the numbers of a table are read. */
type CommaReading = {
  /** Why a row cannot be read yet. */
  problemIn(cellOf: CellOf): string | undefined
  read(cell: string, use: ColumnUse): string
  readonly doubt: Pick<PastedRows, 'commas'>
}

/**
 * A comma that groups no digits (`1850,50`) may stand before decimals; so may the others of the same
 * table, if none of them can only group digits. A person decides for all of them.
 */
function tableCommas(
  table: readonly (readonly string[])[],
  indexByUse: ReadonlyMap<ColumnUse | undefined, number>,
  isDecimal = false,
): CommaReading {
  const uses = numberUses.filter((use) => indexByUse.has(use))
  const numbers = uses.flatMap((use) => {
    const at = indexByUse.get(use) ?? -1
    return table.map((cells) => numberPart(cells[at] ?? '', use))
  })
  const commas = commasOf(numbers)
  const asDecimal = (cell: string) =>
    commas.hasOdd || isDecimal ? withDecimalComma(cell, commas) : undefined
  return {
    problemIn(cellOf) {
      for (const use of uses) {
        const cell = numberPart(cellOf(use), use)
        const isHeld = !isDecimal && asDecimal(cell) !== undefined
        if (isHeld) return billPasteWords.reasons.twoReadings(numberNames[use], cell)
        if (commasIn(cell) === 'odd' && asDecimal(cell) === undefined) {
          return billPasteWords.reasons.oddCommas(numberNames[use], cell)
        }
      }
      return undefined
    },
    read: (cell, use) =>
      isDecimal && use in numberNames ? (asDecimal(numberPart(cell, use)) ?? cell) : cell,
    doubt: doubtfulCommas(numbers, commas, asDecimal, isDecimal),
  }
}

function doubtfulCommas(
  numbers: readonly string[],
  commas: TableCommas,
  asDecimal: (cell: string) => string | undefined,
  isDecimal: boolean,
): Pick<PastedRows, 'commas'> {
  // One example of each kind of comma that the answer decides on, odd ones first.
  const kinds = (['odd', 'either', 'none'] as const).flatMap((kind) => {
    if (!commas.hasOdd && !isDecimal) return []
    const text = numbers.find((cell) => commasIn(cell) === kind && asDecimal(cell) !== undefined)
    const decimal = text === undefined ? undefined : asDecimal(text)
    return text === undefined || decimal === undefined
      ? []
      : [{ text, decimal: decimal.endsWith('%') ? decimal : tidyAmount(decimal) }]
  })
  return kinds.length > 0 ? { commas: { isDecimal, examples: kinds } } : {}
}

/** The number of a cell; of a discount like `₹50 (10%)`, the percentage. */
const numberPart = (cell: string, use: ColumnUse) =>
  (use === 'discount' ? shareInBrackets(cell) : undefined) ?? cell

/** An item; its rate is blank where the row has none. */
function readItem(cellOf: CellOf, fractions: ReadonlySet<RateUse>, amount: string): Read<BillRow> {
  const quantity = splitQuantity(cellOf('quantity'))
  if (quantity.number && !isRead(readNumber(quantity.number))) {
    return notANumber('quantity', cellOf('quantity'))
  }
  const price = splitPrice(cellOf('price'))
  const discount = readDiscount(cellOf, amount, {
    quantity: readNumber(quantity.number || '1').value,
    price: readAmount(price.number).value,
  })
  if ('problem' in discount) return discount
  const priceText = readPrice(price.number, quantity.number, discount.value, cellOf('amount'))
  if ('problem' in priceText) return priceText
  const { rate = '', problem } = rateOfRow(cellOf, fractions)
  if (problem) return { problem }
  // A column of GST amounts is easily taken for one of rates.
  if (readNumber(rate).value > hundred) {
    return { problem: billPasteWords.reasons.rateTooHigh(cellOf('rate') || rate) }
  }
  return {
    value: {
      description: cellOf('description'),
      hsn: cellOf('hsn'),
      quantity: tidyNumber(quantity.number) || '1',
      unit: cellOf('unit') || quantity.unit || price.unit,
      price: priceText.value,
      discount: discount.value,
      rate,
      untaxed: '',
    },
  }
}

const notANumber = (use: NumberUse, cell: string) => ({
  problem: billPasteWords.reasons.notANumber(numberNames[use], cell),
})

type Priced = { readonly quantity: Decimal; readonly price: Decimal }

/**
 * A discount in percent has its sign. Percentages in files are rounded: where the discount in rupees, or
 * the amount that is left of the row, says it exactly and differs by no more than that, it counts.
 */
function readDiscount(cellOf: CellOf, amount: string, priced: Priced): Read<string> {
  const share = cellOf('discountShare')
  const reading = readNumber(share)
  if (!isBlankOrDash(share) && !isRead(reading)) return notANumber('discount', share)

  const cell = cellOf('discount')
  const text = shareInBrackets(cell) ?? cell
  if (!isBlankOrDash(cell) && !isRead(readAmount(text))) return notANumber('discount', cell)
  if (reading.value === zero) {
    if (isBlankOrDash(cell)) return { value: '' }
    return { value: text.endsWith('%') ? `${tidyAmount(text)}%` : tidyAmount(text) }
  }
  const whole = multiply(priced.quantity, priced.price)
  const isMeant = (rupees: Decimal) => isSameShare(rupees, reading.value, whole)
  const rupees = readAmount(text).value
  if (!isBlankOrDash(cell) && !text.endsWith('%') && isMeant(rupees)) {
    return { value: tidyAmount(text) }
  }
  const left = readAmount(splitPrice(amount).number)
  const taken = subtract(whole, left.value)
  if (isRead(left) && taken > zero && isMeant(taken)) {
    return { value: groupDigits(toDigits(taken)) }
  }
  return { value: `${tidyNumber(share)}%` }
}

/** Whether an amount of a whole is a share that was rounded to two decimals, to the paisa. */
function isSameShare(rupees: Decimal, percent: Decimal, whole: Decimal): boolean {
  const missed = subtract(multiplyDivide(whole, percent, hundred), rupees)
  // What the percentage says exactly needs no other words.
  if (missed === zero) return false
  const most = sum(multiplyDivide(whole, HALF_A_HUNDREDTH, hundred), PAISA)
  return whole > zero && missed <= most && subtract(zero, missed) <= most
}

const HALF_A_HUNDREDTH = decimalFrom('0.005')
const PAISA = decimalFrom('0.01')

/** Blank, or the dash that stands for nothing in a column of amounts. */
const isBlankOrDash = (cell: string) => /^[-–—]?$/.test(cell)

/** The price, or amount ÷ quantity if that is exact and there is no discount. */
function readPrice(
  price: string,
  quantity: string,
  discount: string,
  amount: string,
): Read<string> {
  if (price) {
    return isRead(readAmount(price)) ? { value: tidyAmount(price) } : notANumber('price', price)
  }
  const reading = readAmount(amount)
  if (!isRead(reading)) return notANumber('amount', amount)
  const exact = exactQuotient(reading.value, readNumber(quantity || '1').value)
  if (exact === undefined || readAmount(discount).value !== zero) {
    return { problem: billPasteWords.reasons.inexactPrice(amount) }
  }
  return { value: groupDigits(toDigits(exact)) }
}

/** A quotient that can be typed with all its digits. */
function exactQuotient(a: Decimal, b: Decimal): Decimal | undefined {
  if (b === zero) return undefined
  const quotient = round(divide(a, b), LONGEST_FRACTION)
  return multiply(quotient, b) === a ? quotient : undefined
}
