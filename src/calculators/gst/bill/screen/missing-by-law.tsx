import { lazyPart, useLoadedWhenIdle } from '../../../../ui/tab/lazy-part'
import type { BillOnScreen } from './use-bill'

const fold = lazyPart(() =>
  import('../checks/missing-by-law-fold').then((part) => part.MissingByLawFold),
)

/** What the law still wants on the bill. No first answer waits for it. */
export function MissingByLaw(bill: BillOnScreen) {
  const isHere = useLoadedWhenIdle(fold)
  return isHere && <fold.Part {...bill} />
}
