import { useEffect } from 'react'
import type { View } from '../contract'
import { routeAt } from '../site'
import { ignoreOutcome, readTabText, writeTabText } from '../ui/memory/browser-storage'
import { address } from '../ui/tab/address'
import { combineCleanups, onWindow } from '../ui/tab/store'

const KEY = 'gst-hisab-places'
const MOST_POSITIONS = 100
/** By then the lazily loaded parts of a page are shown, or could not be loaded. */
export const MS_UNTIL_LOADED = 4_000

/** How far down each entry of the tab's history was when it was left. */
let positions = new Map<string, number>()
/** The name of the current entry. */
let entry = ''
/** Where the current entry was left, until the page has been scrolled there. */
let targetTop: number | undefined
let stop = () => {}
let shown: View | undefined

/**
 * Back and Forward, a reload and a return from another site lead to where a page was left. Pages
 * are not as tall as they were until their lazily loaded parts are shown, so that the browser's own
 * scroll restoration would come too early.
 */
export function useScrollPositions(view: View | undefined): void {
  useEffect(keepScrollPositions, [])
  useEffect(() => {
    shown = view
    restorePosition()
  }, [view])
}

function keepScrollPositions(): () => void {
  positions = parsePositions(readTabText(KEY))
  const isNamed = history.state?.entry !== undefined
  const left = nameHistoryEntry()
  // A person who has scrolled already stays there, unless the entry has no name yet: then they scrolled
  // before they left it.
  if (!isNamed || !document.documentElement.dataset.moved) targetTop = left
  history.scrollRestoration = 'manual'

  const note = () => {
    if (targetTop === undefined) positions.set(entry, scrollY)
  }
  const follow = () => {
    if (history.state?.entry === entry) return
    stop()
    targetTop = nameHistoryEntry()
    // The position of another page is restored when that page is shown.
    if (routeAt(location.pathname)?.view === shown) restorePosition()
  }
  const leave = () => {
    writeTabText(KEY, writePositions(positions), ignoreOutcome)
    // Until this page is hydrated again, the browser restores the position itself.
    history.scrollRestoration = 'auto'
  }
  return combineCleanups(
    address.subscribe(follow),
    onWindow('popstate', follow),
    onWindow('hashchange', follow),
    onWindow('scroll', note),
    onWindow('pagehide', leave),
    onWindow('pageshow', () => {
      history.scrollRestoration = 'manual'
    }),
  )
}

/** Gives the current entry a name, where it has none. @returns where it was left, if it was */
function nameHistoryEntry(): number | undefined {
  const { entry: known, top } = history.state ?? {}
  if (typeof known === 'string') {
    entry = known
    return positions.get(entry)
  }
  entry = `${Date.now()}`
  history.replaceState({ ...history.state, entry }, '')
  positions.set(entry, scrollY)
  // It was left by a link before anybody here took note.
  return typeof top === 'number' ? top : undefined
}

function restorePosition(): void {
  const top = targetTop
  if (top !== undefined) pinScrollAt(() => top)
}

/** Holds the page at a place while it grows, until the person scrolls or presses something. */
export function pinScrollAt(topNow: () => number | null | undefined): void {
  const end = new AbortController()
  const scrollThere = () => window.scrollTo({ top: topNow() ?? 0, behavior: 'instant' })
  // Without it, a page is scrolled to `targetTop` once.
  const growth = 'ResizeObserver' in window ? new ResizeObserver(scrollThere) : undefined
  stop = () => {
    end.abort()
    growth?.disconnect()
    clearTimeout(timer)
    targetTop = undefined
  }
  const timer = setTimeout(stop, MS_UNTIL_LOADED)
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(kind, stop, { passive: true, signal: end.signal })
  }
  scrollThere()
  growth?.observe(document.body)
}

/** @example parsePositions('a:0,b:3900') // Map { a → 0, b → 3900 } */
export function parsePositions(text: string | null): Map<string, number> {
  const pairs = (text ?? '').split(',').map((pair): [string, number] => {
    const [name = '', top] = pair.split(':')
    return [name, Number(top)]
  })
  return new Map(pairs.filter(([name, top]) => name && top >= 0 && Number.isFinite(top)))
}

/** The newest positions. @example writePositions(new Map([['a', 0], ['b', 3900]])) // 'a:0,b:3900' */
export const writePositions = (positions: ReadonlyMap<string, number>): string =>
  [...positions]
    .slice(-MOST_POSITIONS)
    .map(([name, top]) => `${name}:${Math.round(top)}`)
    .join(',')
