import { lazyPart, useLoadedWhenIdle } from '../../../../ui/tab/lazy-part'
import type { BillOnScreen } from './use-bill'

const fold = lazyPart(() => import('../late/lacks-fold').then((part) => part.LacksFold))

/** What the law still wants on the bill. No first answer waits for it. */
export function StillLacking(bill: BillOnScreen) {
  const isHere = useLoadedWhenIdle(fold)
  return isHere && <fold.Part {...bill} />
}
