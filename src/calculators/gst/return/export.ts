import {
  countCell,
  dateCell,
  fileNameOf,
  numberCell,
  type Sheet,
  type SheetCell,
  textCell,
} from '../../../core/tables/sheet'
import type { ReturnInputs, ReturnResults, TaxPaid } from './compute'
import { nameOf, noteOf } from './dates-card'
import { decimalOf } from './rupees'
import { columnName, sayPeriod } from './sentences'
import { heads, total } from './set-off'
import { costsOf } from './waiting-table'
import { returnWords } from './words'
import { workingRows } from './working'

type ReturnExport = { asked: ReturnInputs; results: ReturnResults; tax: TaxPaid }

const rupeesCell = (rupees: bigint): SheetCell => numberCell(decimalOf(rupees), 0)

/** The working of a return: by head, then what waiting costs and the dates on sheets of their own. */
export function returnSheet({ asked, results, tax }: ReturnExport): Sheet {
  return {
    fileName: fileNameOf(asked.form, asked.period),
    title: `${returnWords.file.title}: ${returnWords.forms[asked.form]}`,
    factsName: returnWords.file.sheet,
    facts: [
      { label: returnWords.file.period, value: textCell(sayPeriod(asked)) },
      { label: returnWords.file.dueDate, value: dateCell(results.dueDate) },
      { label: returnWords.file.filedOn, value: dateCell(results.filedOn) },
      { label: returnWords.file.daysLate, value: countCell(results.daysLate) },
      { label: returnWords.file.cashToPay, value: rupeesCell(results.cashToPay) },
    ],
    columns: [returnWords.file.row, ...heads.map(columnName), returnWords.file.total],
    rows: workingRows(asked, results, tax).map(([name, amounts]) => [
      textCell(name),
      ...heads.map((head) => rupeesCell(amounts[head])),
      rupeesCell(total(amounts)),
    ]),
    further: [waitingSheet(results), datesSheet(asked, results)],
  }
}

const waitingSheet = (results: ReturnResults) => ({
  name: returnWords.wait.title,
  columns: [
    returnWords.wait.daysLate,
    returnWords.wait.filedOn,
    returnWords.wait.interest,
    returnWords.wait.lateFee,
    returnWords.wait.inAll,
  ],
  rows: costsOf(results).map(({ days, date, interest, lateFee, total }) => [
    countCell(days),
    dateCell(date),
    ...[interest, lateFee, total].map(rupeesCell),
  ]),
})

const datesSheet = (asked: ReturnInputs, { calendar }: ReturnResults) => ({
  name: returnWords.dates.title,
  columns: [returnWords.file.date, returnWords.file.what, returnWords.file.about],
  rows: calendar.map((entry) => [
    dateCell(entry.day),
    textCell(nameOf(entry.what)),
    textCell(noteOf(entry, asked)),
  ]),
})
