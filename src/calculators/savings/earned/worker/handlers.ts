import { superseded, type Turn } from '../../../../ui/worker/pacing'
import { answer } from '../compute'
import type { Typed } from '../inputs'
import { type ReadRequest, readSource } from './read-source'

/** A list of thousands is worked on in one go: what came meanwhile is heard before it begins. */
const listen = () => new Promise<void>((resolve) => setTimeout(resolve))

/** What is asked of the worker: long lists of payments, and reading a file or a pasted text. */
export const handlers = {
  async answer(typed: Typed, turn: Turn) {
    await listen()
    if (turn.isStale()) throw superseded
    return answer(typed)
  },
  read: (request: ReadRequest) => readSource(request),
}
