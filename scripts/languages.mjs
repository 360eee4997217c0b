import { existsSync, readFileSync } from 'node:fs'
import { PSEUDO_LANGUAGE, pseudoCatalog } from './pseudo-language.mjs'

/** The language that is built, unless the build says otherwise. */
export const SOURCE_LANGUAGE = 'en'

/**
 * A file in a language: the one beside it that has the language in its name, if there is one.
 *
 * @param {string} file
 * @param {string} language
 * @example twinOf('src/words.ts', 'hi') // 'src/words.hi.ts'
 */
export function twinOf(file, language) {
  if (language === SOURCE_LANGUAGE) return file
  const [, path, ending] = /^(.*?)(\.tsx?)$/.exec(file) ?? []
  const twins = path
    ? [`${path}.${language}${ending}`, `${path}.${language}.ts`, `${path}.${language}.tsx`]
    : []
  return twins.find((twin) => existsSync(twin)) ?? file
}

/**
 * The language that a file is of, if it is of one.
 *
 * @param {string | undefined} file
 * @example languageOf('src/paper-words.hi.ts') // 'hi'
 */
export const languageOf = (file = '') => /\.(\w\w)\.tsx?$/.exec(file)?.[1]

/**
 * Takes the files of a language: wherever a file is imported that has a twin in it, that twin. What a
 * file of another language imports is of that language.
 *
 * @param {string} language
 * @returns {import('vite').Plugin}
 */
export function inLanguage(language) {
  return {
    name: 'in-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const wanted = languageOf(importer) ?? language
      if (wanted === SOURCE_LANGUAGE || !source.startsWith('.')) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      const twin = found && twinOf(found.id, wanted)
      // A twin may take what its original says, and say more.
      return twin && twin !== found.id && twin !== importer ? twin : null
    },
    load: (id) =>
      language === PSEUDO_LANGUAGE && /\/(words|states)\.tsx?$/.test(id)
        ? pseudoCatalog(id, readFileSync(id, 'utf8'))
        : null,
  }
}
