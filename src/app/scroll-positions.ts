import { useEffect } from 'react'
import type { View } from '../calculators/contract'
import { routeAt } from '../site'
import { ignoreOutcome, readTabText, writeTabText } from '../ui/memory/browser-storage'
import { address } from '../ui/tab/address'
import { combineCleanups, onWindow } from '../ui/tab/store'

const KEY = 'gst-hisab-places'
const MOST_POSITIONS = 100
/** By then the lazily loaded parts of a page are shown, or could not be loaded. */
const MS_UNTIL_LOADED = 4_000

/** How far down each entry of the tab's history was when it was left. */
let positions = new Map<string, number>()
/** The entry on show. */
let entry = ''
/** Where it was left, while the page is on its way there. */
let goal: number | undefined
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
    goOn()
  }, [view])
}

function keepScrollPositions(): () => void {
  positions = parsePositions(readTabText(KEY))
  const isNamed = history.state?.entry !== undefined
  const left = takeUpEntry()
  // Whoever scrolled meanwhile stays there, but in an entry without a name that was before it was left.
  if (!isNamed || !document.documentElement.dataset.moved) goal = left
  history.scrollRestoration = 'manual'

  const note = () => {
    if (goal === undefined) positions.set(entry, scrollY)
  }
  const follow = () => {
    if (history.state?.entry === entry) return
    stop()
    goal = takeUpEntry()
    // Another page goes on when it is on show.
    if (routeAt(location.pathname)?.view === shown) goOn()
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

/** Gives the entry on show a name, where it has none. @returns where it was left, if it was */
function takeUpEntry(): number | undefined {
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

/** Holds the page at its goal while it grows, until somebody takes it elsewhere. */
function goOn(): void {
  if (goal === undefined) return
  const top = goal
  const end = new AbortController()
  const hold = () => window.scrollTo({ top, behavior: 'instant' })
  // Without it, a page is brought back to its goal once.
  const growth = 'ResizeObserver' in window ? new ResizeObserver(hold) : undefined
  stop = () => {
    end.abort()
    growth?.disconnect()
    clearTimeout(timer)
    goal = undefined
  }
  const timer = setTimeout(stop, MS_UNTIL_LOADED)
  for (const kind of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    window.addEventListener(kind, stop, { passive: true, signal: end.signal })
  }
  hold()
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
