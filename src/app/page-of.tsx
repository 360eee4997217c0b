import { type ComponentType, use, useEffect } from 'react'
import { loadPage } from '../pages'
import type { CalculatorMeta } from '../ui/calculator-meta'
import { loadPart } from '../ui/load-part'
import type { CalculatorPageProps, PageLink } from '../ui/page-links'

type Screen = ComponentType<CalculatorPageProps>

const loaded = new Map<string, Screen>()
const loading = new Map<string, Promise<Screen>>()
const awaited = new Map<string, Promise<Screen>>()

const notFound = 'not found'
const nameOf = (calculator: CalculatorMeta | undefined) => calculator?.folder ?? notFound

/** Loads a screen once; the first one before the site comes alive, others when they may be opened. */
export function preloadPage(calculator: CalculatorMeta | undefined): Promise<Screen> {
  const name = nameOf(calculator)
  const started = loading.get(name)
  if (started) return started
  const screen = (
    calculator ? loadPage(calculator) : import('./not-found').then(({ NotFound }) => NotFound)
  ).then((Screen: Screen) => {
    loaded.set(name, Screen)
    return Screen
  })
  // A screen that failed to load is asked for again the next time.
  screen.catch(() => loading.delete(name))
  loading.set(name, screen)
  return screen
}

/** A screen that somebody waits for: one promise for all renderings, even where it fails. */
function awaitPage(calculator: CalculatorMeta | undefined): Promise<Screen> {
  const name = nameOf(calculator)
  const screen = awaited.get(name) ?? loadPart(() => preloadPage(calculator))
  awaited.set(name, screen)
  return screen
}

type PageOfProps = { calculator: CalculatorMeta | undefined; others: readonly PageLink[] }

/** The screen of a calculator, or of none, waiting for its code where it is not here yet. */
export function PageOf({ calculator, others }: PageOfProps) {
  // Only now, with the screen alive, does it show what was stored: it comes alive after the shell.
  // It stands before `use`: React cannot replay a hook behind a `use` that the second try skips.
  useEffect(() => document.documentElement.removeAttribute('data-restoring'), [])
  const Screen = loaded.get(nameOf(calculator)) ?? use(awaitPage(calculator))
  return <Screen others={others} />
}
