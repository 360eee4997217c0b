import { trustedAddress } from '../../../../ui/worker/trusted-address'
import type { Progress, ReplyMessage, RequestKind, Requests, Responses } from '../messages'
import workerAddress from '../worker/products.worker?worker&url'

/** The error of a request whose response nobody waits for any more. It is not shown. */
export class Aborted extends Error {
  override readonly name = 'AbortError'
}

/** A worker that holds one price list. */
export type WorkerClient = {
  /** Rejects with `Aborted` where a newer request of the same kind was sent, or the worker was closed. */
  request<Kind extends RequestKind>(
    kind: Kind,
    request: Requests[Kind],
    onProgress?: (progress: Progress) => void,
  ): Promise<Responses[Kind]>
  /** It could not be loaded, failed as a whole or was closed: it answers no request any more. */
  isClosed(): boolean
  /** Ends the worker; its list and all that it computes are gone. */
  close(): void
}

/**
 * The workers of this tab. Each file has one of its own: that of the shown list lives until the list
 * of another file is computed. So nothing that happens to a pending file can harm the shown list.
 */
export const workers: { shown: WorkerClient | undefined; pending: WorkerClient | undefined } = {
  shown: undefined,
  pending: undefined,
}

/** The worker of the pending file becomes that of the shown list. */
export function replaceShownWorker(worker: WorkerClient): void {
  workers.shown?.close()
  workers.shown = worker
  workers.pending = undefined
}

type Waiting = {
  resolve(response: unknown): void
  reject(error: Error): void
  onProgress?: ((progress: Progress) => void) | undefined
}

/** @throws where the browser has no workers, or allows none */
export function startWorker(): WorkerClient {
  const worker = new Worker(trustedAddress(workerAddress), { type: 'module', name: 'products' })
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  /** Makes the error of every later request, once the worker is closed. */
  let closedError: (() => Error) | undefined

  const closeWith = (toError: () => Error) => {
    closedError ??= toError
    for (const { reject } of waiting.values()) reject(toError())
    waiting.clear()
  }

  worker.onmessage = ({ data }: MessageEvent<ReplyMessage>) => {
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
    request<Kind extends RequestKind>(
      kind: Kind,
      request: Requests[Kind],
      onProgress?: (progress: Progress) => void,
    ) {
      if (closedError) return Promise.reject(closedError())
      const id = ++lastId
      return new Promise<Responses[Kind]>((resolve, reject) => {
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress })
        worker.postMessage({ ...request, id, type: kind })
      })
    },
    isClosed: () => closedError !== undefined,
    close() {
      worker.terminate()
      closeWith(() => new Aborted())
    },
  }
}

let spareWorker: WorkerClient | undefined

/** Starts a worker before there is a file, so that its script is loaded and compiled by then. */
export function startSpareWorker(): void {
  spareWorker = tryStartWorker()
}

/** The spare worker, or a new one; nothing where the browser has no workers, or allows none. */
export function takeWorker(): WorkerClient | undefined {
  const spare = spareWorker
  spareWorker = undefined
  return spare?.isClosed() === false ? spare : tryStartWorker()
}

function tryStartWorker(): WorkerClient | undefined {
  try {
    return startWorker()
  } catch {
    return undefined
  }
}
