import type { ColourPicture, Mark, PageOfMarks } from '../../../ui/pdf/blocks'
import { loadPaperFonts } from '../../../ui/pdf/fonts'
import { NoPictures, textPictures } from '../../../ui/pdf/text-pictures'
import { type Typesetter, typesetter } from '../../../ui/pdf/typeset'
import { writePdf } from '../../../ui/pdf/write-pdf'
import type { ShowToast } from '../../../ui/tab/toast'
import { saveFile } from '../../../ui/tables/save-file'
import type { Paper } from '../../books/bill/seller'
import { logoPixels } from './logo-pixels'
import { type BillPaper, billPaper, type PaperParts } from './paper'
import { loadPaperWords } from './paper-language'
import { receiptPages } from './pdf-receipt'
import { sheetPages } from './pdf-sheet'
import { copyNames, namedBill, paperFileName } from './sentences'
import { billPaperWords } from './words'

/** Makes the bill as a PDF, on this device. */
export async function billPdf(parts: PaperParts): Promise<File> {
  const paper = billPaper(parts, await loadPaperWords(parts.seller))
  const fonts = await loadPaperFonts()
  const pictures = textPictures()
  const typeset = typesetter(fonts, pictures)
  const logo = await logoPixels(paper.logo)
  const copies = copyNames(paper.kind, parts.seller, paper.say)
  const pages = billPages({ paper, size: parts.seller.paper, copies, logo, typeset })
  const name = paperFileName(namedBill(parts.details, parts.seller))
  const title = [paper.title, paper.number].filter(Boolean).join(' ')
  const bytes = await writePdf({
    title,
    language: paper.say.language,
    pages,
    fonts,
    typeset,
    pictures,
  })
  return new File([bytes], `${name}.pdf`, { type: 'application/pdf' })
}

type PagesAsked = {
  readonly paper: BillPaper
  readonly size: Paper
  /** What stands on each copy. */
  readonly copies: readonly string[]
  readonly logo?: ColourPicture | undefined
  readonly typeset: Typesetter
}

/** All copies of a bill, one after the other: each counts its own pages, as in print. */
export const billPages = ({ paper, size, copies, logo, typeset }: PagesAsked): PageOfMarks[] =>
  copies
    .flatMap((copy) =>
      size === 'A4' || size === 'A5'
        ? sheetPages({ paper, copy, logo, format: size, typeset })
        : receiptPages({ paper, copy, logo, roll: size, typeset }),
    )
    .map((page) => (paper.cancelled ? stamped(page, paper.cancelled, typeset) : page))

/** How a word across a page leans, in degrees. */
const LEAN = 35

/** A page with a word across it, below everything else. */
function stamped(page: PageOfMarks, text: string, typeset: Typesetter): PageOfMarks {
  const { width, height } = page
  const lean = (LEAN * Math.PI) / 180
  // So long that it stays on the page, and no larger than it has to be.
  const room = 0.8 * Math.min(width / Math.cos(lean), height / Math.sin(lean))
  const each = typeset.widthOf(text, 'bold')
  const size = Math.min(room / each, 72)
  const half = (each * size) / 2
  const down = size / 3
  const stamp: Mark = {
    kind: 'text',
    x: width / 2 - half * Math.cos(lean) + down * Math.sin(lean),
    y: height / 2 + half * Math.sin(lean) + down * Math.cos(lean),
    text,
    size,
    weight: 'bold',
    colour: 'line',
    lean: LEAN,
  }
  return { ...page, marks: [stamp, ...page.marks] }
}

type Asked = {
  readonly parts: PaperParts
  /** For the share sheet; else for the downloads. */
  readonly isShared: boolean
  readonly showToast: ShowToast
}

/** Loads the fonts before the button is pressed. */
export const preloadFonts = () => loadPaperFonts()

/** Makes the PDF, and shares or downloads it. */
export async function shareBill({ parts, isShared, showToast }: Asked): Promise<void> {
  try {
    const file = await billPdf(parts)
    if (isShared) await share(file, showToast)
    else saveFile(file.name, file)
  } catch (error) {
    if (!(error instanceof NoPictures)) throw error
    showToast(billPaperWords.pdf.noPictures)
  }
}

async function share(file: File, showToast: ShowToast, isSecondTry = false): Promise<void> {
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (error) {
    const reason = error instanceof DOMException ? error.name : ''
    // Closing the share sheet is a decision, not a failure.
    if (reason === 'AbortError') return
    if (reason === 'NotAllowedError' && !isSecondTry) {
      // The browser allows sharing only right after a press, and making the file took longer. It is ready now.
      const again = () => share(file, showToast, true)
      showToast(billPaperWords.pdf.ready, { label: billPaperWords.pdf.share, onClick: again })
    } else saveFile(file.name, file)
  }
}
