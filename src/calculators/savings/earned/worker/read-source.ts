import { toDigits } from '../../../../core/money/decimal'
import { isFilled, linesOfSheet, type Table } from '../../../../core/statements/find-table'
import type { Columns } from '../../../../core/statements/layout'
import {
  type Opened,
  openLines,
  openTable,
  openText,
  shapeOf,
} from '../../../../core/statements/open-statement'
import type { OtherFile } from '../../../../core/statements/other-files'
import type { StatementRead } from '../../../../core/statements/read-statement'
import type { DateOrder } from '../../../../core/time/read-day'
import {
  firstBytes,
  kindOfFile,
  problemOfText,
  problems,
  readText,
  type Source,
  unreadable,
} from '../../../../ui/tables/read-file'
import { type Statement, type StatementRow, summaryOfPassed } from '../statement'
import { readStatement } from './read-statement'

/** What a person said of columns, by the shape of files. */
export type ChosenColumns = readonly (readonly [shape: string, columns: Columns])[]

export type ReadRequest = {
  readonly source: Source
  readonly chosen: ChosenColumns
  /** What a person says of the columns of this very file. */
  readonly as?: Columns | undefined
  /** What a person says of days that can be read either way. */
  readonly saidOrder?: DateOrder | undefined
}

/** What has to be asked about columns, with the first rows. */
export type ColumnsAsked = {
  readonly asks: 'columns' | 'direction' | 'sides'
  readonly guess: Columns
  readonly shape: string
  readonly heads: readonly string[]
  readonly examples: readonly (readonly string[])[]
}

export type SourceRead =
  | { readonly kind: 'statement'; readonly statement: Statement }
  /** A list without more than dates and amounts: the text as the inputs keep it. */
  | { readonly kind: 'plain'; readonly rows: string }
  | { readonly kind: 'asks'; readonly asked: ColumnsAsked }
  | { readonly kind: 'other'; readonly file: OtherFile }
  | { readonly kind: 'problem'; readonly problem: string }

/** A statement of so many rows has no more characters. */
const LONGEST_TEXT = 8_000_000
const MOST_SHEETS = 12
const MOST_ROWS_OF_SHEET = 50_000
const EXAMPLES = 5

/** Reads payments out of a file, or a pasted text. */
export async function readSource(request: ReadRequest): Promise<SourceRead> {
  try {
    return await readOrRefuse(request)
  } catch (error) {
    if (error === unreadable) return { kind: 'problem', problem: problems.unreadable }
    throw error
  }
}

async function readOrRefuse({ source, chosen, as, saidOrder }: ReadRequest): Promise<SourceRead> {
  const { name } = source
  const chosenFor = (shape: string) => as ?? chosen.find(([known]) => known === shape)?.[1]
  const options = { name, chosenFor, saidOrder }
  if (!(source instanceof Blob)) {
    return (
      found(openText(source.text, options), name, { saidOrder }) ?? plainOf(new Blob([source.text]))
    )
  }
  const what = kindOfFile(await firstBytes(source))
  if (what.kind === 'refused') return { kind: 'problem', problem: what.problem }
  if (what.kind === 'workbook') {
    const book = await openBook(source, options)
    if (book && 'problem' in book) return { kind: 'problem', problem: book.problem }
    return found(book?.opened, name, { ...book, saidOrder }) ?? plainOf(source)
  }
  let text = ''
  await readText(source, what.encoding, {
    begin() {
      text = ''
    },
    take(piece) {
      text += piece
      return Promise.resolve(text.length < LONGEST_TEXT)
    },
  })
  const problem = problemOfText(text.slice(0, 4096))
  if (problem) return { kind: 'problem', problem }
  const isCut = text.length >= LONGEST_TEXT
  return found(openText(text, options), name, { isCut, saidOrder }) ?? plainOf(source)
}

async function plainOf(file: Blob): Promise<SourceRead> {
  const plain = await readStatement(file)
  return 'rows' in plain
    ? { kind: 'plain', rows: plain.rows }
    : { kind: 'problem', problem: plain.problem }
}

type Options = Parameters<typeof openText>[1]
type More = {
  readonly otherSheets?: readonly string[]
  readonly isCut?: boolean
  readonly saidOrder?: DateOrder | undefined
}
type Book = More & { readonly opened: Opened | undefined }

/** The sheets of a workbook: those with the same heads are one table, others with payments are named. */
async function openBook(
  file: Blob,
  options: Options,
): Promise<Book | { readonly problem: string } | undefined> {
  const { readWorkbook } = await import('../../../../ui/tables/workbook/read-workbook')
  const read = (sheet?: string) => readWorkbook(file, { sheet, mostRows: MOST_ROWS_OF_SHEET })
  const first = await read()
  if ('problem' in first) return first
  const sheets: { name: string; opened: Opened }[] = []
  let isCut = first.isCut
  for (const name of first.sheets.slice(0, MOST_SHEETS)) {
    const sheet = name === first.sheet ? first : await read(name)
    if ('problem' in sheet) continue
    isCut ||= sheet.isCut
    const lines = linesOfSheet(sheet.rows, sheet.rowNumbers).filter(isFilled)
    const opened = openLines(lines, options)
    if (opened) sheets.push({ name, opened })
  }
  const other = sheets.find(({ opened }) => opened.kind === 'other')
  const main = other ?? sheets.find(({ opened }) => opened.kind === 'read') ?? sheets[0]
  if (main?.opened.kind !== 'read') return { opened: main?.opened }
  const table = main.opened.table
  const same = sheets.filter(
    ({ opened }) => opened.kind === 'read' && shapeOf(opened.table) === shapeOf(table),
  )
  const lines = same.flatMap(({ opened }) => (opened.kind === 'read' ? opened.table.lines : []))
  return {
    opened: same.length === 1 ? main.opened : openTable({ ...table, lines }, options),
    otherSheets: sheets.filter((sheet) => !same.includes(sheet)).map(({ name }) => name),
    isCut,
  }
}

function found(opened: Opened | undefined, name: string, more: More = {}): SourceRead | undefined {
  if (!opened) return undefined
  if (opened.kind === 'other') return opened
  if (opened.kind === 'asks') {
    const { asks, guess } = opened.question
    return { kind: 'asks', asked: { asks, guess: columnsIn(guess), ...shownOf(opened.table) } }
  }
  const { statement, table } = opened
  return {
    kind: 'statement',
    statement: statementOf(statement, { name, table, ...more }),
  }
}

/** The columns alone of what may hold more. */
export const columnsIn = (columns: Columns): Columns => {
  const { date, amount, type, paidIn, takenOut, quantity, price, scheme, isTurned } = columns
  return { date, amount, type, paidIn, takenOut, quantity, price, scheme, isTurned }
}

const shownOf = (table: Table) => ({
  shape: shapeOf(table),
  heads: table.heads,
  examples: table.lines.slice(0, EXAMPLES).map(({ cells }) => cells),
})

function statementOf(
  read: StatementRead,
  {
    name,
    table,
    otherSheets = [],
    isCut = false,
    saidOrder,
  }: More & { name: string; table: Table },
): Statement {
  const { layout } = read
  return {
    name,
    program: layout.format?.program,
    kind: kindOf(layout),
    dateOrder: read.dateOrder,
    openDays: read.openDays,
    saidOrder: read.dateOrder === 'open' ? saidOrder : undefined,
    columns: columnsIn(layout),
    ...shownOf(table),
    rows: read.rows.map(
      ({ row, date, in: paidIn, out, scheme, unread }): StatementRow => [
        row,
        date,
        unread ?? (paidIn ? toDigits(paidIn) : ''),
        out ? toDigits(out) : '',
        scheme,
      ],
    ),
    schemes: read.schemes.map(({ name, units }) => ({
      name,
      isSold: units === undefined ? undefined : units === 0n,
    })),
    passed: summaryOfPassed(read.passed),
    sums: {
      file: toDigits(read.fileSum),
      paidIn: toDigits(read.paidIn),
      takenOut: toDigits(read.takenOut),
      passed: toDigits(read.passedSum),
    },
    otherSheets,
    isCut,
  }
}

function kindOf(layout: StatementRead['layout']): Statement['kind'] {
  if (layout.isLedger) return 'ledger'
  if (layout.isPassbook) return 'passbook'
  if (layout.isAccount) return 'account'
  if (layout.amount === undefined && layout.quantity !== undefined) return 'trades'
  if (layout.amount === undefined) return 'columns'
  return layout.type === undefined ? 'signs' : 'transactions'
}
