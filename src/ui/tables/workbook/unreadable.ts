/** Why a workbook cannot be read, as a sentence for the person who chose it. */
export class Unreadable extends Error {
  override name = 'Unreadable'
}

export const sentences = {
  empty: 'This file is empty.',
  gone: 'This file could not be read. It may have been moved or changed: choose it again.',
  notWorkbook:
    'This is not a spreadsheet (.xlsx or .ods). Save it as .xlsx or CSV and choose it again.',
  binary:
    'This is a binary Excel workbook (.xlsb). Save it as .xlsx or CSV in Excel and choose that file.',
  otherZip: 'This is a zip file, not a table. Unpack it and choose the file inside.',
  locked: 'This workbook is locked. Save it without its password and choose it again.',
  damaged:
    'This workbook is damaged or not complete. Open it in Excel or LibreOffice, save it again as .xlsx and choose that file.',
  tooLarge:
    'This workbook is too large to be read here. Save only the columns and rows that are needed as .xlsx or CSV and choose that file.',
  nothingInIt: 'This workbook has nothing in it: all its sheets are empty.',
} as const
