import { useEffect, useState } from 'react'
import { dayOf } from '../../../core/language/dates'
import { whenIdle } from '../../../ui/tab/lazy-part'
import { saveFile } from '../../../ui/tables/save-file'
import { type FinancialYear, financialYearOf } from '../bill/bill-number'
import { readSeller } from '../bill/remembered-seller'
import { billsFileName } from '../saved-bills/bills-file'
import { useBackupNotes } from './backup-notes'
import { backUpNow, copy, copyFileName } from './backups'
import { readSettings } from './settings'
import { askForNewFile, canWriteFiles, writeAndReadBack } from './target-file'
import { openWorkPlace, runOnce } from './work-client'
import type { YearSurvey } from './year-work'

/** A file that a view makes of a year. */
export type NamedFile = { readonly name: string; readonly file: Blob }

/** Makes both registers and the totals of a year as files. */
export type YearFiles = (year: FinancialYear) => Promise<readonly NamedFile[]>

/** @example sayYear(2026) // '2026-27' */
export const sayYear = (year: FinancialYear): string => `${year}-${String(year + 1).slice(-2)}`

/** The year before this one: from 1 April it can be closed. */
export const yearBefore = (now: Date): FinancialYear => (financialYearOf(dayOf(now)) ?? 0) - 1

/**
 * The financial year that can be closed: it is over, has bills, and was not closed yet.
 *
 * @param documents how many bills there are: another count is another reason to look
 */
export function useClosableYear(documents: number): FinancialYear | undefined {
  const { closedYears } = useBackupNotes()
  const [found, setFound] = useState<FinancialYear>()
  const isClosed = closedYears.includes(yearBefore(new Date()))
  useEffect(() => {
    if (documents === 0 || isClosed) return setFound(undefined)
    let isWanted = true
    whenIdle(async () => {
      const year = yearBefore(new Date())
      const survey = await runOnce('surveyYear', year).catch(() => undefined)
      if (isWanted) setFound(survey?.documents ? year : undefined)
    })
    return () => {
      isWanted = false
    }
  }, [documents, isClosed])
  return found
}

export const survey = (year: FinancialYear): Promise<YearSurvey> => runOnce('surveyYear', year)

/** What came of backing up a year: it was read back, the person has to show it, or nothing. */
export type YearBackup =
  | { readonly kind: 'read back'; readonly missing: number | string; readonly file: Blob }
  | { readonly kind: 'downloaded' }
  | { readonly kind: 'same file' }
  | { readonly kind: 'none' }

/**
 * Backs up all bills before a year is removed: to a file of its own, which is read back, as the copy in a
 * file follows the device and would lose the year with it. Elsewhere it is a download.
 */
export async function backUpYear(year: FinancialYear): Promise<YearBackup> {
  if (!canWriteFiles()) {
    await backUpNow()
    return { kind: 'downloaded' }
  }
  const name = copyFileName(readSeller().name).replace(/\.json$/, `-${sayYear(year)}.json`)
  const handle = await askForNewFile(name)
  if (!handle) return { kind: 'none' }
  if (await copy.isSame(handle)) {
    // The browser has emptied it: it gets its copy again.
    await copy.overwrite()
    return { kind: 'same file' }
  }
  const { file } = await runOnce('makeFile', {
    seller: readSeller(),
    settings: readSettings(),
  })
  const written = await writeAndReadBack(handle, file)
  return { kind: 'read back', missing: await checkFile(year, written), file }
}

/** How many bills of a year are not in a file as they are here, or what is wrong with it in one sentence. */
export const checkFile = (year: FinancialYear, file: Blob): Promise<number | string> =>
  runOnce('checkYear', { year, file })

/**
 * Removes the settled bills of a year from this device.
 *
 * @param file that has all of them
 * @returns nothing where it has not, as a bill was changed since
 */
export async function removeYear(year: FinancialYear, file: Blob) {
  const place = openWorkPlace()
  const done = await place.request('removeYear', { year, file })
  if (!done) {
    place.close()
    return undefined
  }
  const { removed, left } = done
  await copy.expectFewer(left)
  return {
    removed,
    async undo() {
      await place.request('undoRemoval', undefined)
      place.close()
    },
  }
}

/** Hands files to the browser's downloads. */
export function saveFiles(files: readonly NamedFile[]): void {
  for (const { name, file } of files) saveFile(name, file)
}

/** The name of the back-up that a person is asked to show again. */
export const backupName = (): string => billsFileName(new Date())
