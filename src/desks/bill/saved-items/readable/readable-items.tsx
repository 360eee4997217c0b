import { ReadableFiles } from '../../../../ui/files/readable-files'
import { readableItemWords } from './words'

/** The files of programs that were tried as lists of items. */
export function ReadableItems() {
  return <ReadableFiles programs={readableItemWords.programs} />
}
