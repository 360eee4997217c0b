import { CopyPlus, FileMinus2, FolderOpen, Trash2 } from 'lucide'
import { useEffect, useRef, useState } from 'react'
import { sayShortDate } from '../../../core/language/dates'
import { currencyOf } from '../../../core/money/currencies'
import { decimalFrom } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import {
  Entries,
  Entry,
  EntryButton,
  Forbidden,
  ListDialog,
  ListFoot,
  MessageLine,
  OwnFileButtons,
  useListDialog,
  useStoredRows,
} from '../../../ui/dialogs/list-dialog'
import { useCurrency } from '../../../ui/tab/currency'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { backUpNow } from '../../books/backup/backups'
import { CloseYearButton } from '../../books/backup/close-year-button'
import { CopyInFile } from '../../books/backup/copy-in-file'
import { JoinQuestions } from '../../books/backup/join-questions'
import type { Restored } from '../../books/backup/restore'
import { RestorePreview } from '../../books/backup/restore-preview'
import { isCreditOn } from '../../books/bill/balance'
import { isCancelled } from '../../books/bill/details'
import { OldBillsButton } from '../../books/old-bills/old-bills-button'
import {
  bringBackBills,
  deleteBill,
  onBillsChangeDebounced,
  readBills,
  readFiledReturns,
  type SavedBill,
} from '../../books/saved-bills/bills-database'
import {
  CancelDialog,
  canBeCredited,
  cancelOpenBill,
  cancelSavedBill,
  RemoveDialog,
  whyNotCancelled,
} from '../documents/cancel-dialog'
import { CreditNoteDialog } from '../documents/credit-note-dialog'
import { filedPeriodOf, sayPeriod } from '../documents/filed-period'
import { billDocumentsWords } from '../documents/words'
import { readOpenBill } from '../store'
import { currentRecord, dropUnsaved, saveNow } from './autosave'
import { BillSearchFields, useBillSearch } from './bill-search'
import { hasLaterNumber, reuseNumberOf } from './numbering'
import { duplicateSavedBill, openCreditNote, openSavedBill, startNewBill } from './open-bills'
import { savedBillsWords } from './words'

/** What was deleted since the list was opened, and which of it was in this tab. */
type Deleted = { bills: readonly SavedBill[]; openId: string | undefined }

const follow = (reload: () => void) => {
  saveNow().then(reload)
  return onBillsChangeDebounced(reload)
}

/** Every bill of this device: to find, open, double, delete, and to take elsewhere. */
export function BillsDialog({ onClose }: { onClose(): void }) {
  const { chooseCurrency } = useCurrency()
  const showToast = useToast()
  const list = useListDialog<Deleted>({ onClose })
  const { message, close } = list
  const stored = useStoredRows({ list, things: 'bills', read: readBills, follow })
  const { rows: bills, attempt } = stored
  const search = useBillSearch(bills)

  const open = (id: string) =>
    attempt(async () => {
      const kept = await openSavedBill(id, chooseCurrency)
      if (!kept) return { text: savedBillsWords.list.gone }
      close()
      return undefined
    })

  const duplicate = (id: string) =>
    attempt(async () => {
      const kept = await duplicateSavedBill(id, chooseCurrency)
      if (!kept) return { text: savedBillsWords.list.gone }
      close()
      return undefined
    })

  const [asked, setAsked] = useState<Asked>()
  const askNothing = () => setAsked(undefined)

  /** A gap in the numbers is asked about first, a bill of a return that was filed, and one with credit notes. */
  const askBeforeRemoving = async (bill: SavedBill) => {
    const filedIn = filedPeriodOf(bill.id, await readFiledReturns().catch(() => []))
    const isGap = !isCancelled(bill.texts.details) && hasLaterNumber(bill, bills ?? [])
    const notes = notesOn(bill, bills ?? [])
    if (isGap || filedIn !== undefined || notes.length > 0) {
      setAsked({ what: 'remove', bill, filedIn, isGap, notes })
    } else await remove(bill)
  }

  /** As it is now: what was typed last may not be in the list yet. */
  const newest = (bill: SavedBill) => (readOpenBill().id === bill.id ? currentRecord() : bill)

  const cancel = (bill: SavedBill, why: string) =>
    attempt(async () => {
      const name = nameOf(bill)
      if (readOpenBill().id === bill.id) {
        const { run } = cancelOpenBill(why)
        await saveNow()
        const undo = async () => {
          run()
          await saveNow()
        }
        return { text: savedBillsWords.list.cancelledNamed(name), undo }
      }
      const undo = await cancelSavedBill(bill.id, why)
      return undo
        ? { text: savedBillsWords.list.cancelledNamed(name), undo }
        : { text: savedBillsWords.list.gone }
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
      const before = message?.deleted ?? { bills: [], openId: undefined }
      const bills = [...before.bills, gone]
      const openId = isOpen ? bill.id : before.openId
      return {
        text:
          bills.length > 1
            ? savedBillsWords.list.deletedMany(bills.length)
            : savedBillsWords.list.deleted(nameOf(bill)),
        deleted: { bills, openId },
        undo: async () => {
          await bringBackBills(bills)
          if (openId) await openSavedBill(openId, chooseCurrency)
        },
      }
    })

  const exportAll = () =>
    attempt(async () => ({ text: savedBillsWords.list.exported(await backUpNow()) }))

  // What a file brings is shown in the place of the message.
  const [file, setFile] = useState<File>()
  const isImportToFocus = useRef(false)
  const [joined, setJoined] = useState<Restored>()
  const finishImport = (restored: Restored) => {
    isImportToFocus.current = !restored.undo
    setFile(undefined)
    setJoined(restored)
    attempt(async () => restored)
  }
  // Once it is undone, or something else was done, there is nothing to decide any more.
  const toDecide = joined?.questions?.length && message?.undo === joined.undo ? joined : undefined
  // What had the focus went with the file. Where there is an Undo, that takes it.
  useEffect(() => {
    if (file || !isImportToFocus.current) return
    isImportToFocus.current = false
    importButtonIn(list.dialog.current)?.focus()
  }, [file, list.dialog])

  return (
    <>
      <ListDialog list={list} id="bills-title" title={savedBillsWords.list.title}>
        {stored.isForbidden ? (
          <Forbidden things="bills" />
        ) : file ? (
          <RestorePreview
            file={file}
            goesOnIfPlain
            onDone={finishImport}
            onCancel={() => {
              setFile(undefined)
              list.title.current?.focus()
            }}
          />
        ) : (
          <>
            <BillSearchFields search={search} />
            <MessageLine
              message={message}
              otherwise={bills ? sayFound(search, bills.length) : savedBillsWords.list.reading}
              onUndo={stored.undo}
            />
            {toDecide ? (
              <JoinQuestions restored={toDecide} onDone={() => setJoined(undefined)} />
            ) : (
              <Entries>
                {search.shown.map(({ bill }) => (
                  <BillEntry
                    key={bill.id}
                    bill={bill}
                    onOpen={() => open(bill.id)}
                    onDuplicate={() => duplicate(bill.id)}
                    onCredit={() => setAsked({ what: 'credit', bill: newest(bill) })}
                    onDelete={() => askBeforeRemoving(newest(bill))}
                  />
                ))}
              </Entries>
            )}
            {!toDecide && search.moreButton}
          </>
        )}
        {!file && (
          <>
            <ListFoot onClose={close} note={savedBillsWords.list.note}>
              <OwnFileButtons isEmpty={!bills?.length} onExport={exportAll} onImport={setFile} />
              <OldBillsButton kind="quiet" onTaken={(taken) => attempt(async () => taken)} />
              <CloseYearButton documents={bills?.length ?? 0} />
            </ListFoot>
            <CopyInFile isLine />
          </>
        )}
      </ListDialog>
      {asked?.what === 'credit' && (
        <CreditNoteDialog
          bill={asked.bill}
          onClose={askNothing}
          onMake={(credit) => openCreditNote(asked.bill, credit, chooseCurrency)}
          onMade={(number, undo) => {
            close()
            showToast(billDocumentsWords.credit.made(number), undoBy(undo))
          }}
        />
      )}
      {asked?.what === 'remove' && (
        <RemoveDialog
          name={nameOf(asked.bill)}
          {...sayBeforeRemoving(asked, bills ?? [])}
          onClose={() => setAsked((now) => (now?.what === 'remove' ? undefined : now))}
          onCancel={
            !asked.isGap || asked.filedIn !== undefined || whyNotCancelled(asked.bill, bills ?? [])
              ? undefined
              : () => setAsked({ what: 'cancel', bill: asked.bill })
          }
          onCredit={
            asked.filedIn !== undefined && canBeCredited(asked.bill.texts)
              ? () => setAsked({ what: 'credit', bill: asked.bill })
              : undefined
          }
          onRemove={() => remove(asked.bill)}
        />
      )}
      {asked?.what === 'cancel' && (
        <CancelDialog
          bill={asked.bill}
          whyNot={undefined}
          onClose={askNothing}
          onCancel={(why) => cancel(asked.bill, why)}
        />
      )}
    </>
  )
}

/** What is asked about a bill of the list. */
type Asked = {
  readonly what: 'credit' | 'remove' | 'cancel'
  readonly bill: SavedBill
  /** The period of the return that was filed with it. */
  readonly filedIn?: string | undefined
  /** Others follow its number. */
  readonly isGap?: boolean
  /** The names of the credit notes on it. */
  readonly notes?: readonly string[]
}

/** The credit notes on a bill that count, by their numbers. */
const notesOn = ({ id }: SavedBill, bills: readonly SavedBill[]): readonly string[] =>
  bills
    .filter(({ texts }) => isCreditOn(id, texts))
    .map(
      ({ texts: { details } }) =>
        details.number.trim() || savedBillsWords.list.titles['Credit Note'],
    )

/** Why to think twice before a bill is deleted: the gravest reason first. */
function sayBeforeRemoving(
  { bill, filedIn, isGap, notes = [] }: Asked,
  bills: readonly SavedBill[],
): { said: string; whyNot: string | undefined } {
  const saidOfNotes = notes.length > 0 ? savedBillsWords.list.hasNotes(notes) : undefined
  if (filedIn !== undefined) {
    return { said: billDocumentsWords.filed.said(sayPeriod(filedIn)), whyNot: saidOfNotes }
  }
  if (!isGap && saidOfNotes) return { said: saidOfNotes, whyNot: undefined }
  const whyNot = saidOfNotes ?? whyNotCancelled(bill, bills)
  return { said: billDocumentsWords.remove.gap, whyNot }
}

/** While a file is looked at, the button is not there: the one after it is another. */
function importButtonIn(dialog: HTMLElement | null): HTMLElement | undefined {
  const button = dialog?.querySelector('input[type="file"]')?.previousElementSibling
  return button instanceof HTMLElement ? button : undefined
}

type BillEntryProps = {
  bill: SavedBill
  onOpen(): void
  onDuplicate(): void
  onCredit(): void
  onDelete(): void
}

function BillEntry({ bill, onOpen, onDuplicate, onCredit, onDelete }: BillEntryProps) {
  const { details, rows } = bill.texts
  const { symbol } = currencyOf(bill.choices.currency)
  return (
    <Entry
      name={details.number.trim() || savedBillsWords.noNumber}
      amount={formatMoney(decimalFrom(bill.total), symbol, 2)}
      facts={[
        details.buyerName.trim(),
        details.date && sayShortDate(details.date),
        savedBillsWords.list.items(rows.length),
        savedBillsWords.list.titles[details.title],
        isCancelled(details) ? savedBillsWords.list.cancelled : '',
      ]}
    >
      <EntryButton
        icon={FolderOpen}
        name={savedBillsWords.list.openNamed(nameOf(bill))}
        onClick={onOpen}
      >
        {savedBillsWords.list.open}
      </EntryButton>
      <EntryButton
        icon={CopyPlus}
        name={savedBillsWords.list.duplicateNamed(nameOf(bill))}
        onClick={onDuplicate}
      />
      {canBeCredited(bill.texts) && (
        <EntryButton
          icon={FileMinus2}
          name={savedBillsWords.list.creditNamed(nameOf(bill))}
          onClick={onCredit}
        />
      )}
      <EntryButton
        icon={Trash2}
        name={savedBillsWords.list.deleteNamed(nameOf(bill))}
        onClick={onDelete}
      />
    </Entry>
  )
}

const nameOf = ({ texts: { details } }: SavedBill): string =>
  [details.number.trim(), details.buyerName.trim()].filter(Boolean).join(', ') ||
  savedBillsWords.list.unnamed

function sayFound({ found, readAs }: ReturnType<typeof useBillSearch>, all: number): string {
  if (all === 0) return savedBillsWords.list.none
  const said =
    found.length === 0
      ? savedBillsWords.list.noneFound
      : found.length === all
        ? savedBillsWords.list.bills(all)
        : savedBillsWords.list.found(found.length, all)
  return [said, ...readAs].join(' · ')
}
