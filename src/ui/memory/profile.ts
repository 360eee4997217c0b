import { type Fields, writeFragment } from '../../core/fragment'
import { combineCleanups, createStore, type Store } from '../tab/store'
import type { Outcome } from './browser-storage'
import type { DeviceText } from './device-text'
import { rememberedText } from './device-text'
import { choice, type Declared, readNumbers, type TextsOf } from './input-kinds'
import {
  type DeclaredInputs,
  defaultsOf,
  type InputsOf,
  type PageInputs,
  pageInputs,
  parseInputs,
} from './page-inputs'

/*
 * Some inputs of a view belong to the person, not to the tab: they are kept on this device, and the
 * same in all tabs. A link brings values of its own; they hold in the tab that opened it and leave
 * what is kept alone, until a person says otherwise (profile-actions.ts).
 */

export type ProfileInputs<Inputs extends Fields> = PageInputs<Inputs> & {
  /** What is kept on the device, where there is something, with the rest of this tab. */
  own(): Inputs
  /** For `profile-actions.ts`, which is loaded lazily. */
  readonly inside: Inside<Inputs>
}

/** Of the values in a tab: they are what is kept, what could not be kept, or came otherwise. */
export type Whose = 'device' | 'held' | 'tab'
export type TabInputs<Inputs> = Inputs & { readonly whose: Whose }

type Now<Inputs> = {
  readonly typed: TabInputs<Inputs>
  /** What is kept, as the fragment of a link; empty where it was forgotten. */
  readonly text: string | null
  /** The tab shows what a link brought, and that differs from one's own. */
  readonly isLinked: boolean
  readonly all: Inputs
}

type Inside<Inputs extends Fields> = {
  readonly names: readonly string[]
  readonly example: Partial<Inputs>
  readonly stored: DeviceText
  readonly keeping: Store<Outcome | 'cleared'>
  readonly tab: Pick<PageInputs<TabInputs<Inputs>>, 'read' | 'replace'>
  now(): Now<Inputs>
  only(inputs: Inputs): Partial<Inputs>
  parse(text: string | null): Partial<Inputs> | undefined
  ownOf(typed: TabInputs<Inputs>, text: string | null): Inputs
  write(edit: (newest: string | null) => string): void
  show(inputs: Inputs, whose?: Whose): void
}

type Options<Inputs extends Fields> = Omit<InputsOf<Inputs>, 'shared'> & {
  /** Where they are kept on the device. */
  readonly key: string
  /** The inputs that are the person's. */
  readonly kept: readonly (keyof Inputs & string)[]
  /** The inputs of a tab when those of the person became others: what depends on them follows. */
  follow(typed: Inputs, kept: Partial<Inputs>): Inputs
}

/** @example profileInputs({ name: 'order', key: 'gst-hisab-order', kept: ['shipping'], … }) */
export function profileInputs<Of extends Declared>({
  key,
  kept: names,
  follow,
  ...options
}: Options<TextsOf<Of>> & { readonly fields: Of }): ProfileInputs<TextsOf<Of>> &
  DeclaredInputs<Of> {
  const { fields } = options
  type Inputs = TextsOf<Of>
  type Tab = TabInputs<Inputs>
  const defaults = defaultsOf<Inputs>(fields)
  const whose = choice<Whose>(['tab', 'device', 'held'])
  const tab = pageInputs({
    ...options,
    fields: { ...fields, whose },
  }) as unknown as PageInputs<Tab>
  const keeping = createStore<Outcome | 'cleared'>(() => 'kept')
  const stored = rememberedText(key, () => keeping.write('cleared'))
  /** What could not be written is held until the page is left. */
  let isHeld = false

  const only = (inputs: Inputs) =>
    Object.fromEntries(names.map((name) => [name, inputs[name]])) as Partial<Inputs>
  const example = only(defaults)
  const parse = (text: string | null) =>
    text ? parseInputs(text, options, example as Inputs) : undefined
  const inputsOf = ({ whose: _, ...typed }: Tab) => typed as unknown as Inputs

  /** What a tab shows that shows one's own. */
  function ownOf(typed: Tab, text: string | null): Inputs {
    const wasKept = text === null && typed.whose === 'device'
    const kept = parse(text) ?? (wasKept ? only(typed) : example)
    if (typed !== tab.defaults) return { ...follow(inputsOf(typed), kept), ...kept }
    return kept === example ? defaults : { ...defaults, ...kept }
  }

  function isLinked(typed: Tab, text: string | null): boolean {
    if (typed === tab.defaults || typed.whose === 'device') return false
    if (typed.whose === 'held' && isHeld) return false
    const kept = parse(text) ?? example
    return names.some((name) => typed[name] !== kept[name])
  }

  let known: Now<Inputs> | undefined
  const now = () => {
    const [typed, text] = [tab.read(), stored.read()]
    const linked = isLinked(typed, text)
    if (typed !== known?.typed || text !== known.text || linked !== known.isLinked) {
      const all = linked ? inputsOf(typed) : ownOf(typed, text)
      known = { typed, text, isLinked: linked, all }
    }
    return known
  }

  let knownOwn: { state: Now<Inputs>; all: Inputs } | undefined

  const write = (edit: (newest: string | null) => string) =>
    stored.change(edit, (outcome) => {
      isHeld = outcome !== 'kept'
      keeping.write(outcome)
    })
  const show = (inputs: Inputs, whose: Whose = isHeld ? 'held' : 'device') =>
    tab.replace({ ...inputs, whose }, () => false)
  const fresh = () => ({ ...defaults, ...(parse(stored.read()) ?? example) })

  return {
    fields,
    defaults,
    shared: [],
    parse: (typed) => readNumbers(fields, typed),
    read: () => now().all,
    fresh,
    own() {
      const state = now()
      if (!state.isLinked || !parse(state.text)) return state.all
      if (state !== knownOwn?.state) knownOwn = { state, all: ownOf(state.typed, state.text) }
      return knownOwn.all
    },
    replace(next) {
      const own = fresh()
      show(next, names.every((name) => next[name] === own[name]) ? undefined : 'tab')
    },
    change(part) {
      const { all: before, isLinked } = now()
      const changed = Object.entries(part).filter(([name, text]) => before[name] !== text)
      if (changed.length === 0) return
      if (isLinked) return tab.change(part as Partial<Tab>)
      const edit = Object.fromEntries(changed.filter(([name]) => names.includes(name)))
      // Over what any tab wrote last, so that the changes of two tabs add up.
      if (Object.keys(edit).length > 0) {
        write((newest) => writeFragment({ ...(parse(newest) ?? only(before)), ...edit } as Fields))
      }
      show({ ...before, ...part })
    },
    subscribe: (listener) =>
      combineCleanups(...[tab, stored, keeping].map((of) => of.subscribe(listener))),
    inside: { names, example, stored, keeping, tab, now, only, parse, ownOf, write, show },
  }
}
