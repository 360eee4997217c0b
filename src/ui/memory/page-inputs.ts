import { useSyncExternalStore } from 'react'
import { type Fields, readFragment, writeFragment } from '../../core/fragment'
import { address, leaveLink, onLeaveLink } from '../tab/address'
import { combineCleanups, createStore, type Store } from '../tab/store'
import { ignoreOutcome, readTabText, writeTabText } from './browser-storage'
import { type Declared, type Input, type Readings, readNumbers, type TextsOf } from './input-kinds'

/** The inputs of a view: what a person typed, kept for this tab and restored from a link. */
export type PageInputs<Inputs extends Fields> = {
  readonly defaults: Inputs
  read(): Inputs
  /** Whether these are what the page opens with: nobody typed any of them. */
  isExample?(inputs: Inputs): boolean
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

/** The inputs of a view with what it declares of them: a field is bound to one by its name. */
export type DeclaredInputs<Of extends Declared> = PageInputs<TextsOf<Of>> & {
  readonly fields: Of
  /** The numbers in what is typed. */
  parse(typed: TextsOf<Of>): Readings<Of>
}

/** Those of one view, which open with an example. */
type ExampleInputs<Of extends Declared> = DeclaredInputs<Of> & {
  isExample(inputs: TextsOf<Of>): boolean
  /** What stands there as long as nobody types: the defaults, with what this device knows better. */
  example(): TextsOf<Of>
}

export type InputsOf<Inputs> = {
  /** Their name in the tab's storage. */
  readonly name: string
  /** Whether a path is an address of their view: they take the links that lead there. */
  isAddress(path: string): boolean
  /** What each of them is, and what it is before anyone types. */
  readonly fields: { readonly [Name in keyof Inputs]: Input<string, Inputs[Name] & string> }
  /** The name of one that holds a list in one text, and may be long. */
  readonly list?: string
  /** Those of them that other views ask, too. */
  readonly shared?: readonly SharedInputs[]
  /** What this device knows better than the example, such as the state of the shop. */
  readonly known?: {
    read(): Partial<Inputs>
    subscribe(listener: () => void): () => void
  }
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

/** Whether any of a group was typed. */
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
export function pageInputs<Of extends Declared>(
  options: InputsOf<TextsOf<Of>> & { readonly fields: Of },
): ExampleInputs<Of> {
  type Inputs = TextsOf<Of>
  const { name, isAddress, fields, shared = [] } = options
  const defaults = defaultsOf<Inputs>(fields)
  // A list that this tab kept itself may be longer than any link.
  const longest = options.list ? Number.POSITIVE_INFINITY : undefined
  let takenFrom: unknown

  const store = createStore<Inputs>(
    () => parseInputs(readTabText(keyOf(name)), options, defaults, longest) ?? defaults,
    () => address.subscribe(takeLink),
  )
  const saveToTab = () => {
    writeTabText(keyOf(name), writeFragment(store.read()), ignoreOutcome)
    for (const group of shared) group.keep()
  }

  /** Takes what the address brings, once. The page of another calculator may still be shown. */
  function takeLink() {
    const now = address.read()
    if (now === takenFrom || !isAddress(now.path)) return
    takenFrom = now
    const linked = now.link && parseInputs(now.link, options, defaults)
    if (!linked) return
    onLeaveLink(saveToTab)
    write(linked, () => true)
  }

  /** What was typed is typed, even if it is what the example says: then all views have it. */
  function write(next: Inputs, isTyped: (group: SharedInputs) => boolean) {
    for (const group of shared) {
      group.text.write(isTyped(group) ? writeFragment(only(next, group.names)) : '')
    }
    store.write(next)
  }

  let exampleHere: { text: string; inputs: Inputs } | undefined
  const example = (): Inputs => {
    const better = options.known?.read() ?? {}
    const text = writeFragment(better as Fields)
    if (text !== exampleHere?.text) {
      const isBetter = Object.keys(better).length > 0
      exampleHere = { text, inputs: isBetter ? { ...defaults, ...better } : defaults }
    }
    return exampleHere.inputs
  }

  let known: { own: Inputs; base: Inputs; texts: string; all: Inputs } | undefined
  const read = () => {
    takeLink()
    const own = store.read()
    const base = example()
    const texts = shared.map(({ text }) => text.read()).join('')
    if (own !== known?.own || base !== known.base || texts !== known.texts) {
      const common = shared.map(({ names, text }) => {
        const examples = only(base, names)
        return parseInputs(text.read(), options, examples) ?? examples
      })
      const all = own === defaults && !texts ? base : Object.assign({}, own, ...common)
      known = { own, base, texts, all }
    }
    return known.all
  }

  const replace: typeof write = (next, isTyped) => {
    leaveLink()
    write(next, isTyped)
    saveToTab()
  }

  return {
    fields,
    defaults,
    shared,
    example,
    isExample: (inputs) => inputs === defaults || inputs === example(),
    parse: (typed) => readNumbers(fields, typed),
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
        ...(options.known ? [options.known.subscribe(listener)] : []),
      ),
  }
}

const only = (inputs: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.map((name) => [name, inputs[name] ?? '']))

/** The texts that a page opens with. */
export const defaultsOf = <Inputs>(fields: InputsOf<Inputs>['fields']): Inputs =>
  Object.fromEntries(
    Object.entries<Input>(fields).map(([name, { text }]) => [name, text]),
  ) as Inputs

/** The inputs that a text holds, over the defaults; nothing where it is no text of ours. */
export function parseInputs<Inputs extends Fields>(
  text: string | null,
  { fields, list }: Pick<InputsOf<Inputs>, 'fields' | 'list'>,
  defaults: Inputs = defaultsOf<Inputs>(fields),
  longest?: number,
): Inputs | undefined {
  const texts = readFragment(text ?? '', Object.keys(defaults), list, longest)
  if (!texts) return undefined
  const possible = Object.entries(texts).filter(
    ([name, value]) => fields[name]?.choices?.includes(value as Inputs[string]) ?? true,
  )
  return { ...defaults, ...Object.fromEntries(possible) }
}

/** The inputs of this page as they are now; while prerendering, the defaults. */
export const usePageInputs = <Inputs extends Fields>(
  inputs: Pick<PageInputs<Inputs>, 'defaults' | 'read' | 'subscribe'>,
): Inputs => useSyncExternalStore(inputs.subscribe, inputs.read, () => inputs.defaults)
