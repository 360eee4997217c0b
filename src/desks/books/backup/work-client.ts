import type { KindOf, RequestOf, ResponseOf } from '../../../ui/worker/requests'
import { startWorker, type WorkerClient } from '../../../ui/worker/worker-client'
import type { BackupWork } from './all-work'
import workerAddress from './backup.worker?worker&url'

/** Where long work is done: what one piece of it leaves is there for the next. */
export type WorkPlace = WorkerClient<BackupWork>

/** Begins a place for long work: a worker, or the page itself where a worker cannot be had. */
export const openWorkPlace = (): WorkPlace =>
  startWorker<BackupWork>(workerAddress, 'backup', () =>
    import('./all-work').then(({ backupWork }) => backupWork()),
  )

/** Does one piece of work, and leaves nothing behind. */
export async function runOnce<Kind extends KindOf<BackupWork>>(
  kind: Kind,
  request: RequestOf<BackupWork, Kind>,
): Promise<ResponseOf<BackupWork, Kind>> {
  const place = openWorkPlace()
  try {
    return await place.request(kind, request)
  } finally {
    place.close()
  }
}
