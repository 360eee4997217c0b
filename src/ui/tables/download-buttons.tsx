import { Download } from 'lucide'
import type { Sheet } from '../../core/tables/sheet'
import { Button } from '../page/button'
import { Icon } from '../page/icon'
import { loadOrReload } from '../tab/lazy-part'
import { useToast } from '../tab/toast'
import styles from './download-buttons.module.css'
import { tablesWords } from './words'

const kinds = ['CSV', 'Excel'] as const

/**
 * Takes a table away as a file. Nothing of it is loaded before it is asked for: neither what
 * writes workbooks nor what the page puts into the sheet.
 */
export function DownloadButtons({ loadSheet }: { loadSheet(): Promise<Sheet> }) {
  const showToast = useToast()

  const save = async (kind: (typeof kinds)[number]) => {
    try {
      const { saveSheet } = await loadOrReload(() => import('./save-file'))
      await saveSheet(await loadSheet(), kind)
    } catch {
      showToast(tablesWords.notMade)
    }
  }

  return (
    <div className={styles.buttons}>
      {kinds.map((kind) => (
        <Button key={kind} kind="quiet" onClick={() => save(kind)}>
          <Icon of={Download} size={18} />
          {tablesWords.download[kind]}
        </Button>
      ))}
    </div>
  )
}
