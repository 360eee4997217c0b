import { isRead, readNumber } from '../parse'

/** A head stands above the table, below a title and a few lines at most … */
const LINES_BEFORE_HEAD = 60
/** … or below the facts of a file: lines of a name and a value, and of those there may be many. */
const FACTS_BEFORE_HEAD = 2_000

/**
 * Which row holds the names of the columns: the first of those that name the most things, two at
 * least, and hold no number.
 *
 * @returns -1 where none does
 */
export function findHead(
  rows: readonly (readonly string[])[],
  useOf: (head: string) => string | undefined,
): number {
  let found = -1
  let most = 1
  let hasOnlyFacts = true
  for (const [at, cells] of rows.slice(0, FACTS_BEFORE_HEAD).entries()) {
    if (at >= LINES_BEFORE_HEAD && !hasOnlyFacts) break
    const known = new Set(cells.map(useOf).filter((use) => use !== undefined)).size
    if (known > most && !cells.some((cell) => isRead(readNumber(cell)))) {
      found = at
      most = known
    }
    hasOnlyFacts &&= cells.filter((cell) => cell !== '').length <= 2
  }
  return found
}
