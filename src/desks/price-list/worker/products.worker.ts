import { lazyWorkbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import { serveRequests } from '../../../ui/worker/requests'
import type { Requests } from '../messages'
import { priceList } from './price-list'

serveRequests<Requests>(() => priceList(lazyWorkbooks), { isNewestOnly: true })
