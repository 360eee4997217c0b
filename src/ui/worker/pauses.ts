/** Work goes on for so long between two pauses: what a person does meanwhile is answered soon enough. */
const LONGEST_STEP_MS = 30

/**
 * Ends when the messages that wait already, such as `Cancel`, are handled. A message of our own is
 * used, because browsers hold back timers that follow each other.
 */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/**
 * A pause for long work, made only when it is time for one; `tell` is called before it.
 *
 * @example const pause = pauses(() => postMessage(rows.length))
 * for (const row of rows) { work(row); await pause() }
 */
export function pauses(tell: () => void | Promise<void>): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_STEP_MS) return
    await tell()
    await nextTask()
    since = performance.now()
  }
}
