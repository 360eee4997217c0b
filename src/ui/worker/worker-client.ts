import type { Progress } from './pacing'
import type {
  AnyRequests,
  Handlers,
  KindOf,
  Message,
  Reply,
  RequestMessage,
  RequestOf,
  ResponseOf,
} from './requests'
import { trustedAddress } from './trusted-address'

/** The error of a request whose response nobody waits for any more. It is not shown. */
export class Aborted extends Error {
  override readonly name = 'AbortError'
}

/** A worker, asked by a page. */
export type WorkerClient<Requests extends AnyRequests> = {
  /** Rejects with `Aborted` where it was stopped, a newer one took its place, or the worker was closed. */
  request<Kind extends KindOf<Requests>>(
    kind: Kind,
    request: RequestOf<Requests, Kind>,
    onProgress?: (progress: Progress) => void,
  ): Promise<ResponseOf<Requests, Kind>>
  /** Aborts requests of these kinds; one that is done already is answered still. */
  stop(...kinds: KindOf<Requests>[]): void
  /** It could not be loaded, failed as a whole or was closed: it answers no request any more. */
  isClosed(): boolean
  /** Ends the worker; all that it holds and computes is gone. */
  close(): void
}

/** Loads what does the same in the page. */
export type InPage<Requests extends AnyRequests> = (
  tellNews: () => void,
) => Promise<Handlers<Requests>>

type Waiting<Requests extends AnyRequests> = {
  readonly message: RequestMessage<Requests>
  resolve(response: unknown): void
  reject(error: Error): void
  onProgress: ((progress: Progress) => void) | undefined
}

/** @returns nothing where the browser has no workers, or allows none */
export function startWorker<Requests extends AnyRequests>(
  address: string,
  name: string,
): WorkerClient<Requests> | undefined
/**
 * @param inPage handles the requests where the browser has no workers, or allows none, and goes on where the
 * worker could not be loaded, or broke: what was asked and not answered is asked again
 */
export function startWorker<Requests extends AnyRequests>(
  address: string,
  name: string,
  inPage: InPage<Requests>,
  onNews?: () => void,
): WorkerClient<Requests>
export function startWorker<Requests extends AnyRequests>(
  address: string,
  name: string,
  inPage?: InPage<Requests>,
  onNews: () => void = () => {},
): WorkerClient<Requests> | undefined {
  const waiting = new Map<number, Waiting<Requests>>()
  let lastId = 0
  /** Every later request is rejected with this, once the worker is closed. */
  let closedError: (() => Error) | undefined

  const receive = (reply: Reply) => {
    if ('news' in reply) return onNews()
    const sender = waiting.get(reply.id)
    if (!sender) return
    if ('progress' in reply) return sender.onProgress?.(reply.progress)
    waiting.delete(reply.id)
    if ('response' in reply) return sender.resolve(reply.response)
    if ('isAborted' in reply) return sender.reject(new Aborted())
    sender.reject(new DOMException(reply.failure.message, reply.failure.name))
  }

  const closeWith = (toError: () => Error) => {
    closedError ??= toError
    for (const { reject } of waiting.values()) reject(toError())
    waiting.clear()
  }

  const worker = tryWorker(address, name)
  const postToWorker = (message: Message<Requests>): void => worker?.postMessage(message)
  let post = postToWorker

  const goOnInPage = (load: InPage<Requests>) => {
    let loading: Promise<(message: Message<Requests>) => void> | undefined
    post = async (message) => {
      loading ??= Promise.all([load(onNews), import('./requests')]).then(
        ([handlers, { requestHandler }]) => requestHandler(handlers, receive),
      )
      try {
        ;(await loading)(message)
      } catch (error) {
        // It could not be loaded: the next request tries again.
        loading = undefined
        if ('stop' in message) return
        waiting.get(message.id)?.reject(error as Error)
        waiting.delete(message.id)
      }
    }
    for (const { message } of waiting.values()) post(message)
  }

  if (worker) {
    worker.onmessage = ({ data }: MessageEvent<Reply>) => receive(data)
    const breakOff = (why: string) => {
      worker.terminate()
      if (!inPage) return closeWith(() => new Error(why))
      // It may report more than one error.
      if (post === postToWorker) goOnInPage(inPage)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      breakOff(event.message)
    }
    // Whose reply it was that could not be read, nobody can tell.
    worker.onmessageerror = () => breakOff('messageerror')
  } else if (inPage) {
    goOnInPage(inPage)
  } else {
    return undefined
  }

  return {
    request(kind, request, onProgress) {
      if (closedError) return Promise.reject(closedError())
      const id = ++lastId
      return new Promise((resolve, reject) => {
        const message = { id, kind, request }
        waiting.set(id, {
          message,
          resolve: resolve as Waiting<Requests>['resolve'],
          reject,
          onProgress,
        })
        post(message)
      })
    },
    stop: (...kinds) => void post({ stop: kinds }),
    isClosed: () => closedError !== undefined,
    close() {
      worker?.terminate()
      closeWith(() => new Aborted())
    },
  }
}

function tryWorker(address: string, name: string): Worker | undefined {
  try {
    return new Worker(trustedAddress(address), { type: 'module', name })
  } catch {
    return undefined
  }
}
