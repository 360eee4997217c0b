import { useSyncExternalStore } from 'react'
import { ignoreOutcome } from '../../../../ui/memory/browser-storage'
import { deviceText } from '../../../../ui/memory/device-text'

/** So many rows can be on a page of the table. */
export const pageSizes = [20, 50, 100] as const

const kept = deviceText('gst-hisab-rows-a-page')

/** How many rows a page has: what was chosen on this device, otherwise the fewest. */
export const readPageSize = (): number => {
  const chosen = kept.read()
  return pageSizes.find((size) => String(size) === chosen) ?? pageSizes[0]
}

export const keepPageSize = (size: number): void => kept.change(() => String(size), ignoreOutcome)

export const usePageSize = (): number =>
  useSyncExternalStore(kept.subscribe, readPageSize, () => pageSizes[0])

type Turning = {
  readonly from: number
  /** How many rows are on show, and how many a page has by now. */
  readonly count: number
  readonly size: number
  readonly total: number
}

/**
 * Where the pages of a list begin that can be turned to; nothing where there is none.
 *
 * @example pagesFrom({ from: 20, count: 20, size: 20, total: 61 }) // first 0, previous 0, next 40, last 60
 */
export function pagesFrom({ from, count, size, total }: Turning) {
  const isFirst = from === 0
  const isLast = from + count >= total
  return {
    first: isFirst ? undefined : 0,
    previous: isFirst ? undefined : Math.max(from - size, 0),
    next: isLast ? undefined : from + count,
    last: isLast ? undefined : Math.max(Math.floor((total - 1) / size) * size, from + count),
  }
}
