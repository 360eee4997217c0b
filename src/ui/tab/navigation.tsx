import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  use,
  useSyncExternalStore,
} from 'react'
import { address, navigate } from './address'

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

/** A link to another page of the site. A new tab or window is still the browser's business. */
export function Link({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (event.defaultPrevented || isForBrowser) return
    event.preventDefault()
    if (href !== location.pathname) navigate(href)
  }
  return <a href={href} {...rest} onClick={follow} />
}
