import type { Fields } from '../../core/fragment'
import { isTyped, type PageInputs } from './page-inputs'

/** Begins anew with the examples. @returns a way to undo it, which leaves what was typed since */
export function resetInputs(inputs: PageInputs<Fields>): () => void {
  const { shared, read, replace } = inputs
  const fresh = inputs.fresh?.() ?? inputs.defaults
  const before = read()
  const typedBefore = shared.filter(isTyped)
  replace(fresh, () => false)
  return () => {
    const now = read()
    const untouched = Object.entries(before).filter(([name]) => now[name] === fresh[name])
    replace(
      { ...now, ...Object.fromEntries(untouched) },
      (group) => typedBefore.includes(group) || isTyped(group),
    )
  }
}
