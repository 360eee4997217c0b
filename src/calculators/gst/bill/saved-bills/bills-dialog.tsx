import { CopyPlus, Download, FolderOpen, Trash2, Upload } from 'lucide'
import {
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { currencyOf } from '../../../../core/currencies'
import { decimalFrom } from '../../../../core/decimal'
import { countOf, formatMoney } from '../../../../core/format'
import { sayShortDate } from '../../../../core/say-date'
import dialogStyles from '../../../../ui/dialog/dialog.module.css'
import { type Outcome, outcomeOf } from '../../../../ui/memory/outcome'
import { Button } from '../../../../ui/page/button'
import { classNames } from '../../../../ui/page/class-names'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import { undoBy, useToast } from '../../../../ui/tab/toast'
import { FileButton, OWN_FILES } from '../../../../ui/tables/given-file/file-button'
import { saveFile } from '../../../../ui/tables/save-file'
import { changeSeller, readSeller } from '../seller'
import { readOpenBill } from '../store'
import { currentRecord, dropUnsaved, saveNow } from './autosave'
import {
  deleteBill,
  onBillsChangeDebounced,
  putBills,
  readBills,
  type SavedBill,
} from './bills-database'
import styles from './bills-dialog.module.css'
import { billsFileName, planImport, readBillsFile, sayImport, writeBillsFile } from './bills-file'
import { reuseNumberOf } from './numbering'
import { duplicateSavedBill, openSavedBill, startNewBill } from './open-bills'
import { searchBills, toSearchable } from './search'

/** Nobody reads more at once, and a phone draws it without a pause. */
const SHOWN_AT_ONCE = 50

type Said = {
  text: string
  undo?: (() => Promise<unknown>) | undefined
  /** What was deleted since the list was opened, and which of it was in this tab. */
  deleted?: { bills: readonly SavedBill[]; openId: string | undefined }
}

/** Every bill of this device: to find, open, double, delete, and to take elsewhere. */
export function BillsDialog({ onClose }: { onClose(): void }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const { chooseCurrency } = useCurrency()
  const showToast = useToast()
  const [bills, setBills] = useState<readonly SavedBill[]>()
  const [isForbidden, setIsForbidden] = useState(false)
  const [text, setText] = useState('')
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  const [said, setSaid] = useState<Said>()
  const wanted = useDeferredValue(text)
  const all = useMemo(() => bills?.map(toSearchable) ?? [], [bills])
  const found = useMemo(() => searchBills(all, wanted), [all, wanted])

  const read = useCallback(() => readBills().then(setBills, () => setIsForbidden(true)), [])
  useEffect(() => {
    dialog.current?.showModal()
    // On a phone the keyboard would hide what there is to see.
    if (matchMedia('(pointer: coarse)').matches) title.current?.focus()
    saveNow().then(read)
    return onBillsChangeDebounced(read)
  }, [read])

  const close = () => dialog.current?.close()

  /** What can be undone here can be undone after it, too. */
  const leave = () => {
    if (said?.undo) showToast(said.text, undoBy({ run: said.undo }))
    onClose()
  }

  useEffect(() => {
    if (said?.undo) undoButton.current?.focus()
  }, [said])

  /** Whatever fails here leaves the database as it was, and what could be undone can still be. */
  const attempt = async (act: () => Promise<Said | undefined>) => {
    try {
      const said = await act()
      if (said) setSaid(said)
      await read()
    } catch (error) {
      setSaid((before) => ({ ...before, text: sayFailure(outcomeOf(error)) }))
    }
  }

  const open = (id: string) =>
    attempt(async () => {
      const kept = await openSavedBill(id, chooseCurrency)
      if (!kept) return { text: 'This bill is no longer here.' }
      close()
      return undefined
    })

  const duplicate = (id: string) =>
    attempt(async () => {
      const kept = await duplicateSavedBill(id, chooseCurrency)
      if (!kept) return { text: 'This bill is no longer here.' }
      close()
      return undefined
    })

  const remove = (bill: SavedBill) =>
    attempt(async () => {
      const isOpen = readOpenBill().id === bill.id
      // What was typed last may not be in the list yet.
      const gone = isOpen ? currentRecord() : bill
      if (isOpen) await startNewBill(chooseCurrency)
      await deleteBill(bill.id)
      dropUnsaved(bill.id)
      if (isOpen) reuseNumberOf(gone)
      // One Undo brings all of them back, so that none is lost by deleting the next.
      const before = said?.deleted ?? { bills: [], openId: undefined }
      const bills = [...before.bills, gone]
      const openId = isOpen ? bill.id : before.openId
      return {
        text: bills.length > 1 ? `${bills.length} bills deleted.` : `${nameOf(bill)} deleted.`,
        deleted: { bills, openId },
        undo: async () => {
          await putBills(bills)
          if (openId) await openSavedBill(openId, chooseCurrency)
        },
      }
    })

  const exportAll = () =>
    attempt(async () => {
      const all = await readBills()
      const content = writeBillsFile({ seller: readSeller(), bills: all })
      saveFile(billsFileName(new Date()), new Blob([content], { type: 'application/json' }))
      return { text: `${countOf(all.length, 'bill')} exported.` }
    })

  const importFile = (file: File) =>
    attempt(async () => {
      const read = readBillsFile(await file.text())
      if (typeof read === 'string') return { text: `${read} Nothing was changed.` }
      const here = await readBills()
      const plan = planImport(here, read.bills)
      await putBills(plan.bills)
      const seller = readSeller()
      const isNewSeller = !seller.name && !seller.gstin
      if (isNewSeller) changeSeller(read.seller)
      const before = new Map(here.map((bill) => [bill.id, bill]))
      return {
        text: sayImport(plan, read.cut),
        undo:
          plan.bills.length === 0
            ? undefined
            : async () => {
                const gone = plan.bills.filter(({ id }) => !before.has(id))
                await putBills(plan.bills.flatMap(({ id }) => before.get(id) ?? []))
                for (const { id } of gone) await deleteBill(id)
                if (isNewSeller) changeSeller(seller)
              },
      }
    })

  return (
    <dialog
      ref={dialog}
      className={classNames(dialogStyles.dialog, styles.bills)}
      aria-labelledby="bills-title"
      onClose={leave}
    >
      <h2 ref={title} id="bills-title" tabIndex={-1}>
        Your bills
      </h2>
      {isForbidden ? (
        <p>This browser keeps no bills: storage is full or forbidden.</p>
      ) : (
        <>
          <label className={styles.search}>
            Search bills
            <input
              type="search"
              placeholder="Number, buyer, item, HSN, date or amount"
              autoComplete="off"
              value={text}
              onChange={(event) => {
                setText(event.target.value)
                setShown(SHOWN_AT_ONCE)
              }}
            />
          </label>
          <p role="status" className={styles.said}>
            {said ? said.text : bills && sayFound(found.length, bills.length)}
            {said?.undo && (
              <Button
                // What was pressed may be gone.
                ref={undoButton}
                kind="quiet"
                onClick={() =>
                  attempt(async () => {
                    await said.undo?.()
                    title.current?.focus()
                    return { text: 'Undone.' }
                  })
                }
              >
                Undo
              </Button>
            )}
          </p>
          <ul className={styles.list}>
            {found.slice(0, shown).map(({ bill }) => (
              <Entry key={bill.id} bill={bill}>
                <Button
                  kind="quiet"
                  onClick={() => open(bill.id)}
                  aria-label={`Open ${nameOf(bill)}`}
                >
                  <Icon of={FolderOpen} size={18} />
                  Open
                </Button>
                <Button
                  kind="quiet"
                  onClick={() => duplicate(bill.id)}
                  aria-label={`Duplicate ${nameOf(bill)}`}
                >
                  <Icon of={CopyPlus} size={18} />
                </Button>
                <Button
                  kind="quiet"
                  onClick={() => remove(bill)}
                  aria-label={`Delete ${nameOf(bill)}`}
                >
                  <Icon of={Trash2} size={18} />
                </Button>
              </Entry>
            ))}
          </ul>
          {found.length > shown && (
            <Button kind="secondary" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
              Show {Math.min(SHOWN_AT_ONCE, found.length - shown)} more
            </Button>
          )}
        </>
      )}
      <div className={styles.buttons}>
        <Button kind="quiet" disabled={!bills?.length} onClick={exportAll}>
          <Icon of={Download} size={18} />
          Export all
        </Button>
        <FileButton kind="quiet" accept={OWN_FILES} onFile={importFile}>
          <Icon of={Upload} size={18} />
          Import
        </FileButton>
        <Button kind="secondary" onClick={close}>
          Close
        </Button>
      </div>
      <p className={styles.note}>
        Bills stay on this device and are sent nowhere. Whoever clears the data of this browser
        clears them too: export them from time to time.
      </p>
    </dialog>
  )
}

function Entry({ bill, children }: { bill: SavedBill; children: ReactNode }) {
  const { details, rows } = bill.texts
  const { symbol } = currencyOf(bill.choices.currency)
  return (
    <li>
      <b>{details.number.trim() || 'No number'}</b>
      <b data-amount>{formatMoney(decimalFrom(bill.total), symbol, 2)}</b>
      <small>
        {[
          details.buyerName.trim(),
          details.date && sayShortDate(details.date),
          countOf(rows.length, 'item'),
          ...(details.title === 'Tax Invoice' ? [] : [details.title]),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      <div>{children}</div>
    </li>
  )
}

const nameOf = ({ texts: { details } }: SavedBill): string =>
  [details.number.trim(), details.buyerName.trim()].filter(Boolean).join(', ') || 'bill'

const sayFailure = (why: Outcome): string =>
  why === 'full'
    ? 'This could not be done: the storage of this device is full. Nothing was changed.'
    : 'This could not be done: this browser keeps no bills. Nothing was changed.'

function sayFound(found: number, all: number): string {
  if (all === 0) return 'No bill is kept yet. What you type is kept here by itself.'
  if (found === 0) return 'None of the bills here has all of this.'
  return found === all ? countOf(all, 'bill') : `${found} of ${countOf(all, 'bill')}`
}
