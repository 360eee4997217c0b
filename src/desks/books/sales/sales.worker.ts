import { serveRequests } from '../../../ui/worker/requests'
import { salesHandlers } from './sales-handlers'

serveRequests(salesHandlers)
