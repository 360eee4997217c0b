import { salesAnswers } from '../answer-questions'
import type { QuestionMessage, ReplyMessage } from '../messages'

/*
 * The worker of the Sales page: it holds all kept bills, worked out.
 */

/** As much of a worker's scope as is needed here: the types of pages do not have it. */
declare const self: {
  onmessage: ((event: MessageEvent<QuestionMessage>) => void) | null
  postMessage(reply: ReplyMessage): void
}

const { ask } = salesAnswers(() => self.postMessage({ changed: true }))

self.onmessage = async ({ data: { id, name, question } }) => {
  try {
    self.postMessage({ id, answer: await ask(name, question) })
  } catch (error) {
    self.postMessage({ id, failure: String(error) })
  }
}
