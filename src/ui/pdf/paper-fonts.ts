import regular from '../style/fonts/paper-latin-400.ttf?url'
import bold from '../style/fonts/paper-latin-640.ttf?url'
import signs from '../style/fonts/paper-latin-ext-400.ttf?url'
import boldSigns from '../style/fonts/paper-latin-ext-640.ttf?url'
import { readTrueType, type TrueType } from './true-type'
import type { PaperFonts } from './typeset'

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
