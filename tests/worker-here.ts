import {
  type AnyRequests,
  type Handlers,
  type Message,
  type Reply,
  type RequestMessage,
  requestHandler,
} from '../src/ui/worker/requests'

/**
 * Workers that run in the thread of the test, with its handlers. Give the class to
 * `vi.stubGlobal('Worker', …)`.
 */
export function workersHere<Requests extends AnyRequests>(
  handlersOf: (tellNews: () => void) => Handlers<Requests>,
  isNewestOnly = false,
) {
  /** Requests of these kinds do not get to their worker until they are let go. */
  const held = new Set<keyof Requests>()
  /** And these make it fail. */
  const failing = new Set<keyof Requests>()

  return class WorkerHere {
    static readonly all: WorkerHere[] = []
    static readonly held = held
    static readonly failing = failing
    static last(): WorkerHere | undefined {
      return WorkerHere.all.at(-1)
    }

    onmessage?: (event: { data: Reply }) => void
    onerror?: (event: Partial<ErrorEvent>) => void
    onmessageerror?: () => void
    isEnded = false
    readonly sent: Message<Requests>[] = []
    readonly waiting: RequestMessage<Requests>[] = []
    readonly #handle = requestHandler(
      handlersOf(() => this.#deliver({ news: true })),
      (reply) => this.#deliver(reply),
      isNewestOnly,
    )

    constructor(readonly address: string) {
      WorkerHere.all.push(this)
    }

    postMessage(message: Message<Requests>) {
      this.sent.push(message)
      if ('stop' in message) this.#handle(message)
      else if (held.has(message.kind)) this.waiting.push(message)
      else if (failing.has(message.kind)) {
        this.#deliver({ id: message.id, failure: { name: 'Error', message: 'of ours' } })
      } else this.#handle(message)
    }

    /** All at once, so that newer ones take the place of older ones. */
    letGo() {
      held.clear()
      for (const message of this.waiting.splice(0)) this.#handle(message)
    }

    /** As a worker that cannot be loaded, or whose own code failed outside of a request. */
    break() {
      this.onerror?.({ message: 'gone', preventDefault() {} })
    }

    terminate() {
      this.isEnded = true
    }

    #deliver(data: Reply) {
      queueMicrotask(() => this.isEnded || this.onmessage?.({ data }))
    }
  }
}
