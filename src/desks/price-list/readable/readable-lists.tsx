import { ReadableFiles } from '../../../ui/files/readable-files'
import { readableListWords } from './words'

/** The files of programs and marketplaces that were tried as price lists. */
export function ReadableLists({ className }: { className?: string | undefined }) {
  return <ReadableFiles programs={readableListWords.programs} className={className} />
}
