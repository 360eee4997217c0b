import { trustedAddress } from '../../../ui/worker/trusted-address'
import type { BackupWork } from './all-work'
import workerAddress from './backup.worker?worker&url'
import type { WorkName, WorkProgress, WorkReply } from './messages'

type Result<Name extends WorkName> = Awaited<ReturnType<BackupWork[Name]>>
type OnProgress = (progress: WorkProgress) => void

/** Without the last of them, which hears of progress. */
type Given<Name extends WorkName> =
  Parameters<BackupWork[Name]> extends [...infer Given, (progress: WorkProgress) => void]
    ? Given
    : Parameters<BackupWork[Name]>

/** Where long work is done: what one piece of it leaves is there for the next. */
export type WorkPlace = {
  run<Name extends WorkName>(
    name: Name,
    given: Given<Name>,
    onProgress?: OnProgress,
  ): Promise<Result<Name>>
  /** Ends it; what it does is left undone, and what it holds is gone. */
  close(): void
}

type Waiting = {
  resolve(result: unknown): void
  reject(error: unknown): void
  onProgress: OnProgress
}

/** Begins a place for long work: a worker, or the page itself where a worker cannot be had. */
export function openWorkPlace(): WorkPlace {
  const place = startWorker().catch(workInPage)
  let isClosed = false
  return {
    run: (name, given, onProgress) =>
      isClosed
        ? Promise.reject(new DOMException('closed', 'AbortError'))
        : place.then(({ run }) => run(name, given, onProgress)),
    close() {
      if (isClosed) return
      isClosed = true
      place.then(({ close }) => close())
    },
  }
}

/** Does one piece of work, and leaves nothing behind. */
export async function runOnce<Name extends WorkName>(
  name: Name,
  given: Given<Name>,
): Promise<Result<Name>> {
  const place = openWorkPlace()
  try {
    return await place.run(name, given)
  } finally {
    place.close()
  }
}

/** Rejects where the browser has no workers, allows none, or cannot load this one. */
function startWorker(): Promise<WorkPlace> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(trustedAddress(workerAddress), { type: 'module', name: 'backup' })
    const waiting = new Map<number, Waiting>()
    let lastId = 0
    const fail = (error: Error) => {
      for (const one of waiting.values()) one.reject(error)
      waiting.clear()
    }

    const place: WorkPlace = {
      run(name, given, onProgress = () => {}) {
        const id = ++lastId
        return new Promise((resolve, reject) => {
          waiting.set(id, { resolve: resolve as Waiting['resolve'], reject, onProgress })
          worker.postMessage({ id, name, given })
        })
      },
      close() {
        worker.terminate()
        fail(new DOMException('closed', 'AbortError'))
      },
    }
    worker.onmessage = ({ data }: MessageEvent<WorkReply>) => {
      if ('ready' in data) return resolve(place)
      const asked = waiting.get(data.id)
      if (!asked) return undefined
      if ('progress' in data) return asked.onProgress(data.progress)
      waiting.delete(data.id)
      if ('result' in data) return asked.resolve(data.result)
      return asked.reject(new DOMException(data.failure.message, data.failure.name))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      const error = new Error(event.message)
      reject(error)
      fail(error)
    }
  })
}

async function workInPage(): Promise<WorkPlace> {
  const { backupWork } = await import('./all-work')
  const work = backupWork()
  return {
    run(name, given, onProgress = () => {}) {
      const run = work[name] as (...given: unknown[]) => Promise<never>
      return run(...given, onProgress)
    },
    close() {},
  }
}
