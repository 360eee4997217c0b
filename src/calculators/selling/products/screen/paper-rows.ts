import { useEffect, useState, useSyncExternalStore } from 'react'
import { createStore } from '../../../../ui/tab/store'
import type { List } from '../desk'
import type { PaperRows } from '../messages'
import { askList } from './at-work'

/** Nobody reads more rows on paper; the rest stands in the file. */
export const MOST_ON_PAPER = 2_000

/** A person who still types or turns pages does not print yet. */
const REST_MS = 700

type Ready = {
  readonly worked: List['worked']
  readonly arranged: string
  readonly paper: PaperRows
}

/*
 * The page holds the rows of one page, paper has no pages to turn, and a browser that prints waits for
 * nobody. So what would be printed is asked for ahead, whenever the list rests. It goes with the list.
 */
const ready = createStore<Ready | undefined>(() => undefined)

const arrangedBy = ({ arrangement }: List) => JSON.stringify(arrangement)

const paperOf = (list: List, now: Ready | undefined): PaperRows | undefined =>
  now?.worked === list.worked && now.arranged === arrangedBy(list) ? now.paper : undefined

/** Asks for what would be printed. @returns when it is here, or cannot be had */
async function prepare(list: List): Promise<void> {
  const { worked, arrangement } = list
  try {
    const paper = await askList('paper', { arrangement, most: MOST_ON_PAPER })
    ready.write({ worked, arranged: arrangedBy(list), paper })
  } catch {
    // Then paper has the rows of the page, and says so.
  }
}

/** The rows for paper, once they are here. */
export function usePaperRows(list: List): PaperRows | undefined {
  const now = useSyncExternalStore(ready.subscribe, ready.read, () => undefined)
  const { worked } = list
  const arranged = arrangedBy(list)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other pages of the same rows change nothing
  useEffect(() => {
    if (paperOf(list, ready.read())) return
    const timer = setTimeout(() => prepare(list), REST_MS)
    return () => clearTimeout(timer)
  }, [worked, arranged])
  useEffect(() => () => ready.write(undefined), [])
  return paperOf(list, now)
}

/** Prints all rows, however soon it is asked for. */
export function usePrint(list: List) {
  const [isPreparing, setIsPreparing] = useState(false)
  return {
    isPreparing,
    async print() {
      if (isPreparing) return
      if (!paperOf(list, ready.read())) {
        setIsPreparing(true)
        await prepare(list)
        setIsPreparing(false)
      }
      window.print()
    },
  }
}
