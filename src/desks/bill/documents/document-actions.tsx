import { Ban, FileCheck, FileMinus2, HandCoins } from 'lucide'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { accountWords } from '../../books/accounts/words'
import { isCreditNote } from '../../books/bill/details'
import { readBills, type SavedBill } from '../../books/saved-bills/bills-database'
import { currentRecord } from '../saved-bills/autosave'
import { openBillFrom, openCreditNote } from '../saved-bills/open-bills'
import { billTexts, useOpenBill } from '../store'
import { AdvanceDialog } from './advance-dialog'
import {
  CancelDialog,
  canBeCancelled,
  canBeCredited,
  cancelOpenBill,
  whyNotCancelled,
} from './cancel-dialog'
import { CreditNoteDialog } from './credit-note-dialog'
import styles from './documents.module.css'
import { useIsLocked } from './lock'
import { askedOfOpenBill, useMadeFrom } from './notes-on-bill'
import { billDocumentsWords } from './words'

/** What can be done with a bill that was handed out: a credit note on it, or cancelling it. */
export function DocumentActions() {
  const bill = useOpenBill()
  const texts = billTexts(bill)
  const asked = useSyncExternalStore(askedOfOpenBill.subscribe, askedOfOpenBill.read)
  const isLocked = useIsLocked()
  const isKept = bill.revision > 0 && texts.rows.length > 0
  const isCreditable = isKept && canBeCredited(texts)
  const isCancellable = isKept && canBeCancelled(texts)
  const isEstimate = isKept && texts.details.title === 'Estimate'
  // What was asked of a bill is not asked of the next one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another bill
  useEffect(() => () => askedOfOpenBill.write(undefined), [bill.id])
  const close = () => askedOfOpenBill.write(undefined)
  if (!isCreditable && !isCancellable && !isEstimate) return null
  return (
    <div className={styles.actions}>
      {isEstimate && (
        <>
          <MakeBill id={bill.id} />
          <Button kind="quiet" onClick={() => askedOfOpenBill.write('advance')}>
            <Icon of={HandCoins} size={18} />
            {accountWords.advance.take}
          </Button>
        </>
      )}
      {isCreditable && (
        <Button kind="quiet" onClick={() => askedOfOpenBill.write('credit')}>
          <Icon of={FileMinus2} size={18} />
          {billDocumentsWords.creditNote}
        </Button>
      )}
      {isCancellable && (
        <Button
          kind="quiet"
          // What is in a filed return is asked about above the items.
          disabled={isLocked}
          onClick={() => askedOfOpenBill.write('cancel')}
        >
          <Icon of={Ban} size={18} />
          {isCreditNote(texts.details)
            ? billDocumentsWords.cancelNote
            : billDocumentsWords.cancelBill}
        </Button>
      )}
      {asked === 'credit' && isCreditable && <OpenCredit onClose={close} />}
      {asked === 'advance' && isEstimate && <AdvanceDialog onClose={close} />}
      {asked === 'cancel' && isCancellable && <OpenCancel isCreditable={isCreditable} />}
    </div>
  )
}

/** Makes a bill of an estimate in one press. */
function MakeBill({ id }: { id: string }) {
  const showToast = useToast()
  const { chooseCurrency } = useCurrency()
  const isFirst = useMadeFrom(id).length === 0
  const make = async () => {
    const { number, undo } = await openBillFrom(currentRecord(), chooseCurrency)
    showToast(billDocumentsWords.estimate.made(number), undoBy(undo))
    // The button stays with its estimate.
    document.querySelector('main')?.focus()
  }
  return (
    <Button kind="secondary" onClick={make}>
      <Icon of={FileCheck} size={18} />
      {isFirst ? billDocumentsWords.estimate.makeBill : billDocumentsWords.estimate.makeAnother}
    </Button>
  )
}

function OpenCredit({ onClose }: { onClose(): void }) {
  const showToast = useToast()
  const { chooseCurrency } = useCurrency()
  // As it was when it was asked for.
  const [bill] = useState<SavedBill>(currentRecord)
  return (
    <CreditNoteDialog
      bill={bill}
      onClose={onClose}
      onMake={(asked) => openCreditNote(bill, asked, chooseCurrency)}
      onMade={(number, undo) => showToast(billDocumentsWords.credit.made(number), undoBy(undo))}
    />
  )
}

function OpenCancel({ isCreditable }: { isCreditable: boolean }) {
  const showToast = useToast()
  const [bill] = useState<SavedBill>(currentRecord)
  const [bills, setBills] = useState<readonly SavedBill[]>()
  useEffect(() => {
    readBills().then(setBills, () => setBills([]))
  }, [])
  if (!bills) return null
  const name = bill.texts.details.number.trim() || billDocumentsWords.credit.thisBill
  return (
    <CancelDialog
      bill={bill}
      whyNot={whyNotCancelled(bill, bills)}
      // A credit note may have been asked for instead.
      onClose={() => {
        if (askedOfOpenBill.read() === 'cancel') askedOfOpenBill.write(undefined)
      }}
      onCancel={(why) => {
        const undo = flushSync(() => {
          // The dialog goes with its bill, before it could say that it is closed.
          askedOfOpenBill.write(undefined)
          return cancelOpenBill(why)
        })
        focusUndoCancelling()
        showToast(billDocumentsWords.cancel.done(name), undoBy(undo))
      }}
      onCredit={isCreditable ? () => askedOfOpenBill.write('credit') : undefined}
    />
  )
}

/** The button that was pressed went with the dialog: what undoes it stands above the items now. */
function focusUndoCancelling(): void {
  const buttons = [...document.querySelectorAll('button')]
  const undo = buttons.find(({ textContent }) => textContent === billDocumentsWords.undoCancelling)
  const next = undo ?? document.querySelector('main')
  next?.focus()
}
