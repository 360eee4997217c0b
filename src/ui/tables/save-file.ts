import type { Sheet } from '../../core/tables/sheet'
import { loadOrReload } from '../tab/lazy-part'

/** Some browsers ask where to save first, and read the file only after the answer. */
const KEEP_FOR_MS = 60_000

/** Hands a file to the browser's downloads. */
export function saveFile(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob)
  // Not part of the page: a click on it reaches no listener that looks after links.
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEEP_FOR_MS)
}

/** Saves a sheet as a file of this kind; what writes it is loaded only now. */
export async function saveSheet(sheet: Sheet, kind: 'CSV' | 'Excel'): Promise<void> {
  const [write, ending] = kind === 'CSV' ? [csvBlob, 'csv'] : [excelBlob, 'xlsx']
  saveFile(`${sheet.fileName}.${ending}`, await write(sheet))
}

async function csvBlob(sheet: Sheet): Promise<Blob> {
  const { writeCsv } = await loadOrReload(() => import('../../core/tables/csv'))
  return new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' })
}

async function excelBlob(sheet: Sheet): Promise<Blob> {
  const { excelBlob } = await loadOrReload(() => import('./export-excel'))
  return excelBlob(sheet)
}
