import { serveRequests } from '../../../../ui/worker/requests'
import { handlers } from './handlers'

serveRequests(() => handlers, { isNewestOnly: true })
