import { sayFailure } from '../../../ui/dialogs/list-dialog'
import { undoBy, useToast } from '../../../ui/tab/toast'
import type { Undone } from '../../books/saved-bills/change-bill'
import { moneyWords } from './words'

/** What is said after Undo. Where storage failed, the sentence is the same everywhere. */
type UndoneWords = Readonly<Record<Exclude<Undone, 'full' | 'forbidden'>, string>>

/**
 * Says what was done, and offers to undo it.
 *
 * @example offerUndo('₹50 noted on A-1', undo, moneyWords.noting.undone)
 */
export function useUndoOffer() {
  const showToast = useToast()
  return function offerUndo(text: string, undo: () => Promise<Undone>, words: UndoneWords): void {
    // What failed can be tried again, when there is room again.
    const again = (failure: string) => offerUndo(failure, undo, words)
    const say = (outcome: Undone) =>
      outcome === 'full' || outcome === 'forbidden'
        ? again(sayFailure('bills', outcome))
        : showToast(words[outcome])
    showToast(text, undoBy({ run: () => undo().then(say, () => again(moneyWords.notLoaded)) }))
  }
}
