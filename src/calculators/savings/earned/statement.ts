import { type Decimal, decimalFrom, plus, toDigits, zero } from '../../../core/money/decimal'
import type { Columns } from '../../../core/statements/layout'
import type { Passed, PassedReason } from '../../../core/statements/read-statement'
import type { ToldOrder } from '../../../core/time/column-days'
import type { DateOrder } from '../../../core/time/read-day'
import type { TypedRow } from '../../../core/yearly-rate/payments'

/*
 * What is known of a file that was read, for as long as its rows are in the list: what each row was, what was passed
 * over, and how columns were taken. It is plain data, as the tab keeps it.
 */

/** Its line, the day, paid in, taken out, and the number of its scheme. */
export type StatementRow = readonly [
  row: number,
  date: string,
  paidIn: string,
  takenOut: string,
  scheme: number,
]

export type PassedSummary = {
  readonly reason: PassedReason
  readonly count: number
  readonly sum: string
  /** The first of them. */
  readonly rows: readonly {
    readonly row: number
    readonly amount: string
    readonly words: string
  }[]
}

export type StatementKind =
  | 'transactions'
  | 'trades'
  | 'account'
  | 'passbook'
  | 'ledger'
  /** Paid in and taken out have a column each. */
  | 'columns'
  /** Nothing but the signs of amounts says which way. */
  | 'signs'

export type Statement = {
  readonly name: string
  readonly program: string | undefined
  readonly kind: StatementKind
  readonly dateOrder: ToldOrder
  /** The first days that can be read either way, where none tells. */
  readonly openDays: readonly string[]
  /** What a person said of them. */
  readonly saidOrder: DateOrder | undefined
  readonly columns: Columns
  readonly shape: string
  readonly heads: readonly string[]
  readonly examples: readonly (readonly string[])[]
  readonly rows: readonly StatementRow[]
  /** Sold: as much went out of it as came in. Nothing where the file does not tell. */
  readonly schemes: readonly { readonly name: string; readonly isSold: boolean | undefined }[]
  readonly passed: readonly PassedSummary[]
  readonly sums: {
    readonly file: string
    readonly paidIn: string
    readonly takenOut: string
    readonly passed: string
  }
  readonly otherSheets: readonly string[]
  /** It has more rows than were read. */
  readonly isCut: boolean
}

/** So many of each reason are listed. */
const MOST_LISTED = 30

/** What was passed over, by its reasons. */
export function summaryOfPassed(passed: readonly Passed[]): readonly PassedSummary[] {
  const reasons = [...new Set(passed.map(({ reason }) => reason))]
  return reasons.map((reason) => {
    const own = passed.filter((each) => each.reason === reason)
    return {
      reason,
      count: own.length,
      sum: toDigits(own.map(({ amount }) => amount).reduce(plus, zero)),
      rows: own
        .slice(0, MOST_LISTED)
        .map(({ row, amount, words }) => ({ row, amount: toDigits(amount), words })),
    }
  })
}

/** Every amount of the file is a payment, or was passed over. */
export function isWhole({ sums }: Pick<Statement, 'sums'>): boolean {
  const parts = [sums.paidIn, sums.takenOut, sums.passed].map((digits) => decimalFrom(digits))
  return parts.reduce(plus, zero) === decimalFrom(sums.file)
}

/** The rows of all schemes, or of one, as the list holds them. */
export const rowsOfStatement = (
  { rows }: Pick<Statement, 'rows'>,
  scheme: number | undefined,
): TypedRow[] =>
  rows
    .filter((row) => scheme === undefined || row[4] === scheme)
    .map(([, date, paidIn, out]) => ({ date, in: paidIn, out }))

export type SchemeSums = {
  readonly number: number
  readonly name: string
  readonly isSold: boolean | undefined
  readonly count: number
  readonly paidIn: Decimal
  readonly takenOut: Decimal
}

/** What was paid into each scheme and taken out, the largest first. */
export function sumsByScheme({ rows, schemes }: Pick<Statement, 'rows' | 'schemes'>): SchemeSums[] {
  return schemes
    .map(({ name, isSold }, number) => {
      const own = rows.filter((row) => row[4] === number)
      return {
        number,
        name,
        isSold,
        count: own.length,
        paidIn: totalOf(own.map((row) => row[2])),
        takenOut: totalOf(own.map((row) => row[3])),
      }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => (a.paidIn === b.paidIn ? a.number - b.number : a.paidIn > b.paidIn ? -1 : 1))
}

const PLAIN = /^\d+(?:\.\d+)?$/

const totalOf = (texts: readonly string[]): Decimal =>
  texts.flatMap((text) => (PLAIN.test(text) ? [decimalFrom(text)] : [])).reduce(plus, zero)
