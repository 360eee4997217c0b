import { Download, Printer } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import { groupDigits } from '../../../core/money/group-digits'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { createStore } from '../../../ui/tab/store'
import { useToast } from '../../../ui/tab/toast'
import { saveFile } from '../../../ui/tables/save-file'
import type { Progress } from '../../../ui/worker/pacing'
import { Aborted } from '../../../ui/worker/worker-client'
import { type List, listStore } from '../list-store'
import type { FileRequest } from '../messages'
import styles from './export-buttons.module.css'
import { usePrint } from './print-table'
import { requestFromList } from './row-actions'
import { productsScreenWords } from './words'

const kinds = ['csv', 'xlsx'] as const
const names = productsScreenWords.export.download
const shortNames = productsScreenWords.export.downloadShort

const count = (number: number) => groupDigits(String(number))

type ExportButtonsProps = {
  list: List
  isPhone: boolean
  file: ReturnType<typeof useExport>
}

/** Downloads all rows or those of the current query, and prints them. */
export function ExportButtons({ list, isPhone, file: { save, busy } }: ExportButtonsProps) {
  const [rows, setRows] = useState<'these' | 'all'>('these')
  const { print, isPreparing } = usePrint(list)
  const { query, shown, computed } = list
  const { products } = computed.totals
  const isPart = shown.total > 0 && shown.total < products
  return (
    <div className={styles.files}>
      {isPart && (
        <div className={styles.choice}>
          <Segmented
            label={productsScreenWords.export.label}
            wide={isPhone}
            segments={[
              { value: 'these', label: productsScreenWords.export.these(count(shown.total)) },
              { value: 'all', label: productsScreenWords.export.all(count(products)) },
            ]}
            value={rows}
            onChoose={setRows}
          />
        </div>
      )}
      {kinds.map((kind) => (
        <Button
          key={kind}
          kind="quiet"
          aria-label={names[kind]}
          aria-disabled={busy !== undefined}
          onClick={() => save(kind, isPart && rows === 'these' ? query : 'all')}
        >
          <Icon of={Download} size={18} />
          {isPhone ? shortNames[kind] : names[kind]}
        </Button>
      ))}
      <Button kind="quiet" aria-disabled={isPreparing} onClick={print}>
        <Icon of={Printer} size={18} />
        {productsScreenWords.export.print}
      </Button>
    </div>
  )
}

type Kind = 'csv' | 'xlsx'
type Busy = { readonly kind: Kind; readonly progress?: Progress }

const fileNames = { all: 'profit', unread: 'not-read' } as const

/** The file that is being made. There is one at a time: a second request would abort the first. */
const exportInProgress = createStore<Busy | undefined>(() => undefined)

/** Exports the list as a file; for a long list, `busy` says how far it is. */
export function useExport() {
  const showToast = useToast()
  const busy = useSyncExternalStore(
    exportInProgress.subscribe,
    exportInProgress.read,
    () => undefined,
  )

  const save = async (kind: Kind, rows: FileRequest['rows']) => {
    const { list } = listStore.read()
    if (exportInProgress.read() || !list) return
    exportInProgress.write({ kind })
    try {
      const blob = await requestFromList('file', { kind, rows }, (progress) =>
        exportInProgress.write({ kind, progress }),
      )
      const { source, shown } = list
      const name = source.name.replace(/\.\w{1,5}$/, '')
      const what = typeof rows === 'string' ? fileNames[rows] : `profit-of-${shown.total}`
      // The list may have been cleared meanwhile.
      if (listStore.read().list?.source === source) saveFile(`${name}-${what}.${kind}`, blob)
    } catch (problem) {
      if (!(problem instanceof Aborted)) showToast(productsScreenWords.problems.notExported)
    } finally {
      exportInProgress.write(undefined)
    }
  }
  return { save, busy }
}
