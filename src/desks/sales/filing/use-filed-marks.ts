import { dayOf } from '../../../core/language/dates'
import { outcomeOf } from '../../../ui/memory/browser-storage'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { askSales } from '../../books/sales/ask-sales'
import type { Asked } from '../../books/sales/messages'
import {
  changeFiledReturns,
  type FiledReturn,
  readFiledReturns,
} from '../../books/saved-bills/bills-database'
import { returnWords } from './words'

/** Marks a return as filed, and takes the mark back; what cannot be written is said. */
export function useFiledMarks() {
  const showToast = useToast()

  /**
   * @param undo how to take it back
   * @returns whether it was done
   */
  const attempt = async (
    act: () => Promise<void>,
    done?: string,
    undo?: () => Promise<void>,
  ): Promise<boolean> => {
    try {
      await act()
      if (done) showToast(done, undo && undoBy({ run: () => attempt(undo) }))
      return true
    } catch (error) {
      showToast(returnWords.notMarked[outcomeOf(error)])
      return false
    }
  }

  const markOf = async (key: string): Promise<FiledReturn | undefined> =>
    (await readFiledReturns()).find((filed) => filed.key === key)

  return {
    /** @param title what is marked, for the toast */
    mark(key: string, title: string, asked: Asked) {
      let before: FiledReturn | undefined
      return attempt(
        async () => {
          before = await markOf(key)
          const documents = await askSales('revisions', asked)
          await changeFiledReturns([{ key, filedOn: dayOf(new Date()), documents }])
        },
        returnWords.marked(title),
        () => (before ? changeFiledReturns([before]) : changeFiledReturns([], [key])),
      )
    },
    unmark(key: string, title: string) {
      let before: FiledReturn | undefined
      return attempt(
        async () => {
          before = await markOf(key)
          await changeFiledReturns([], [key])
        },
        returnWords.unmarked(title),
        () => changeFiledReturns(before ? [before] : []),
      )
    },
  }
}
