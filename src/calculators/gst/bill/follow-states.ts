import type { Undo } from '../../../ui/tab/undo'
import { inputs } from '../inputs'
import { buyerByStates } from './details'
import { readSeller } from './seller'
import { readOpenBill } from './store'

const byStates = () => buyerByStates(readOpenBill().details, readSeller())

/**
 * Makes a change that may move the place of supply or the seller, and lets the tax follow it: IGST from
 * one state to another, else CGST and SGST. What a person chose against the states stays until then.
 *
 * @example followingStates(() => changeDetails({ buyerGstin }))
 */
export function followingStates<Result>(change: () => Result): Result {
  const before = byStates()
  const result = change()
  const after = byStates()
  if (after !== before) inputs.change({ buyer: after ?? 'same-state' })
  return result
}

/** The same for a change that can be undone: then the tax is again what it was. */
export function undoFollowing(change: () => Undo): Undo {
  const before = { states: byStates(), buyer: inputs.read().buyer }
  const undo = followingStates(change)
  const run = () => {
    followingStates(undo.run)
    if (byStates() === before.states) inputs.change({ buyer: before.buyer })
  }
  return { ...undo, run }
}
