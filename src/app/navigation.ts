import { useSyncExternalStore } from 'react'
import type { Calculator } from '../contract'
import { type Route, routeAt } from '../site'
import { address, navigate } from '../ui/tab/address'

/**
 * The path of the current page.
 *
 * @param prerendered the one that the HTML was made for: Back may have been pressed before the page
 * was hydrated
 */
export const usePath = (prerendered: string): string =>
  useSyncExternalStore(
    address.subscribe,
    () => address.read().path,
    () => prerendered,
  )

/**
 * Whether a calculator is the current one: its own page, the first of its views, or another view.
 * Both look alike; only the first is the page that its link leads to.
 */
export function currentIn(calculator: Calculator, route: Route | undefined) {
  if (route?.calculator !== calculator) return undefined
  return route.view === calculator.views[0] ? 'page' : 'true'
}

/** The page of this site behind the link that an event happened on, if it is one. */
export function routeBehind({
  target,
}: Event): { link: HTMLAnchorElement; route: Route } | undefined {
  const link = target instanceof Element && target.closest('a')
  const route = link && link.origin === location.origin && routeAt(link.pathname)
  return route ? { link, route } : undefined
}

/**
 * Follows links to pages of the site without loading a document, also those in prerendered HTML that
 * no component rendered. A new tab or window, and a place within the page, are still the
 * browser's business.
 */
export function followLinks(): () => void {
  const follow = (event: MouseEvent) => {
    const isForBrowser =
      event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    const { link } = routeBehind(event) ?? {}
    if (!link || isForBrowser || event.defaultPrevented) return
    const isHere = link.pathname === location.pathname
    if (isHere && link.hash) return
    event.preventDefault()
    if (!isHere) navigate(link.pathname + link.search + link.hash)
  }
  document.addEventListener('click', follow)
  return () => document.removeEventListener('click', follow)
}
