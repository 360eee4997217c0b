import { lazyPart, useLoadedWhenIdle } from '../tab/lazy-part'
import type { Reading } from './pointing'

const pointing = lazyPart(() => import('./pointing').then((part) => part.Pointing))

/** Shows the figures of a year where a pointer, a finger or a key points at it in a chart. */
export function ChartReadings({ readings }: { readings: readonly Reading[] }) {
  const Pointing = useLoadedWhenIdle(pointing)
  return Pointing && readings.length > 0 && <Pointing readings={readings} />
}
