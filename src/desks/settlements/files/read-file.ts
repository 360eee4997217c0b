import { LONGEST_LIST_FILE, MOST_SHEETS_TRIED } from '../../../core/limits'
import { withoutGuard } from '../../../core/tables/csv'
import { separatedReader } from '../../../core/tables/separated-values'
import type { DateOrder } from '../../../core/time/read-day'
import {
  firstBytes,
  kindOfFile,
  problemOfText,
  problems,
  readText,
  type Source,
  unreadable,
} from '../../../ui/tables/read-file'
import type { WorkbookReader } from '../../../ui/tables/workbook/workbook'
import { type Pace, ROWS_AT_A_TIME } from '../../../ui/worker/pacing'
import { columnName, shortName } from '../marketplaces/format'
import { marketplaces } from '../marketplaces/list'
import type { KnownRefusal, Marketplace } from '../marketplaces/marketplace'
import type { DatesQuestion, Refusal } from '../messages'
import { type ReadTable, type RowReader, rowReader } from './read-rows'
import { type Recognised, recognise, refusalOf, withSubHeads } from './recognise'

/** What a file holds: sheets of a known format, or rows that are none. */
export type ReadFile = {
  readonly tables: readonly ReadTable[]
  /** The first rows of a text or of its sheets, where nothing is known. */
  readonly others: readonly (readonly (readonly string[])[])[]
  readonly isBook: boolean
  readonly isCut: boolean
  /** What the file is and which to take, where it is known to be of no use and nothing else is in it. */
  readonly refused: KnownRefusal | undefined
  /** What a person has to say of its days, where no row tells which number is the month. */
  readonly asked: DatesQuestion | undefined
}

/** The names of columns stand below a title and a few lines at most. */
const LINES_ABOVE = 60
/** Rows of an unknown table that are kept to tell what it is. */
const MOST_OTHER_ROWS = 20_000
/** Rows that are read to find the names of the columns. */
const ROWS_TO_TELL = 200

/** A money file whose column of totals is missing. */
class NoTotal extends Error {
  constructor(readonly refusal: Refusal) {
    super('the column of totals is missing')
  }
}

/** Finds the heads of one sheet and reads the rows below them. */
function tableFinder(file: string, sheetName: string | undefined, among: readonly Marketplace[]) {
  const above: (readonly string[])[] = []
  let refused: KnownRefusal | undefined
  let reader: RowReader | undefined
  /** Heads whose next row may name columns, too. */
  let held: { readonly known: Recognised; readonly heads: readonly string[] } | undefined
  const begun = (below: readonly string[] = []): RowReader | undefined => {
    if (!held) return reader
    const { known, heads } = held
    held = undefined
    reader = rowReader(known, { file, sheetName, heads: withSubHeads(known.sheet, heads, below) })
    return reader
  }
  return {
    /** @returns `false` where no more rows are of use */
    take(cells: readonly string[], line: number): boolean {
      if (reader) {
        reader.take(cells, line)
        return true
      }
      const isNearTop = above.length < LINES_ABOVE
      if (held) {
        begun(cells)?.take(cells, line)
        return true
      }
      const known = isNearTop ? recognise(cells, among, sheetName) : undefined
      if (known) {
        checkTotal(known, cells)
        held = { known, heads: cells }
        if (!known.sheet.hasSubHeads) begun()
        return true
      }
      if (isNearTop) refused ??= refusalOf(cells, among)
      above.push(cells)
      return above.length < MOST_OTHER_ROWS
    },
    table: () => begun()?.table,
    endDates: (said: DateOrder | undefined) => begun()?.end(said),
    count: () => reader?.table.rows ?? above.length,
    above: () => above,
    refused: () => refused,
  }
}

function checkTotal(
  { marketplace, format, sheet }: NonNullable<ReturnType<typeof recognise>>,
  cells: readonly string[],
): void {
  if (sheet.total === undefined) return
  const names = new Set(cells.flatMap((cell) => [columnName(cell), shortName(cell)]))
  const name = columnName(sheet.total)
  const total = sheet.columns.find(({ names }) => names.includes(name))
  if (total && !total.names.some((name) => names.has(name)))
    throw new NoTotal({
      reason: 'no-total',
      what: marketplace.words.kinds[format.kind] ?? marketplace.name,
      column: sheet.total,
    })
}

type HowToRead = {
  readonly among?: readonly Marketplace[]
  /** Of days that could be read either way. */
  readonly dateOrder?: DateOrder | undefined
}

type ReadingHow = {
  readonly among: readonly Marketplace[]
  readonly dateOrder: DateOrder | undefined
}

/** Reads a file, or a text that was pasted, with all its sheets. */
export async function readFile(
  source: Source,
  mostRows: number,
  pace: Pace,
  bookReader: () => Promise<WorkbookReader>,
  { among = marketplaces, dateOrder }: HowToRead = {},
): Promise<ReadFile | Refusal> {
  const how = { among, dateOrder }
  try {
    if (typeof source.text === 'string')
      return await readPasted(source.name, source.text, mostRows, pace, how)
    const file = source as File
    const what = kindOfFile(await firstBytes(file))
    if (what.kind === 'refused') return { reason: 'problem', problem: what.problem }
    if (what.kind === 'workbook')
      return await readBook(file, mostRows, pace, await bookReader(), how)
    let text = textReader(file.name, mostRows, pace, how)
    await readText(file, what.encoding, {
      begin() {
        text = textReader(file.name, mostRows, pace, how)
      },
      take: (piece, share) => text.take(piece, share),
    })
    return await text.end()
  } catch (problem) {
    if (problem instanceof NoTotal) return problem.refusal
    if (problem === unreadable) return { reason: 'problem', problem: problems.unreadable }
    throw problem
  }
}

const PIECE = 131_072

async function readPasted(
  name: string,
  text: string,
  mostRows: number,
  pace: Pace,
  how: ReadingHow,
) {
  const reader = textReader(name, mostRows, pace, how)
  for (let at = 0; at < text.length; at += PIECE) {
    if (!(await reader.take(text.slice(at, at + PIECE), Math.min(1, (at + PIECE) / text.length))))
      break
  }
  return reader.end()
}

const isNeverQuoted = ({ marketplace }: Recognised, separator: string) =>
  marketplace.rules.isTabbedUnquoted === true && separator === '\t'

/** Reads a text piece by piece. */
function textReader(name: string, mostRows: number, pace: Pace, { among, dateOrder }: ReadingHow) {
  const reader = separatedReader((cells, separator) => {
    const known = recognise(cells, among)
    return known && (isNeverQuoted(known, separator) ? 'unquoted' : 'table')
  })
  const finder = tableFinder(name, undefined, among)
  let [line, characters, isFirst, isCut] = [0, 0, true, false]
  let problem: string | undefined
  const keep = async (rows: ReturnType<typeof reader.take>, share: number) => {
    for (const { cells, text } of rows) {
      line += 1
      characters += text.length
      if (line % ROWS_AT_A_TIME === 0 && pace.isDue())
        await pace.rest(finder.count(), Math.round(finder.count() / Math.max(share, 0.001)))
      if (characters > LONGEST_LIST_FILE || finder.count() >= mostRows) {
        isCut = true
        return false
      }
      if (!cells.some((cell) => cell.trim() !== '')) continue
      if (!finder.take(text.includes("'") ? cells.map(withoutGuard) : cells, line)) return false
    }
    return true
  }
  return {
    async take(piece: string, share: number): Promise<boolean> {
      if (isFirst) problem = problemOfText(piece.slice(0, 4096))
      isFirst = false
      return problem ? false : keep(reader.take(piece), share)
    },
    async end(): Promise<ReadFile | Refusal> {
      if (problem) return { reason: 'problem', problem }
      if (!isCut) await keep(reader.end(), 1)
      const table = finder.table()
      return {
        tables: table ? [table] : [],
        others: table ? [] : [finder.above()],
        isBook: false,
        isCut,
        refused: finder.refused(),
        asked: finder.endDates(dateOrder),
      }
    },
  }
}

/** Reads every sheet of a workbook that is of a known format. */
async function readBook(
  file: File,
  mostRows: number,
  pace: Pace,
  read: WorkbookReader,
  { among, dateOrder }: ReadingHow,
): Promise<ReadFile | Refusal> {
  const onProgress = (rows: number, share: number) =>
    pace.isDue() ? pace.rest(rows, Math.round(rows / Math.max(share, 0.001))) : undefined
  const tables: ReadTable[] = []
  const others: (readonly (readonly string[])[])[] = []
  let sheets: readonly string[] | undefined
  const questions = new Map<ReadTable, DatesQuestion>()
  let refused: KnownRefusal | undefined
  let [isCut, left] = [false, mostRows]
  for (let index = 0; index < Math.min(sheets?.length ?? 1, MOST_SHEETS_TRIED); index++) {
    const sheet = sheets?.[index]
    const first = await read(file, { sheet, mostRows: ROWS_TO_TELL, onProgress })
    if ('problem' in first) return { reason: 'problem', problem: first.problem }
    sheets ??= first.sheets
    const isKnown = first.rows
      .slice(0, LINES_ABOVE)
      .some((cells) => recognise(cells, among, first.sheet))
    const isWhole = !first.isCut
    if (!isKnown && tables.length > 0) continue
    const book = isWhole
      ? first
      : await read(file, {
          sheet: first.sheet,
          mostRows: isKnown ? left + LINES_ABOVE : MOST_OTHER_ROWS,
          onProgress,
        })
    if ('problem' in book) return { reason: 'problem', problem: book.problem }
    const finder = tableFinder(file.name, book.sheet, among)
    for (const [at, cells] of book.rows.entries()) {
      if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, book.rows.length)
      if (!finder.take(cells, book.rowNumbers[at] ?? at + 1)) break
    }
    const table = finder.table()
    if (!table) {
      others.push(finder.above())
      refused ??= finder.refused()
      continue
    }
    tables.push(table)
    const question = finder.endDates(dateOrder)
    if (question) questions.set(table, question)
    left -= table.rows
    isCut ||= book.isCut
  }
  // A workbook has one file's sheets: those of its first format.
  const known = tables.find(({ sheet, format }) => sheet === format.sheets[0]) ?? tables[0]
  const counted = tables.filter(({ format }) => format === known?.format)
  return {
    tables: counted,
    others: known ? [] : others,
    isBook: true,
    isCut,
    refused,
    asked: counted.map((table) => questions.get(table)).find((question) => question !== undefined),
  }
}
