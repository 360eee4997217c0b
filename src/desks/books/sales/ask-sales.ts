import { useSyncExternalStore } from 'react'
import { createStore } from '../../../ui/tab/store'
import { startWorker, type WorkerClient } from '../../../ui/worker/worker-client'
import type { Requests } from './messages'
import workerAddress from './sales.worker?worker&url'

/** Counts how often kept bills were changed, here or in another tab. */
export const salesChanges = createStore<number>(() => 0)

type Client = WorkerClient<Requests>

let client: Client | undefined

/** Asks about all kept bills. The first request starts what holds them, which lives as long as the page. */
export const askSales: Client['request'] = (...asked) => {
  client ??= startWorker<Requests>(
    workerAddress,
    'sales',
    (tellNews) => import('./sales-handlers').then(({ salesHandlers }) => salesHandlers(tellNews)),
    () => salesChanges.write(salesChanges.read() + 1),
  )
  return client.request(...asked)
}

/** How often kept bills were changed: what was read is read again. */
export const useSalesChanges = (): number =>
  useSyncExternalStore(salesChanges.subscribe, salesChanges.read, () => 0)
