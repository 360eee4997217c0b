import { stepClock } from './pauses'

export type Progress = {
  readonly done: number
  /** How many there are; while reading, as many as the rest of the file seems to have. */
  readonly of: number
}

/** What a question may tell while it is worked on, and whether its answer is still wanted. */
export type Turn = {
  progress(progress: Progress): void
  /** A newer question of the same kind has come. */
  isStale(): boolean
}

/** What work that nobody waits for any more ends with: no failure, and no answer. */
export const superseded = new Error('a newer question has come')

const PROGRESS_EVERY_MS = 50

export type Pace = {
  /** Whether a step has taken long enough; cheap, but not cheap enough for every row. */
  isDue(): boolean
  /** Tells how far it is and lets other questions through. */
  rest(done: number, of: number): Promise<void>
}

/**
 * Long work in steps: what was asked in between is answered in between.
 *
 * @example const pace = pacing(turn)
 * for (const [at, row] of rows.entries()) {
 *   if (at % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(at, rows.length)
 *   work(row)
 * }
 */
export function pacing({ progress, isStale }: Turn): Pace {
  const steps = stepClock()
  let reportedAt = performance.now()
  return {
    isDue: steps.isPauseDue,
    async rest(done, of) {
      if (performance.now() - reportedAt > PROGRESS_EVERY_MS) {
        progress({ done, of })
        reportedAt = performance.now()
      }
      await steps.pause()
      if (isStale()) throw superseded
    },
  }
}

/** Rows between two looks at the clock. */
export const ROWS_AT_A_TIME = 64

/**
 * Works on one item after another, in steps.
 *
 * @example await inSteps(rows, pace, (row) => add(row))
 */
export async function inSteps<Item>(
  items: readonly Item[],
  pace: Pace,
  work: (item: Item) => void,
): Promise<void> {
  let done = 0
  for (const item of items) {
    if (done % ROWS_AT_A_TIME === 0 && pace.isDue()) await pace.rest(done, items.length)
    done += 1
    work(item)
  }
}

/** The same pace within longer work: so much of it was done before. */
export const paceWithin = (pace: Pace, before: number, of: number): Pace => ({
  isDue: pace.isDue,
  rest: (done) => pace.rest(before + done, of),
})

/** The same pace for work beside the counted one: what is told stays at so much. */
export const paceBeside = (pace: Pace, rows: number, of: number): Pace => ({
  isDue: pace.isDue,
  rest: () => pace.rest(rows, of),
})
