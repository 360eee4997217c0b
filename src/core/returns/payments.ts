import type { Decimal } from '../decimal'
import type { DateOrder } from '../read-day'

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

export function readTypedRows(_rows: readonly TypedRow[]): PaymentsRead {
  return { rows: [], bad: [], leftOut: [], dateOrder: 'dayFirst', signs: undefined }
}

export function readPaymentsText(
  _text: string,
  _options: { readonly swap: boolean },
): PaymentsRead {
  return { rows: [], bad: [], leftOut: [], dateOrder: 'dayFirst', signs: 'allIn' }
}
