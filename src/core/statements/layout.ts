import { signedAmount } from '../yearly-rate/payments'
import type { Table } from './find-table'
import type { Format } from './formats'
import { isInterest, isSumLine, meaningOf, namesPassbook, type RowMeaning } from './row-types'

/** Which columns hold what, by their places. What a person says of them has the same shape. */
export type Columns = {
  readonly date: number
  /** One column of amounts, whose direction another one says, or its signs. */
  readonly amount?: number | undefined
  readonly type?: number | undefined
  /** Two columns: paid in, taken out. */
  readonly paidIn?: number | undefined
  readonly takenOut?: number | undefined
  /** No amounts, but these two. */
  readonly quantity?: number | undefined
  readonly price?: number | undefined
  readonly scheme?: number | undefined
  /** In and out are changed over: the account is the investment itself, not the bank beside it. */
  readonly isTurned: boolean
}

/** How a table is read. */
export type Layout = Columns & {
  readonly format: Format | undefined
  readonly status: number | undefined
  readonly description: number | undefined
  /** An account of its own holds the investment: interest in it is no payment. */
  readonly isPassbook: boolean
  /** Of a broker: what is booked within it is no payment. */
  readonly isLedger: boolean
  /** A bank or a broker keeps it: it has two sides, not purchases and sales. */
  readonly isAccount: boolean
}

/** What heads leave open, with what is likely. */
export type Question = {
  readonly asks: 'columns' | 'direction' | 'sides'
  readonly guess: Columns
}

/** So many rows tell what a column holds. */
const ROWS_TO_TELL = 400

/**
 * How a table is to be read, or what has to be asked first.
 *
 * @param hint the name of the file and what stands above the table, in which a passbook may be named
 */
export function layoutOf(table: Table, hint: string): Layout | Question {
  const { columns, format } = table
  const of = (role: Parameters<typeof columns.get>[0]) => columns.get(role) ?? []
  const date = bestDate(table)
  const types = of('type')
  const scheme = of('scheme').find((column) => !types.includes(column))
  const status = of('status')[0]
  const description = of('description').find((column) => column !== scheme)
  const common = { date, scheme, status, description, format }
  const own = {
    ...common,
    isTurned: false,
    isPassbook: false,
    isLedger: false,
    isAccount: false,
  }

  const [paidIn, takenOut] = ownSides(of)
  if (paidIn !== undefined || takenOut !== undefined) return { ...own, paidIn, takenOut }

  const debit = of('debit')[0]
  const credit = of('credit')[0]
  if (debit !== undefined || credit !== undefined) {
    const sides = { ...common, paidIn: debit, takenOut: credit, isAccount: true }
    return accountLayout(table, sides, hint)
  }

  const drCr = drCrOf(table)
  const amount = of('amount')[0]
  if (amount !== undefined) {
    if (drCr !== undefined) {
      return accountLayout(table, { ...common, amount, type: drCr, isAccount: true }, hint)
    }
    if (of('amount').length > 1 && rivals(table)) {
      return { asks: 'columns', guess: { ...own, amount, type: knownType(table) } }
    }
    const type = isSided(table, amount) ? amount : knownType(table)
    if (type !== undefined) {
      const isAccount = isSided(table, type)
      return isAccount
        ? accountLayout(table, { ...common, amount, type, isAccount }, hint)
        : { ...own, amount, type }
    }
    const unknown = types.find((column) => hasWords(table, column))
    if (unknown !== undefined && !hasMinus(table, amount)) {
      return { asks: 'direction', guess: { ...own, amount, type: unknown } }
    }
    if (hasMinus(table, amount) && table.columns.has('balance') && isMoneyBalance(table, amount)) {
      return namesPassbook(hint)
        ? { ...own, amount, isPassbook: true }
        : { asks: 'sides', guess: { ...own, amount } }
    }
    return { ...own, amount }
  }

  const [quantity] = of('quantity')
  const [price] = of('price')
  const type = knownType(table)
  const guess = { ...own, quantity, price, type }
  return type === undefined && !(quantity !== undefined && hasMinus(table, quantity))
    ? { asks: quantity === undefined ? 'columns' : 'direction', guess }
    : guess
}

/** As a person said it. */
export function chosenLayout(table: Table, chosen: Columns): Layout {
  const { columns, format } = table
  const sided = chosen.type !== undefined && isSided(table, chosen.type)
  return {
    ...chosen,
    format,
    status: columns.get('status')?.[0],
    description: columns.get('description')?.find((column) => column !== chosen.scheme),
    isPassbook: chosen.isTurned,
    isLedger: false,
    isAccount: sided,
  }
}

type Of = (role: Parameters<Table['columns']['get']>[0]) => readonly number[]

/** Purchases and redemptions; a withdrawal beside purchases is one of them, and so is a deposit beside what was taken out. */
function ownSides(of: Of): readonly [number | undefined, number | undefined] {
  const [paidIn] = of('paidIn')
  const [takenOut] = of('takenOut')
  if (paidIn === undefined && takenOut === undefined) return [undefined, undefined]
  return [paidIn ?? of('credit')[0], takenOut ?? of('debit')[0]]
}

type Sides = Omit<Layout, 'isTurned' | 'isPassbook' | 'isLedger'>

/** Debit and credit mean other things in a bank, a passbook and a ledger. */
function accountLayout(table: Table, sides: Sides, hint: string): Layout | Question {
  const voucher = [...(table.columns.get('type') ?? []), sides.description].find(
    (column) => column !== undefined && column !== sides.type && hasVouchers(table, column),
  )
  const said = sides.description ?? table.columns.get('type')?.[0]
  if (voucher !== undefined && sides.amount === undefined) {
    return { ...turned(sides), type: voucher, isLedger: true, isPassbook: false }
  }
  const side = accountKind(table, sides, said, hint)
  if (side === 'open') return { asks: 'sides', guess: { ...sides, isTurned: false } }
  return side === 'passbook'
    ? { ...turned(sides), isPassbook: true, isLedger: false }
    : { ...sides, isTurned: false, isPassbook: false, isLedger: false }
}

const turned = (sides: Sides) => ({ ...sides, isTurned: true })

/**
 * A passbook is told by its name, or by this: money comes in and earns interest, and hardly any leaves. Where only
 * one side was used and nothing tells whose account it is, it stays open.
 */
function accountKind(
  table: Table,
  sides: Sides,
  said: number | undefined,
  hint: string,
): 'bank' | 'passbook' | 'open' {
  if (namesPassbook(hint)) return 'passbook'
  const rows = table.lines.slice(0, ROWS_TO_TELL).map(({ cells }) => ({
    day: cells[sides.date] ?? '',
    words: said === undefined ? '' : (cells[said] ?? ''),
    isDebit: isSide(cells, sides, 'debit'),
    isCredit: isSide(cells, sides, 'credit'),
  }))
  const money = rows.filter(
    ({ isDebit, isCredit, words }) => (isDebit || isCredit) && !isSumLine(words),
  )
  if (isTold(money)) return 'bank'
  const interest = money.filter(({ words, isCredit }) => isCredit && isInterest(words))
  const hasDebits = money.some(({ isDebit }) => isDebit)
  const hasDeposits = money.some((row) => row.isCredit && !interest.includes(row))
  if (!hasDebits && hasDeposits && interest.length > 0) return 'passbook'
  const isYearly = interest.length > 1 && interest.every(({ day }) => isYearEnd(day))
  if (hasDebits && hasDeposits && isYearly) return 'passbook'
  const hasBalance = table.columns.has('balance')
  return !hasDebits && hasDeposits && hasBalance ? 'open' : 'bank'
}

const isYearEnd = (day: string) => /^(?:31[-/. ]*(?:0?3|mar)|\d{4}-0?3-31)/i.test(day.trim())

/** Words of a bank beside money that came back from an investment. */
const isTold = (rows: readonly { readonly words: string }[]) =>
  rows.some(({ words }) => meaningOf(words) === 'out')

function isSide(cells: readonly string[], sides: Sides, side: 'debit' | 'credit'): boolean {
  if (sides.amount !== undefined && sides.type !== undefined) {
    return meaningOf(cells[sides.type] ?? '') === side && isFigure(cells[sides.amount])
  }
  const column = side === 'debit' ? sides.paidIn : sides.takenOut
  return column !== undefined && isFigure(cells[column])
}

/** An amount other than 0. */
export const isFigure = (cell: string | undefined): boolean => /[1-9१-९]/.test(cell ?? '')

/** The column of dates with the best name that has days in it. */
function bestDate({ columns, lines }: Table): number {
  const dates = columns.get('date') ?? []
  const some = lines.slice(0, ROWS_TO_TELL)
  const filled = dates.find((column) =>
    some.some(
      ({ cells }) => /\d/.test(cells[column] ?? '') && /\D|\d{5}/.test(cells[column] ?? ''),
    ),
  )
  return filled ?? dates[0] ?? 0
}

/** Of rows with anything in a column, which meanings its words have. */
function meaningsIn({ lines }: Table, column: number): readonly (RowMeaning | undefined)[] {
  return lines
    .slice(0, ROWS_TO_TELL)
    .flatMap(({ cells }) => (cells[column] ? [meaningOf(cells[column] ?? '')] : []))
}

/** The column of types in which most words are known, and say which way money went. */
function knownType(table: Table): number | undefined {
  const roles = [...(table.columns.get('type') ?? []), ...(table.columns.get('description') ?? [])]
  const known = roles.map((column) => {
    const meanings = meaningsIn(table, column)
    const told = meanings.filter(
      (meaning) =>
        meaning === 'in' || meaning === 'out' || meaning === 'debit' || meaning === 'credit',
    )
    return { column, share: meanings.length === 0 ? 0 : told.length / meanings.length }
  })
  const best = known.reduce<(typeof known)[number] | undefined>(
    (best, next) => (next.share > (best?.share ?? 0) ? next : best),
    undefined,
  )
  return best && best.share >= LEAST_KNOWN ? best.column : undefined
}

/** Address changes and the like outnumber payments in some files. */
const LEAST_KNOWN = 0.25

const isSided = (table: Table, column: number): boolean => {
  const meanings = meaningsIn(table, column)
  return meanings.some((meaning) => meaning === 'debit' || meaning === 'credit')
}

/** The column beside the amount that says Dr or Cr; another one may stand beside the balance. */
function drCrOf(table: Table): number | undefined {
  const [amount] = table.columns.get('amount') ?? []
  const columns = [...(table.columns.get('drCr') ?? [])].sort((a, b) => a - b)
  const after = amount === undefined ? undefined : columns.find((column) => column > amount)
  const column = after ?? columns[0]
  return column !== undefined && isSided(table, column) ? column : undefined
}

/** Brokers book money that came from a bank, or went there, under names that no bank uses. */
const hasVouchers = ({ lines }: Table, column: number): boolean =>
  lines
    .slice(0, ROWS_TO_TELL)
    .some(({ cells }) =>
      /bank (?:receipts?|payments?)|book voucher|funds? added|\bpay-?in\b/i.test(
        cells[column] ?? '',
      ),
    )

/** Two columns of amounts with names equally good, and different amounts in them. */
function rivals({ heads, columns, lines }: Table): boolean {
  const [first, second] = columns.get('amount') ?? []
  if (first === undefined || second === undefined) return false
  const isPlain = /^amount$/i.test((heads[first] ?? '').replace(/\(.*$|[^a-z]/gi, ''))
  if (isPlain) return false
  return lines
    .slice(0, ROWS_TO_TELL)
    .some(
      ({ cells }) =>
        isFigure(cells[first]) && isFigure(cells[second]) && cells[first] !== cells[second],
    )
}

/** A balance of money moves by each amount, one of units does not. */
function isMoneyBalance({ columns, lines }: Table, amount: number): boolean {
  const [balance] = columns.get('balance') ?? []
  if (balance === undefined) return false
  const read = (cell: string | undefined) => {
    const found = signedAmount(cell ?? '')
    return typeof found === 'bigint' ? found : undefined
  }
  const rows = lines.slice(0, ROWS_TO_TELL).flatMap(({ cells }) => {
    const [moved, left] = [read(cells[amount]), read(cells[balance])]
    return moved === undefined || left === undefined ? [] : [{ moved, left }]
  })
  return rows.some(({ moved, left }, at) => {
    const before = rows[at - 1]
    const after = rows[at + 1]
    return before?.left === left - moved || after?.left === left - moved
  })
}

const hasWords = ({ lines }: Table, column: number): boolean =>
  lines.slice(0, ROWS_TO_TELL).some(({ cells }) => /\p{L}/u.test(cells[column] ?? ''))

const hasMinus = ({ lines }: Table, column: number): boolean =>
  lines.some(({ cells }) => /^\s*[(\-\u2212]|-$|\bdr\.?$/i.test(cells[column] ?? ''))
