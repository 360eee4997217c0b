import type { Asked, Question, Reply } from '../messages'
import type { PriceList } from './price-list'
import { superseded, type Turn } from './steps'

/**
 * Answers questions, several at a time. A newer question of the same kind takes the place of an older
 * one, which ends without an answer.
 *
 * @example onmessage = ({ data }) => answer(data)
 */
export function answering(list: PriceList, reply: (reply: Reply) => void) {
  const newest = new Map<Asked, number>()
  return async (question: Question): Promise<void> => {
    const { id, ask } = question
    if (ask === 'stop') {
      newest.set('work', id)
      reply({ id, answer: undefined })
      return
    }
    newest.set(ask, id)
    const turn: Turn = {
      isStale: () => newest.get(ask) !== id,
      progress: (progress) => reply({ id, progress }),
    }
    try {
      const answer = await answerOf(list, question, turn)
      reply(turn.isStale() ? { id, isAborted: true } : { id, answer })
    } catch (problem) {
      const isAborted = problem === superseded || turn.isStale()
      reply(isAborted ? { id, isAborted } : { id, failure: String(problem) })
    }
  }
}

function answerOf(list: PriceList, question: Exclude<Question, { ask: 'stop' }>, turn: Turn) {
  switch (question.ask) {
    case 'open':
      return list.open(question, turn)
    case 'costs':
      return list.costs(question, turn)
    case 'work':
      return list.work(question, turn)
    case 'target':
      return list.target(question, turn)
    case 'rows':
      return list.rows(question, turn)
    case 'paper':
      return list.paper(question, turn)
    case 'whatIf':
      return list.whatIf(question, turn)
    case 'file':
      return list.file(question, turn)
  }
}
