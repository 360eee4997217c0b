import { type QuestionName, type Questions, work } from './work'

/*
 * The worker of the Returns page: reads files and works on long lists of payments.
 */

export type QuestionMessage = {
  readonly id: number
  readonly name: QuestionName
  readonly question: Questions[QuestionName]['question']
}

export type ReplyMessage =
  | { readonly id: number; readonly answer: Questions[QuestionName]['answer'] }
  /** An error in our own code: never what a person gave. */
  | { readonly id: number; readonly failure: string }

/** As much of a worker's scope as is needed here: the types of pages do not have it. */
declare const self: {
  onmessage: ((event: MessageEvent<QuestionMessage>) => void) | null
  postMessage(reply: ReplyMessage): void
}

self.onmessage = async ({ data: { id, name, question } }) => {
  try {
    self.postMessage({ id, answer: await work(name, question as never) })
  } catch (error) {
    self.postMessage({ id, failure: String(error) })
  }
}
