import { type Progress, superseded, type Turn } from './pacing'

/*
 * The requests of a page to its worker, and the replies. What a worker can be asked is one type, with a
 * function for each kind of request: what it is given, and what it returns.
 *
 * type Requests = { open(request: { source: Source }): Opened; rows(request: Query): Rows }
 */

export type AnyRequests = { readonly [kind: string]: (request: never, turn: never) => unknown }
export type KindOf<Requests> = keyof Requests & string
export type RequestOf<Requests extends AnyRequests, Kind extends keyof Requests> = Parameters<
  Requests[Kind]
>[0]
export type ResponseOf<Requests extends AnyRequests, Kind extends keyof Requests> = Awaited<
  ReturnType<Requests[Kind]>
>

/** A function for each kind of request; it rejects with `superseded` where nobody waits for it any more. */
export type Handlers<Requests extends AnyRequests> = {
  readonly [Kind in keyof Requests]: (
    request: RequestOf<Requests, Kind>,
    turn: Turn,
  ) => ResponseOf<Requests, Kind> | Promise<ResponseOf<Requests, Kind>>
}

/** A request with the number that its reply will carry. It may have an `id` of its own. */
export type RequestMessage<Requests extends AnyRequests> = {
  readonly [Kind in keyof Requests]: {
    readonly id: number
    readonly kind: Kind
    readonly request: RequestOf<Requests, Kind>
  }
}[keyof Requests]

export type Message<Requests extends AnyRequests> =
  | RequestMessage<Requests>
  /** Nobody waits any more for requests of these kinds. */
  | { readonly stop: readonly KindOf<Requests>[] }

export type Reply =
  | { readonly id: number; readonly response: unknown }
  | { readonly id: number; readonly progress: Progress }
  /** It was stopped, or a newer request of the same kind has made this one pointless. */
  | { readonly id: number; readonly isAborted: true }
  /** Never what a person gave: an error in our own code, or a device that is full, told by its name. */
  | { readonly id: number; readonly failure: { readonly name: string; readonly message: string } }
  /** Nobody asked: what the worker answered before has changed. */
  | { readonly news: true }

/**
 * Handles requests, several at a time.
 *
 * @param isNewestOnly a newer request of the same kind aborts an older one
 * @example const handle = requestHandler(handlers, postMessage)
 * onmessage = ({ data }) => handle(data)
 */
export function requestHandler<Requests extends AnyRequests>(
  handlers: Handlers<Requests>,
  reply: (reply: Reply) => void,
  isNewestOnly = false,
): (message: Message<Requests>) => Promise<void> {
  const awaited = new Map<number, keyof Requests>()
  const stop = (kind: keyof Requests) => {
    for (const [id, other] of awaited) if (other === kind) awaited.delete(id)
  }
  return async (message) => {
    if ('stop' in message) return message.stop.forEach(stop)
    const { id, kind, request } = message
    if (isNewestOnly) stop(kind)
    awaited.set(id, kind)
    const turn: Turn = {
      isStale: () => !awaited.has(id),
      progress: (progress) => reply({ id, progress }),
    }
    try {
      const response = await handlers[kind](request, turn)
      reply(turn.isStale() ? { id, isAborted: true } : { id, response })
    } catch (problem) {
      const isAborted = problem === superseded || turn.isStale()
      const { name, message } = problem instanceof Error ? problem : new Error(String(problem))
      reply(isAborted ? { id, isAborted } : { id, failure: { name, message } })
    } finally {
      awaited.delete(id)
    }
  }
}

/** As much of a worker's scope as is needed here: the types of pages do not have it. */
declare const self: {
  onmessage: ((event: MessageEvent) => void) | null
  postMessage(reply: Reply): void
}

/**
 * Makes this thread the worker that handles the requests of a page.
 *
 * @example serveRequests<Requests>((tellNews) => salesHandlers(tellNews))
 */
export function serveRequests<Requests extends AnyRequests>(
  handlersOf: (tellNews: () => void) => Handlers<Requests>,
  { isNewestOnly = false } = {},
): void {
  const handlers = handlersOf(() => self.postMessage({ news: true }))
  const handle = requestHandler(handlers, (reply) => self.postMessage(reply), isNewestOnly)
  self.onmessage = ({ data }) => handle(data)
}
