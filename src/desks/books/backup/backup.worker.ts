import { backupWork } from './all-work'
import type { WorkReply, WorkRequest } from './messages'

/** As much of a worker's scope as is needed here: the types of pages do not have it. */
declare const self: {
  onmessage: ((event: MessageEvent<WorkRequest>) => void) | null
  postMessage(reply: WorkReply): void
}

const work = backupWork()

self.onmessage = async ({ data: { id, name, given } }) => {
  const run = work[name] as (...given: unknown[]) => Promise<unknown>
  const tell = (progress: { read: number; of: number }) => self.postMessage({ id, progress })
  try {
    self.postMessage({ id, result: await run(...given, tell) })
  } catch (error) {
    const { name, message } = error as Error
    self.postMessage({ id, failure: { name, message } })
  }
}
self.postMessage({ ready: true })
