import { makeFile, restoreWork } from './backup-work'
import { inspectFile } from './inspect-file'
import { checkYear, removalWork, surveyYear } from './year-work'

/** All that is asked of the worker, with what one piece of it leaves for the next. */
export const backupWork = () => ({
  makeFile,
  inspectFile,
  surveyYear,
  checkYear,
  ...restoreWork(),
  ...removalWork(),
})

export type BackupWork = ReturnType<typeof backupWork>
