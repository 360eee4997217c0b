import { type Progress, superseded, type Turn } from './pacing'

/*
 * The requests of a page to its worker, and the replies. `Requests` and `Responses` have a type for each
 * kind of request.
 */

/** A request with the number that its reply will carry. It may have an `id` of its own. */
export type RequestMessage<Requests> = {
  [Kind in keyof Requests]: {
    readonly id: number
    readonly type: Kind
    readonly request: Requests[Kind]
  }
}[keyof Requests]

export type ReplyMessage<Responses> =
  | { readonly id: number; readonly response: Responses[keyof Responses] }
  | { readonly id: number; readonly progress: Progress }
  /** A newer request of the same kind has made this one pointless. */
  | { readonly id: number; readonly isAborted: true }
  /** An error in our own code: never what a person gave. */
  | { readonly id: number; readonly failure: string }

/**
 * A function for each kind of request but `stop`; it rejects with `superseded` where a newer request has
 * come.
 */
export type Handlers<Requests, Responses extends { [Kind in keyof Requests]: unknown }> = {
  readonly [Kind in Exclude<keyof Requests, 'stop'>]: (
    request: Requests[Kind],
    turn: Turn,
  ) => Promise<Responses[Kind]>
}

/**
 * Handles the requests of the page, several at a time. A newer request of the same kind aborts an older
 * one, which gets no response; `stop` aborts `open` and `compute`, which may take long.
 *
 * @example onmessage = ({ data }) => handle(data)
 */
export function requestHandler<Requests, Responses extends { [Kind in keyof Requests]: unknown }>(
  handlers: Handlers<Requests, Responses>,
  reply: (reply: ReplyMessage<Responses>) => void,
) {
  const newest = new Map<keyof Requests | 'open' | 'compute', number>()
  return async ({ id, type, request }: RequestMessage<Requests>): Promise<void> => {
    if (type === 'stop') {
      newest.set('open', id).set('compute', id)
      reply({ id, response: undefined as Responses[keyof Responses] })
      return
    }
    newest.set(type, id)
    const turn: Turn = {
      isStale: () => newest.get(type) !== id,
      progress: (progress) => reply({ id, progress }),
    }
    try {
      const handler = handlers[type as Exclude<keyof Requests, 'stop'>]
      const response = await handler(request as Requests[typeof type & keyof typeof handlers], turn)
      reply(turn.isStale() ? { id, isAborted: true } : { id, response })
    } catch (problem) {
      const isAborted = problem === superseded || turn.isStale()
      reply(isAborted ? { id, isAborted } : { id, failure: String(problem) })
    }
  }
}
