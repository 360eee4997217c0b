import { trustedAddress } from '../../../../ui/worker/trusted-address'
import type { Answers, Asked, Asks, Progress, Reply } from '../messages'
import workerAddress from '../worker/products.worker?worker&url'
import { Aborted } from './aborted'

/** A worker that holds one price list. */
export type Client = {
  /** Ends as `Aborted` where a newer question took its place, or the worker was let go. */
  ask<Kind extends Asked>(
    kind: Kind,
    ask: Asks[Kind],
    onProgress?: (progress: Progress) => void,
  ): Promise<Answers[Kind]>
  /** It could not be loaded, failed as a whole or was let go: it answers nothing any more. */
  isOver(): boolean
  /** Lets go of the list and all that is done with it. */
  close(): void
}

type Waiting = {
  resolve(answer: unknown): void
  reject(error: Error): void
  onProgress?: ((progress: Progress) => void) | undefined
}

/** @throws where the browser has no workers, or allows none */
export function startWorker(): Client {
  const worker = new Worker(trustedAddress(workerAddress), { type: 'module', name: 'products' })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  /** Why nothing is answered any more. */
  let end: (() => Error) | undefined

  const endAs = (toError: () => Error) => {
    end ??= toError
    for (const { reject } of waiting.values()) reject(toError())
    waiting.clear()
  }

  worker.onmessage = ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.id)
    if (!asked) return
    if ('progress' in data) return asked.onProgress?.(data.progress)
    waiting.delete(data.id)
    if ('answer' in data) asked.resolve(data.answer)
    else asked.reject('failure' in data ? new Error(data.failure) : new Aborted())
  }
  worker.onerror = (event) => {
    event.preventDefault()
    endAs(() => new Error(event.message))
  }

  return {
    ask<Kind extends Asked>(
      kind: Kind,
      ask: Asks[Kind],
      onProgress?: (progress: Progress) => void,
    ) {
      if (end) return Promise.reject(end())
      const id = ++lastId
      return new Promise<Answers[Kind]>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress })
        worker.postMessage({ ...ask, id, ask: kind })
      })
    },
    isOver: () => end !== undefined,
    close() {
      worker.terminate()
      endAs(() => new Aborted())
    },
  }
}
