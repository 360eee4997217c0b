import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Fields } from '../../core/fragment'
import type { ActionsProps } from '../answer/page-answer'
import { type PageInputs, usePageInputs } from '../memory/page-inputs'
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

type AnsweredPage<Inputs extends Fields, Answer> = {
  inputs: PageInputs<Inputs>
  /** Computes the results. A pure function that is the same at every rendering. */
  answer(typed: Inputs): Answer
  /** Loads what Copy, Share, Print and Reset do. The same function at every rendering. */
  loadActions: ActionsProps['load']
}

/**
 * What a page with fields and a result renders from.
 *
 * @returns `typed`, which follows every key, and whether it is the example that nobody changed; the results
 * `now` for the answer card and, a little `later`, for long parts below it; `actions` are the
 * props of `AnswerActions`
 */
export function useAnsweredPage<Inputs extends Fields, Answer>({
  inputs,
  answer,
  loadActions,
}: AnsweredPage<Inputs, Answer>) {
  const typed = usePageInputs(inputs)
  const { now, later } = useDebouncedAnswer(typed, answer)
  return {
    typed,
    isExample: inputs.isExample?.(typed) ?? typed === inputs.defaults,
    now,
    later,
    actions: { inputs, typed: now.typed, load: loadActions },
  }
}
