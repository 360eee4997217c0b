import { useSyncExternalStore } from 'react'
import { type Fields, readFragment, writeFragment } from '../../core/fragment'
import { address, leaveLink, onLeaveLink } from '../tab/address'
import { combineCleanups, createStore, type Store } from '../tab/store'
import { ignoreOutcome, readTabText, writeTabText } from './browser-storage'

/** The inputs of a view: what a person typed, kept for this tab and restored from a link. */
export type PageInputs<Inputs extends Fields> = {
  readonly defaults: Inputs
  read(): Inputs
  /** Changes some of them; if the address is a link, it becomes the plain one. */
  change(part: Partial<Inputs>): void
  /** Those of them that other views ask, too. */
  readonly shared: readonly SharedInputs[]
  /** All of them, and which groups of those that views share were typed. */
  replace(inputs: Inputs, isTyped: (group: SharedInputs) => boolean): void
  /** What a reset leads to, where that is not the example alone. */
  fresh?(): Inputs
  subscribe(listener: () => void): () => void
}

type Choices<Inputs> = { readonly [Name in keyof Inputs]?: readonly Inputs[Name][] }

export type InputsOf<Inputs> = {
  /** Their name in the tab's storage. */
  readonly name: string
  /** Whether a path is an address of their view: they take the links that lead there. */
  isAddress(path: string): boolean
  readonly defaults: Inputs
  /** The values that are possible where a person does not type. */
  readonly choices?: Choices<Inputs>
  /** The name of one that holds a list in one text, and may be long. */
  readonly list?: string
  /** Those of them that other views ask, too. */
  readonly shared?: readonly SharedInputs[]
}

/**
 * What several views ask alike, as one: typed in one, it is there in the others. As long as nobody
 * types any of it, every view shows its own example.
 */
export type SharedInputs = {
  readonly names: readonly string[]
  /** As the fragment of a link; empty while nothing was typed. */
  readonly text: Store<string>
  keep(): void
}

/** Whether somebody typed any of a group. */
export const isTyped = ({ text }: SharedInputs): boolean => text.read() !== ''

const keyOf = (name: string) => `gst-hisab-inputs-${name}`

/** @example sharedInputs('loan-terms', ['amount', 'rate']) */
export function sharedInputs(name: string, names: readonly string[]): SharedInputs {
  const text = createStore(() => readTabText(keyOf(name)) ?? '')
  return { names, text, keep: () => writeTabText(keyOf(name), text.read(), ignoreOutcome) }
}

/**
 * The one place of a view's inputs. They outlive the page: they are there again after a change of
 * page and, through the tab's session storage, after a reload. A link's fragment comes first.
 */
export function pageInputs<Inputs extends Fields>(options: InputsOf<Inputs>): PageInputs<Inputs> {
  const { name, isAddress, defaults, shared = [] } = options
  // A list that this tab kept itself may be longer than any link.
  const longest = options.list ? Number.POSITIVE_INFINITY : undefined
  let takenFrom: unknown

  const store = createStore<Inputs>(
    () => parseInputs(readTabText(keyOf(name)), options, longest) ?? defaults,
    () => address.subscribe(takeLink),
  )
  const keep = () => {
    writeTabText(keyOf(name), writeFragment(store.read()), ignoreOutcome)
    for (const group of shared) group.keep()
  }

  /** Takes what the address brings, once. The page of another calculator may still be shown. */
  function takeLink() {
    const now = address.read()
    if (now === takenFrom || !isAddress(now.path)) return
    takenFrom = now
    const linked = now.link && parseInputs(now.link, options)
    if (!linked) return
    onLeaveLink(keep)
    write(linked, () => true)
  }

  /** What was typed is typed, even if it is what the example says: then all views have it. */
  function write(next: Inputs, isTyped: (group: SharedInputs) => boolean) {
    for (const group of shared) {
      group.text.write(isTyped(group) ? writeFragment(only(next, group.names)) : '')
    }
    store.write(next)
  }

  let known: { own: Inputs; texts: string; all: Inputs } | undefined
  const read = () => {
    takeLink()
    const own = store.read()
    const texts = shared.map(({ text }) => text.read()).join('')
    if (own !== known?.own || texts !== known.texts) {
      const common = shared.map(({ names, text }) => {
        const examples = only(defaults, names)
        return parseInputs(text.read(), { ...options, defaults: examples }) ?? examples
      })
      const all = own === defaults && !texts ? own : Object.assign({}, own, ...common)
      known = { own, texts, all }
    }
    return known.all
  }

  const replace: typeof write = (next, isTyped) => {
    leaveLink()
    write(next, isTyped)
    keep()
  }

  return {
    defaults,
    shared,
    read,
    replace,
    change(part) {
      const before = read()
      const names = Object.keys(part)
      if (names.every((name) => before[name] === part[name])) return
      replace(
        { ...before, ...part },
        (group) => isTyped(group) || names.some((name) => group.names.includes(name)),
      )
    },
    subscribe: (listener) =>
      combineCleanups(
        ...[store, ...shared.map(({ text }) => text)].map((of) => of.subscribe(listener)),
      ),
  }
}

const only = (inputs: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, inputs[name] ?? '']))

/** The inputs that a text holds, over the defaults; nothing where it is no text of ours. */
export function parseInputs<Inputs extends Fields>(
  text: string | null,
  { defaults, choices, list }: Pick<InputsOf<Inputs>, 'defaults' | 'choices' | 'list'>,
  longest?: number,
): Inputs | undefined {
  const fields = readFragment(text ?? '', Object.keys(defaults), list, longest)
  if (!fields) return undefined
  const possible = Object.entries(fields).filter(
    ([name, value]) => choices?.[name]?.includes(value as Inputs[string]) ?? true,
  )
  return { ...defaults, ...Object.fromEntries(possible) }
}

/** The inputs of this page as they are now; while prerendering, the defaults. */
export const usePageInputs = <Inputs extends Fields>(inputs: PageInputs<Inputs>): Inputs =>
  useSyncExternalStore(inputs.subscribe, inputs.read, () => inputs.defaults)
