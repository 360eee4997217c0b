import { trustedAddress } from '../../../../ui/worker/trusted-address'
import type { Answers, Asked, Asks, Progress, Reply } from '../messages'
import workerAddress from '../worker/products.worker?worker&url'

/** A worker that holds one price list. */
export type Client = {
  /** The answer never comes where a newer question took its place, or the worker was let go. */
  ask<Kind extends Asked>(
    kind: Kind,
    ask: Asks[Kind],
    onProgress?: (progress: Progress) => void,
  ): Promise<Answers[Kind]>
  /** It could not be loaded, or failed as a whole: it answers nothing any more. */
  isBroken(): boolean
  /** Lets go of the list and all that is done with it. */
  close(): void
}

type Waiting = {
  resolve(answer: unknown): void
  reject(error: Error): void
  onProgress?: ((progress: Progress) => void) | undefined
}

export function startWorker(): Client {
  const worker = new Worker(trustedAddress(workerAddress), { type: 'module', name: 'products' })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let isBroken = false

  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id)
    if (!asked) return
    if ('progress' in data) return asked.onProgress?.(data.progress)
    waiting.delete(data.id)
    if ('answer' in data) asked.resolve(data.answer)
    else asked.reject(new Error(data.failure))
  }
  worker.onerror = (event) => {
    event.preventDefault()
    isBroken = true
    for (const { reject } of waiting.values()) reject(new Error(event.message))
    waiting.clear()
  }

  return {
    ask<Kind extends Asked>(
      kind: Kind,
      ask: Asks[Kind],
      onProgress?: (progress: Progress) => void,
    ) {
      const id = ++lastId
      return new Promise<Answers[Kind]>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress })
        worker.postMessage({ ...ask, id, ask: kind })
      })
    },
    isBroken: () => isBroken,
    close: () => worker.terminate(),
  }
}
