/** Long work goes on for so long between two pauses: what a person does meanwhile is answered soon enough. */
const LONGEST_STEP_MS = 30

/**
 * Ends when the messages that wait already, such as `Cancel`, are handled. A message of our own is
 * used, because browsers hold back timers that follow each other.
 */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/**
 * The clock of long work that is done in steps.
 *
 * @example const steps = stepClock()
 * for (const row of rows) { if (steps.isPauseDue()) await steps.pause(); work(row) }
 */
export function stepClock() {
  let began = performance.now()
  return {
    /** Whether a step has taken long enough; cheap, but not cheap enough for every row. */
    isPauseDue: () => performance.now() - began >= LONGEST_STEP_MS,
    /** Lets messages through; the next step begins then. */
    async pause(): Promise<void> {
      await nextTask()
      began = performance.now()
    },
  }
}

/**
 * A pause for long work, made only when it is time for one; `beforePause` is called before it.
 *
 * @example const pause = pauses(() => postMessage(rows.length))
 * for (const row of rows) { work(row); await pause() }
 */
export function pauses(beforePause: () => void | Promise<void>): () => Promise<void> {
  const steps = stepClock()
  return async () => {
    if (!steps.isPauseDue()) return
    await beforePause()
    await steps.pause()
  }
}
