import { useSyncExternalStore } from 'react'
import { type Fields, readFragment, writeFragment } from '../../core/fragment'
import { address, keepOnLeaving, leaveLink } from './address'
import { readSession, writeSession } from './session'
import { createStore } from './store'

/** The inputs of a calculator: what a person typed, kept for this tab and restored from a link. */
export type PageInputs<Inputs extends Fields> = {
  readonly defaults: Inputs
  read(): Inputs
  /** Changes some of them; if the address is a link, it becomes the plain one. */
  change(part: Partial<Inputs>): void
  subscribe(listener: () => void): () => void
}

type Choices<Inputs> = { readonly [Name in keyof Inputs]?: readonly Inputs[Name][] }

type InputsOf<Inputs> = {
  /** Their name in the tab's storage. */
  readonly name: string
  /** The addresses whose links they take: each of these, and what lies below it. */
  readonly paths: readonly string[]
  readonly defaults: Inputs
  /** The values that are possible where a person does not type. */
  readonly choices?: Choices<Inputs>
}

/**
 * The one place of a calculator's inputs, shared by all its views. They outlive the page: they are
 * there again after a change of page and, through the tab's session storage, after a reload. A
 * link's fragment comes first.
 */
export function pageInputs<Inputs extends Fields>(options: InputsOf<Inputs>): PageInputs<Inputs> {
  const { name, paths, defaults } = options
  const storageKey = `gst-hisab-inputs-${name}`
  let takenFrom: unknown

  const store = createStore<Inputs>(
    () => parseInputs(readSession(storageKey), options) ?? defaults,
    () => address.subscribe(takeLink),
  )
  const keep = () => writeSession(storageKey, writeFragment(store.read()))

  /** Takes what the address brings, once. The page of another calculator may still be on show. */
  function takeLink() {
    const now = address.read()
    if (now === takenFrom || !paths.some((path) => isWithin(path, now.path))) return
    takenFrom = now
    const linked = now.link && parseInputs(now.link, options)
    if (!linked) return
    keepOnLeaving(keep)
    store.write(linked)
  }

  const read = () => {
    takeLink()
    return store.read()
  }

  return {
    defaults,
    read,
    change(part) {
      const before = read()
      if (Object.entries(part).every(([name, text]) => before[name] === text)) return
      leaveLink()
      store.write({ ...before, ...part })
      keep()
    },
    subscribe: store.subscribe,
  }
}

/** The inputs that a text holds, over the defaults; nothing where it is no text of ours. */
export function parseInputs<Inputs extends Fields>(
  text: string | null,
  { defaults, choices }: Pick<InputsOf<Inputs>, 'defaults' | 'choices'>,
): Inputs | undefined {
  const fields = readFragment(text ?? '', Object.keys(defaults))
  if (!fields) return undefined
  const possible = Object.entries(fields).filter(
    ([name, value]) => choices?.[name]?.includes(value as Inputs[string]) ?? true,
  )
  return { ...defaults, ...Object.fromEntries(possible) }
}

/** @example isWithin('/loan', '/loan/prepay') // true */
export const isWithin = (path: string, address: string) =>
  address === path || (path !== '/' && address.startsWith(`${path}/`))

/** The inputs of this page as they are now; while prerendering, the defaults. */
export const usePageInputs = <Inputs extends Fields>(inputs: PageInputs<Inputs>): Inputs =>
  useSyncExternalStore(inputs.subscribe, inputs.read, () => inputs.defaults)
