import type { View, ViewHead } from '../src/contract'

const catalogs = import.meta.glob<Record<string, ViewHead>>(
  ['../src/calculators/**/words.{ts,tsx}', '../src/desks/*/words.{ts,tsx}'],
  { eager: true },
)

/** What a page says of itself, from the catalog of its view: screens would take long to load. */
export function headOf({ name }: View): ViewHead {
  for (const room of ['calculators', 'desks']) {
    for (const ending of ['ts', 'tsx']) {
      const [head] = Object.values(catalogs[`../src/${room}/${name}/words.${ending}`] ?? {})
      if (head) return head
    }
  }
  throw new Error(`${name} has no catalog`)
}
