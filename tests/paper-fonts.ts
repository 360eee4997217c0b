import { readFileSync } from 'node:fs'
import { type PaperFonts, readTrueType } from '../src/ui/pdf/fonts'
import { typesetter } from '../src/ui/pdf/typeset'

const font = (name: string) =>
  readTrueType(new Uint8Array(readFileSync(`src/ui/style/fonts/paper-${name}.ttf`)))

export const paperFonts: PaperFonts = {
  regular: [font('latin-400'), font('latin-ext-400')],
  bold: [font('latin-640'), font('latin-ext-640')],
}

/** Our fonts, and a browser whose every character is half as wide as it is tall. */
export const paperType = typesetter(paperFonts, { widthOf: (text) => [...text].length / 2 })
