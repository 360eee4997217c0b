import {
  type ComponentType,
  startTransition,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { Button } from '../page/button'
import { uiWords } from '../words'
import { createStore, onWindow, type Store } from './store'

/** A second reload within this time would not help: the first one brought the newest version. */
const MS_BETWEEN_RELOADS = 60_000

/** Something could not be loaded since the page was. */
let hasFailed = false

/**
 * Loads a part that is not in the first load. What gets lost on the way is asked for a second time.
 * Its file vanishes when a new version is deployed under an open tab: then the page is loaded anew,
 * once, and its inputs with it.
 */
export async function loadOrReload<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load().catch(load)
  } catch (error) {
    if (!(await mayReload())) throw error
    history.replaceState({ ...history.state, reloadedAt: Date.now() }, '')
    location.reload()
    return new Promise(() => {})
  }
}

/** Whether it would help, and lose nothing: the page is there, and so are its inputs afterwards. */
async function mayReload(): Promise<boolean> {
  const lastReload = history.state?.reloadedAt ?? 0
  try {
    if (Date.now() - lastReload < MS_BETWEEN_RELOADS || !sessionStorage) return false
    const page = await fetch('')
    const script = document.querySelector('script[type=module]')?.getAttribute('src')
    const isReplaced = !(await page.text()).includes(`${script}`)
    // Browsers before 2026 never ask again for a script that failed: another try is a reload.
    return page.ok && (isReplaced || hasFailed)
  } catch {
    return false
  } finally {
    hasFailed = true
  }
}

const noSubscription = () => () => {}

/** Whether the prerendered page is being hydrated: that rendering has to show what the HTML says. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => false,
    () => true,
  )

/** The pauses between two tries to load something in the background. */
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 60_000

/** A part of a page that is loaded lazily. */
export type LazyPart<Props> = {
  /**
   * The part. Where it is not here yet, the nearest `Suspense` waits for it. Where it cannot be
   * loaded, it says so in its place, and offers another try.
   */
  Part: ComponentType<Props>
  /** Loads it ahead; what fails is tried again the next time. */
  load(): Promise<ComponentType<Props>>
  /** Whether it can be shown without waiting. */
  isHere(): boolean
}

/**
 * The one way to load a part of a page later: when it is first shown, or ahead of that.
 *
 * @example const dialog = lazyPart(() => import('./dialog').then((part) => part.Dialog))
 */
export function lazyPart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const here = createStore<ComponentType<Props> | undefined>(() => undefined)
  let loading: Promise<ComponentType<Props>> | undefined
  let awaited: Promise<ComponentType<Props> | undefined> | undefined

  const load = () => {
    loading ??= importPart().then(
      (Part) => {
        here.write(Part)
        return Part
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  const forget = () => {
    awaited = undefined
  }

  function Part(props: Props) {
    const [tries, setTries] = useState(0)
    const loaded = here.read()
    // One promise for all renderings, until another try is wanted. A build must not do without.
    if (!loaded) {
      awaited ??= import.meta.env.SSR ? load() : loadOrReload(load).catch(() => undefined)
    }
    const Loaded = loaded ?? (awaited && use(awaited))
    if (Loaded) return <Loaded {...props} />

    const tryAgain = () => {
      forget()
      // What is shown stays until it is known what comes of it.
      startTransition(() => setTries(tries + 1))
    }
    return <NotLoaded tries={tries} here={here} onTry={tryAgain} onLeave={forget} />
  }

  return { Part, load, isHere: () => here.read() !== undefined }
}

type NotLoadedProps = { tries: number; here: Store<unknown>; onTry(): void; onLeave(): void }

/** In the place of a part that could not be loaded. A person who comes back to it finds it tried again. */
function NotLoaded({ tries, here, onTry, onLeave }: NotLoadedProps) {
  useEffect(() => onWindow('online', onTry), [onTry])
  // What comes for one place of a part comes for all of them.
  useEffect(() => {
    if (here.read()) onTry()
    return here.subscribe(onTry)
  }, [here, onTry])
  useEffect(() => onLeave, [onLeave])
  return (
    <div>
      {/* Said again after another try. */}
      <p key={tries} role="alert">
        {uiWords.tab.notLoaded}
      </p>
      <Button kind="secondary" onClick={onTry}>
        {uiWords.tab.tryAgain}
      </Button>
    </div>
  )
}

/** Loads something when the page is hydrated and idle; `undefined` until it is loaded. */
export const useLoadedWhenIdle = <Loaded,>({
  load,
}: {
  load(): Promise<Loaded>
}): Loaded | undefined => useLoadedInBackground(load, whenIdle)

/** Loads what only a press asks for, once a person does anything on the page; `undefined` until then. */
export const useLoadedWhenUsed = <Loaded,>({
  load,
}: {
  load(): Promise<Loaded>
}): Loaded | undefined => useLoadedInBackground(load, whenUsed)

/**
 * A part that never changes: no input, choice or press has any effect on it. On the page that a visit
 * begins with it stays as the prerendered HTML has it, and its script is not loaded at all. On pages that
 * are opened later it is loaded.
 */
export function StaticIsland({ part: { Part, load } }: { part: LazyPart<object> }) {
  const [isPrerendered] = useState(useIsHydrating())
  const isHere = useLoadedInBackground(load, isPrerendered ? never : atOnce)
  if (import.meta.env.SSR || isHere) {
    return (
      <div data-island>
        <Part />
      </div>
    )
  }
  // Hydrating leaves the inside of such an element alone, whatever it is said to be.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands there already
  return isPrerendered && <div data-island dangerouslySetInnerHTML={{ __html: '' }} />
}

/**
 * Loads something in the background that a page is complete without; `undefined` until it is loaded. What
 * fails is tried again when the network comes back, or after a while.
 */
export function useLoadedInBackground<Loaded>(
  load: () => Promise<Loaded>,
  schedule: (start: () => void) => void,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    let isWanted = true
    schedule(async () => {
      for (let pause = FIRST_PAUSE_MS; isWanted; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
        try {
          const part = await load()
          return setLoaded(() => part)
        } catch {
          await networkOr(pause)
        }
      }
    })
    return () => {
      isWanted = false
    }
  }, [load, schedule])
  return loaded
}

const networkOr = (pause: number) =>
  new Promise((done) => {
    setTimeout(done, pause)
    addEventListener('online', done, { once: true })
  })

export const never = () => {}

export const atOnce = (start: () => void) => start()

/** What a person does with a page, on purpose or on the way to it. */
const signsOfUse = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'scroll'] as const

let isUsed = false

/** When a person has done anything at all in this tab, and the browser is idle. */
export function whenUsed(start: () => void): void {
  if (isUsed) {
    whenIdle(start)
    return
  }
  const listening = new AbortController()
  const begin = () => {
    isUsed = true
    listening.abort()
    whenIdle(start)
  }
  for (const sign of signsOfUse) {
    // Captured: neither scrolling within the page nor what a part keeps to itself comes up to the window.
    addEventListener(sign, begin, { capture: true, passive: true, signal: listening.signal })
  }
}

export function whenIdle(start: () => void): void {
  // Safari has no idle callback, and elsewhere a page may never be called idle.
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 2000 })
      : setTimeout(start)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
