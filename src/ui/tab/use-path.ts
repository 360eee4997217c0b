import { createContext, use, useSyncExternalStore } from 'react'
import { address } from './address'

/** The address that the HTML was rendered for. */
export const PrerenderedPath = createContext('/')

/** The path of the page on show. */
export function usePath(): string {
  const prerendered = use(PrerenderedPath)
  return useSyncExternalStore(
    address.subscribe,
    () => address.read().path,
    // Back may have been pressed before the page came alive.
    () => prerendered,
  )
}
