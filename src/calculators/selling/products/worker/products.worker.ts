import type { Question, Reply } from '../messages'
import { answering } from './answering'
import { priceList } from './price-list'
import { loadedWorkbooks } from './workbook'

/** As much of a worker's scope as is needed here: the types of pages do not know it. */
declare const self: {
  onmessage: ((event: MessageEvent<Question>) => void) | null
  postMessage(reply: Reply): void
}

const answer = answering(priceList(loadedWorkbooks), (reply) => self.postMessage(reply))
self.onmessage = ({ data }) => answer(data)
