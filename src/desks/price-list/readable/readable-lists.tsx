import { ProgramList } from '../../../ui/files/readable-files'
import { readableListWords } from './words'

/** The files of programs and marketplaces that were tried as price lists. */
export function ReadableLists() {
  return <ProgramList programs={readableListWords.programs} />
}
