import { Download } from 'lucide'
import type { Sheet } from '../../core/tables/sheet'
import { Button } from '../page/button'
import { Icon } from '../page/icon'
import { useCurrency } from '../tab/currency'
import { loadOrReload } from '../tab/lazy-part'
import { useToast } from '../tab/toast'
import { uiWords } from '../words'
import styles from './download-buttons.module.css'

const kinds = ['CSV', 'Excel'] as const

type DownloadButtonsProps<Part> = {
  /** Loads what makes the sheet. */
  load(): Promise<Part>
  sheet(part: Part, currencyCode: string): Sheet
}

/**
 * Takes a table away as a file. Nothing of it is loaded before it is asked for: neither what
 * writes workbooks nor what the page puts into the sheet.
 */
export function DownloadButtons<Part>({ load, sheet }: DownloadButtonsProps<Part>) {
  const showToast = useToast()
  const { currency } = useCurrency()

  const save = async (kind: (typeof kinds)[number]) => {
    try {
      const { saveSheet } = await loadOrReload(() => import('./save-file'))
      await saveSheet(sheet(await loadOrReload(load), currency.code), kind)
    } catch {
      showToast(uiWords.tables.notMade)
    }
  }

  return (
    <div className={styles.buttons}>
      {kinds.map((kind) => (
        <Button key={kind} kind="quiet" onClick={() => save(kind)}>
          <Icon of={Download} size={18} />
          {uiWords.tables.download[kind]}
        </Button>
      ))}
    </div>
  )
}
