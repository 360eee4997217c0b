import { trustedAddress } from '../../../../ui/worker/trusted-address'
import type { ReplyMessage } from './returns.worker'
import workerAddress from './returns.worker?worker&url'
import type { QuestionName, Questions } from './work'

type Ask = <Name extends QuestionName>(
  name: Name,
  question: Questions[Name]['question'],
) => Promise<Questions[Name]['answer']>

let asking: Ask | undefined

/** Asks the worker, which is started by the first question and lives as long as the page. */
export const ask: Ask = (name, question) => {
  asking ??= startWorker() ?? inThisThread
  return asking(name, question)
}

type Waiting = {
  readonly name: QuestionName
  readonly question: unknown
  resolve(answer: unknown): void
  reject(error: Error): void
}

/** @returns nothing where the browser has no workers, or allows none */
function startWorker(): Ask | undefined {
  let worker: Worker
  try {
    worker = new Worker(trustedAddress(workerAddress), { type: 'module', name: 'returns' })
  } catch {
    return undefined
  }
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  worker.onmessage = ({ data }: MessageEvent<ReplyMessage>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if ('answer' in data) asked?.resolve(data.answer)
    else asked?.reject(new Error(data.failure))
  }
  worker.onerror = (event) => {
    event.preventDefault()
    // It could not be loaded, or broke: the page goes on without it.
    asking = inThisThread
    for (const { name, question, resolve, reject } of waiting.values()) {
      inThisThread(name, question as never).then(resolve, reject)
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

const inThisThread: Ask = async (name, question) => (await import('./work')).work(name, question)
