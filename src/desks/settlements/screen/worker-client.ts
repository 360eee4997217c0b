import { startWorker } from '../../../ui/worker/worker-client'
import type { Requests, Responses } from '../messages'
import workerAddress from '../worker/settlements.worker?worker&url'
import type { SettlementWorker } from './asking'

/** A worker that holds files; nothing where the browser has no workers, or allows none. */
export function tryStartWorker(): SettlementWorker | undefined {
  try {
    return startWorker<Requests, Responses>(workerAddress, 'settlements')
  } catch {
    return undefined
  }
}
