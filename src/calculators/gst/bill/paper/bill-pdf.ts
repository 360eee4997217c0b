import type { ColourPicture, PageOfMarks } from '../../../../ui/pdf/blocks'
import { loadPaperFonts } from '../../../../ui/pdf/fonts'
import { textPictures } from '../../../../ui/pdf/text-pictures'
import { type Typesetter, typesetter } from '../../../../ui/pdf/typeset'
import { writePdf } from '../../../../ui/pdf/write-pdf'
import type { Paper } from '../seller'
import { copyNames } from './copies'
import { logoPixels } from './logo-pixels'
import { type BillPaper, billPaper, type PaperParts } from './paper'
import { paperFileName } from './paper-name'
import { sheetPages } from './pdf-sheet'
import { slipPages } from './pdf-slip'

/** The bill as a file to hand over, made on this device. */
export async function billPdf(parts: PaperParts): Promise<File> {
  const paper = billPaper(parts)
  const fonts = await loadPaperFonts()
  const pictures = textPictures()
  const typeset = typesetter(fonts, pictures)
  const logo = await logoPixels(paper.logo)
  const copies = copyNames(paper.title, parts.seller)
  const pages = billPages({ paper, size: parts.seller.paper, copies, logo, typeset })
  const name = paperFileName(paper)
  const title = [paper.title, paper.number].filter(Boolean).join(' ')
  const bytes = await writePdf({ title, pages, fonts, typeset, pictures })
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
  copies.flatMap((copy) =>
    size === 'A4' || size === 'A5'
      ? sheetPages({ paper, copy, logo, format: size, typeset })
      : slipPages({ paper, copy, logo, roll: size, typeset }),
  )
