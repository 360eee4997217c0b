import { useSyncExternalStore } from 'react'
import { type Fields, readFragment, writeFragment } from '../core/fragment'
import { readSession, writeSession } from './session'

/** The inputs of one page: what a person typed, kept for this tab and restored from a link. */
export type PageInputs<Inputs extends Fields> = {
  read(): Inputs
  /** Changes some of them; what they were before a link is forgotten. */
  change(part: Partial<Inputs>): void
  readonly defaults: Inputs
  subscribe(listener: () => void): () => void
}

type Choices<Inputs> = { readonly [Name in keyof Inputs]?: readonly Inputs[Name][] }

/**
 * The one place of a page's inputs. They outlive the page: they are there again after a change of
 * page and, through the tab's session storage, after a reload. A link's fragment comes first.
 *
 * @param page names the inputs in storage
 * @param choices the values that are possible where a person does not type
 */
export function pageInputs<Inputs extends Fields>(
  page: string,
  defaults: Inputs,
  choices: Choices<Inputs>,
): PageInputs<Inputs> {
  const storageKey = `gst-hisab-inputs-${page}`
  const listeners = new Set<() => void>()
  let current: Inputs | undefined

  const parse = (text: string | null): Inputs | undefined => {
    const fields = readFragment(text ?? '', Object.keys(defaults))
    if (!fields) return undefined
    const possible = Object.entries(fields).filter(
      ([name, value]) => choices[name]?.includes(value as Inputs[string]) ?? true,
    )
    return { ...defaults, ...Object.fromEntries(possible) }
  }

  const replace = (inputs: Inputs) => {
    current = inputs
    writeSession(storageKey, writeFragment(inputs))
    for (const listener of listeners) listener()
  }

  const followLink = () => {
    const linked = parse(location.hash.slice(1))
    if (linked) replace(linked)
  }

  return {
    defaults,
    read() {
      current ??= parse(location.hash.slice(1)) ?? parse(readSession(storageKey)) ?? defaults
      return current
    },
    change: (part) => {
      leaveLink()
      replace({ ...(current ?? defaults), ...part })
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('hashchange', followLink)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('hashchange', followLink)
      }
    },
  }
}

/** The inputs of this page as they are now; while prerendering, the defaults. */
export const usePageInputs = <Inputs extends Fields>(inputs: PageInputs<Inputs>): Inputs =>
  useSyncExternalStore(inputs.subscribe, inputs.read, () => inputs.defaults)

/** What a person changes is no longer what the link said: the address becomes the plain one. */
function leaveLink(): void {
  if (location.hash.startsWith('#v=')) {
    history.replaceState(history.state, '', location.pathname + location.search)
  }
}

/** An address that restores these inputs on this page, and never reaches a server. */
export const shareLink = (inputs: PageInputs<Fields>, currencyCode: string): string =>
  `${location.origin}${location.pathname}#${writeFragment({ ...inputs.read(), currency: currencyCode })}`
