import { loadOrReload } from '../../../../ui/tab/lazy-part'
import type { ShowToast } from '../../../../ui/tab/toast'
import type { BillOnScreen } from './use-bill'

/** Hands a bill out, or asks first whether that is meant: with nothing on it, or what cannot be read. */
export async function askFirst(
  bill: BillOnScreen,
  verb: string,
  handOut: () => unknown,
  showToast: ShowToast,
): Promise<void> {
  const { questionBefore } = await loadOrReload(() => import('../checks/unclear'))
  const question = questionBefore(bill)
  if (question) showToast(question, { label: `${verb} anyway`, onClick: handOut })
  else await handOut()
}
