import { createStore } from '../../../ui/tab/store'
import { trustedAddress } from '../../../ui/worker/trusted-address'
import type { QuestionName, Questions, ReplyMessage } from './messages'
import workerAddress from './worker/sales.worker?worker&url'

/** Counts how often kept bills were changed, here or in another tab. */
export const salesChanges = createStore<number>(() => 0)

const countChange = () => salesChanges.write(salesChanges.read() + 1)

type Ask = <Name extends QuestionName>(
  name: Name,
  question: Questions[Name]['question'],
) => Promise<Questions[Name]['answer']>

let asking: Ask | undefined

/** Asks about all kept bills. The first question starts what holds them, which lives as long as the page. */
export const askSales: Ask = (name, question) => {
  asking ??= startWorker() ?? inThisThread()
  return asking(name, question)
}

type Waiting = { resolve(answer: unknown): void; reject(error: Error): void }

/** @returns nothing where the browser has no workers, or allows none */
function startWorker(): Ask | undefined {
  let worker: Worker
  try {
    worker = new Worker(trustedAddress(workerAddress), { type: 'module', name: 'sales' })
  } catch {
    return undefined
  }
  const waiting = new Map<number, Waiting & { name: QuestionName; question: object }>()
  let lastId = 0
  worker.onmessage = ({ data }: MessageEvent<ReplyMessage>) => {
    if ('changed' in data) return countChange()
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('answer' in data) asked?.resolve(data.answer)
    else asked?.reject(new Error(data.failure))
  }
  worker.onerror = (event) => {
    event.preventDefault()
    // It could not be loaded, or broke: the page goes on without it.
    asking = inThisThread()
    for (const { name, question, resolve, reject } of waiting.values()) {
      asking(name, question as never).then(resolve, reject)
    }
    waiting.clear()
  }
  return (name, question) =>
    new Promise((resolve, reject) => {
      lastId += 1
      waiting.set(lastId, { name, question, resolve: resolve as Waiting['resolve'], reject })
      worker.postMessage({ id: lastId, name, question })
    })
}

function inThisThread(): Ask {
  const answers = import('./answer-questions').then(({ salesAnswers }) => salesAnswers(countChange))
  return async (name, question) => (await answers).ask(name, question)
}
