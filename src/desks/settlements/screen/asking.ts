import type { WorkerClient } from '../../../ui/worker/worker-client'
import type { Requests, Summary } from '../messages'

/** The worker that holds the files. It rejects with `Aborted` where a newer request of a kind came. */
export type SettlementWorker = WorkerClient<Requests>

/** What every card of the page gets. */
export type CardProps = {
  /** Another object after each computation: what was asked before is asked again. */
  readonly summary: Summary
  readonly ask: SettlementWorker['request']
}
