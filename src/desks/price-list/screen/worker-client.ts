import { startWorker, type WorkerClient } from '../../../ui/worker/worker-client'
import type { Requests } from '../messages'
import workerAddress from '../worker/products.worker?worker&url'

/** A worker that holds one price list. */
export type ListWorker = WorkerClient<Requests>

/**
 * The workers of this tab. Each file has one of its own: that of the shown list lives until the list
 * of another file is computed. So nothing that happens to a pending file can harm the shown list.
 */
export const workers: { shown: ListWorker | undefined; pending: ListWorker | undefined } = {
  shown: undefined,
  pending: undefined,
}

/** The worker of the pending file becomes that of the shown list. */
export function replaceShownWorker(worker: ListWorker): void {
  workers.shown?.close()
  workers.shown = worker
  workers.pending = undefined
}

const startListWorker = () => startWorker<Requests>(workerAddress, 'products')

let spareWorker: ListWorker | undefined

/** Starts a worker before there is a file, so that its script is loaded and compiled by then. */
export function startSpareWorker(): void {
  spareWorker = startListWorker()
}

/** The spare worker, or a new one; nothing where the browser has no workers, or allows none. */
export function takeWorker(): ListWorker | undefined {
  const spare = spareWorker
  spareWorker = undefined
  return spare?.isClosed() === false ? spare : startListWorker()
}
