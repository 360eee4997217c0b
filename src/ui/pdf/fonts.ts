import regular from '../style/fonts/paper-latin-400.ttf?url'
import bold from '../style/fonts/paper-latin-640.ttf?url'
import signs from '../style/fonts/paper-latin-ext-400.ttf?url'
import boldSigns from '../style/fonts/paper-latin-ext-640.ttf?url'

/** What a page needs to know of a font, in thousandths of its size. */
export type TrueType = {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly ascent: number
  readonly descent: number
  /** Left, bottom, right, top of all glyphs. */
  readonly box: readonly number[]
  /** The glyph of a character; figures are those of one width. None where the font lacks it. */
  glyphOf(codePoint: number): number | undefined
  widthOf(glyph: number): number
}

export type Weight = 'regular' | 'bold'

/** The fonts of each weight, the first that has a character sets it. */
export type PaperFonts = Readonly<Record<Weight, readonly TrueType[]>>

/**
 * Reads a static font: which glyph a character has, and how wide it is.
 *
 * @example readTrueType(bytes).glyphOf(0x20b9) // 1
 */
export function readTrueType(bytes: Uint8Array<ArrayBuffer>): TrueType {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tables = tablesOf(view)
  const at = (name: string) => {
    const place = tables.get(name)
    if (place === undefined) throw new Error(`The font has no ${name}`)
    return place
  }
  const [head, hhea, hmtx] = [at('head'), at('hhea'), at('hmtx')]
  const inThousandths = (units: number) => (units * 1000) / view.getUint16(head + 18)
  const signed = (place: number) => inThousandths(view.getInt16(place))
  const lastWidth = view.getUint16(hhea + 34) - 1
  const glyphs = charactersOf(view, at('cmap'))
  const gsub = tables.get('GSUB')
  if (gsub !== undefined) {
    const others = substitutesIn(view, gsub)
    for (const [character, glyph] of glyphs) glyphs.set(character, others.get(glyph) ?? glyph)
  }
  return {
    bytes,
    ascent: signed(hhea + 4),
    descent: signed(hhea + 6),
    box: [36, 38, 40, 42].map((offset) => signed(head + offset)),
    glyphOf: (codePoint) => glyphs.get(codePoint),
    widthOf: (glyph) => inThousandths(view.getUint16(hmtx + 4 * Math.min(glyph, lastWidth))),
  }
}

/** Where each table begins. */
function tablesOf(view: DataView): Map<string, number> {
  return new Map(
    Array.from({ length: view.getUint16(4) }, (_, index) => {
      const entry = 12 + 16 * index
      const name = [0, 1, 2, 3].map((byte) => String.fromCharCode(view.getUint8(entry + byte)))
      return [name.join(''), view.getUint32(entry + 8)]
    }),
  )
}

/** The glyphs of all characters, from the kind of table that every font has (format 4). */
function charactersOf(view: DataView, cmap: number): Map<number, number> {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index),
  )
  const table = subtables.find((place) => view.getUint16(place) === 4)
  if (table === undefined) throw new Error('The font has no table of characters')
  const glyphs = new Map<number, number>()
  const columns = view.getUint16(table + 6)
  for (let segment = 0; segment < columns; segment += 2) {
    const end = view.getUint16(table + 14 + segment)
    const starts = table + 16 + columns + segment
    const [start, delta] = [view.getUint16(starts), view.getUint16(starts + columns)]
    const ranges = starts + 2 * columns
    const range = view.getUint16(ranges)
    for (let code = start; code <= end && code < 0xffff; code++) {
      const found = range === 0 ? code : view.getUint16(ranges + range + 2 * (code - start))
      const glyph = (found + delta) & 0xffff
      if (found !== 0 && glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

/** Glyphs that stand for others, one for one. The fonts of paper keep only those for figures. */
function substitutesIn(view: DataView, gsub: number): Map<number, number> {
  const others = new Map<number, number>()
  const lookups = gsub + view.getUint16(gsub + 8)
  for (const lookup of offsetsIn(view, lookups, lookups)) {
    if (view.getUint16(lookup) !== 1) continue
    for (const table of offsetsIn(view, lookup + 4, lookup)) {
      const isList = view.getUint16(table) === 2
      const covered = coveredBy(view, table + view.getUint16(table + 2))
      for (const [index, glyph] of covered.entries()) {
        const other = isList
          ? view.getUint16(table + 6 + 2 * index)
          : glyph + view.getInt16(table + 4)
        others.set(glyph, other & 0xffff)
      }
    }
  }
  return others
}

/** A number, and as many places from here. */
const offsetsIn = (view: DataView, place: number, from: number): number[] =>
  Array.from(
    { length: view.getUint16(place) },
    (_, index) => from + view.getUint16(place + 2 + 2 * index),
  )

/** The glyphs that a table is about, in its order. */
function coveredBy(view: DataView, coverage: number): number[] {
  const count = view.getUint16(coverage + 2)
  const isList = view.getUint16(coverage) === 1
  return Array.from({ length: count }, (_, index) => {
    if (isList) return [view.getUint16(coverage + 4 + 2 * index)]
    const [first, last] = [0, 2].map((part) => view.getUint16(coverage + 4 + 6 * index + part))
    const length = (last ?? 0) - (first ?? 0) + 1
    return Array.from({ length }, (_, step) => (first ?? 0) + step)
  }).flat()
}

let loading: Promise<PaperFonts> | undefined

/** The fonts of paper, loaded once; what fails is tried again the next time. */
export function loadPaperFonts(): Promise<PaperFonts> {
  loading ??= Promise.all([regular, signs, bold, boldSigns].map(loadFont)).then(
    ([regular, signs, bold, boldSigns]) => ({
      regular: [regular, signs].filter((font) => font !== undefined),
      bold: [bold, boldSigns].filter((font) => font !== undefined),
    }),
    (error) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

async function loadFont(address: string): Promise<TrueType> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`A font is not there: ${answer.status}`)
  return readTrueType(new Uint8Array(await answer.arrayBuffer()))
}
