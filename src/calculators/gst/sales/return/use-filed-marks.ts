import { outcomeOf } from '../../../../ui/memory/browser-storage'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { changeFiledReturns, type FiledReturn } from '../../shared/saved-bills/bills-database'
import { askSales } from '../ask-sales'
import type { Asked } from '../messages'
import { returnWords } from './words'

/** Marks a return as filed, and takes the mark back; what cannot be written is said. */
export function useFiledMarks() {
  const showToast = useToast()

  /** @param undo how to take it back */
  const attempt = async (act: () => Promise<void>, done?: string, undo?: () => Promise<void>) => {
    try {
      await act()
      if (done) showToast(done, undo && undoBy({ run: () => attempt(undo) }))
    } catch (error) {
      showToast(returnWords.notMarked[outcomeOf(error)])
    }
  }

  return {
    /** @param title what is marked, for the toast */
    mark: (key: string, title: string, asked: Asked) =>
      attempt(
        async () => {
          const documents = await askSales('revisions', asked)
          await changeFiledReturns([{ key, filedOn: asked.today, documents }])
        },
        returnWords.marked(title),
        () => changeFiledReturns([], [key]),
      ),
    unmark: (filed: FiledReturn, title: string) =>
      attempt(
        () => changeFiledReturns([], [filed.key]),
        returnWords.unmarked(title),
        () => changeFiledReturns([filed]),
      ),
    /** Where only its key is known, such as the mark of an IFF. */
    unmarkKey: (key: string, title: string, asked: Asked) =>
      attempt(
        () => changeFiledReturns([], [key]),
        returnWords.unmarked(title),
        async () => {
          const documents = await askSales('revisions', asked)
          await changeFiledReturns([{ key, filedOn: asked.today, documents }])
        },
      ),
  }
}
