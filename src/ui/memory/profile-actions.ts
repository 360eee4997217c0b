import { useSyncExternalStore } from 'react'
import { type Fields, writeFragment } from '../../core/fragment'
import type { Undo } from '../tab/undo'
import type { Outcome } from './browser-storage'
import type { ProfileInputs, TabInputs } from './profile'

/** Whose values a tab shows, and how it stands with what is kept. */
export type ProfileState =
  /** The example: nobody has changed anything yet, or it was forgotten. */
  | 'example'
  | 'kept'
  /** Not kept: they are here until the page is left. */
  | Exclude<Outcome, 'kept'>
  /** Not kept any more: the storage was cleared. */
  | 'cleared'
  /** What a link brought, in this tab only; one's own are kept, or there are none. */
  | 'linked'
  | 'linked, none kept'

export function profileState<Inputs extends Fields>({
  inside: { names, example, keeping, now, parse },
}: ProfileInputs<Inputs>): ProfileState {
  const { text, isLinked, all } = now()
  const hasOwn = parse(text) !== undefined
  if (isLinked) return hasOwn ? 'linked' : 'linked, none kept'
  const outcome = keeping.read()
  if (outcome !== 'kept' && text !== '') return outcome
  if (hasOwn) return 'kept'
  // The storage was cleared while the tab was away.
  const isLeft = text === null && names.some((name) => all[name] !== example[name])
  return isLeft ? 'cleared' : 'example'
}

export const useProfileState = <Inputs extends Fields>(
  inputs: ProfileInputs<Inputs>,
): ProfileState =>
  useSyncExternalStore(
    inputs.subscribe,
    () => profileState(inputs),
    () => 'example',
  )

/** Calls back when another tab changes what this one shows. @returns a function that ends it */
export const onProfileChangedInOtherTab = <Inputs extends Fields>(
  { inside: { stored, now } }: ProfileInputs<Inputs>,
  listener: () => void,
): (() => void) =>
  stored.subscribe((isFromOutside) => isFromOutside && !now().isLinked && listener())

/** Whether a change could be saved, and how to undo it. */
type Done = Undo & { readonly outcome: Outcome }

/** Brings back what the tab showed before; a tab that was changed since is left alone. */
function undoInTab<Inputs extends Fields>(
  { inside: { tab } }: ProfileInputs<Inputs>,
  before: TabInputs<Inputs>,
) {
  const after = tab.read()
  return () => {
    if (tab.read() === after) tab.replace(before, () => false)
  }
}

const writeOutcome = ({ keeping }: { keeping: { read(): Outcome | 'cleared' } }): Outcome => {
  const outcome = keeping.read()
  return outcome === 'cleared' ? 'kept' : outcome
}

/** The example again, and nothing kept. */
export function forgetProfile<Inputs extends Fields>(inputs: ProfileInputs<Inputs>): Done {
  const { example, now, only, parse, write, show } = inputs.inside
  const before = now()
  write(() => '')
  show(now().all)
  const outcome = writeOutcome(inputs.inside)
  const back = undoInTab(inputs, before.typed)
  return {
    outcome,
    run() {
      write((newest) => {
        const since = Object.entries(parse(newest) ?? example)
        // What was typed since stays.
        const changed = since.filter(([name, text]) => text !== example[name])
        const again = parse(before.text) ?? only(before.all)
        return writeFragment({ ...again, ...Object.fromEntries(changed) } as Fields)
      })
      back()
    },
  }
}

/** Shows one's own inputs instead of those that a link brought. */
export function showOwnInsteadOfLinked<Inputs extends Fields>(inputs: ProfileInputs<Inputs>): Done {
  const { now, ownOf, show } = inputs.inside
  const { typed, text } = now()
  show(ownOf(typed, text))
  return { outcome: 'kept', run: undoInTab(inputs, typed) }
}

/** Saves the inputs that a link brought as one's own. */
export function saveLinkedAsOwn<Inputs extends Fields>(inputs: ProfileInputs<Inputs>): Done {
  const { now, only, write, show } = inputs.inside
  const before = now()
  write(() => writeFragment(only(before.all) as Fields))
  show(before.all)
  const outcome = writeOutcome(inputs.inside)
  const back = undoInTab(inputs, before.typed)
  return {
    outcome,
    run() {
      write(() => before.text ?? '')
      back()
    },
  }
}

/** Whether something is kept on this device: a person changed it there. */
export const isProfileRemembered = <Inputs extends Fields>({
  inside: { stored, parse },
}: ProfileInputs<Inputs>): boolean => parse(stored.read()) !== undefined

/** Inputs that were one's own before a link took their place, with what is kept by now. */
export function showOwnAgain<Inputs extends Fields>(
  inputs: ProfileInputs<Inputs>,
  own: Inputs,
): void {
  if (isProfileRemembered(inputs)) inputs.inside.show(own)
  else inputs.replace(own, () => false)
}
