import { languageWords } from '../../../core/language/words'
import { createStore } from '../../../ui/tab/store'
import type { PaperLanguage, Seller } from '../../books/bill/seller'
import { ownPaperWords } from './own-paper-words'
import type { PaperWords } from './paper-words.en'

/*
 * A bill is printed in the language that the seller chose, whatever the language of the page. The
 * words of another language are loaded when it is chosen.
 */

const loaders: Readonly<Record<PaperLanguage, () => Promise<{ paperWords: PaperWords }>>> = {
  en: () => import('./paper-words.en'),
  hi: () => import('./paper-words.hi'),
}

/** What is loaded, by language. */
export const loadedPaperWords = createStore<ReadonlyMap<string, PaperWords>>(
  () => new Map([[languageWords.code, ownPaperWords]]),
)

type WithLanguage = Pick<Seller, 'language'>

/** The language of the bill: that of the page, until another one is chosen. */
const languageOf = ({ language }: WithLanguage) => language || languageWords.code

/** Loads the words that are printed on a bill. */
export async function loadPaperWords(seller: WithLanguage): Promise<PaperWords> {
  const language = languageOf(seller)
  const known = loadedPaperWords.read().get(language)
  if (known) return known
  const { paperWords } = await loaders[language as PaperLanguage]()
  loadedPaperWords.write(new Map([...loadedPaperWords.read(), [language, paperWords]]))
  return paperWords
}

/** The same at once, as printing cannot wait: those of the page, if others are not loaded. */
export const paperWordsNow = (seller: WithLanguage): PaperWords =>
  loadedPaperWords.read().get(languageOf(seller)) ?? ownPaperWords
