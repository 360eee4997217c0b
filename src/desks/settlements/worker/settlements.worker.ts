import { serveRequests } from '../../../ui/worker/requests'
import type { Requests } from '../messages'
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

serveRequests<Requests>(() => settlementDesk(workbooks), { isNewestOnly: true })
