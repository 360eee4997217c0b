import { languageWords } from './words'

/**
 * The languages of the site. Every page is built in each of them, English first; the others stand below
 * a path of their own.
 */
export const languages = [
  { code: 'en', path: '', name: 'English' },
  { code: 'hi', path: '/hi', name: 'हिन्दी' },
] as const

export type Language = (typeof languages)[number]

/**
 * The address of a page in a language.
 *
 * @example addressIn('/hi', '/loan') // '/hi/loan'
 * @example addressIn('/hi', '/') // '/hi'
 */
export const addressIn = (languagePath: string, address: string): string =>
  languagePath && address === '/' ? languagePath : languagePath + address

/** The address of a page in the language of this build. */
export const addressHere = (address: string): string => addressIn(languageWords.path, address)
