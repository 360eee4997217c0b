import { paperWords } from './paper-words.hi'

/** The words of a bill in the language of the page. */
export const ownPaperWords = paperWords
