import { type Colour, type ColourPicture, colours, type Mark, type PageOfMarks } from './blocks'
import type { PaperFonts, TrueType, Weight } from './fonts'
import { hex, type PdfFile, pdfFile, pdfText, short, utf16 } from './pdf-file'
import type { DrawnPictures, TextPicture } from './text-pictures'
import { asDrawn, type Run, type Typesetter } from './typeset'

type PdfParts = {
  readonly title: string
  /** Of its words, as browsers name it. */
  readonly language: string
  readonly pages: readonly PageOfMarks[]
  readonly fonts: PaperFonts
  readonly typeset: Typesetter
  readonly pictures: Pick<DrawnPictures, 'draw'>
}

/** What the pages of a file share: fonts with the glyphs that were used, and pictures by what they show. */
type Resources = {
  nameOfFont(font: TrueType): string
  /** Remembers what a glyph says, so that it can be found and copied. */
  use(font: TrueType, glyph: number, character: string): void
  /** A number that stands for a character in text that is not seen. */
  unseenCode(character: string): number
  pictureOf(text: string, weight: Weight, size: number, colour: Colour): DrawnText
  /** A picture that is on several pages is in the file once. */
  nameOfPicture(picture: ColourPicture): string
}

/** A text as a picture. What is no ink is paler, as letters of our fonts are. */
type DrawnText = {
  readonly name: string
  readonly picture: TextPicture
  readonly colour: Colour
}

/** Of a picture's own text, which lies over it unseen: wide enough to be pointed at. */
const UNSEEN_WIDTH = 1000
/** More in one list are too many for some readers. */
const MOST_IN_LIST = 100

/** Writes pages of marks as a PDF, whose text is text: it can be searched, copied and read out. */
export async function writePdf({ title, language, pages, fonts, typeset, pictures }: PdfParts) {
  const file = pdfFile()
  const used = new Map<TrueType, Map<number, string>>()
  const unseen = new Map<string, number>()
  const drawn = new Map<string, DrawnText>()
  const coloured: ColourPicture[] = []
  const allFonts = [...new Set([...fonts.regular, ...fonts.bold])]

  const resources: Resources = {
    nameOfFont: (font) => `F${allFonts.indexOf(font)}`,
    use(font, glyph, character) {
      const glyphs = used.get(font) ?? new Map()
      used.set(font, glyphs.set(glyph, character))
    },
    unseenCode(character) {
      const code = unseen.get(character) ?? unseen.size + 1
      unseen.set(character, code)
      return code
    },
    pictureOf(text, weight, size, colour) {
      const key = [weight, short(size), colour, text].join()
      const known = drawn.get(key)
      if (known) return known
      const made = { name: `P${drawn.size}`, picture: pictures.draw(text, weight, size), colour }
      drawn.set(key, made)
      return made
    },
    nameOfPicture(picture) {
      if (!coloured.includes(picture)) coloured.push(picture)
      return `C${coloured.indexOf(picture)}`
    },
  }
  const contents = pages.map((page) => contentOf(page, typeset, resources))

  const parent = file.reserve()
  const shared = file.reserve()
  const kids: number[] = []
  for (const [index, { width, height }] of pages.entries()) {
    const content = await file.addStream('', contents[index] ?? '')
    kids.push(
      file.add(
        `<</Type/Page/Parent ${parent} 0 R/MediaBox[0 0 ${short(width)} ${short(height)}]/Resources ${shared} 0 R/Contents ${content} 0 R>>`,
      ),
    )
  }
  file.add(`<</Type/Pages/Count ${kids.length}/Kids[${kids.map(reference).join(' ')}]>>`, parent)

  const fontEntries: string[] = []
  for (const [font, glyphs] of used) {
    const number = await addFont(file, font, glyphs, fontEntries.length)
    fontEntries.push(`/${resources.nameOfFont(font)} ${number} 0 R`)
  }
  // The smallest font lends its name to what is not seen.
  const lender = allFonts.reduce((a, b) => (b.bytes.length < a.bytes.length ? b : a))
  if (unseen.size > 0) fontEntries.push(`/F ${await addUnseenFont(file, lender, unseen)} 0 R`)
  const pictureEntries: string[] = []
  for (const { name, picture, colour } of drawn.values()) {
    pictureEntries.push(`/${name} ${await addPicture(file, picture, colour)} 0 R`)
  }
  for (const picture of coloured) {
    const number = await addColourPicture(file, picture)
    pictureEntries.push(`/${resources.nameOfPicture(picture)} ${number} 0 R`)
  }
  file.add(`<</Font<<${fontEntries.join('')}>>/XObject<<${pictureEntries.join('')}>>>>`, shared)

  const root = file.add(
    `<</Type/Catalog/Pages ${parent} 0 R/Lang(${language})/ViewerPreferences<</DisplayDocTitle true>>>>`,
  )
  const info = file.add(`<</Title${pdfText(title)}>>`)
  return file.finish(`/Root ${root} 0 R/Info ${info} 0 R`)
}

const reference = (number: number) => `${number} 0 R`

/** The drawing of a page, in the words of the format. */
function contentOf({ height, marks }: PageOfMarks, typeset: Typesetter, resources: Resources) {
  return marks.map((mark) => contentOfMark(mark, height, typeset, resources)).join('\n')
}

function contentOfMark(mark: Mark, height: number, typeset: Typesetter, resources: Resources) {
  switch (mark.kind) {
    case 'box':
      return `${colourOf(mark.colour)} ${rectangle(mark, height)} f`
    case 'code':
      return codeOf(mark, height)
    case 'picture': {
      const box = [mark.width, 0, 0, mark.height, mark.x, height - mark.y - mark.height]
      return `q ${box.map(short).join(' ')} cm /${resources.nameOfPicture(mark.picture)} Do Q`
    }
    case 'text': {
      if (mark.lean) return leaning(mark, height, typeset, resources)
      let { x } = mark
      const pieces = typeset.runsOf(mark.text, mark.weight).map((run) => {
        const at = { x, y: height - mark.y }
        x += run.width * mark.size
        return run.kind === 'glyphs'
          ? glyphsOf(run, mark.size, at, resources)
          : pictureOf(run, mark, at, resources)
      })
      return [colourOf(mark.colour), ...pieces].join(' ')
    }
  }
}

/** A text that is turned around its beginning: it is set where the page is turned to. */
function leaning(
  { lean = 0, x, y, ...mark }: Mark & { kind: 'text' },
  height: number,
  typeset: Typesetter,
  resources: Resources,
): string {
  const angle = (lean * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turn = [cos, sin, -sin, cos, x, height - y].map((part) => part.toFixed(4)).join(' ')
  const set = contentOfMark({ ...mark, x: 0, y: 0 }, 0, typeset, resources)
  return `q ${turn} cm ${set} Q`
}

type Place = { readonly x: number; readonly y: number }

function glyphsOf(run: Run & { kind: 'glyphs' }, size: number, at: Place, resources: Resources) {
  const characters = [...run.text]
  for (const [index, glyph] of run.glyphs.entries()) {
    resources.use(run.font, glyph, characters[index] ?? '')
  }
  const codes = run.glyphs.map(hex).join('')
  return `BT /${resources.nameOfFont(run.font)} ${short(size)} Tf ${short(at.x)} ${short(at.y)} Td <${codes}> Tj ET`
}

/** A picture with its text over it, which is not seen but found. */
function pictureOf(
  { text, width }: Run,
  { size, weight, colour }: Pick<Mark & { kind: 'text' }, 'size' | 'weight' | 'colour'>,
  at: Place,
  resources: Resources,
) {
  const { name, picture } = resources.pictureOf(text, weight, size, colour)
  const characters = [...asDrawn(text)]
  const codes = characters.map((character) => hex(resources.unseenCode(character))).join('')
  const stretch = (100_000 * width) / (UNSEEN_WIDTH * characters.length)
  const box = [
    picture.width,
    0,
    0,
    picture.height,
    at.x + picture.left,
    at.y - picture.top - picture.height,
  ]
  return [
    `q ${box.map(short).join(' ')} cm /${name} Do Q`,
    `BT 3 Tr ${short(stretch)} Tz /F ${short(size)} Tf ${short(at.x)} ${short(at.y)} Td <${codes}> Tj 0 Tr 100 Tz ET`,
  ].join(' ')
}

/** The dark modules of a code, side by side in one shape: no light shines between them. */
function codeOf({ x, y, size, modules }: Mark & { kind: 'code' }, height: number): string {
  const step = size / modules.length
  const stretches = modules.flatMap((row, line) =>
    darkStretches(row).map(({ from, to }) =>
      rectangle(
        { x: x + from * step, y: y + line * step, width: (to - from) * step, height: step },
        height,
      ),
    ),
  )
  return `${colourOf('ink')} ${stretches.join(' ')} f`
}

function darkStretches(row: readonly boolean[]): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  for (const [at, isDark] of row.entries()) {
    const last = stretches.at(-1)
    if (!isDark) continue
    if (last?.to === at) last.to = at + 1
    else stretches.push({ from: at, to: at + 1 })
  }
  return stretches
}

const rectangle = (
  box: { x: number; y: number; width: number; height: number },
  pageHeight: number,
) => `${[box.x, pageHeight - box.y - box.height, box.width, box.height].map(short).join(' ')} re`

const colourOf = (colour: keyof typeof colours) => `${colours[colour].join(' ')} rg`

/** @returns the number of a font with its glyphs in it */
async function addFont(
  file: PdfFile,
  font: TrueType,
  glyphs: ReadonlyMap<number, string>,
  used: number,
) {
  // What a part of a font is called: no two alike in a file.
  const name = `AAAAA${String.fromCharCode(65 + used)}+AnekLatin`
  const widths = [...glyphs.keys()]
    .sort((a, b) => a - b)
    .map((glyph) => `${glyph}[${short(font.widthOf(glyph))}]`)
  const descriptor = await addDescriptor(file, name, font)
  const inner = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDToGIDMap/Identity/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/W[${widths.join('')}]>>`,
  )
  return addOuterFont(file, name, inner, glyphs)
}

/** A font that only says what its characters are. */
async function addUnseenFont(file: PdfFile, lender: TrueType, codes: ReadonlyMap<string, number>) {
  const name = 'Unseen'
  const descriptor = await addDescriptor(file, name, lender)
  const inner = file.add(
    `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDToGIDMap/Identity/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/DW ${UNSEEN_WIDTH}>>`,
  )
  const characters = new Map([...codes].map(([character, code]) => [code, character]))
  return addOuterFont(file, name, inner, characters)
}

async function addDescriptor(
  file: PdfFile,
  name: string,
  { bytes, ascent, descent, box }: TrueType,
) {
  const program = await file.addStream(`/Length1 ${bytes.length}`, bytes)
  const height = short(ascent)
  return file.add(
    `<</Type/FontDescriptor/FontName/${name}/Flags 4/FontBBox[${box.map(short).join(' ')}]/ItalicAngle 0/Ascent ${height}/Descent ${short(descent)}/CapHeight ${height}/StemV 80/FontFile2 ${program} 0 R>>`,
  )
}

async function addOuterFont(
  file: PdfFile,
  name: string,
  inner: number,
  characters: ReadonlyMap<number, string>,
) {
  const meaning = await file.addStream('', meaningOf(characters))
  return file.add(
    `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H/DescendantFonts[${inner} 0 R]/ToUnicode ${meaning} 0 R>>`,
  )
}

/** What each code says. */
function meaningOf(characters: ReadonlyMap<number, string>): string {
  const entries = [...characters].map(([code, character]) => `<${hex(code)}><${utf16(character)}>`)
  const lists = Array.from({ length: Math.ceil(entries.length / MOST_IN_LIST) }, (_, index) =>
    entries.slice(index * MOST_IN_LIST, (index + 1) * MOST_IN_LIST),
  )
  return [
    '/CIDInit/ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo<</Registry(Adobe)/Ordering(UCS)/Supplement 0>>def',
    '/CMapName/Adobe-Identity-UCS def/CMapType 2 def',
    '1 begincodespacerange<0000><FFFF>endcodespacerange',
    ...lists.map((list) => `${list.length} beginbfchar\n${list.join('\n')}\nendbfchar`),
    'endcmap CMapName currentdict/CMap defineresource pop end end',
  ].join('\n')
}

const addPicture = (file: PdfFile, { columns, rows, shades }: TextPicture, colour: Colour) =>
  file.addStream(
    `/Type/XObject/Subtype/Image/Width ${columns}/Height ${rows}/ColorSpace/DeviceGray/BitsPerComponent 4/Decode[${colours[colour][0]} 1]`,
    shades,
  )

const addColourPicture = (file: PdfFile, { columns, rows, colours }: ColourPicture) =>
  file.addStream(
    `/Type/XObject/Subtype/Image/Width ${columns}/Height ${rows}/ColorSpace/DeviceRGB/BitsPerComponent 8`,
    colours,
  )
