/** What a person said a column is, by its place; nothing, if it is not needed. */
export type ChosenUses<Use extends string> = ReadonlyMap<number, Use | undefined>

/**
 * What each column is used for: what a person chose, otherwise what it was taken for. Of two columns
 * for one thing the first counts.
 *
 * @example usesOfColumns(['item', 'price', 'price'], new Map()) // ['item', 'price', undefined]
 * @example usesOfColumns(['item', 'price', 'price'], new Map([[2, 'price']])) // ['item', undefined, 'price']
 */
export function usesOfColumns<Use extends string>(
  guessed: readonly (Use | undefined)[],
  chosen: ChosenUses<Use>,
): (Use | undefined)[] {
  const taken = new Set(chosen.values())
  return guessed.map((use, at) => {
    if (chosen.has(at)) return chosen.get(at)
    if (use === undefined || taken.has(use)) return undefined
    taken.add(use)
    return use
  })
}

/** The choices after one more; a column that was chosen for the same thing before is not needed now. */
export const chooseUse = <Use extends string>(
  chosen: ChosenUses<Use>,
  column: number,
  use: Use | undefined,
): ChosenUses<Use> =>
  new Map([
    ...[...chosen].map(([at, other]) => [at, other === use ? undefined : other] as const),
    [column, use],
  ])
