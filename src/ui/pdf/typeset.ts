import type { PaperFonts, TrueType, Weight } from './fonts'

/** What stands for text that no font of ours has. Widths are in sizes of the text. */
export type Pictures = { widthOf(text: string, weight: Weight): number }

/** A piece of a line that is set in one go. Widths are in sizes of the text. */
export type Run = { readonly text: string; readonly width: number } & (
  | { readonly kind: 'glyphs'; readonly font: TrueType; readonly glyphs: readonly number[] }
  | { readonly kind: 'picture' }
)

/** Sets text in our fonts, and measures it. */
export type Typesetter = {
  runsOf(line: string, weight: Weight): readonly Run[]
  /** How wide a line is at a size of 1. */
  widthOf(line: string, weight: Weight): number
  /** Breaks a text where it must be broken; lines that were typed stay lines. */
  linesOf(text: string, weight: Weight, widest: number): readonly string[]
}

/** Signs that are not seen and that only scripts of other fonts need. */
const unseen = /\p{Cf}/gu

export function typesetter(fonts: PaperFonts, pictures: Pictures): Typesetter {
  const known = new Map<string, number>()

  const fontOf = (character: string, weight: Weight) =>
    fonts[weight].find((font) => font.glyphOf(character.codePointAt(0) ?? 0) !== undefined)
  const canSet = (word: string, weight: Weight) =>
    [...word.replace(unseen, '')].every((character) => fontOf(character, weight))

  const pictureOf = (text: string, weight: Weight): Run => ({
    kind: 'picture',
    text,
    width: pictures.widthOf(text, weight),
  })

  function runsOf(line: string, weight: Weight): Run[] {
    // The browser puts such a line in order.
    if (hasRightToLeftLetters(line)) return [pictureOf(line, weight)]
    return stretchesOf(line, (word) => canSet(word, weight)).flatMap(({ text, isSet }) =>
      isSet ? glyphRuns(text.replace(unseen, ''), weight) : [pictureOf(text, weight)],
    )
  }

  function glyphRuns(text: string, weight: Weight): Run[] {
    const runs: {
      kind: 'glyphs'
      text: string
      width: number
      font: TrueType
      glyphs: number[]
    }[] = []
    for (const character of text) {
      const font = fontOf(character, weight)
      const glyph = font?.glyphOf(character.codePointAt(0) ?? 0)
      if (!font || glyph === undefined) continue
      let run = runs.at(-1)
      if (run?.font !== font) {
        run = { kind: 'glyphs', text: '', width: 0, font, glyphs: [] }
        runs.push(run)
      }
      run.text += character
      run.width += font.widthOf(glyph) / 1000
      run.glyphs.push(glyph)
    }
    return runs
  }

  function widthOf(line: string, weight: Weight): number {
    const key = weight + line
    const before = known.get(key)
    if (before !== undefined) return before
    const width = runsOf(line, weight).reduce((sum, run) => sum + run.width, 0)
    known.set(key, width)
    return width
  }

  /** Pieces of a word that is wider than a line: behind a comma or a hyphen, else anywhere. */
  function piecesOf(word: string, weight: Weight, widest: number): string[] {
    const pieces: string[] = []
    let [piece, width] = ['', 0]
    const parts = word
      .split(/(?<=[,/\-–_@])/)
      .flatMap((part) => (widthOf(part, weight) > widest ? signsOf(part) : [part]))
    for (const part of parts) {
      const more = widthOf(part, weight)
      if (piece && width + more > widest) {
        pieces.push(piece)
        piece = ''
        width = 0
      }
      piece += part
      width += more
    }
    return [...pieces, piece]
  }

  function linesOfTyped(text: string, weight: Weight, widest: number): string[] {
    const space = widthOf(' ', weight)
    const lines: string[] = []
    let [line, width] = ['', 0]
    for (const word of text.split(' ').filter(Boolean)) {
      const wordWidth = widthOf(word, weight)
      if (line && width + space + wordWidth <= widest) {
        line += ` ${word}`
        width += space + wordWidth
        continue
      }
      if (line) lines.push(line)
      const pieces = wordWidth > widest ? piecesOf(word, weight, widest) : [word]
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1) ?? ''
      width = widthOf(line, weight)
    }
    return [...lines, line]
  }

  return {
    runsOf,
    widthOf,
    linesOf: (text, weight, widest) =>
      tidied(text)
        .split('\n')
        .flatMap((typed) => linesOfTyped(typed, weight, widest)),
  }
}

/** What was typed or pasted, as a line can show it: one kind of space, one way to write an accent. */
const tidied = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, '\n')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .trim()

/** Words that our fonts have, and words that they lack, each with the spaces between them. */
function stretchesOf(line: string, canSet: (word: string) => boolean) {
  const stretches: { text: string; isSet: boolean }[] = []
  for (const part of line.split(/( +)/)) {
    const last = stretches.at(-1)
    const isSet = canSet(part)
    if (last && last.isSet === isSet) last.text += part
    else if (part) stretches.push({ text: part, isSet })
  }
  return joinedPictures(stretches)
}

/** A space between two pictures belongs to them: a browser sets both words as one line. */
function joinedPictures(stretches: readonly { text: string; isSet: boolean }[]) {
  const joined: { text: string; isSet: boolean }[] = []
  for (const [index, stretch] of stretches.entries()) {
    const last = joined.at(-1)
    const next = stretches[index + 1]
    const isBetween = stretch.isSet && stretch.text.trim() === '' && last && !last.isSet && next
    if (last && !last.isSet && (isBetween || !stretch.isSet)) last.text += stretch.text
    else joined.push({ ...stretch })
  }
  return joined
}

/** Signs that join a letter of an Indian script to the next, Devanagari to Malayalam. */
const joiners = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d'
/** What a person takes for one sign: a letter with its marks, and those that are joined to it. */
const sign = new RegExp(
  String.raw`\P{M}\p{M}*(?:(?:\u200d|(?<=[${joiners}])\u200c?)\P{M}\p{M}*|[\u200c\u200d\p{EMod}])*|\p{M}+`,
  'gu',
)

// The browser's own segmenter takes seconds for a word of a hundred thousand letters.
const signsOf = (word: string): readonly string[] => word.match(sign) ?? []

/** Letters that are written from right to left: Hebrew, Arabic, Urdu, Kashmiri, Sindhi. */
const letter = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]`
/** Letters with what stands between two of them. */
const stretch = new RegExp(String.raw`(${letter}(?:[^\p{L}\p{N}]*${letter})*)`, 'u')
const atBegin = new RegExp(String.raw`^\P{L}*${letter}`, 'u')

export const hasRightToLeftLetters = (text: string): boolean => stretch.test(text)

/** Whether the whole line is written from right to left. */
export const beginsRightToLeft = (text: string): boolean => atBegin.test(text)

/**
 * The characters of a line from left to right, as they are drawn. What a file says of its text is in
 * this order; readers turn it round again for searching and copying.
 *
 * @example asDrawn('אב 12 גד') // 'דג 12 בא'
 */
export function asDrawn(text: string): string {
  // Every second part is written from right to left.
  const parts = text
    .split(stretch)
    .map((part, index) => (index % 2 === 1 ? [...part].reverse().join('') : part))
  return (beginsRightToLeft(text) ? parts.reverse() : parts).join('')
}
