import { useSyncExternalStore } from 'react'
import { salesChanges } from './ask-sales'

/** How often kept bills were changed: what was read is read again. */
export const useSalesChanges = (): number =>
  useSyncExternalStore(salesChanges.subscribe, salesChanges.read, () => 0)
