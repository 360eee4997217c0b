import type { PageOfMarks } from '../../../../ui/pdf/late/page-marks'
import { loadPaperFonts } from '../../../../ui/pdf/late/paper-fonts'
import { textPictures } from '../../../../ui/pdf/late/text-pictures'
import { type Typesetter, typesetter } from '../../../../ui/pdf/late/typeset'
import { writePdf } from '../../../../ui/pdf/late/write-pdf'
import { type BillPaper, billPaper, type PaperParts } from '../paper'
import { paperFileName } from '../paper-name'
import type { Paper } from '../seller'
import { sheetPages } from './pdf-sheet'
import { slipPages } from './pdf-slip'

/** The bill as a file to hand over, made on this device. */
export async function billPdf(parts: PaperParts): Promise<File> {
  const paper = billPaper(parts)
  const fonts = await loadPaperFonts()
  const pictures = textPictures()
  const typeset = typesetter(fonts, pictures)
  const pages = billPages(paper, parts.seller.paper, typeset)
  const name = paperFileName(paper)
  const title = [paper.title, paper.number].filter(Boolean).join(' ')
  const bytes = await writePdf({ title, pages, fonts, typeset, pictures })
  return new File([bytes], `${name}.pdf`, { type: 'application/pdf' })
}

export const billPages = (paper: BillPaper, size: Paper, typeset: Typesetter): PageOfMarks[] =>
  size === 'A4' || size === 'A5'
    ? sheetPages(paper, size, typeset)
    : slipPages(paper, size, typeset)
