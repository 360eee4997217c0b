import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { currencyOf } from '../../../core/money/currencies'
import { decimalFrom } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { combineCleanups, onWindow } from '../../../ui/tab/store'
import { useToast } from '../../../ui/tab/toast'
import { saveFile } from '../../../ui/tables/save-file'
import { startBackups } from '../../books/backup/backups'
import { readSeller, useSeller } from '../../books/bill/remembered-seller'
import { inputs } from '../../books/gst/inputs'
import {
  onBillsChange,
  onBillsChangeDebounced,
  type SavedBill,
} from '../../books/saved-bills/bills-database'
import { billsFileName, writeBillsFile } from '../../books/saved-bills/bills-file'
import { openRequestedBill } from '../documents/requested-bill'
import { isBlankBill, readOpenBill, useOpenBill } from '../store'
import {
  dropUnsaved,
  handleBillsChange,
  type SaveStatus,
  saveBeforeUnload,
  saveNow,
  saveStatus,
  scheduleSave,
  syncWithDatabase,
  type UnsavedBill,
  unsavedBills,
} from './autosave'
import { openSavedBill, openUnsavedBill, prepareOpenBill, startNewBill } from './open-bills'
import styles from './save-status.module.css'
import { savedBillsWords } from './words'

export { startNewBill }

const backupLine = lazyPart(() =>
  import('../../books/backup/backup-line').then((part) => part.BackupLine),
)

const statusTexts: Readonly<Record<SaveStatus, string>> = savedBillsWords.statuses

const problems: readonly SaveStatus[] = ['deleted', 'full', 'forbidden']

/** Saves the bill while it is typed, shows whether it is saved, and offers to open the last bill. */
export function SaveStatusLine() {
  const bill = useOpenBill()
  const status = useSyncExternalStore(saveStatus.subscribe, saveStatus.read)
  const unsaved = useSyncExternalStore(unsavedBills.subscribe, unsavedBills.read)
  const { chooseCurrency } = useCurrency()
  const [last, setLast] = useState<SavedBill>()
  const isBackupLineHere = useLoadedWhenIdle(backupLine)
  // These choices are part of the bill, so a change of them has to be saved, too.
  usePageInputs(inputs)
  useSeller()

  const isBlank = isBlankBill(bill)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new bill, and when its first item is typed
  useEffect(() => {
    prepareOpenBill().then(setLast)
  }, [bill.id, isBlank])

  // Without dependencies: after every change of anything.
  useEffect(scheduleSave)

  useEffect(() => startBackups(), [])
  const openRequested = useEffectEvent(() => openRequestedBill(chooseCurrency))
  useEffect(() => void openRequested(), [])

  useEffect(() => {
    const refresh = () =>
      isBlankBill(readOpenBill()) ? prepareOpenBill().then(setLast) : syncWithDatabase()
    const onVisibilityChange = () => (document.hidden ? saveBeforeUnload() : refresh())
    const prepareIfBlank = () => {
      if (isBlankBill(readOpenBill())) refresh()
    }
    document.addEventListener('visibilitychange', onVisibilityChange)
    return combineCleanups(
      () => document.removeEventListener('visibilitychange', onVisibilityChange),
      onBillsChangeDebounced(prepareIfBlank),
      onWindow('pagehide', saveBeforeUnload),
      onWindow('pageshow', ({ persisted }) => persisted && syncWithDatabase()),
      onBillsChange(handleBillsChange),
      // Another page of the site takes its place, without any event of the browser.
      () => void saveNow(),
    )
  }, [])

  const open = async () => {
    const isGone = last && !(await openSavedBill(last.id, chooseCurrency))
    if (isGone) setLast(undefined)
  }

  return (
    <>
      <p role="status" className={problems.includes(status) ? styles.trouble : styles.keeping}>
        {last && isBlank ? (
          <>
            {savedBillsWords.last(sayBill(last))}{' '}
            <button type="button" onClick={open}>
              {savedBillsWords.openIt}
            </button>
          </>
        ) : (
          statusTexts[status]
        )}
      </p>
      {unsaved.map((one) => (
        <UnsavedBillNotice key={one.bill.id} {...one} />
      ))}
      {isBackupLineHere && <backupLine.Part isQuiet={isBlank} />}
    </>
  )
}

/** Shows a bill that could not be saved before another one was opened, and ways to keep it. */
function UnsavedBillNotice({ bill, why }: UnsavedBill) {
  const { chooseCurrency } = useCurrency()
  const showToast = useToast()
  const [isSaved, setIsSaved] = useState(false)
  const save = () => {
    const content = writeBillsFile({ seller: readSeller(), bills: [bill] })
    const file = new Blob([content], { type: 'application/json' })
    saveFile(billsFileName(new Date()), file)
    // The page cannot know whether the file was written: the bill stays until the person says so.
    setIsSaved(true)
    showToast(savedBillsWords.lookForFile)
  }
  return (
    <p role="status" className={styles.trouble}>
      {`${savedBillsWords.notKept[why](sayBill(bill))} `}
      <button type="button" onClick={() => openUnsavedBill(bill, chooseCurrency)}>
        {savedBillsWords.goBack}
      </button>
      <button type="button" onClick={save}>
        {savedBillsWords.saveAsFile}
      </button>
      {isSaved && (
        <button type="button" onClick={() => dropUnsaved(bill.id)}>
          {savedBillsWords.haveFile}
        </button>
      )}
    </p>
  )
}

/** @example sayBill(bill) // 'INV-041 · Asha Traders · ₹4,200.00' */
export const sayBill = ({ texts: { details }, total, choices }: SavedBill): string =>
  [
    details.number.trim() || savedBillsWords.noNumber,
    ...(details.buyerName.trim() ? [details.buyerName.trim()] : []),
    formatMoney(decimalFrom(total), currencyOf(choices.currency).symbol, 2),
  ].join(' · ')
