/*
 * Loaded by `import()` when somebody asks for the bill as a file, or is about to: it is no part of any
 * page.
 */
import { loadPaperFonts } from '../../../../ui/pdf/fonts'
import { NoPictures } from '../../../../ui/pdf/text-pictures'
import type { ShowToast } from '../../../../ui/tab/toast'
import { saveFile } from '../../../../ui/tables/save-file'
import { billPdf } from './bill-pdf'
import type { PaperParts } from './paper'

type Asked = {
  readonly parts: PaperParts
  /** For the share sheet; else for the downloads. */
  readonly isShared: boolean
  readonly showToast: ShowToast
}

/** Loads what a press will need. */
export const getReady = () => loadPaperFonts()

/** Makes the file and hands it over. */
export async function shareBill({ parts, isShared, showToast }: Asked): Promise<void> {
  try {
    const file = await billPdf(parts)
    if (isShared) await share(file, showToast)
    else saveFile(file.name, file)
  } catch (error) {
    if (!(error instanceof NoPictures)) throw error
    showToast(
      'This browser hides what it draws, so a logo or another script cannot get into a PDF. Print the bill and save that as a PDF.',
    )
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
      // Loading took longer than a press lasts. The file is here now: another press is enough.
      const again = () => share(file, showToast, true)
      showToast('The PDF is ready.', { label: 'Share', onClick: again })
    } else saveFile(file.name, file)
  }
}
