import { Button } from '../../../ui/page/button'
import { useToast } from '../../../ui/tab/toast'
import { removeAccount } from '../../books/accounts/change-accounts'
import { sayNotNoted, useAccountToast } from '../../books/accounts/say-accounts'
import { accountWords } from '../../books/accounts/words'

/** Removes what was noted without a bill, with what bills have of it. */
export function RemoveEntry({ id, name }: { id: string; name: string }) {
  const say = useAccountToast()
  const showToast = useToast()
  const remove = async () => {
    const removed = await removeAccount(id)
    if (removed.outcome === 'noted') {
      say(accountWords.removed(name), removed.undo, accountWords.broughtBack)
    } else showToast(sayNotNoted(removed.outcome))
  }
  return (
    <Button kind="quiet" aria-label={accountWords.removeNamed(name)} onClick={remove}>
      {accountWords.remove}
    </Button>
  )
}
