/**
 * A function that computes once for each object: the same object gets the same answer, not an equal
 * one. What it remembers goes with it.
 *
 * @example const lineOf = remembering((row: BillRow) => computeLine(readRow(row), choices))
 */
export function remembering<Key extends object, Answer>(
  compute: (key: Key) => Answer,
): (key: Key) => Answer {
  const known = new WeakMap<Key, { answer: Answer }>()
  return (key) => {
    const kept = known.get(key) ?? { answer: compute(key) }
    known.set(key, kept)
    return kept.answer
  }
}
