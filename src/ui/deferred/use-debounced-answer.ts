import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useIsHydrating } from '../tab/lazy-part'

const DEBOUNCE_MS = 200

/**
 * What follows from what was typed, once that has stopped changing for a moment: until then the last
 * answer stays, so that results do not flicker while a person types or drags. Typed texts and answer
 * always belong together.
 *
 * @param answer a pure function that is the same at every rendering
 * @returns the answer `now`, and once more for the long parts of a page: they follow `later`, as one,
 * so that typing stays fluent
 */
export function useDebouncedAnswer<Typed, Answer>(
  typed: Typed,
  answer: (typed: Typed) => Answer,
): { now: Answer & { typed: Typed }; later: Answer & { typed: Typed } } {
  const debounced = useDebounced(typed)
  const now = useMemo(() => ({ ...answer(debounced), typed: debounced }), [debounced, answer])
  return { now, later: useDeferredValue(now) }
}

function useDebounced<Value>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  // What a link or the tab brings to a prerendered page was not typed: it needs no delay.
  const isHydrating = useIsHydrating()
  const [wasHydrating, setWasHydrating] = useState(isHydrating)
  if (isHydrating !== wasHydrating) {
    setWasHydrating(isHydrating)
    setDebounced(value)
  }
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
