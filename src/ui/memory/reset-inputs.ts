import type { Fields } from '../../core/fragment'
import { isTyped, type PageInputs } from './page-inputs'

/** Begins anew with the examples. @returns a way to undo it, which leaves what was typed since */
export function resetInputs({ defaults, shared, read, replace }: PageInputs<Fields>): () => void {
  const before = read()
  const typedBefore = shared.filter(isTyped)
  replace(defaults, () => false)
  return () => {
    const now = read()
    const untouched = Object.entries(before).filter(([name]) => now[name] === defaults[name])
    replace(
      { ...now, ...Object.fromEntries(untouched) },
      (group) => typedBefore.includes(group) || isTyped(group),
    )
  }
}
