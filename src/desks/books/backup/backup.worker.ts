import { serveRequests } from '../../../ui/worker/requests'
import { backupWork } from './all-work'

serveRequests(backupWork)
