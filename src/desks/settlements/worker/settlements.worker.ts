import { requestHandler } from '../../../ui/worker/requests'
import type { ReplyMessage, RequestMessage, Requests, Responses } from '../messages'
import { type LazyWorkbooks, settlementDesk } from './settlement-desk'

/*
 * The worker that holds the files of a seller. What reads and writes workbooks is loaded when there is
 * one.
 */

const workbooks: LazyWorkbooks = {
  reader: () =>
    import('../../../ui/tables/workbook/read-workbook').then(({ readWorkbook }) => readWorkbook),
  writer: () => import('../../../ui/tables/workbook/write-workbook'),
}

/** As much of a worker's scope as is needed here: the types of pages do not have it. */
declare const self: {
  onmessage: ((event: MessageEvent<RequestMessage>) => void) | null
  postMessage(reply: ReplyMessage): void
}

const handle = requestHandler<Requests, Responses>(settlementDesk(workbooks), (reply) =>
  self.postMessage(reply),
)
self.onmessage = ({ data }) => handle(data)
