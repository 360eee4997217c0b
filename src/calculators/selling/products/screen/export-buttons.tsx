import { Download, Printer } from 'lucide'
import { useState, useSyncExternalStore } from 'react'
import { groupDigits } from '../../../../core/group-digits'
import { Segmented } from '../../../../ui/fields/segmented'
import { Button } from '../../../../ui/page/button'
import { Icon } from '../../../../ui/page/icon'
import { createStore } from '../../../../ui/tab/store'
import { useToast } from '../../../../ui/tab/toast'
import { saveFile } from '../../../../ui/tables/save-file'
import { type List, listStore } from '../list-store'
import type { Progress, Requests } from '../messages'
import styles from './export-buttons.module.css'
import { usePrint } from './print-table'
import { requestFromList } from './row-actions'
import { Aborted } from './worker-client'

const kinds = [
  { kind: 'csv', name: 'CSV' },
  { kind: 'xlsx', name: 'Excel' },
] as const

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
            label="Rows in a file"
            wide={isPhone}
            segments={[
              { value: 'these', label: `These ${count(shown.total)}` },
              { value: 'all', label: `All ${count(products)}` },
            ]}
            value={rows}
            onChoose={setRows}
          />
        </div>
      )}
      {kinds.map(({ kind, name }) => (
        <Button
          key={kind}
          kind="quiet"
          aria-label={`Download ${name}`}
          aria-disabled={busy !== undefined}
          onClick={() => save(kind, isPart && rows === 'these' ? query : 'all')}
        >
          <Icon of={Download} size={18} />
          {isPhone ? name : `Download ${name}`}
        </Button>
      ))}
      <Button kind="quiet" aria-disabled={isPreparing} onClick={print}>
        <Icon of={Printer} size={18} />
        Print
      </Button>
    </div>
  )
}

type Kind = 'csv' | 'xlsx'
type Busy = { readonly kind: Kind; readonly progress?: Progress }

const names = { all: 'profit', unread: 'not-read' } as const

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

  const save = async (kind: Kind, rows: Requests['file']['rows']) => {
    const { list } = listStore.read()
    if (exportInProgress.read() || !list) return
    exportInProgress.write({ kind })
    try {
      const blob = await requestFromList('file', { kind, rows }, (progress) =>
        exportInProgress.write({ kind, progress }),
      )
      const { source, shown } = list
      const name = source.name.replace(/\.\w{1,5}$/, '')
      const what = typeof rows === 'string' ? names[rows] : `profit-of-${shown.total}`
      // The list may have been cleared meanwhile.
      if (listStore.read().list?.source === source) saveFile(`${name}-${what}.${kind}`, blob)
    } catch (problem) {
      if (!(problem instanceof Aborted)) showToast('The file could not be made. Please try again.')
    } finally {
      exportInProgress.write(undefined)
    }
  }
  return { save, busy }
}
