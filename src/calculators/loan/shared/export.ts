import { sum, zero } from '../../../core/money/decimal'
import {
  numberCell,
  plainText,
  type Sheet,
  type SheetCell,
  textCell,
} from '../../../core/tables/sheet'
import { financialYears } from './terms'
import { loanWords } from './words'

/**
 * Turns an exported sheet of months into one of financial years: every column that is not called
 * `Balance` is added up, and of that one the last month counts. The sheet's first two columns must be
 * the number of the month and its calendar month.
 */
export function sheetByFinancialYear(sheet: Sheet, start: string): Sheet {
  const { columns, rows, title, fileName } = sheet
  const [, , ...amounts] = columns
  const months = rows.map((cells, index) => ({ month: index + 1, cells }))
  return {
    ...sheet,
    fileName: `${fileName}-financial-years`,
    title: loanWords.export.byFinancialYear(title),
    columns: [loanWords.export.financialYear, loanWords.export.months, ...amounts],
    rows: financialYears(months, start).map(({ name, months }) => {
      const cellsAt = (index: number) => months.flatMap(({ cells }) => cells[index] ?? [])
      const calendar = cellsAt(1).map(plainText)
      return [
        textCell(name),
        textCell(fromTo(calendar[0] ?? '', calendar.at(-1) ?? '')),
        ...amounts.map((column, index) =>
          column === loanWords.schedule.heads.balance
            ? lastOf(cellsAt(index + 2))
            : sumOf(cellsAt(index + 2)),
        ),
      ]
    }),
  }
}

const fromTo = (first: string, last: string) =>
  first === last ? first : loanWords.export.fromTo(first, last)

const lastOf = (cells: readonly SheetCell[]): SheetCell => cells.at(-1) ?? textCell('')

/** Adds up amounts that are rounded to paise already. */
function sumOf(cells: readonly SheetCell[]): SheetCell {
  const values = cells.map((cell) => (cell.kind === 'number' ? cell.value : zero))
  return numberCell(sum(...values), 2, 0)
}
