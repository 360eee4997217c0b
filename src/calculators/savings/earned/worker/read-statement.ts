import { isRead, readAmount } from '../../../../core/money/parse'
import { readDay } from '../../../../core/time/read-day'
import { MOST_ROWS, readPaymentsText } from '../../../../core/yearly-rate/payments'
import {
  firstBytes,
  kindOfFile,
  problemOfText,
  problems,
  readText,
  unreadable,
} from '../../../../ui/tables/read-file'
import { cutText, escapeText } from '../rows'

/*
 * Reads the file of a statement as the text that its rows would be if they were pasted: the line of a row in the
 * text is its line in the file.
 */

/** The text of the rows, as the inputs hold it, or why there is none. */
export type Statement = { readonly rows: string } | { readonly problem: string }

/** A statement of so many rows has no more characters; the rest of a longer file is passed over. */
const LONGEST_TEXT = 4_000_000
/** A head is looked for in so many lines. */
const LINES_ABOVE_HEAD = 40
const MOST_SHEETS = 6

/** @example await readStatement(new File(['5-Apr-21,1000'], 'a.csv')) // { rows: '5-Apr-21,1000' } */
export async function readStatement(file: Blob): Promise<Statement> {
  try {
    const what = kindOfFile(await firstBytes(file))
    if (what.kind === 'refused') return { problem: what.problem }
    if (what.kind === 'workbook') return await readBook(file)
    let text = ''
    await readText(file, what.encoding, {
      begin() {
        text = ''
      },
      take(piece) {
        text += piece
        return Promise.resolve(text.length < LONGEST_TEXT)
      },
    })
    const problem = problemOfText(text.slice(0, 4096))
    if (problem) return { problem }
    return statementOf(text.replace(/^\ufeff/, ''))
  } catch (error) {
    if (error === unreadable) return { problem: problems.unreadable }
    throw error
  }
}

/** The first sheet with payments in it; the first one, where there are none. */
async function readBook(file: Blob): Promise<Statement> {
  const { readWorkbook } = await import('../../../../ui/tables/workbook/read-workbook')
  const read = (sheet?: string) =>
    readWorkbook(file, { sheet, mostRows: MOST_ROWS + LINES_ABOVE_HEAD })
  const first = await read()
  if ('problem' in first) return first
  const text = textOf(first)
  if (hasPayments(text)) return statementOf(text)
  for (const name of first.sheets.slice(1, MOST_SHEETS)) {
    const next = await read(name)
    const other = 'problem' in next ? '' : textOf(next)
    if (hasPayments(other)) return statementOf(other)
  }
  return statementOf(text)
}

const hasPayments = (text: string) =>
  readPaymentsText(withoutPreamble(text.split('\n').slice(0, 200)).join('\n'), { swap: false }).rows
    .length > 0

/** Cells with tabs between them, each row in the line that it has in its sheet. */
function textOf({ rows, rowNumbers }: { rows: string[][]; rowNumbers: number[] }): string {
  const lines: string[] = []
  for (const [index, cells] of rows.entries()) {
    const line = Math.min((rowNumbers[index] ?? index + 1) - 1, lines.length + 1_000)
    while (lines.length < line) lines.push('')
    lines.push(cells.map((cell) => cell.replace(/\s+/g, ' ').trim()).join('\t'))
  }
  // One column alone has no separator of its own.
  return lines.join('\n')
}

/** The text as the inputs keep it. */
function statementOf(text: string): Statement {
  const kept = cutText(withoutPreamble(text.split(/\r\n|\r|\n/)).join('\n'))
  return kept.trim() ? { rows: escapeText(kept) } : { problem: problems.empty }
}

/** A day, and an amount beside it. */
function isPayment(cells: readonly string[]): boolean {
  const day = cells.findIndex((cell) => 'day' in readDay(cell))
  return day >= 0 && cells.some((cell, at) => at !== day && isRead(readAmount(cell)))
}

/**
 * Banks write names and addresses above the head of a statement: these lines are left blank, so that the others
 * keep their numbers. Nothing is left out where a line with a day comes first.
 */
function withoutPreamble(lines: readonly string[]): readonly string[] {
  for (const [index, line] of lines.slice(0, LINES_ABOVE_HEAD).entries()) {
    const cells = line.split(/[\t,;]/).map((cell) => cell.replace(/^"|"$/g, '').trim())
    if (isPayment(cells)) return lines
    const isHead = cells.length > 1 && cells.some((cell) => /date/i.test(cell) && cell.length < 30)
    if (isHead) return lines.map((text, at) => (at < index ? '' : text))
  }
  return lines
}
