import { Download } from 'lucide'
import type { Sheet } from '../../core/sheet'
import { Button } from '../page/button'
import { Icon } from '../page/icon'
import { loadOrReload } from '../tab/load-or-reload'
import { useToast } from '../tab/toast'
import styles from './export-buttons.module.css'

const kinds = [
  { name: 'CSV', ending: 'csv' },
  { name: 'Excel', ending: 'xlsx' },
] as const

/**
 * Takes a table away as a file. Nothing of it is loaded before it is asked for: neither the
 * spreadsheet library nor what the page puts into the sheet.
 */
export function ExportButtons({ loadSheet }: { loadSheet(): Promise<Sheet> }) {
  const showToast = useToast()

  const save = async (ending: (typeof kinds)[number]['ending']) => {
    try {
      const { saveSheet } = await loadOrReload(() => import('./late/save-sheet'))
      await saveSheet(await loadSheet(), ending)
    } catch {
      showToast('The file could not be made. Check your connection and try again.')
    }
  }

  return (
    <div className={styles.buttons}>
      {kinds.map(({ name, ending }) => (
        <Button key={name} kind="quiet" onClick={() => save(ending)}>
          <Icon of={Download} size={18} />
          {`Download ${name}`}
        </Button>
      ))}
    </div>
  )
}
