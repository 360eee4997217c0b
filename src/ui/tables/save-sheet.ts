import type { Sheet } from '../../core/sheet'
import { loadOrReload } from '../tab/load-or-reload'
import { saveFile } from './save-file'

/** Saves a sheet as a file of this kind; what writes it is loaded only now. */
export async function saveSheet(sheet: Sheet, kind: 'CSV' | 'Excel'): Promise<void> {
  const [write, ending] = kind === 'CSV' ? [csvBlob, 'csv'] : [excelBlob, 'xlsx']
  saveFile(`${sheet.fileName}.${ending}`, await write(sheet))
}

async function csvBlob(sheet: Sheet): Promise<Blob> {
  const { writeCsv } = await loadOrReload(() => import('../../core/csv'))
  return new Blob([writeCsv(sheet)], { type: 'text/csv;charset=utf-8' })
}

async function excelBlob(sheet: Sheet): Promise<Blob> {
  const { excelBlob } = await loadOrReload(() => import('./export-excel'))
  return excelBlob(sheet)
}
