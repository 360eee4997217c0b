import type { WorkbookReader } from './workbook'

type Writing = typeof import('./write-workbook')

/** What reads and writes workbooks. */
export type Workbooks<Tool extends keyof Writing = keyof Writing> = {
  reader(): Promise<WorkbookReader>
  writer(): Promise<Pick<Writing, Tool>>
}

/** Loads it when there is a workbook to read or to write. */
export const lazyWorkbooks: Workbooks = {
  reader: () => import('./read-workbook').then(({ readWorkbook }) => readWorkbook),
  writer: () => import('./write-workbook'),
}
