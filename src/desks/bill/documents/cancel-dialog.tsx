import { type SubmitEvent, useId, useRef, useState } from 'react'
import { dayOf } from '../../../core/language/dates'
import { ListDialog, useListDialog } from '../../../ui/dialogs/list-dialog'
import { SpokenHint } from '../../../ui/fields/hint'
import { Button } from '../../../ui/page/button'
import type { Undo } from '../../../ui/tab/undo'
import { isCreditOn } from '../../books/bill/balance'
import { type BillDetails, isCancelled, isCreditNote, noDetails } from '../../books/bill/details'
import { longestText } from '../../books/bill/inputs'
import { editBills, type SavedBill } from '../../books/saved-bills/bills-database'
import { changeDetails, readOpenBill, undosOfOpenBill } from '../store'
import styles from './documents.module.css'
import { billDocumentsWords } from './words'

/** Why a bill cannot be cancelled, in a sentence; nothing where it can be. */
export function whyNotCancelled(
  { id, texts }: Pick<SavedBill, 'id' | 'texts'>,
  bills: readonly Pick<SavedBill, 'texts'>[],
): string | undefined {
  const isNote = isCreditNote(texts.details)
  if (texts.payments?.length) {
    return isNote ? billDocumentsWords.cancel.notePaid : billDocumentsWords.cancel.hasPayments
  }
  const notes = bills.filter((bill) => isCreditOn(id, bill.texts)).length
  return notes > 0 ? billDocumentsWords.cancel.hasNotes(notes) : undefined
}

/** An estimate is no document of the law: it is deleted, not cancelled. */
export const canBeCancelled = ({ details }: SavedBill['texts']): boolean =>
  details.title !== 'Estimate' && !isCancelled(details)

/** Whether a credit note can be made on a bill. */
export const canBeCredited = ({ details, rows }: SavedBill['texts']): boolean =>
  (details.title === 'Tax Invoice' || details.title === 'Bill of Supply') &&
  !isCancelled(details) &&
  rows.length > 0

type CancelDialogProps = {
  bill: SavedBill
  /** Why it cannot be. */
  whyNot: string | undefined
  onClose(): void
  onCancel(why: string): unknown
  /** Makes a credit note instead. */
  onCredit?: (() => void) | undefined
}

/** Asks why a bill is cancelled, or says why it cannot be. */
export function CancelDialog({ bill, whyNot, onClose, onCancel, onCredit }: CancelDialogProps) {
  const list = useListDialog({ onClose })
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [why, setWhy] = useState('')
  const [isAsked, setIsAsked] = useState(false)
  const isMissing = why.trim() === ''

  const cancel = (event: SubmitEvent) => {
    event.preventDefault()
    setIsAsked(true)
    if (isMissing) {
      field.current?.focus()
      return
    }
    list.close()
    onCancel(why.trim())
  }

  return (
    <ListDialog
      list={list}
      id={id}
      title={billDocumentsWords.cancel.title(
        bill.texts.details.number.trim() || billDocumentsWords.credit.thisBill,
      )}
      className={styles.small}
    >
      {whyNot ? (
        <>
          <p>{whyNot}</p>
          <div className={styles.buttons}>
            <Button kind="quiet" onClick={list.close}>
              {billDocumentsWords.cancel.keep}
            </Button>
            {onCredit && (
              <Button
                kind="primary"
                onClick={() => {
                  list.close()
                  onCredit()
                }}
              >
                {billDocumentsWords.creditNote}
              </Button>
            )}
          </div>
        </>
      ) : (
        <form noValidate className={styles.form} onSubmit={cancel}>
          <p>{billDocumentsWords.cancel.what}</p>
          <div className={styles.field}>
            <label htmlFor={`${id}-why`}>{billDocumentsWords.cancel.why}</label>
            <textarea
              ref={field}
              id={`${id}-why`}
              rows={2}
              required
              maxLength={longestText('cancelledWhy')}
              aria-describedby={isAsked && isMissing ? `${id}-hint` : undefined}
              value={why}
              onChange={(event) => setWhy(event.target.value)}
            />
          </div>
          <SpokenHint
            id={`${id}-hint`}
            className={styles.hint}
            text={isAsked && isMissing ? billDocumentsWords.cancel.noReason : undefined}
          />
          <div className={styles.buttons}>
            <Button kind="quiet" onClick={list.close}>
              {billDocumentsWords.cancel.keep}
            </Button>
            <Button kind="primary" type="submit">
              {billDocumentsWords.cancel.cancel}
            </Button>
          </div>
        </form>
      )}
    </ListDialog>
  )
}

type RemoveDialogProps = {
  /** What the bill is called. */
  name: string
  /** Why to think twice: others follow its number, or it is in a return that was filed. */
  said: string
  onClose(): void
  /** Makes a credit note instead. */
  onCredit: (() => void) | undefined
  /** None where it cannot be cancelled; then it says why. */
  onCancel: (() => void) | undefined
  whyNot: string | undefined
  onRemove(): void
}

/** Asks before a bill is deleted whose number others follow, or that is in a return that was filed. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { name, said, onClose, onCredit, onCancel, whyNot, onRemove } = props
  const list = useListDialog({ onClose })
  const id = useId()
  const then = (act: () => void) => () => {
    list.close()
    act()
  }
  return (
    <ListDialog
      list={list}
      id={id}
      title={billDocumentsWords.remove.title(name)}
      className={styles.small}
    >
      <p>{said}</p>
      {whyNot && <p>{whyNot}</p>}
      <div className={styles.buttons}>
        <Button kind="quiet" onClick={list.close}>
          {billDocumentsWords.remove.keep}
        </Button>
        <Button kind="secondary" onClick={then(onRemove)}>
          {billDocumentsWords.remove.anyway}
        </Button>
        {onCancel && (
          <Button kind="primary" onClick={then(onCancel)}>
            {billDocumentsWords.remove.cancel}
          </Button>
        )}
        {onCredit && (
          <Button kind="primary" onClick={then(onCredit)}>
            {billDocumentsWords.filed.makeNote}
          </Button>
        )}
      </div>
    </ListDialog>
  )
}

const today = () => dayOf(new Date())

const { cancelledOn, cancelledWhy } = noDetails

/** Cancels the open bill. */
export function cancelOpenBill(why: string): Undo {
  changeDetails({ cancelledOn: today(), cancelledWhy: why })
  return undosOfOpenBill.undo(undoCancelling)
}

export const undoCancelling = (): void => changeDetails({ cancelledOn, cancelledWhy })

/** Cancels a kept bill that is not open here. @returns whether it is still there, and a way to undo it */
export async function cancelSavedBill(
  id: string,
  why: string,
): Promise<(() => Promise<unknown>) | undefined> {
  const write = (details: Pick<BillDetails, 'cancelledOn' | 'cancelledWhy'>) =>
    editBills([id], ({ texts }) => ({
      ...texts,
      details: { ...noDetails, ...texts.details, ...details },
    }))
  const edited = await write({ cancelledOn: today(), cancelledWhy: why })
  if (edited.length === 0) return undefined
  return () =>
    readOpenBill().id === id
      ? Promise.resolve(undoCancelling())
      : write({ cancelledOn, cancelledWhy })
}
