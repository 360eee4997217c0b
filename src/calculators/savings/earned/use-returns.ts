import { useEffect, useMemo, useState } from 'react'
import { useDebouncedAnswer } from '../../../ui/deferred/use-debounced-answer'
import { useIsHydrating } from '../../../ui/tab/lazy-part'
import { answer, type ReturnsAnswer } from './compute'
import { isLarge, type Typed } from './inputs'

const answerIfFew = (typed: Typed) => ({ answered: isLarge(typed) ? undefined : answer(typed) })

/** An answer, and what it was asked for. */
export type Answered = { readonly typed: Typed; readonly answered: ReturnsAnswer }

/** An answer that takes longer than that is waited for in words. */
const PATIENCE_MS = 300

/**
 * The answer to what is typed. A long list is worked on in a worker: for a moment the answer before stays, then
 * there is none until it comes. What comes late for something else is dropped.
 */
export function useReturns(typed: Typed): {
  shown: Answered | undefined
  /** What could not be worked on, as what does that could not be loaded. */
  hasFailed: boolean
} {
  const { now } = useDebouncedAnswer(typed, answerIfFew)
  const isHydrating = useIsHydrating()
  const [worked, setWorked] = useState<Answered>()
  const [before, setBefore] = useState<Answered>()
  const [failed, setFailed] = useState<Typed>()
  const few = useMemo(
    () => now.answered && { typed: now.typed, answered: now.answered },
    [now.typed, now.answered],
  )
  const isAsked = few === undefined && worked?.typed !== now.typed

  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    let stop = () => {}
    import('./worker/request-returns')
      .then(({ returnsWorker }) => {
        const worker = returnsWorker()
        stop = () => worker.stop('answer')
        if (!isWanted) throw new Error('nobody waits any more')
        return worker.request('answer', now.typed)
      })
      .then(
        (answered) => isWanted && setWorked({ typed: now.typed, answered }),
        () => isWanted && setFailed(now.typed),
      )
    return () => {
      isWanted = false
      stop()
    }
  }, [isAsked, now.typed])

  const shown = few ?? (worked?.typed === now.typed ? worked : undefined)
  useEffect(() => {
    if (shown && !isHydrating) return setBefore(shown)
    const timer = setTimeout(() => setBefore(undefined), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [shown, isHydrating])

  return { shown: shown ?? before, hasFailed: !shown && failed === now.typed }
}
