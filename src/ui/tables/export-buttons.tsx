import { Download } from 'lucide'
import type { Sheet } from '../../core/sheet'
import { Button } from '../page/button'
import { Icon } from '../page/icon'
import { loadOrReload } from '../tab/load-or-reload'
import { useToast } from '../tab/toast'
import { csvBlob, download } from './download'
import styles from './export-buttons.module.css'

/**
 * Takes a table away as a file. Nothing of it is loaded before it is asked for: neither the
 * spreadsheet library nor what the page puts into the sheet.
 */
export function ExportButtons({ loadSheet }: { loadSheet(): Promise<Sheet> }) {
  const showToast = useToast()

  const save = async (write: (sheet: Sheet) => Promise<Blob>, ending: string) => {
    try {
      const sheet = await loadSheet()
      download(await write(sheet), `${sheet.fileName}.${ending}`)
    } catch {
      showToast('The file could not be made. Check your connection and try again.')
    }
  }

  const saveCsv = () =>
    save(async (sheet) => {
      const { writeCsv } = await loadOrReload(() => import('../../core/csv'))
      return csvBlob(writeCsv(sheet))
    }, 'csv')

  const saveExcel = () =>
    save(async (sheet) => {
      const { excelBlob } = await loadOrReload(() => import('./late/export-excel'))
      return excelBlob(sheet)
    }, 'xlsx')

  return (
    <div className={styles.buttons}>
      <Button kind="quiet" onClick={saveCsv}>
        <Icon of={Download} size={18} />
        Download CSV
      </Button>
      <Button kind="quiet" onClick={saveExcel}>
        <Icon of={Download} size={18} />
        Download Excel
      </Button>
    </div>
  )
}
