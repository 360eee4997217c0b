import { type Decimal, decimalFrom, decimalOfUnits, zero } from '../money/decimal'
import { LONGEST_FRACTION, LONGEST_WHOLE_PART, readAmount } from '../money/parse'
import { type DateOrder, type DayReading, isInNumbers, isSerial, readDay } from '../time/read-day'
import { type PaymentColumns, type PaymentLine, readPaymentLines } from './payment-lines'

/*
 * Payments as people type them and as statements print them. What the signs of one column mean, and which
 * number of 5/4/2024 is the month, can only be told from all rows together.
 */

/** So many rows count. */
export const MOST_ROWS = 5000

/** A row that was read; zero where nothing was paid that way. */
export type Payment = {
  readonly row: number
  readonly day: string
  readonly in: Decimal
  readonly out: Decimal
}

/** A row that cannot be read, and what stood there. */
export type RowProblem = {
  readonly row: number
  readonly reason: 'noDate' | 'badDate' | 'noAmount' | 'badAmount' | 'tooManyColumns'
  readonly text: string
}

/** A row that was read and does not count. */
export type LeftOut = {
  readonly row: number
  readonly reason: 'zero' | 'afterOn' | 'tooMany'
}

/** One amount column: what its signs were taken for, before they are swapped. */
export type Signs = 'allIn' | 'minusIsIn' | 'minusIsOut'

export type PaymentsRead = {
  readonly rows: readonly Payment[]
  readonly bad: readonly RowProblem[]
  /** Rows of nothing, and those after the first 5,000. */
  readonly leftOut: readonly LeftOut[]
  readonly dateOrder: DateOrder
  /** Only of one amount column. */
  readonly signs: Signs | undefined
}

/** A row of the page's own table, as typed. */
export type TypedRow = { readonly date: string; readonly in: string; readonly out: string }

/**
 * Reads the rows of a table of fields. Rows without any text are passed over and keep their number.
 *
 * @example readTypedRows([{ date: '5/4/2021', in: '1 lakh', out: '' }]).rows // 2021-04-05, in 100000
 */
export function readTypedRows(rows: readonly TypedRow[]): PaymentsRead {
  const lines = rows
    .map((typed, index) => ({
      row: index + 1,
      date: typed.date.trim(),
      amounts: [typed.in, typed.out],
      text: '',
      isTooWide: false,
    }))
    .filter(({ date, amounts }) => date || amounts.some((amount) => amount.trim()))
  return readLines(lines, { columns: 'two', swap: false, readText: typedAmount })
}

/**
 * Reads payments that were pasted, or a file's: a date and an amount, or a date, paid in and taken out, with
 * or without a header.
 *
 * @example readPaymentsText('5-Apr-21,-100000\n16-Nov-26,310000', { swap: false })
 * // in 100000, then out 310000: minusIsIn
 */
export function readPaymentsText(text: string, { swap }: { readonly swap: boolean }): PaymentsRead {
  const { lines, columns } = readPaymentLines(text, MOST_ROWS)
  return readLines(lines, { columns, swap, readText: signedAmount })
}

type ReadText = (text: string) => Decimal | 'bad' | undefined

function readLines(
  lines: readonly PaymentLine[],
  {
    columns,
    swap,
    readText,
  }: { readonly columns: PaymentColumns; readonly swap: boolean; readonly readText: ReadText },
): PaymentsRead {
  const counted = lines.slice(0, MOST_ROWS)
  const leftOut: LeftOut[] = []
  const bad: RowProblem[] = []
  const { dateOrder, days } = readDays(counted.map(({ date }) => date))
  const read: { row: number; day: string; amounts: Decimal[] }[] = []
  for (const [index, line] of counted.entries()) {
    const day = days[index] ?? { problem: 'noDate' }
    const amounts = line.amounts.map(readText)
    const problem = problemOf(line, day, amounts)
    if (problem) {
      bad.push({ row: line.row, ...problem })
      continue
    }
    const known = amounts.map((amount) => (typeof amount === 'bigint' ? amount : zero))
    if (known.every((amount) => amount === zero)) leftOut.push({ row: line.row, reason: 'zero' })
    else if ('day' in day) read.push({ row: line.row, day: day.day, amounts: known })
  }
  for (const { row } of lines.slice(MOST_ROWS)) leftOut.push({ row, reason: 'tooMany' })
  const signs = columns === 'one' ? signsOf(read) : undefined
  const rows = read.map(({ row, day, amounts: [first = zero, second = zero] }) =>
    signs
      ? oneSided(row, day, (signs === 'minusIsIn') !== swap ? first : minus(first))
      : twoSided(row, day, first, second),
  )
  return { rows, bad, leftOut, dateOrder, signs }
}

function problemOf(
  line: PaymentLine,
  day: DayReading,
  amounts: readonly (Decimal | 'bad' | undefined)[],
): Omit<RowProblem, 'row'> | undefined {
  if (line.isTooWide) return { reason: 'tooManyColumns', text: line.text }
  if ('problem' in day) return { reason: day.problem, text: line.date }
  const unread = amounts.indexOf('bad')
  if (unread >= 0) return { reason: 'badAmount', text: (line.amounts[unread] ?? '').trim() }
  if (amounts.every((amount) => amount === undefined))
    return { reason: 'noAmount', text: line.text }
  return undefined
}

/** Numbers are read day first, unless only month first makes days of all of them. */
function readDays(texts: readonly string[]): {
  readonly dateOrder: DateOrder
  readonly days: readonly DayReading[]
} {
  const days = texts.map((text) => readListed(text, 'dayFirst'))
  const isImpossible = (reading: DayReading | undefined) =>
    reading !== undefined && 'problem' in reading && reading.problem === 'badDate'
  const someAreNot = texts.some((text, index) => isImpossible(days[index]) && isInNumbers(text))
  if (someAreNot) {
    const others = texts.map((text) => readListed(text, 'monthFirst'))
    if (!texts.some((text, index) => isImpossible(others[index]) && isInNumbers(text))) {
      return { dateOrder: 'monthFirst', days: others }
    }
  }
  return { dateOrder: 'dayFirst', days }
}

/** In a list of payments, the number of a day that is out of reach was meant as one. */
function readListed(text: string, order: DateOrder): DayReading {
  const reading = readDay(text, order)
  return 'problem' in reading && isSerial(text) ? { problem: 'badDate' } : reading
}

/** The first payment of all can only be one in. */
function signsOf(read: readonly { readonly day: string; readonly amounts: Decimal[] }[]): Signs {
  const signed = read.map(({ day, amounts: [amount = zero] }) => ({ day, isMinus: amount < 0n }))
  if (!signed.some(({ isMinus }) => isMinus)) return 'allIn'
  const earliest = signed.reduce((first, next) => (next.day < first.day ? next : first))
  return earliest.isMinus ? 'minusIsIn' : 'minusIsOut'
}

const minus = (amount: Decimal) => -amount as Decimal

/** One amount, plus for money taken out. */
const oneSided = (row: number, day: string, amount: Decimal): Payment =>
  amount > 0n ? { row, day, in: zero, out: amount } : { row, day, in: minus(amount), out: zero }

/** A minus changes the side. */
function twoSided(row: number, day: string, paidIn: Decimal, takenOut: Decimal): Payment {
  const inside = (paidIn > 0n ? paidIn : 0n) + (takenOut < 0n ? -takenOut : 0n)
  const outside = (takenOut > 0n ? takenOut : 0n) + (paidIn < 0n ? -paidIn : 0n)
  return { row, day, in: inside as Decimal, out: outside as Decimal }
}

const NOTHING = /^[-\u2012-\u2015\u2212]?$/
const PASSED_OVER = /[\s,\u200e\u200f\u2066-\u2069₹]|rs\.?|inr/gi
const MINUS = /[\u2010-\u2015\u2212]/g
/** A sign before or after, or brackets, and whether it is owed or owned. */
const SIGNED = /^([-+]?)(\()?([-+]?)(\d*)(?:\.(\d*))?(\))?(?:\/-)?([-+]?)(dr|cr)?\.?$/i
const PLAIN = /^-?\d{1,12}(?:\.\d{1,2})?$/

/** Most amounts are small enough for a number of their smallest unit. */
function plainAmount(text: string): Decimal {
  const point = text.indexOf('.')
  if (point < 0) return decimalOfUnits(Number(text), 0)
  return decimalOfUnits(
    Number(text.slice(0, point) + text.slice(point + 1)),
    text.length - point - 1,
  )
}

/**
 * An amount of a statement; nothing where there is none.
 *
 * @example signedAmount('(1,000.50)') // -1000.5
 * @example signedAmount('40000 Dr') // -40000
 */
export function signedAmount(text: string): Decimal | 'bad' | undefined {
  if (PLAIN.test(text)) return plainAmount(text)
  const trimmed = text.trim()
  if (NOTHING.test(trimmed)) return undefined
  const compact = inLatinDigits(trimmed).replace(PASSED_OVER, '').replace(MINUS, '-')
  const parts = SIGNED.exec(compact)
  if (!parts) return spokenAmount(trimmed)
  const [
    ,
    before = '',
    open,
    inside = '',
    whole = '',
    fraction = '',
    close,
    after = '',
    side = '',
  ] = parts
  const marks = before + inside + after + (open ? '-' : '')
  const isOwed = side.toLowerCase() === 'dr'
  const isContradiction = marks.includes('-') && side !== '' && !isOwed
  if (!open !== !close || marks.length > 1 || isContradiction) return 'bad'
  if (!whole && !fraction) return 'bad'
  if (whole.replace(/^0+/, '').length > LONGEST_WHOLE_PART || fraction.length > LONGEST_FRACTION) {
    return 'bad'
  }
  const amount = decimalFrom(`${whole}.${fraction}`)
  return marks.includes('-') || isOwed ? minus(amount) : amount
}

/** An amount in the words that people count money in. @example spokenAmount('1.5 lakh') // 150000 */
function spokenAmount(text: string): Decimal | 'bad' {
  const reading = readAmount(text)
  return reading.problem || text.includes('%') || !/\d|\p{L}/u.test(text) ? 'bad' : reading.value
}

/** In a field, 5 cr are five crore; in a statement, they are 5 to the good. */
function typedAmount(text: string): Decimal | 'bad' | undefined {
  const crores = /\dcr\.?$/i.test(text.replace(/\s/g, ''))
  return crores ? spokenAmount(text.trim()) : signedAmount(text)
}

const inLatinDigits = (text: string) =>
  text.replace(/[०-९]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0x936))
