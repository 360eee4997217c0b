import file from './views.json'

/** Decimal strings, words, switches, and lists and records of them. */
export type Agreed =
  | null
  | boolean
  | string
  | readonly Agreed[]
  | { readonly [key: string]: Agreed }
type Case = {
  id: string
  view: string
  category: string
  inputs: Record<string, Agreed>
  expected: Record<string, Agreed>
  shown: Record<string, Agreed>
}

/** The agreed results of one view, each with a title that names it. */
export const viewCasesOf = (view: string) =>
  (file.cases as unknown as Case[])
    .filter((candidate) => candidate.view === view)
    .map((found) => ({ ...found, title: `${found.id} ${found.category}` }))
