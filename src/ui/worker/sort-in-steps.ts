import { type Pace, ROWS_AT_A_TIME } from './pacing'

/** So many are sorted at once; the sorted runs are then merged. */
const SORTED_AT_ONCE = 1_024

/**
 * Sorts many items in steps; equal ones stay as they are.
 *
 * @example await sortInSteps(orders, (a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0), pace)
 */
export async function sortInSteps<Item>(
  items: readonly Item[],
  compare: (a: Item, b: Item) => number,
  pace: Pace,
): Promise<Item[]> {
  if (pace.isDue()) await pace.rest(0, items.length)
  if (items.length <= SORTED_AT_ONCE) return items.toSorted(compare)
  const middle = items.length >> 1
  const left = await sortInSteps(items.slice(0, middle), compare, pace)
  const right = await sortInSteps(items.slice(middle), compare, pace)
  return merge(left, right, compare, pace)
}

async function merge<Item>(
  left: readonly Item[],
  right: readonly Item[],
  compare: (a: Item, b: Item) => number,
  pace: Pace,
): Promise<Item[]> {
  const merged: Item[] = []
  let at = 0
  for (const item of left) {
    if (merged.length % ROWS_AT_A_TIME === 0 && pace.isDue())
      await pace.rest(merged.length, left.length + right.length)
    for (
      let other = right[at];
      other !== undefined && compare(other, item) < 0;
      other = right[at]
    ) {
      merged.push(other)
      at += 1
    }
    merged.push(item)
  }
  return merged.concat(right.slice(at))
}
