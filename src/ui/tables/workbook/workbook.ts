export type WorkbookReading = {
  /** The sheet to read; the first one, where there is no such sheet. */
  readonly sheet?: string | undefined
  readonly mostRows: number
  /**
   * Told about every 30 ms: the rows that were read, and how much of the sheet that is, between 0 and
   * 1. An error thrown here ends the reading, and comes out of it.
   */
  readonly onProgress?: ((rows: number, share: number) => void | Promise<void>) | undefined
  /** Bytes that all parts may have unpacked. */
  readonly mostUnpacked?: number | undefined
}

export type Workbook = {
  /** All sheets that have anything in them and are not hidden. */
  readonly sheets: readonly string[]
  /** The one that was read. */
  readonly sheet: string
  /** The texts of its cells; rows with nothing in them are left out. */
  readonly rows: string[][]
  /** The line of each row in the sheet, counted from 1. */
  readonly rowNumbers: number[]
  /** The sheet has more rows than were asked for. */
  readonly isCut: boolean
}

/** Says in a sentence why a workbook cannot be read. */
export type WorkbookReader = (
  file: Blob,
  reading: WorkbookReading,
) => Promise<Workbook | { readonly problem: string }>
