import { startWorker, type WorkerClient } from '../../../../ui/worker/worker-client'
import type { handlers } from './handlers'
import workerAddress from './returns.worker?worker&url'

type Client = WorkerClient<typeof handlers>

let client: Client | undefined

/** Asks the worker, which is started by the first request and lives as long as the page. */
export const requestReturns: Client['request'] = (...asked) => {
  client ??= startWorker(workerAddress, 'returns', () =>
    import('./handlers').then(({ handlers }) => handlers),
  )
  return client.request(...asked)
}
