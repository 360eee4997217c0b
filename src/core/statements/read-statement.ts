import { type Decimal, multiplyDivide, one, plus, subtract, zero } from '../money/decimal'
import { columnDays, dayInIndia, isSettled, type ToldOrder } from '../time/column-days'
import type { DateOrder } from '../time/read-day'
import { MOST_ROWS, signedAmount } from '../yearly-rate/payments'
import type { Line, Table } from './find-table'
import type { Layout } from './layout'
import {
  isInterest,
  isNotDone,
  isSumLine,
  isUndone,
  meaningInLedger,
  meaningOf,
  type RowMeaning,
} from './row-types'

/** A payment of a statement, or a row that would be one if its day or amount could be read. */
export type StatementRow = {
  readonly row: number
  /** Like 2021-04-05; as it stands in the file where it is no day. */
  readonly date: string
  readonly in: Decimal
  readonly out: Decimal
  /** What stands in the place of an amount that cannot be read. */
  readonly unread?: string
  /** The number of its scheme. */
  readonly scheme: number
}

/** Why an amount of the file is no payment. */
export type PassedReason =
  /** Sums and balances carried over. */
  | 'sum'
  /** Takes back a row, or is taken back. */
  | 'undone'
  | 'undoes'
  /** Units move, no money: reinvested, merged, nominee, address. */
  | 'noMoney'
  | 'interest'
  | 'tax'
  /** Booked within the account of a broker. */
  | 'inside'
  /** Rejected, pending: by the column of states. */
  | 'notDone'
  /** Its words are not known. */
  | 'unknown'
  /** Neither column says which way. */
  | 'noWay'
  | 'tooMany'

export type Passed = {
  readonly row: number
  readonly reason: PassedReason
  readonly amount: Decimal
  /** What the row says of itself. */
  readonly words: string
}

export type SchemeRead = {
  readonly name: string
  /** What is left of it, if the file has quantities. */
  readonly units: Decimal | undefined
}

export type StatementRead = {
  readonly layout: Layout
  readonly dateOrder: ToldOrder
  /** The first days that can be read either way, as they stand in the file, where none tells. */
  readonly openDays: readonly string[]
  readonly rows: readonly StatementRow[]
  readonly passed: readonly Passed[]
  /** Lines without an amount: addresses, titles, closing words. */
  readonly withoutAmount: number
  readonly schemes: readonly SchemeRead[]
  /** All amounts of the file, whatever their sign, added up apart from how rows were taken. */
  readonly fileSum: Decimal
  readonly paidIn: Decimal
  readonly takenOut: Decimal
  readonly passedSum: Decimal
}

const absolute = (amount: Decimal): Decimal => (amount < 0n ? (-amount as Decimal) : amount)
const total = (amounts: readonly Decimal[]) => amounts.reduce(plus, zero)

/** What a line holds before it is known what it means. */
type Cell = Decimal | 'bad' | undefined

type Found = {
  readonly line: Line
  readonly day: string | undefined
  readonly first: Cell
  readonly second: Cell
  readonly words: string
  readonly description: string
}

/** The amounts of a line: one with a sign, or paid in and taken out. */
function amountsIn(cells: readonly string[], layout: Layout): readonly [Cell, Cell] {
  const { amount, paidIn, takenOut, quantity, price } = layout
  const read = (column: number | undefined): Cell =>
    column === undefined ? undefined : signedAmount(cells[column] ?? '')
  if (amount !== undefined) return [read(amount), undefined]
  if (paidIn !== undefined || takenOut !== undefined) {
    return [withoutSide(cells[paidIn ?? -1]), withoutSide(cells[takenOut ?? -1])]
  }
  const [units, each] = [read(quantity), read(price)]
  if (units === 'bad' || each === 'bad') return ['bad', undefined]
  return units === undefined || each === undefined
    ? [undefined, undefined]
    : [multiplyDivide(units, each, one), undefined]
}

/** In a column of one side, Dr and Cr repeat its name. */
const withoutSide = (cell = ''): Cell => signedAmount(cell.replace(/\s*\b(?:dr|cr)\.?\s*$/i, ''))

/** Some programs write a day as one number. @example withBreaks('20260401') // '2026-04-01' */
const withBreaks = (text: string): string =>
  /^(?:19|20)\d{6}$/.test(text) ? text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3') : text

/** So many days are shown to tell their order by. */
const OPEN_DAYS = 3

const sizeOf = (cell: Cell): Decimal => (typeof cell === 'bigint' ? absolute(cell) : zero)

/**
 * Reads the payments of a table whose columns are known. Every amount of it becomes a payment, or is passed over for
 * a reason.
 *
 * @param saidOrder what a person says of days that can be read either way
 */
export function readStatement(
  table: Table,
  layout: Layout,
  saidOrder: DateOrder = 'dayFirst',
): StatementRead {
  const texts = table.lines.map(({ cells }) => withBreaks(cells[layout.date] ?? ''))
  const column = columnDays()
  const open = texts.filter((text) => !isSettled(column.read(text)))
  const dateOrder = column.told()
  const order = dateOrder === 'open' ? saidOrder : dateOrder
  const days = texts.map((text) =>
    dayInIndia(text, order === 'monthFirst' ? 'monthFirst' : 'dayFirst'),
  )
  const found = table.lines.map((line, index): Found => {
    const [first, second] = amountsIn(line.cells, layout)
    return {
      line,
      day: days[index],
      first,
      second,
      words: layout.type === undefined ? '' : (line.cells[layout.type] ?? ''),
      description: layout.description === undefined ? '' : (line.cells[layout.description] ?? ''),
    }
  })
  const usual = usualSigns(found, layout)
  const schemes = schemeNumbers()
  const taken: Taken[] = []
  const passed: Passed[] = []
  let withoutAmount = 0
  let isBelow = false
  for (const row of found) {
    const { line, day, first, second } = row
    const amount = plus(sizeOf(first), sizeOf(second))
    const isBad = first === 'bad' || second === 'bad'
    const hasDay = day !== undefined
    const isSum = isSumRow(row, hasDay, taken)
    isBelow = (isBelow && !hasDay) || (isSum && !hasDay)
    const pass = (reason: PassedReason) =>
      passed.push({ row: line.row, reason, amount, words: wordsOf(row, layout) })
    if (isSum || isBelow) {
      if (amount !== zero) pass('sum')
      else withoutAmount += 1
      continue
    }
    if (amount === zero && !isBad) {
      withoutAmount += 1
      continue
    }
    if (!hasDay && isBad) {
      withoutAmount += 1
      continue
    }
    const status = layout.status === undefined ? '' : (line.cells[layout.status] ?? '')
    if (isNotDone(status)) {
      pass('notDone')
      continue
    }
    const way = wayOf(row, layout, usual)
    if (way.kind === 'passed') {
      pass(way.reason)
      continue
    }
    const scheme = schemes.numberOf(
      layout.scheme === undefined ? '' : (line.cells[layout.scheme] ?? ''),
    )
    const common = {
      row: line.row,
      date: day ?? line.cells[layout.date] ?? '',
      scheme,
      amount,
      words: wordsOf(row, layout),
    }
    if (way.kind === 'undo') {
      const other = taken.findLast((before) => isTakenBack(before, common, way))
      if (other || way.otherwise === undefined) {
        passed.push({ row: line.row, reason: 'undoes', amount, words: common.words })
        for (const undone of other ? withDuty(other, taken) : []) {
          undone.isUndone = true
          const { row, amount, words } = undone
          passed.push({ row, amount, words, reason: 'undone' })
        }
        continue
      }
    }
    const { in: paidIn, out: takenOut } = way.kind === 'undo' ? (way.otherwise ?? nothing) : way
    const units = layout.quantity ?? table.columns.get('quantity')?.[0]
    const moved = units === undefined ? undefined : signedAmount(line.cells[units] ?? '')
    taken.push({
      ...common,
      in: paidIn,
      out: takenOut,
      units: typeof moved === 'bigint' ? moved : zero,
      ...(isBad && { unread: unreadIn(row, layout) }),
      isUndone: false,
    })
  }
  const kept = taken.filter(({ isUndone }) => !isUndone)
  const rows = kept.slice(0, MOST_ROWS)
  for (const row of kept.slice(MOST_ROWS)) {
    passed.push({
      row: row.row,
      reason: 'tooMany',
      amount: plus(row.in, row.out),
      words: row.words,
    })
  }
  passed.sort((a, b) => a.row - b.row)
  return {
    layout,
    dateOrder,
    openDays: dateOrder === 'open' ? [...new Set(open)].slice(0, OPEN_DAYS) : [],
    rows: rows.map(({ row, date, in: paidIn, out, scheme, unread }) => ({
      row,
      date,
      in: paidIn,
      out,
      scheme,
      ...(unread !== undefined && { unread }),
    })),
    passed,
    withoutAmount,
    schemes: schemes.all.map((name, number) => ({
      name,
      units: unitsLeft(
        kept.filter(({ scheme }) => scheme === number),
        passed.some(({ reason }) => reason === 'noMoney'),
      ),
    })),
    fileSum: total(
      table.lines.flatMap(({ cells }) => amountsIn(cells, layout).map((cell) => sizeOf(cell))),
    ),
    paidIn: total(rows.map((row) => row.in)),
    takenOut: total(rows.map((row) => row.out)),
    passedSum: total(passed.map(({ amount }) => amount)),
  }
}

/** A payment while the rows after it may still take it back. */
type Taken = {
  readonly row: number
  readonly date: string
  readonly in: Decimal
  readonly out: Decimal
  readonly amount: Decimal
  readonly units: Decimal
  readonly scheme: number
  readonly words: string
  readonly unread?: string
  isUndone: boolean
}

type Way =
  | { readonly kind: 'payment'; readonly in: Decimal; readonly out: Decimal }
  | { readonly kind: 'passed'; readonly reason: PassedReason }
  | Undo

/** Takes back an earlier row. */
type Undo = {
  readonly kind: 'undo'
  /** The side of that row, where it is known. */
  readonly side: 'in' | 'out' | undefined
  /** What that row is called, where only its sign says that it was taken back. */
  readonly words?: string
  /** What it is if there is no such row; without it, nothing. */
  readonly otherwise?: { readonly in: Decimal; readonly out: Decimal }
}

const nothing = { in: zero, out: zero }

/** Which way the money of a row went. */
function wayOf(row: Found, layout: Layout, usual: UsualSigns): Way {
  const { first, words, description } = row
  const side = (way: 'in' | 'out', amount: Decimal): Way =>
    (way === 'in') !== layout.isTurned
      ? { kind: 'payment', in: amount, out: zero }
      : { kind: 'payment', in: zero, out: amount }
  if (layout.amount === undefined && (layout.paidIn ?? layout.takenOut) !== undefined) {
    return wayOfSides(row, layout)
  }
  const amount = typeof first === 'bigint' ? first : zero
  const size = absolute(amount)
  if (layout.type === undefined) {
    if (usual.plain === 'allIn') return side('in', size)
    return side((usual.plain === 'minusIsIn') === amount < 0n ? 'in' : 'out', size)
  }
  const meaning = meaningOf(words)
  const known =
    passedFor(meaning) ?? (layout.isAccount ? ofPassbook(layout, description) : undefined)
  if (known) return { kind: 'passed', reason: known }
  if (meaning === undefined) return { kind: 'passed', reason: words ? 'unknown' : 'noWay' }
  if (meaning === 'undo') return { kind: 'undo', side: undefined }
  const way = meaning === 'in' || meaning === 'debit' ? 'in' : 'out'
  if (layout.isAccount && isUndone(description)) {
    return { kind: 'undo', side: way === 'in' ? 'out' : 'in' }
  }
  // A purchase below zero among others above it was taken back.
  const isAgainst = amount < 0n !== (usual[way] === 'minus') && amount !== zero
  if (!isAgainst || meaning === 'debit' || meaning === 'credit') return side(way, size)
  // Redemptions below zero stand beside dividends above it.
  return way === 'in'
    ? { kind: 'undo', side: way }
    : { kind: 'undo', side: way, words, otherwise: { in: zero, out: size } }
}

function wayOfSides({ first, second, words, description }: Found, layout: Layout): Way {
  const [debit, credit] = [first, second].map((cell) => (typeof cell === 'bigint' ? cell : zero))
  // A minus changes the side.
  const left = plus(positive(debit ?? zero), positive(minus(credit ?? zero)))
  const right = plus(positive(credit ?? zero), positive(minus(debit ?? zero)))
  const [paidIn, takenOut] = layout.isTurned ? [right, left] : [left, right]
  if (layout.isLedger) {
    const way = meaningInLedger(words)
    const hasWay = way === 'in' ? paidIn !== zero : way === 'out' && takenOut !== zero
    return hasWay
      ? { kind: 'payment', in: paidIn, out: takenOut }
      : { kind: 'passed', reason: 'inside' }
  }
  if (layout.isAccount) {
    const reason = ofPassbook(layout, description || words)
    if (reason && paidIn !== zero) return { kind: 'passed', reason }
    if (isUndone(description || words)) {
      return { kind: 'undo', side: paidIn !== zero ? 'out' : 'in' }
    }
  }
  return { kind: 'payment', in: paidIn, out: takenOut }
}

const positive = (amount: Decimal): Decimal => (amount > 0n ? amount : zero)
const minus = (amount: Decimal): Decimal => -amount as Decimal

const ofPassbook = (layout: Layout, words: string): PassedReason | undefined =>
  layout.isPassbook && isInterest(words) ? 'interest' : undefined

const passedFor = (meaning: RowMeaning | undefined): PassedReason | undefined =>
  meaning === 'noMoney' || meaning === 'tax' || meaning === 'interest' ? meaning : undefined

/** Funds take a small duty out of a purchase: what is taken back may have it in, or not. */
const DUTY_DIVISOR = 5_000n

/** Whether a payment is the one that a later row takes back. */
function isTakenBack(
  before: Taken,
  undo: { readonly scheme: number; readonly amount: Decimal; readonly date: string },
  { side, words }: Undo,
): boolean {
  if (before.isUndone || before.scheme !== undo.scheme) return false
  if (words !== undefined && before.words !== words) return false
  if (side === 'in' && before.in === zero) return false
  if (side === 'out' && before.out === zero) return false
  const difference = absolute(subtract(before.amount, undo.amount))
  return difference <= before.amount / DUTY_DIVISOR
}

/** A purchase that comes back brings the duty of its day along. */
const withDuty = (undone: Taken, taken: readonly Taken[]): readonly Taken[] => [
  undone,
  ...taken.filter(
    ({ words, date, scheme, isUndone }) =>
      !isUndone && date === undone.date && scheme === undone.scheme && /stamp\s*duty/i.test(words),
  ),
]

type UsualSigns = {
  readonly in: 'plus' | 'minus'
  readonly out: 'plus' | 'minus'
  /** Where nothing but signs says which way: as on the page's own list. */
  readonly plain: 'allIn' | 'minusIsIn' | 'minusIsOut'
}

/** Some files write what was taken out below zero, some what was paid in, most neither. */
function usualSigns(found: readonly Found[], { type }: Layout): UsualSigns {
  const amounts = found.flatMap(({ day, first, words }) =>
    typeof first === 'bigint' && first !== zero && day !== undefined
      ? [
          {
            day,
            isMinus: first < 0n,
            meaning: type === undefined ? undefined : meaningOf(words),
          },
        ]
      : [],
  )
  const usual = (way: 'in' | 'out') => {
    const own = amounts.filter(({ meaning }) => meaning === way)
    return own.filter(({ isMinus }) => isMinus).length * 2 > own.length ? 'minus' : 'plus'
  }
  const earliest = amounts.reduce<(typeof amounts)[number] | undefined>(
    (first, next) => (first && first.day <= next.day ? first : next),
    undefined,
  )
  return {
    in: usual('in'),
    out: usual('out'),
    plain: amounts.every(({ isMinus }) => !isMinus)
      ? 'allIn'
      : earliest?.isMinus
        ? 'minusIsIn'
        : 'minusIsOut',
  }
}

/** A line of sums: it says so, or has no day and comes to what stands above it. */
function isSumRow({ line, first, second }: Found, hasDay: boolean, taken: readonly Taken[]) {
  const isNamed = line.cells.some(isSumLine)
  if (isNamed || hasDay) return isNamed
  const cell = sizeOf(first) !== zero ? sizeOf(first) : sizeOf(second)
  if (cell === zero || taken.length < 2) return false
  const all = total(taken.map((row) => row.amount))
  return (
    cell === all ||
    cell === total(taken.map((row) => row.in)) ||
    cell === total(taken.map((row) => row.out))
  )
}

const wordsOf = ({ words, description, line }: Found, layout: Layout): string =>
  words ||
  description ||
  line.cells.find((cell, at) => at !== layout.date && /\p{L}/u.test(cell)) ||
  ''

const unreadIn = ({ line, first, second }: Found, layout: Layout): string => {
  const column =
    layout.amount ??
    (first === 'bad' ? layout.paidIn : second === 'bad' ? layout.takenOut : undefined)
  return (column === undefined ? undefined : line.cells[column]) ?? ''
}

/** Numbers names as they come. */
function schemeNumbers() {
  const numbers = new Map<string, number>()
  const all: string[] = []
  return {
    all,
    numberOf(name: string): number {
      const known = numbers.get(name)
      if (known !== undefined) return known
      numbers.set(name, all.length)
      all.push(name)
      return all.length - 1
    },
  }
}

/** Units move in and out with money; where they also move without it, what is left is not known. */
function unitsLeft(rows: readonly Taken[], movesOtherwise: boolean): Decimal | undefined {
  if (movesOtherwise || rows.every(({ units }) => units === zero)) return undefined
  return rows.reduce(
    (left, { units, in: paidIn }) =>
      paidIn === zero ? subtract(left, absolute(units)) : plus(left, absolute(units)),
    zero,
  )
}
