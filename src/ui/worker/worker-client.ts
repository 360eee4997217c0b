import type { Progress } from './pacing'
import type { ReplyMessage } from './requests'
import { trustedAddress } from './trusted-address'

/** The error of a request whose response nobody waits for any more. It is not shown. */
export class Aborted extends Error {
  override readonly name = 'AbortError'
}

/** A worker, asked by a page. */
export type WorkerClient<Requests, Responses extends { [Kind in keyof Requests]: unknown }> = {
  /** Rejects with `Aborted` where a newer request of the same kind was sent, or the worker was closed. */
  request<Kind extends keyof Requests>(
    kind: Kind,
    request: Requests[Kind],
    onProgress?: (progress: Progress) => void,
  ): Promise<Responses[Kind]>
  /** It could not be loaded, failed as a whole or was closed: it answers no request any more. */
  isClosed(): boolean
  /** Ends the worker; all that it holds and computes is gone. */
  close(): void
}

type Waiting = {
  resolve(response: unknown): void
  reject(error: Error): void
  onProgress?: ((progress: Progress) => void) | undefined
}

/** @throws where the browser has no workers, or allows none */
export function startWorker<Requests, Responses extends { [Kind in keyof Requests]: unknown }>(
  address: string,
  name: string,
): WorkerClient<Requests, Responses> {
  const worker = new Worker(trustedAddress(address), { type: 'module', name })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  /** Makes the error of every later request, once the worker is closed. */
  let closedError: (() => Error) | undefined

  const closeWith = (toError: () => Error) => {
    closedError ??= toError
    for (const { reject } of waiting.values()) reject(toError())
    waiting.clear()
  }

  worker.onmessage = ({ data }: MessageEvent<ReplyMessage<Responses>>) => {
    const sender = waiting.get(data.id)
    if (!sender) return
    if ('progress' in data) return sender.onProgress?.(data.progress)
    waiting.delete(data.id)
    if ('response' in data) sender.resolve(data.response)
    else sender.reject('failure' in data ? new Error(data.failure) : new Aborted())
  }
  worker.onerror = (event) => {
    event.preventDefault()
    closeWith(() => new Error(event.message))
  }

  return {
    request<Kind extends keyof Requests>(
      kind: Kind,
      request: Requests[Kind],
      onProgress?: (progress: Progress) => void,
    ) {
      if (closedError) return Promise.reject(closedError())
      const id = ++lastId
      return new Promise<Responses[Kind]>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress })
        worker.postMessage({ id, type: kind, request })
      })
    },
    isClosed: () => closedError !== undefined,
    close() {
      worker.terminate()
      closeWith(() => new Aborted())
    },
  }
}
