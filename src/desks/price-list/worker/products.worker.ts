import { serveRequests } from '../../../ui/worker/requests'
import type { Requests } from '../messages'
import { priceList } from './price-list'

/*
 * The worker of a price list. What reads and writes workbooks is loaded when there is one.
 */

export type ReadBook =
  | {
      readonly sheets: readonly string[]
      readonly sheet: string
      readonly rows: string[][]
      /** Counted from 1. */
      readonly rowNumbers: number[]
      readonly isCut: boolean
    }
  | { readonly problem: string }

export type BookReader = (
  file: Blob,
  options: {
    readonly sheet?: string
    readonly mostRows: number
    onProgress?(rows: number, share: number): void | Promise<void>
  },
) => Promise<ReadBook>

/** A number is a plain decimal text; a text stays one, whatever it looks like. */
export type BookCell = string | { readonly number: string }

export type BookWriter = (options: {
  readonly sheetName: string
  readonly heads: readonly string[]
}) => {
  addRow(cells: readonly BookCell[]): void | Promise<void>
  end(): Promise<Blob>
}

export type Workbooks = {
  reader(): Promise<BookReader>
  writer(): Promise<BookWriter>
}

const lazyWorkbooks: Workbooks = {
  reader: () =>
    import('../../../ui/tables/workbook/read-workbook').then(({ readWorkbook }) => readWorkbook),
  writer: () =>
    import('../../../ui/tables/workbook/write-workbook').then(({ tableWriter }) => tableWriter),
}

serveRequests<Requests>(() => priceList(lazyWorkbooks), { isNewestOnly: true })
