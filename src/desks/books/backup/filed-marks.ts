import type { FiledReturn } from '../saved-bills/bills-database'

/*
 * What becomes of the marks of filed returns when bills come and go with a file or with a closed year. A mark names
 * the documents that were in the return with their revisions; what differs counts as changed since it was filed.
 */

/** The marks of a file that are not here, or newer than here. */
export function marksToBring(
  here: readonly FiledReturn[],
  brought: readonly FiledReturn[],
): readonly FiledReturn[] {
  const known = new Map(here.map((mark) => [mark.key, mark]))
  return brought.filter(({ key, filedOn }) => {
    const own = known.get(key)
    return !own || own.filedOn < filedOn
  })
}

/** A mark with some of its documents only. */
export const onlyDocuments = (
  mark: FiledReturn,
  isWanted: (id: string) => boolean,
): FiledReturn => ({
  ...mark,
  documents: Object.fromEntries(Object.entries(mark.documents).filter(([id]) => isWanted(id))),
})

/**
 * Marks that get documents back which were taken out of them with a closed year. One that was set again since is of
 * another filing, and stays as it is.
 *
 * @param parts marks with the documents that come back
 * @returns those that are changed by it
 */
export const completedMarks = (
  here: readonly FiledReturn[],
  parts: readonly FiledReturn[],
): readonly FiledReturn[] =>
  parts.flatMap(({ key, filedOn, documents }) => {
    const own = here.find((mark) => mark.key === key && mark.filedOn === filedOn)
    const isMissing = Object.keys(documents).some((id) => !Object.hasOwn(own?.documents ?? {}, id))
    return own && isMissing ? [{ ...own, documents: { ...documents, ...own.documents } }] : []
  })

/** The revision that a bill had, and the one that the same content has now. */
export type Renumbered = { readonly from: number; readonly to: number }

/**
 * A bill that was brought back under a higher revision is still the one that was filed: its mark follows.
 *
 * @returns the same mark where none of its documents is concerned
 */
export function withRevisions(
  mark: FiledReturn,
  renumbered: ReadonlyMap<string, Renumbered>,
): FiledReturn {
  const followed = [...renumbered].filter(([id, { from }]) => mark.documents[id] === from)
  if (followed.length === 0) return mark
  const revisions = followed.map(([id, { to }]) => [id, to] as const)
  return { ...mark, documents: { ...mark.documents, ...Object.fromEntries(revisions) } }
}
