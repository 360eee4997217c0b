import { useState } from 'react'
import { loadOrReload } from '../../../ui/tab/lazy-part'
import { useToast } from '../../../ui/tab/toast'
import { askSales } from '../../books/sales/ask-sales'
import type { Asked, FileQuestion } from '../../books/sales/messages'
import type { PortalSheet } from '../../books/sales/portal/portal-csv'
import { returnWords } from './words'

/** Makes the files of a return and hands them to the browser. */
export function useReturnFiles(asked: Asked) {
  const showToast = useToast()
  /** The period whose file was downloaded last. */
  const [downloaded, setDownloaded] = useState('')

  const save = async (file: FileQuestion['file'], sheet?: PortalSheet): Promise<boolean> => {
    try {
      const { saveFile } = await loadOrReload(() => import('../../../ui/tables/save-file'))
      const made = await askSales('file', { ...asked, file, ...(sheet && { sheet }) })
      for (const { name, content } of made) saveFile(name, content)
      return true
    } catch {
      showToast(returnWords.notMade)
      return false
    }
  }

  return {
    save,
    isDownloaded: downloaded === keyOf(asked),
    async download() {
      if (await save('return-json')) setDownloaded(keyOf(asked))
    },
  }
}

export type ReturnFiles = ReturnType<typeof useReturnFiles>

const keyOf = ({ period: { kind, day } }: Asked): string => `${kind} ${day}`
