import { type WorkbookCell, workbookWriter } from '../src/ui/tables/workbook/write-workbook'

export type TestSheet = {
  readonly name: string
  readonly rows: readonly (readonly WorkbookCell[])[]
}

/** The bytes of a workbook, as a person has it on their disk. */
export async function workbookOf(sheets: readonly TestSheet[]): Promise<Buffer> {
  const book = workbookWriter()
  for (const { name, rows } of sheets) {
    const sheet = book.sheet({ name, widths: [], frozenRows: 0 })
    for (const row of rows) await sheet.addRow(row)
    await sheet.end()
  }
  return Buffer.from(await (await book.end()).arrayBuffer())
}
