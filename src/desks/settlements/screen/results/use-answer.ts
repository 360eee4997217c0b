import { useCallback, useEffect, useState } from 'react'
import { Aborted, type WorkerClient } from '../../../../ui/worker/worker-client'
import type { Requests, Summary } from '../../messages'

/** The worker that holds the files. It rejects with `Aborted` where a newer request of a kind came. */
export type SettlementWorker = WorkerClient<Requests>

/** What every card of the page gets. */
export type CardProps = {
  /** Another object after each computation: what was asked before is asked again. */
  readonly summary: Summary
  readonly ask: SettlementWorker['request']
}

/** Another card may ask for the same kind of rows, which aborts the older request. */
const MOST_TRIES = 4
const PAUSE_MS = 60

/**
 * Asks until there is an answer, though other requests of the same kind may come between.
 *
 * @param isWanted ends it early
 */
export async function askAgain<Answer>(
  request: () => Promise<Answer>,
  isWanted: () => boolean,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await request()
    } catch (problem) {
      if (!(problem instanceof Aborted) || tries === MOST_TRIES || !isWanted()) throw problem
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * tries))
    }
  }
}

type Asked<Answer> = {
  /** The last answer: it stays while the next one is on the way. */
  readonly answer: Answer | undefined
  readonly hasFailed: boolean
  /** Whether it answers what is asked now. */
  readonly isCurrent: boolean
  tryAgain(): void
}

/**
 * What the worker answers, asked for again whenever `key` or `summary` is another.
 *
 * @param key names what is asked; nothing is asked without one
 */
export function useAnswer<Answer>(
  request: () => Promise<Answer>,
  key: string | undefined,
  summary: object,
): Asked<Answer> {
  const [last, setLast] = useState<{ answer: Answer; key: string; summary: object }>()
  const [failed, setFailed] = useState<{ key: string; summary: object }>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what the request asks
  useEffect(() => {
    if (key === undefined) return
    let isWanted = true
    askAgain(request, () => isWanted).then(
      (answer) => {
        if (isWanted) setLast({ answer, key, summary })
      },
      (problem) => {
        if (isWanted && !(problem instanceof Aborted)) setFailed({ key, summary })
      },
    )
    return () => {
      isWanted = false
    }
  }, [key, summary, tries])
  const tryAgain = useCallback(() => {
    setFailed(undefined)
    setTries((tries) => tries + 1)
  }, [])
  return {
    answer: key === undefined ? undefined : last?.answer,
    hasFailed: failed?.key === key && failed?.summary === summary,
    isCurrent: last?.key === key && last?.summary === summary,
    tryAgain,
  }
}
