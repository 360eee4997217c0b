import { lazyPart, useLoadedWhenIdle } from '../tab/lazy-part'

const pointing = lazyPart(() => import('./pointing').then((part) => part.Pointing))

/** Shows the figures of a year where a pointer, a finger or a key points at it in a chart. */
export function ChartReadings({ readings }: { readings: readonly Reading[] }) {
  const Pointing = useLoadedWhenIdle(pointing)
  return Pointing && readings.length > 0 && <Pointing readings={readings} />
}

/** What a chart says about one of its years or months. */
export type Reading = {
  /** Its place, from 0 at the left end of the plot to 1 at the right one. */
  readonly at: number
  /** "Year 3", "Today". */
  readonly when: string
  /** The figures of the table. */
  readonly values: readonly { readonly name: string; readonly amount: string }[]
  /** How high the lines of the drawing are there, from 0 to 1. */
  readonly heights?: readonly number[]
}
