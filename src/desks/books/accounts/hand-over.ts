import { NoPictures } from '../../../ui/pdf/text-pictures'
import { loadOrReload } from '../../../ui/tab/lazy-part'
import { useToast } from '../../../ui/tab/toast'
import { saveFile } from '../../../ui/tables/save-file'
import { readSeller } from '../bill/remembered-seller'
import type { Seller } from '../bill/seller'
import type { AccountEntry } from './entries'
import type { Statement } from './statement'
import { accountWords } from './words'

type Papers = typeof import('./account-pdf')

/** Makes a paper of an account and hands it to the share sheet of the device, else to its downloads. */
export function usePapers() {
  const showToast = useToast()
  const make = async (
    sheetOf: (papers: Papers, seller: Seller) => ReturnType<Papers['voucherSheet']>,
  ) => {
    try {
      const papers = await loadOrReload(() => import('./account-pdf'))
      const file = await papers.accountPdf(sheetOf(papers, readSeller()))
      await handOver(file)
    } catch (error) {
      showToast(
        error instanceof NoPictures
          ? accountWords.statement.noPictures
          : accountWords.statement.notMade,
      )
    }
  }
  return {
    voucher: (entry: AccountEntry) => make((papers, seller) => papers.voucherSheet(entry, seller)),
    statement: (statement: Statement, today: string) =>
      make((papers, seller) => papers.statementSheet(statement, seller, today)),
  }
}

async function handOver(file: File): Promise<void> {
  if (!navigator.canShare?.({ files: [file] })) {
    saveFile(file.name, file)
    return
  }
  try {
    await navigator.share({ files: [file], title: file.name })
  } catch (error) {
    // Closing the share sheet is a decision. A browser that shares only right after a press gets a download.
    if (error instanceof DOMException && error.name === 'AbortError') return
    saveFile(file.name, file)
  }
}
