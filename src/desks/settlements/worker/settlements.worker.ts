import { lazyUnzip, lazyWorkbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import { serveRequests } from '../../../ui/worker/requests'
import type { Requests } from '../messages'
import { settlementDesk } from './settlement-desk'

serveRequests<Requests>(() => settlementDesk(lazyWorkbooks, lazyUnzip), { isNewestOnly: true })
