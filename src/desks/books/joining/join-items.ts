import {
  hasSameContent,
  type ItemField,
  type Replacement,
  type SavedItem,
} from '../saved-items/items-database'

/** What is changed together: a price is nothing without what it is the price of. */
const cells: readonly (readonly ItemField[])[] = [
  ['description'],
  ['code'],
  ['price', 'prices'],
  ['unit'],
  ['hsn'],
  ['rate'],
]

/** An item of both, by its code or name: what one side lacks is filled in, else the later record counts. */
function joinItem(own: SavedItem, brought: SavedItem): SavedItem {
  const [later, earlier] = brought.changedAt > own.changedAt ? [brought, own] : [own, brought]
  const filled = cells
    .filter(([field]) => field !== undefined && later[field] === '')
    .flatMap((fields) => fields.map((field) => [field, earlier[field]] as const))
  return { ...later, ...Object.fromEntries(filled), key: own.key }
}

export type ItemsJoining = {
  /** What has to be written. */
  readonly replacements: readonly Replacement[]
  readonly added: number
  readonly changed: number
  /** The same as here, or newer here. */
  readonly known: number
}

/** What a file's items do to those of this device. */
export function planItems(here: readonly SavedItem[], brought: readonly SavedItem[]): ItemsJoining {
  const own = new Map(here.map((item) => [item.key, item]))
  const replacements = new Map<string, Replacement>()
  for (const item of brought) {
    const before = own.get(item.key)
    if (!before) replacements.set(item.key, { after: item })
    else {
      const after = joinItem(before, item)
      if (!hasSameContent(before, after)) replacements.set(item.key, { before, after })
    }
  }
  const all = [...replacements.values()]
  const added = all.filter(({ before }) => !before).length
  return {
    replacements: all,
    added,
    changed: all.length - added,
    known: new Set(brought.map(({ key }) => key)).size - all.length,
  }
}
