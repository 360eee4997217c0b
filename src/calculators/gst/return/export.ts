import {
  countCell,
  dateCell,
  factsOf,
  fileNameOf,
  numberCell,
  type Sheet,
  sheetTable,
  textCell,
} from '../../../core/tables/sheet'
import type { ReturnInputs, ReturnResults, TaxPaid } from './compute'
import { nameOf, noteOf } from './dates-card'
import { decimalOf } from './rupees'
import { sayPeriod } from './sentences'
import { heads } from './set-off'
import { costsOf, waitingColumns } from './waiting-table'
import { returnWords } from './words'
import { workingColumns, workingRows } from './working'

type ReturnExport = { asked: ReturnInputs; results: ReturnResults; tax: TaxPaid }

const inRupees = { decimals: 0 }

/** The working of a return: by head, then what waiting costs and the dates on sheets of their own. */
export function returnSheet({ asked, results, tax }: ReturnExport): Sheet {
  return {
    fileName: fileNameOf(asked.form, asked.period),
    title: `${returnWords.file.title}: ${returnWords.forms[asked.form]}`,
    factsName: returnWords.file.sheet,
    facts: factsOf(
      [returnWords.file.period, textCell(sayPeriod(asked))],
      [returnWords.file.dueDate, dateCell(results.dueDate)],
      [returnWords.file.filedOn, dateCell(results.filedOn)],
      [returnWords.file.daysLate, countCell(results.daysLate)],
      [returnWords.file.cashToPay, numberCell(decimalOf(results.cashToPay), 0)],
    ),
    ...sheetTable(workingColumns(heads), workingRows(asked, results, tax), inRupees),
    further: [
      {
        name: returnWords.wait.title,
        ...sheetTable(waitingColumns, costsOf(results), inRupees),
      },
      datesSheet(asked, results),
    ],
  }
}

const datesSheet = (asked: ReturnInputs, { calendar }: ReturnResults) => ({
  name: returnWords.dates.title,
  columns: [returnWords.file.date, returnWords.file.what, returnWords.file.about],
  rows: calendar.map((entry) => [
    dateCell(entry.day),
    textCell(nameOf(entry.what)),
    textCell(noteOf(entry, asked)),
  ]),
})
