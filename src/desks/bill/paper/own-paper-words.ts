import { paperWords } from './paper-words.en'

/** The words of a bill in the language of the page. */
export const ownPaperWords = paperWords
