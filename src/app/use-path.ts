import { useSyncExternalStore } from 'react'
import { address } from '../ui/tab/address'

/**
 * The path of the page on show.
 *
 * @param prerendered the one that the HTML was made for: Back may have been pressed before the page
 * came alive
 */
export const usePath = (prerendered: string): string =>
  useSyncExternalStore(
    address.subscribe,
    () => address.read().path,
    () => prerendered,
  )
