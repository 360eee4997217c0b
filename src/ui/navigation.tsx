import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  use,
  useSyncExternalStore,
} from 'react'

/** The address that the HTML was rendered for. */
export const PrerenderedPath = createContext('/')

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  window.addEventListener('popstate', listener)
  listeners.add(listener)
  return () => {
    window.removeEventListener('popstate', listener)
    listeners.delete(listener)
  }
}

/** The path of the page on show. */
export function usePath(): string {
  const prerendered = use(PrerenderedPath)
  return useSyncExternalStore(
    subscribe,
    () => location.pathname,
    // Back may have been pressed before the page came alive.
    () => prerendered,
  )
}

/** Goes to another page of the site without loading a document. */
export function navigate(path: string): void {
  history.pushState(null, '', path)
  for (const listener of listeners) listener()
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
