import type { ReplyMessage, RequestKind, RequestMessage } from '../messages'
import type { PriceList } from './price-list'
import { superseded, type Turn } from './steps'

/**
 * Handles the requests of the page, several at a time. A newer request of the same kind aborts an older
 * one, which gets no response.
 *
 * @example onmessage = ({ data }) => handle(data)
 */
export function requestHandler(list: PriceList, reply: (reply: ReplyMessage) => void) {
  const newest = new Map<RequestKind, number>()
  return async (request: RequestMessage): Promise<void> => {
    const { id, type } = request
    if (type === 'stop') {
      newest.set('compute', id)
      reply({ id, response: undefined })
      return
    }
    newest.set(type, id)
    const turn: Turn = {
      isStale: () => newest.get(type) !== id,
      progress: (progress) => reply({ id, progress }),
    }
    try {
      const response = await responseTo(request, list, turn)
      reply(turn.isStale() ? { id, isAborted: true } : { id, response })
    } catch (problem) {
      const isAborted = problem === superseded || turn.isStale()
      reply(isAborted ? { id, isAborted } : { id, failure: String(problem) })
    }
  }
}

function responseTo(
  request: Exclude<RequestMessage, { type: 'stop' }>,
  list: PriceList,
  turn: Turn,
) {
  switch (request.type) {
    case 'open':
      return list.open(request, turn)
    case 'costs':
      return list.costs(request, turn)
    case 'compute':
      return list.compute(request, turn)
    case 'target':
      return list.target(request, turn)
    case 'rows':
      return list.rows(request, turn)
    case 'print':
      return list.print(request, turn)
    case 'whatIf':
      return list.whatIf(request, turn)
    case 'file':
      return list.file(request, turn)
  }
}
