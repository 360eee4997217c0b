import type { DateOrder } from '../../core/time/read-day'
import { TABLE_FILES } from '../../ui/fields/file-button'
import { openDroppedFiles } from '../../ui/files/dropped-files'
import { ignoreOutcome } from '../../ui/memory/browser-storage'
import { rememberDateOrder } from '../../ui/memory/date-orders'
import type { Source } from '../../ui/tables/read-file'
import {
  addNotice,
  changeSettlements,
  type DatesNotice,
  PASTED,
  settlementStore,
} from './settlement-store'

/** Marketplaces hand out some of their files in zip files. */
export const SETTLEMENT_FILES = [TABLE_FILES, '.zip', 'application/zip'].join(',')

/** What opens and computes files is loaded when the page is idle, or when there is a file. */
export const loadSettlementActions = () => import('./screen/settlement-actions')

/**
 * Opens files, one after another. If the script cannot be loaded, it is tried once more: reloading the
 * page would lose the files.
 */
export const openFiles = (sources: readonly Source[]): Promise<void> =>
  loadSettlementActions()
    .catch(loadSettlementActions)
    .then(
      (actions) => actions.openSources(sources),
      () => {
        for (const { name } of sources) addNotice({ name, reason: 'not-loaded' })
      },
    )

/** Opens a file anew with what a person said of its days, and remembers it for files of its shape. */
export function answerDates({ source, question }: DatesNotice, order: DateOrder): void {
  rememberDateOrder(question.shape, order, ignoreOutcome)
  changeSettlements({
    notices: settlementStore
      .read()
      .notices.filter((notice) => !('source' in notice && notice.source === source)),
  })
  loadSettlementActions().then(
    (actions) => actions.openAnswered(source, order),
    () => addNotice({ name: source.name, reason: 'not-loaded' }),
  )
}

/** Opens rows that were pasted, under a name that no other rows have. */
export function openRows(text: string): Promise<void> {
  const names = new Set(settlementStore.read().files.map(({ source }) => source.name))
  let number = 1
  const name = () => (number === 1 ? PASTED : `${PASTED} ${number}`)
  while (names.has(name())) number += 1
  return openFiles([{ name: name(), text }])
}

/** Opens files that are dropped anywhere on the page. @returns a way to stop */
export const takeDroppedFiles = (): (() => void) => openDroppedFiles((files) => openFiles(files))
