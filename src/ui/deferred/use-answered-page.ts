import type { Fields } from '../../core/fragment'
import type { ActionsProps } from '../answer/page-answer'
import { type PageInputs, usePageInputs } from '../memory/page-inputs'
import { useDebouncedAnswer } from './use-debounced-answer'

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
 * @returns `typed`, which follows every key; the results
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
    now,
    later,
    actions: { inputs, typed: now.typed, load: loadActions },
  }
}
