import { LONGEST_LIST_FILE, MOST_LIST_ROWS, MOST_SHEETS_TRIED } from '../../../core/limits'
import { withoutGuard } from '../../../core/tables/csv'
import { readSeparated } from '../../../core/tables/separated-values'
import { parseJson } from '../../../ui/memory/browser-storage'
import { loadOrReload } from '../../../ui/tab/lazy-part'
import {
  firstBytes,
  kindOfFile,
  problemOfText,
  problems,
  readText,
  unreadable,
} from '../../../ui/tables/read-file'
import { type RegisterName, registerIn } from '../files/registers'
import { registerWords } from '../files/words'
import { isGstr1, readGstr1 } from './gstr1-json'
import type { OldAnswers, OldReading } from './old-bill'
import { type ChosenColumns, type GivenSheet, type RawSheet, readSheet } from './read-sheet'
import { type PartyBook, partyKey, readTables } from './read-tables'
import { readTallyXml } from './tally-xml'
import { oldBillsWords } from './words'

/** What a file is, before it is read as bills. */
export type OpenedFile = { readonly name: string } & (
  | { readonly kind: 'tables'; readonly sheets: readonly GivenSheet[] }
  | { readonly kind: 'reading'; readonly reading: OldReading }
  /** Buyers with their GSTINs, which other files lack. */
  | { readonly kind: 'parties'; readonly parties: PartyBook }
)

type Problem = { readonly problem: string }

/** Registers that hold no bills of a shop to its buyers. */
const refused: ReadonlySet<RegisterName> = new Set<RegisterName>([
  ...(['zohoBills', 'margBill', 'zohoPayments', 'zohoContacts'] as const),
  ...(['razorpayPayments', 'phonePePayments', 'paytmPayments'] as const),
])

/** Opens a file of another program. @returns it, or why it is not taken, in a sentence */
export async function openFile(file: File): Promise<OpenedFile | Problem> {
  try {
    const what = kindOfFile(await firstBytes(file))
    if (what.kind === 'refused') return { problem: what.problem }
    if (what.kind === 'workbook') return await openWorkbook(file)
    const pieces: string[] = []
    let length = 0
    await readText(file, what.encoding, {
      begin() {
        pieces.length = 0
        length = 0
      },
      async take(piece) {
        pieces.push(piece)
        length += piece.length
        return length < LONGEST_LIST_FILE
      },
    })
    return openText(file.name, pieces.join(''))
  } catch (error) {
    if (error === unreadable) return { problem: problems.unreadable }
    throw error
  }
}

function openText(name: string, text: string): OpenedFile | Problem {
  const beginning = text.slice(0, 4_096)
  if (/<ENVELOPE>|<TALLYMESSAGE\b/.test(beginning)) {
    return { name, kind: 'reading', reading: readTallyXml(text) }
  }
  if (/^\s*\{/.test(beginning)) {
    const json = parseJson(text)
    if (isGstr1(json)) return { name, kind: 'reading', reading: readGstr1(json) }
  }
  const problem = problemOfText(beginning)
  if (problem) return { problem }
  const rows = readSeparated(text).map(({ cells }) =>
    cells.map((cell) => withoutGuard(cell.trim()).trim()),
  )
  return openTables(name, [{ name, rows, lines: rows.map((_, index) => index + 1) }])
}

async function openWorkbook(file: File): Promise<OpenedFile | Problem> {
  const { readWorkbook } = await loadOrReload(
    () => import('../../../ui/tables/workbook/read-workbook'),
  )
  const first = await readWorkbook(file, { mostRows: MOST_LIST_ROWS })
  if ('problem' in first) return first
  const sheets: GivenSheet[] = []
  for (const name of first.sheets.slice(0, MOST_SHEETS_TRIED)) {
    const book =
      name === first.sheet
        ? first
        : await readWorkbook(file, { sheet: name, mostRows: MOST_LIST_ROWS })
    if ('problem' in book) continue
    const rows = book.rows.map((cells) => cells.map((cell) => cell.trim()))
    sheets.push({ name, rows, lines: book.rowNumbers })
  }
  return openTables(file.name, sheets)
}

function openTables(name: string, sheets: readonly GivenSheet[]): OpenedFile | Problem {
  const registers = sheets.map(({ rows }) => registerIn(rows)?.name)
  const [first] = sheets
  if (first && registers[0] === 'vyaparParties') {
    return { name, kind: 'parties', parties: partiesIn(first) }
  }
  const wrong = registers.find((register) => register !== undefined && refused.has(register))
  if (wrong) return { problem: oldBillsWords.file.notBills(registerWords.names[wrong]) }
  return { name, kind: 'tables', sheets }
}

/** The GSTINs of buyers, by their names. */
function partiesIn({ rows }: GivenSheet): PartyBook {
  const headAt = rows.findIndex((cells) => cells.includes('GSTIN') && cells.includes('Name'))
  const [nameAt, gstinAt] = ['Name', 'GSTIN'].map((head) => rows[headAt]?.indexOf(head) ?? -1)
  return new Map(
    rows.slice(headAt + 1).flatMap((cells) => {
      const [name = '', gstin = ''] = [cells[nameAt ?? -1], cells[gstinAt ?? -1]]
      return name.trim() && gstin.trim() ? [[partyKey(name), { gstin: gstin.trim() }]] : []
    }),
  )
}

/** The tables of a file that have bills, with what a person chose for their columns. */
export function sheetsWithBills(
  { sheets }: { readonly sheets: readonly GivenSheet[] },
  chosen: ChosenColumns,
): readonly RawSheet[] {
  const read = sheets.flatMap((sheet) => readSheet(sheet, chosen) ?? [])
  const able = read.filter(({ has }) => has('number') && has('date'))
  return able.length > 0 ? able : read.slice(0, 1)
}

/** Reads the bills of an opened file. @returns them, or why there are none */
export function readOpened(
  file: OpenedFile,
  sheets: readonly RawSheet[],
  parties: PartyBook,
  answers: OldAnswers,
): OldReading | Problem {
  if (file.kind === 'parties') return { problem: oldBillsWords.file.onlyParties }
  const reading = file.kind === 'reading' ? file.reading : readTables(sheets, parties, answers)
  if (sheets.some(({ isOfPurchases }) => isOfPurchases)) {
    return { problem: oldBillsWords.file.purchases }
  }
  if (reading.bills.length > 0) return reading
  const arePurchases = reading.passed.some(
    ({ reason }) => reason === oldBillsWords.reasons.purchase,
  )
  if (arePurchases) return { problem: oldBillsWords.file.purchases }
  return reading.passed.length > 0 ? reading : { problem: oldBillsWords.file.none }
}
