import { figureWidth as latinFigureWidth, wordsWidth as latinWordsWidth } from './widths'

/*
 * Devanagari: a letter is 0.75 em wide, a half one 0.4, a vowel sign with a stem 0.3; what stands above or
 * below a letter takes no room.
 */

const DEVANAGARI = /[\u0900-\u097f]/g

function devanagariWidth(text: string): number {
  const count = (signs: RegExp) => text.match(signs)?.length ?? 0
  const halves = count(/[\u0915-\u0939]\u093c?\u094d/g)
  const letters = count(/[\u0904-\u0939\u0958-\u0961\u0964]/g) - halves
  return 0.75 * letters + 0.4 * halves + 0.3 * count(/[\u093e-\u0940\u0949-\u094c]/g)
}

const latinIn = (text: string) => text.replace(DEVANAGARI, '')

/** About how wide words are, in em. */
export const wordsWidth = (words: string): number =>
  latinWordsWidth(latinIn(words)) + devanagariWidth(words)

/** How wide a figure is at most, in em; it may be counted in words: ₹6.37 लाख. */
export const figureWidth = (figure: string): number =>
  latinFigureWidth(latinIn(figure)) + devanagariWidth(figure)
