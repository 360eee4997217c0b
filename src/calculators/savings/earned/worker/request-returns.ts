import { startWorker, type WorkerClient } from '../../../../ui/worker/worker-client'
import type { handlers } from './handlers'
import workerAddress from './returns.worker?worker&url'

type Client = WorkerClient<typeof handlers>

let client: Client | undefined

/** The worker, which is started when it is first wanted and lives as long as the page. */
export function returnsWorker(): Client {
  client ??= startWorker(workerAddress, 'returns', () =>
    import('./handlers').then(({ handlers }) => handlers),
  )
  return client
}
