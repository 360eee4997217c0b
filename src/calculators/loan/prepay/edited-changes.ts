import { type Changes, parseChanges, writeChanges } from './changes'

/** The list that was edited last, with what its text does not say: the values of other kinds. */
let edited: { readonly text: string; readonly changes: Changes } | undefined

/** The changes of a text, as they were edited on this page or as the text alone says. */
export const changesIn = (text: string): Changes =>
  edited?.text === text ? edited.changes : parseChanges(text)

/** The text of edited changes, by which they are known again. */
export function keepEdited(changes: Changes): string {
  const text = writeChanges(changes)
  edited = { text, changes }
  return text
}
