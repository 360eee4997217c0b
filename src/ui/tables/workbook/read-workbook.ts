import type { WorkbookReader, WorkbookReading } from './workbook'
/*
 * Loaded by `import()` in a worker, when a workbook is chosen. No part of the browser's page is
 * needed here.
 */

import { pauses } from '../../worker/pauses'
import { type SheetPart, type WorkbookParts, workbookParts } from './find-parts'
import { type Limits, limitsOf, sentences, Unreadable } from './limits'
import { isOpenDocument, readOds } from './read-ods'
import { readPart, readSharedStrings } from './read-part'
import { openZip, type ZipArchive } from './read-zip'
import { sheetRows } from './sheet-rows'

/**
 * Reads a sheet of an Excel workbook (.xlsx, .xlsm) or an OpenDocument spreadsheet (.ods), unpacking it piece by piece. Cells are read as
 * they are shown, but for rounding and grouping: numbers come with all digits that they have.
 *
 * @example await readWorkbook(file, { mostRows: 100_000 })
 * // sheets ['Prices'], sheet 'Prices', rows [['SKU', 'GST'], ['A-1', '18%']], rowNumbers [1, 2]
 * @returns a sentence where it cannot be read
 */
export async function readWorkbook(
  file: Blob,
  { sheet, mostRows, onProgress, mostUnpacked }: WorkbookReading,
): ReturnType<WorkbookReader> {
  const progress = { rows: 0, share: 0 }
  const pause = pauses(() => onProgress?.(progress.rows, progress.share))
  try {
    const limits = limitsOf(mostUnpacked === undefined ? {} : { mostUnpacked })
    const archive = await openZip(file, limits)
    if (isOpenDocument(archive)) {
      return await readOds(archive, {
        sheet,
        mostRows,
        limits,
        pause: (rows) => {
          progress.rows = rows
          return pause()
        },
        onTaken: (share) => {
          progress.share = share
        },
      })
    }
    const parts = await workbookParts(archive)
    const offered = await offeredSheets(archive, parts.sheets, limits, pause)
    const chosen = offered.find(({ name }) => name === sheet) ?? offered[0]
    if (!chosen) throw new Unreadable(sentences.nothingInIt)

    const strings = parts.strings
      ? await readSharedStrings(archive, parts.strings, limits, { pause })
      : []
    const found = sheetRows({
      sharedText: (place) => strings[place],
      formats: parts.formats,
      mostRows,
      limits,
    })
    await readPart(archive, chosen.entry, found.finds, {
      hasEnough: found.isCut,
      pause: () => {
        progress.rows = found.rows.length
        return pause()
      },
      onTaken: (share) => {
        progress.share = share
      },
    })
    if (!found.isCut() && !found.isWhole()) throw new Unreadable(sentences.damaged)
    return {
      sheets: offered.map(({ name }) => name),
      sheet: chosen.name,
      rows: found.rows,
      rowNumbers: found.rowNumbers,
      isCut: found.isCut(),
    }
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.message }
    throw error
  }
}

/** Hidden sheets hold lists and helpers; they are offered only where there is nothing else. */
async function offeredSheets(
  archive: ZipArchive,
  sheets: WorkbookParts['sheets'],
  limits: Limits,
  pause: () => Promise<void>,
): Promise<readonly SheetPart[]> {
  const filled: SheetPart[] = []
  for (const isHidden of [false, true]) {
    for (const sheet of sheets) {
      if (sheet.isHidden === isHidden && (await hasCells(archive, sheet, limits, pause))) {
        filled.push(sheet)
      }
    }
    if (filled.length > 0) break
  }
  return filled
}

/** Looks for the first row that has anything in it. */
async function hasCells(
  archive: ZipArchive,
  { entry }: SheetPart,
  limits: Limits,
  pause: () => Promise<void>,
): Promise<boolean> {
  // Which text a cell has is not known yet, only that it has one.
  const sharedText = () => '?'
  const { finds, isCut } = sheetRows({ sharedText, formats: [], mostRows: 0, limits })
  await readPart(archive, entry, finds, { hasEnough: isCut, pause })
  return isCut()
}
