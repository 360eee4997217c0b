/** So long a piece of work may last: what a person does in between is answered soon enough. */
const LONGEST_TURN = 30

/**
 * Lets others have their turn: messages such as `Cancel` are heard in between. A message of our own is
 * used, because browsers hold back timers that follow each other.
 */
const nextTurn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })

/**
 * A pause that is made only when it is time for one; `tell` is called before it.
 *
 * @example const pause = turns(() => postMessage(rows.length))
 * for (const row of rows) { work(row); await pause() }
 */
export function turns(tell: () => void | Promise<void>): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < LONGEST_TURN) return
    await tell()
    await nextTurn()
    since = performance.now()
  }
}
