import { lazyPart, useLoadedWhenIdle } from '../../tab/lazy-part'
import type { Reading } from './reading'

const pointing = lazyPart(() => import('./pointing').then((part) => part.Pointing))

/** Lets a chart answer to a pointer, a finger and keys. Without it, it is a picture with its words. */
export function Answers({ readings }: { readings: readonly Reading[] }) {
  const Pointing = useLoadedWhenIdle(pointing)
  return Pointing && readings.length > 0 && <Pointing readings={readings} />
}
