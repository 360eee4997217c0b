import { sayShortDate } from '../../../core/language/dates'
import { sayFailure } from '../../../ui/memory/browser-storage'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { MOST_PAYMENTS } from '../bill/bill-texts'
import type { Undone, WhyUnchanged } from '../saved-bills/change-bill'
import type { AccountEntry } from './entries'
import { accountWords } from './words'

/** Why nothing was noted, in a sentence. */
export function sayNotNoted(why: WhyUnchanged): string {
  if (why === 'gone' || why === 'changed') return accountWords.failed[why]
  if (why === 'most') return accountWords.failed.most(MOST_PAYMENTS)
  return sayFailure('bills', why)
}

/** What an entry is called in a list. @example nameOfEntry(entry) // 'Advance RV-001 · 5 Nov 2026' */
export const nameOfEntry = ({ kind, number, date }: AccountEntry): string =>
  [[accountWords.kinds[kind], number].filter(Boolean).join(' '), sayShortDate(date)]
    .filter(Boolean)
    .join(' · ')

type UndoneWords = Readonly<Record<Exclude<Undone, 'full' | 'forbidden'>, string>>

/** Says what was done without a bill, and offers to undo it; what failed can be tried again. */
export function useAccountToast() {
  const showToast = useToast()
  return function say(text: string, undo: () => Promise<Undone>, undone: UndoneWords): void {
    const tell = (outcome: Undone) =>
      outcome === 'full' || outcome === 'forbidden'
        ? say(sayFailure('bills', outcome), undo, undone)
        : showToast(undone[outcome])
    showToast(text, undoBy({ run: () => undo().then(tell) }))
  }
}
