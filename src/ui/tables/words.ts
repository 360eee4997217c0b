/** The words of tables, and of files that are read and written. */
export const tablesWords = {
  frame: (caption: string) => `${caption} table`,
  whySumsMiss:
    'Rounded amounts may miss their sum by a little. The downloads hold two decimals and add up exactly.',
  download: { CSV: 'Download CSV', Excel: 'Download Excel' },
  notMade: 'The file could not be made. Check your connection and try again.',
  sheet: (number: number) => `Sheet ${number}`,

  problems: {
    empty: 'There is nothing in it: no rows were found.',
    oldWorkbook:
      'This is an old Excel file (.xls), or one with a password. Open it, remove the password if it has one, and save it anew: in Excel by File, Save As, Excel Workbook (*.xlsx), in LibreOffice by File, Save As, Excel 2007–365 (.xlsx). Then choose that file.',
    pdf: 'This is a PDF, not a table. Choose the Excel or CSV file that it was made from.',
    picture: 'This is a picture, not a table. Choose a spreadsheet (.xlsx, .ods) or a CSV file.',
    webPage:
      'This is a web page, even if its name ends in .xls, as the downloads of many portals do. Open it and save it anew: in Excel by File, Save As, Excel Workbook (*.xlsx), in LibreOffice by File, Save As, Excel 2007–365 (.xlsx). Then choose that file.',
    noTable: 'This is not a table. Choose a spreadsheet (.xlsx, .ods) or a CSV file.',
    oneColumn:
      'No columns were found. A price list needs a column of prices, and a name or a cost beside each of them.',
    noRows: 'There are names of columns, but no rows below them.',
    unreadable:
      'The file could not be read. It may have been moved, changed or removed since it was chosen. Choose it again.',
  },

  workbook: {
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
  },
}
