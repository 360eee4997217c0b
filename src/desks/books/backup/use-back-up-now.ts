import { sayFailure } from '../../../ui/dialogs/list-dialog'
import { outcomeOf } from '../../../ui/memory/browser-storage'
import { useToast } from '../../../ui/tab/toast'
import { backUpNow } from './backups'
import { backupWords } from './words'

/** Hands all bills to the browser's downloads, and says so. */
export function useBackUpNow(): () => Promise<void> {
  const showToast = useToast()
  return async () => {
    try {
      showToast(backupWords.made(await backUpNow()))
    } catch (error) {
      showToast(sayFailure('bills', outcomeOf(error)))
    }
  }
}
