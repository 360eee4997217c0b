import { type ComponentType, use, useEffect, useState } from 'react'
import { loadOrReload } from './load-or-reload'
import { useIsHydrating } from './use-is-hydrating'

/** A part of a page that is in no first load. */
export type LatePart<Props> = {
  /** The part. Where it is not here yet, the nearest `Suspense` waits for it. */
  Part: ComponentType<Props>
  /** Loads it ahead; what fails is tried again the next time. */
  load(): Promise<ComponentType<Props>>
  /** Whether it can be shown without waiting. */
  isHere(): boolean
}

/**
 * The one way to load a part of a page later: when it is first shown, or ahead of that.
 *
 * @example const dialog = latePart(() => import('./dialog').then((part) => part.Dialog))
 */
export function latePart<Props extends object>(
  importPart: () => Promise<ComponentType<Props>>,
): LatePart<Props> {
  let loaded: ComponentType<Props> | undefined
  let loading: Promise<ComponentType<Props>> | undefined
  let awaited: Promise<ComponentType<Props>> | undefined

  const load = () => {
    loading ??= importPart().then(
      (Part) => {
        loaded = Part
        return Part
      },
      (error) => {
        loading = undefined
        throw error
      },
    )
    return loading
  }

  function Part(props: Props) {
    // One promise for all renderings, even where it fails.
    awaited ??= loaded ? undefined : loadOrReload(load)
    const Loaded = loaded ?? use(awaited as Promise<ComponentType<Props>>)
    return <Loaded {...props} />
  }

  return { Part, load, isHere: () => loaded !== undefined }
}

/** What is loaded ahead, when the page is alive and has time; nothing until it is here. */
export const useLoadedWhenIdle = <Loaded,>({
  load,
}: {
  load(): Promise<Loaded>
}): Loaded | undefined => useWithoutWaiting(load, whenIdle)

/**
 * A part that answers to nobody: no press, no choice, no amount changes it. Where a visit begins it
 * is in the HTML and stays as it is, so that no script has to bring it. On later pages it is loaded.
 */
export function StillPart({ part: { Part, load } }: { part: LatePart<object> }) {
  const [isPrerendered] = useState(useIsHydrating())
  const isHere = useWithoutWaiting(load, isPrerendered ? never : atOnce)
  if (import.meta.env.SSR || isHere) {
    return (
      <div data-still>
        <Part />
      </div>
    )
  }
  // Hydrating leaves the inside of such an element alone, whatever it is said to be.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it stands there already
  return isPrerendered && <div data-still dangerouslySetInnerHTML={{ __html: '' }} />
}

/** What is loaded in the background, once it is here; a page is complete without it. */
export function useWithoutWaiting<Loaded>(
  load: () => Promise<Loaded>,
  schedule: (start: () => void) => void,
): Loaded | undefined {
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    schedule(() => {
      load().then(
        (loaded) => setLoaded(() => loaded),
        () => {},
      )
    })
  }, [load, schedule])
  return loaded
}

export const never = () => {}

const atOnce = (start: () => void) => start()

export function whenIdle(start: () => void): void {
  // Safari has no idle callback, and elsewhere a page may never be called idle.
  const wait = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(start, { timeout: 2000 })
      : setTimeout(start)
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
}
