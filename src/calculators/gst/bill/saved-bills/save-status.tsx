import { useEffect, useState, useSyncExternalStore } from 'react'
import { currencyOf } from '../../../../core/currencies'
import { decimalFrom } from '../../../../core/decimal'
import { formatMoney } from '../../../../core/format'
import { usePageInputs } from '../../../../ui/memory/page-inputs'
import { useCurrency } from '../../../../ui/tab/currency'
import { combineCleanups, onWindow } from '../../../../ui/tab/store'
import { useToast } from '../../../../ui/tab/toast'
import { saveFile } from '../../../../ui/tables/save-file'
import { inputs } from '../../inputs'
import { readSeller, useSeller } from '../seller'
import { isBlankBill, readOpenBill, useOpenBill } from '../store'
import {
  dropUnsaved,
  type SaveStatus as How,
  handleBillsChange,
  saveBeforeUnload,
  saveNow,
  saveStatus,
  scheduleSave,
  syncWithDatabase,
  type UnsavedBill,
  unsavedBills,
} from './autosave'
import type { SavedBill } from './bills-database'
import { onBillsChange, onBillsChangeDebounced } from './bills-database'
import { billsFileName, writeBillsFile } from './bills-file'
import { openSavedBill, openUnsavedBill, prepareOpenBill, startNewBill } from './open-bills'
import styles from './save-status.module.css'

export { startNewBill }

const words: Readonly<Record<How, string>> = {
  'nothing yet': '',
  writing: 'Being kept …',
  kept: 'Kept on this device',
  copied: 'Another tab changed this bill too. Yours is kept as a copy.',
  deleted: 'This bill was deleted. It is in this tab only, and kept again when you change it.',
  full: 'The storage of this device is full: this bill is in this tab only. Print or share it before you close.',
  forbidden:
    'This browser keeps no bills: this one is in this tab only. Print or share it before you close.',
}

const troubles: readonly How[] = ['deleted', 'full', 'forbidden']

/** Keeps the bill while it is typed, says so, and offers the last one to whoever comes back. */
export function SaveStatusLine() {
  const bill = useOpenBill()
  const how = useSyncExternalStore(saveStatus.subscribe, saveStatus.read)
  const left = useSyncExternalStore(unsavedBills.subscribe, unsavedBills.read)
  const { chooseCurrency } = useCurrency()
  const [last, setLast] = useState<SavedBill>()
  // What belongs to the bill and is chosen elsewhere.
  usePageInputs(inputs)
  useSeller()

  const isBlank = isBlankBill(bill)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every bill that begins here, and its first item
  useEffect(() => {
    prepareOpenBill().then(setLast)
  }, [bill.id, isBlank])

  // After every change, whatever it is.
  useEffect(scheduleSave)

  useEffect(() => {
    const comeBack = () =>
      isBlankBill(readOpenBill()) ? prepareOpenBill().then(setLast) : syncWithDatabase()
    const followTab = () => (document.hidden ? saveBeforeUnload() : comeBack())
    const prepareIfBlank = () => {
      if (isBlankBill(readOpenBill())) comeBack()
    }
    document.addEventListener('visibilitychange', followTab)
    return combineCleanups(
      () => document.removeEventListener('visibilitychange', followTab),
      onBillsChangeDebounced(prepareIfBlank),
      onWindow('pagehide', saveBeforeUnload),
      onWindow('pageshow', ({ persisted }) => persisted && syncWithDatabase()),
      onBillsChange(handleBillsChange),
      // A page of the same site takes its place: nothing is hidden, and nothing may be lost.
      () => void saveNow(),
    )
  }, [])

  const open = async () => {
    const isGone = last && !(await openSavedBill(last.id, chooseCurrency))
    if (isGone) setLast(undefined)
  }

  return (
    <>
      <p role="status" className={troubles.includes(how) ? styles.trouble : styles.keeping}>
        {last && isBlank ? (
          <>
            Last: {sayBill(last)}{' '}
            <button type="button" onClick={open}>
              Open it
            </button>
          </>
        ) : (
          words[how]
        )}
      </p>
      {left.map((one) => (
        <UnsavedBillNotice key={one.bill.id} {...one} />
      ))}
    </>
  )
}

/** A bill that another one took the place of, and that is nowhere but here: the ways to save it. */
function UnsavedBillNotice({ bill, why }: UnsavedBill) {
  const { chooseCurrency } = useCurrency()
  const showToast = useToast()
  const [isSaved, setIsSaved] = useState(false)
  const save = () => {
    const content = writeBillsFile({ seller: readSeller(), bills: [bill] })
    const file = new Blob([content], { type: 'application/json' })
    saveFile(billsFileName(new Date()), file)
    // Whether the person let the browser write it, nobody knows: the bill stays until they say so.
    setIsSaved(true)
    showToast('Look for it among your downloads. Bills, Import brings it back.')
  }
  return (
    <p role="status" className={styles.trouble}>
      {`Not kept: ${sayBill(bill)}. ${why === 'full' ? 'The storage of this device is full' : 'This browser keeps no bills'}, and it is in this tab only. `}
      <button type="button" onClick={() => openUnsavedBill(bill, chooseCurrency)}>
        Go back to it
      </button>
      <button type="button" onClick={save}>
        Save as a file
      </button>
      {isSaved && (
        <button type="button" onClick={() => dropUnsaved(bill.id)}>
          I have the file
        </button>
      )}
    </p>
  )
}

/** @example sayBill(bill) // 'INV-041 · Asha Traders · ₹4,200.00' */
export const sayBill = ({ texts: { details }, total, choices }: SavedBill): string =>
  [
    details.number.trim() || 'No number',
    ...(details.buyerName.trim() ? [details.buyerName.trim()] : []),
    formatMoney(decimalFrom(total), currencyOf(choices.currency).symbol, 2),
  ].join(' · ')
