import { Download } from 'lucide'
import { useEffect, useState } from 'react'
import { dayOf, sayDate } from '../../../core/language/dates'
import { FileButton, OWN_FILES } from '../../../ui/fields/file-button'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { useOnDemand } from '../../../ui/tab/toast'
import { OldBillsButton } from '../old-bills/old-bills-button'
import styles from './backup.module.css'
import { useBackupNotes } from './backup-notes'
import { startBackups } from './backups'
import { CloseYearButton } from './close-year-button'
import type { YearFiles } from './closing'
import { CopyInFile, useBackUpNow } from './copy-in-file'
import { backupWords } from './words'

const restoreDialog = lazyPart(() => import('./restore-dialog').then((part) => part.RestoreDialog))

/** @param documents how many are kept on this device */
export const sayLastBackup = (documents: number, lastAt: number): string =>
  lastAt > 0
    ? backupWords.backedUp(documents, sayDate(dayOf(new Date(lastAt))))
    : backupWords.neverBackedUp(documents)

type KeptOnThisDeviceProps = {
  /** How many documents are kept on this device. */
  documents: number
  /** For closing a year. */
  registers?: YearFiles | undefined
}

/** How safe the documents of this device are, and all that can be done about it. */
export function KeptOnThisDevice({ documents, registers }: KeptOnThisDeviceProps) {
  const { lastAt } = useBackupNotes()
  const backUpNow = useBackUpNow()
  const onDemand = useOnDemand()
  const [file, setFile] = useState<File>()
  useEffect(() => startBackups(), [])
  const restore = (file: File) =>
    onDemand(restoreDialog.load, backupWords.notLoaded, () => setFile(file))
  return (
    <Card title={backupWords.title} intro={sayLastBackup(documents, lastAt)}>
      <div className={styles.body}>
        <CopyInFile />
        <div className={styles.buttons}>
          <Button kind="secondary" disabled={documents === 0} onClick={backUpNow}>
            <Icon of={Download} size={18} />
            {backupWords.backUpNow}
          </Button>
          <FileButton kind="quiet" accept={OWN_FILES} onFile={restore}>
            {backupWords.restore}
          </FileButton>
          <OldBillsButton kind="quiet" />
          <CloseYearButton documents={documents} registers={registers} />
        </div>
      </div>
      {file && <restoreDialog.Part file={file} onClose={() => setFile(undefined)} />}
    </Card>
  )
}
