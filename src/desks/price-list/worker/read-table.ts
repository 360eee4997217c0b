import { LONGEST_LIST_FILE, MOST_LIST_ROWS, MOST_SHEETS_TRIED } from '../../../core/limits'
import { isRead, readNumber } from '../../../core/money/parse'
import { withoutGuard } from '../../../core/tables/csv'
import { type SeparatedRow, separatedReader } from '../../../core/tables/separated-values'
import { sumNamed } from '../../../core/tables/sum-rows'
import {
  firstBytes,
  kindOfFile,
  problemOfText,
  problems,
  readText,
  type Source,
  unreadable,
} from '../../../ui/tables/read-file'
import type { Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import { type Pace, pacing, ROWS_AT_A_TIME, type Turn } from '../../../ui/worker/pacing'
import { findHeadRow, matchColumns, namedUse } from '../columns'
import type { Refused } from '../messages'
import type { Field } from '../read-product'
import { productsWords } from '../words'
import { statementProblem } from './statements'

export type Cells = readonly string[]

/** A table as it was read: the rows below its heads that are not blank. */
export type Table = {
  readonly name: string
  readonly sheets: readonly string[]
  readonly sheet: string | undefined
  /** The line of the heads, counted from 1; 0 where there is none. */
  readonly headRow: number
  /** The names of the columns in the file; blank where there is none. */
  readonly named: Cells
  /** The same names, with `Column 2` instead of blank ones. */
  readonly heads: Cells
  readonly rows: readonly Cells[]
  /** So many rows right below the heads say in words what the columns are. */
  readonly explained?: number
  /** The line of each row, counted from 1. */
  readonly lines: readonly number[]
  readonly isCut: boolean
}

/** A text with a longer row is no table. */
const LONGEST_ROW = 4_194_304
/** The heads are searched for in so many rows. */
const ROWS_TO_FIND_HEADS = 2_000
/** So many rows are looked at to find how wide a table is, and what its columns hold. */
const EXAMPLES = 50
const PIECE = 131_072

/**
 * Reads a file, or a text that was pasted. A file that is no table is refused; one that is too long is
 * cut.
 *
 * @example await readTable({ name: 'Pasted rows', text: 'SKU,Price\nA-1,499' }, {}, turn, workbooks)
 */
export async function readTable(
  source: Source,
  sheet: string | undefined,
  turn: Turn,
  workbooks: Pick<Workbooks, 'reader'>,
): Promise<Table | Refused> {
  const pace = pacing(turn)
  try {
    const read =
      typeof source.text === 'string'
        ? await readPasted(source.name, source.text, pace)
        : await readFile(source as File, sheet, pace, workbooks)
    if (!('problem' in read)) return read
    const { problem, isForSettlements } = read
    return { problem, ...(isForSettlements && { isForSettlements }) }
  } catch (problem) {
    if (problem === unreadable) return { problem: problems.unreadable }
    if (problem === noTable) return { problem: problems.noTable }
    throw problem
  }
}

const noTable = new Error('there are no rows')

async function readPasted(name: string, text: string, pace: Pace): Promise<Table | Refused> {
  const problem = problemOfText(text.slice(0, 4096))
  if (problem) return { problem }
  const rows = separatedRows(pace)
  for (let at = 0; at < text.length; at += PIECE) {
    if (!(await rows.take(text.slice(at, at + PIECE), (at + PIECE) / text.length))) break
  }
  return rows.end(name)
}

async function readFile(
  file: File,
  sheet: string | undefined,
  pace: Pace,
  workbooks: Pick<Workbooks, 'reader'>,
): Promise<Table | Refused> {
  const what = kindOfFile(await firstBytes(file))
  if (what.kind === 'refused') return { problem: what.problem }
  if (what.kind === 'workbook') return readBook(file, sheet, pace, workbooks)
  let rows = separatedRows(pace)
  let problem: string | undefined
  let isFirst = true
  await readText(file, what.encoding, {
    begin() {
      rows = separatedRows(pace)
      isFirst = true
    },
    take(piece, share) {
      if (isFirst) problem = problemOfText(piece.slice(0, 4096))
      isFirst = false
      return problem ? Promise.resolve(false) : rows.take(piece, share)
    },
  })
  return problem ? { problem } : rows.end(file.name)
}

/**
 * Reads the requested sheet. Without one, it is the first sheet with prices and costs. If there is
 * none, a workbook with a marketplace's statement on any sheet is refused. Otherwise it is the first
 * sheet with prices, or the first table.
 */
async function readBook(
  file: File,
  sheet: string | undefined,
  pace: Pace,
  workbooks: Pick<Workbooks, 'reader'>,
): Promise<Table | Refused> {
  const read = (name: string | undefined, mostRows = MOST_LIST_ROWS) =>
    readSheet(file, name, mostRows + ROWS_TO_FIND_HEADS, pace, workbooks)
  const first = await read(sheet)
  if (sheet !== undefined || hasUses(first.table, 'price', 'cost')) return first.table
  const others: { readonly name: string; readonly table: Read }[] = []
  for (const name of first.sheets.slice(1, MOST_SHEETS_TRIED)) {
    const { table } = await read(name, 0)
    if (hasUses(table, 'price', 'cost')) return (await read(name)).table
    others.push({ name, table })
  }
  const statement = [first, ...others].find(({ table }) => 'isStatement' in table)
  if (statement) return statement.table
  if (hasUses(first.table, 'price')) return first.table
  const isTable = 'heads' in first.table
  const next =
    others.find(({ table }) => hasUses(table, 'price')) ??
    (isTable ? undefined : others.find(({ table }) => 'heads' in table))
  return next ? (await read(next.name)).table : first.table
}

/** A table, or why it cannot be read; a marketplace's statement is marked. */
type Read = Table | (Refused & { readonly isStatement?: true })

const hasUses = (table: Read, ...fields: readonly Field[]) => {
  if (!('heads' in table)) return false
  const { uses } = matchColumns(table.heads, examplesOf(table))
  return fields.every((field) => uses.includes(field))
}

async function readSheet(
  file: File,
  sheet: string | undefined,
  mostRows: number,
  pace: Pace,
  workbooks: Pick<Workbooks, 'reader'>,
): Promise<{ table: Read; sheets: readonly string[] }> {
  const read = await workbooks.reader()
  const book = await read(file, {
    ...(sheet !== undefined && { sheet }),
    mostRows,
    onProgress: (rows, share) =>
      pace.isDue() ? pace.rest(rows, Math.round(rows / Math.max(share, 0.001))) : undefined,
  })
  if ('problem' in book) return { table: book, sheets: [] }
  const collector = rowCollector()
  for (const [at, cells] of book.rows.entries()) {
    if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, book.rows.length)
    if (!collector.take(cells, book.rowNumbers[at] ?? at + 1)) break
  }
  return { table: collector.end({ ...book, name: file.name }), sheets: book.sheets }
}

/** Reads rows from pieces of text. */
function separatedRows(pace: Pace) {
  const reader = separatedReader()
  const collector = rowCollector()
  let line = 0
  let waiting = 0
  let characters = 0
  const keep = async (rows: readonly SeparatedRow[], share: number): Promise<boolean> => {
    for (const { cells, text } of rows) {
      line += 1
      if (line % ROWS_AT_A_TIME === 0 && pace.isDue()) {
        await pace.rest(collector.count(), Math.round(collector.count() / share))
      }
      characters += text.length
      if (characters > LONGEST_LIST_FILE) {
        collector.cut()
        return false
      }
      // The apostrophe that protects a text from spreadsheets is removed.
      if (!collector.take(text.includes("'") ? cells.map(withoutGuard) : cells, line)) return false
    }
    return true
  }
  return {
    take(piece: string, share: number) {
      const rows = reader.take(piece)
      waiting = rows.length > 0 ? 0 : waiting + piece.length
      if (waiting > LONGEST_ROW) throw noTable
      return keep(rows, Math.min(share, 1))
    },
    async end(name: string): Promise<Table | Refused> {
      if (!collector.isCut()) await keep(reader.end(), 1)
      return collector.end({ name, sheets: [], sheet: undefined, isCut: false })
    },
  }
}

/** Collects rows until there are enough; lines above the heads are left out. */
function rowCollector() {
  let rows: Cells[] = []
  let lines: number[] = []
  let head: { cells: Cells; line: number } | undefined
  let isHeadSought = true
  let isCut = false
  let statement: Refused | undefined
  const findHead = () => {
    isHeadSought = false
    statement = statementProblem(rows)
    const known = findHeadRow(rows)
    const at = known < 0 ? unknownHead(rows) : known
    const cells = rows[at]
    if (!cells) return
    head = { cells, line: lines[at] ?? 0 }
    rows = rows.slice(at + 1)
    lines = lines.slice(at + 1)
  }
  return {
    count: () => rows.length,
    isCut: () => isCut,
    cut() {
      isCut = true
    },
    /** @returns `false` where there are enough */
    take(cells: Cells, line: number): boolean {
      if (isBlankRow(cells)) return true
      if (isHeadSought && rows.length === ROWS_TO_FIND_HEADS) findHead()
      if (statement) return false
      if (rows.length >= MOST_LIST_ROWS) {
        isCut = true
        return false
      }
      rows.push(cells)
      lines.push(line)
      return true
    },
    end(of: Pick<Table, 'name' | 'sheets' | 'sheet' | 'isCut'>): Read {
      if (isHeadSought) findHead()
      if (statement) return { ...statement, isStatement: true }
      const named = namesOf(head?.cells, rows.slice(0, EXAMPLES))
      const explained = explanationsIn(rows, named)
      if (rows.length === 0) return { problem: head ? problems.noRows : problems.empty }
      if (!head && named.length < 2) return { problem: problems.oneColumn }
      return {
        name: of.name,
        sheets: of.sheets,
        sheet: of.sheet,
        headRow: head?.line ?? 0,
        named,
        heads: named.map((name, at) => name || productsWords.column(at + 1)),
        rows,
        ...(explained > 0 && { explained }),
        lines,
        isCut: isCut || of.isCut,
      }
    },
  }
}

const isFilled = (cell: string) => cell !== '' && cell.trim() !== ''
const isBlankRow = (cells: Cells) => !cells.some(isFilled)
const isNumber = (cell: string) => isRead(readNumber(cell))

/** How many cells a row has, blank ones at its end aside. */
export const filledLength = (cells: Cells): number => cells.findLastIndex(isFilled) + 1

/**
 * The index of a head with unknown names: the first row, if it has no number in it and there is a
 * column of nothing but numbers below.
 */
function unknownHead(rows: readonly Cells[]): number {
  const [first, ...below] = rows.slice(0, EXAMPLES)
  if (!first || first.filter(isFilled).length < 2 || first.some(isNumber)) return -1
  const hasNumbers = first.some((name, at) => {
    const filled = below.map((cells) => cells[at] ?? '').filter(isFilled)
    return isFilled(name) && filled.length > 0 && filled.every(isNumber)
  })
  return hasNumbers ? 0 : -1
}

/**
 * The names of all columns. Beyond the last name there may be more columns, such as notes; but where
 * numbers are there, a cell was split (`1,299` without quotes): that is no column.
 */
function namesOf(head: Cells | undefined, examples: readonly Cells[]): string[] {
  const names = (head ?? []).map((name) => name.trim())
  const length = filledLength(names)
  const widest = examples.reduce((most, cells) => Math.max(most, filledLength(cells)), length)
  const beyond = examples.flatMap((cells) => cells.slice(length))
  const width = head && beyond.some(isNumber) ? length : widest
  return Array.from({ length: width }, (_, at) => names[at] ?? '')
}

const MOST_EXPLANATIONS = 2

/** How many rows right below the heads have sentences where prices would be, and no number at all. */
function explanationsIn(rows: readonly Cells[], named: Cells): number {
  const moneyAt = named.flatMap((head, at) => {
    const use = namedUse(head)
    return use === 'price' || use === 'cost' || use === 'mrp' || use === 'quantity' ? [at] : []
  })
  const isExplanation = (cells: Cells) => {
    const filled = cells.filter(isFilled)
    return (
      filled.length > 2 &&
      moneyAt.some((at) => isFilled(cells[at] ?? '')) &&
      !filled.some((cell) => /\p{Nd}/u.test(cell)) &&
      filled.filter((cell) => cell.trim().includes(' ')).length > filled.length / 2
    )
  }
  const at = rows.slice(0, MOST_EXPLANATIONS).findIndex((cells) => !isExplanation(cells))
  return at < 0 ? Math.min(rows.length, MOST_EXPLANATIONS) : at
}

/** Whether a row is a total below the table, or repeats the heads. */
export function isNoProduct(cells: Cells, named: Cells): boolean {
  const name = cells.find(isFilled) ?? ''
  if (sumNamed(name)) return true
  return cells[0]?.trim() === named[0] && isHeadAgain(cells, named)
}

const isHeadAgain = (cells: Cells, named: Cells) =>
  named.some(isFilled) && named.every((name, at) => (cells[at] ?? '').trim() === name)

/** The first rows that are products. */
export function examplesOf({ rows, named, explained = 0 }: Table): readonly Cells[] {
  const examples: Cells[] = []
  for (const cells of explained > 0 ? rows.slice(explained) : rows) {
    if (examples.length === EXAMPLES) break
    if (!isNoProduct(cells, named)) examples.push(cells)
  }
  return examples
}
