import { makeFile, restoreWork } from './backup-work'
import { inspectFile } from './inspect-file'

/** All that is done away from the page, with what one piece of it leaves for the next. */
export const backupWork = () => ({ makeFile, inspectFile, ...restoreWork() })

export type BackupWork = ReturnType<typeof backupWork>
