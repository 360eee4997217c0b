import type { WorkbookReader } from './workbook'

type Writing = typeof import('./write-workbook')
type Unzipping = typeof import('./zipped-files')

/** What reads and writes workbooks. */
export type Workbooks<Tool extends keyof Writing = keyof Writing> = {
  reader(): Promise<WorkbookReader>
  writer(): Promise<Pick<Writing, Tool>>
}

/** Opens the files in a zip file; loaded when there is one. */
export type Unzip = Unzipping['zippedFiles']

export const lazyUnzip: Unzip = (...given) =>
  import('./zipped-files').then(({ zippedFiles }) => zippedFiles(...given))

/** Loads it when there is a workbook to read or to write. */
export const lazyWorkbooks: Workbooks = {
  reader: () => import('./read-workbook').then(({ readWorkbook }) => readWorkbook),
  writer: () => import('./write-workbook'),
}
