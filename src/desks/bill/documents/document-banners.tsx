import { ArrowLeft } from 'lucide'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { sayDate, sayShortDate } from '../../../core/language/dates'
import { Button } from '../../../ui/page/button'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { useToast } from '../../../ui/tab/toast'
import { isCreditOn } from '../../books/bill/balance'
import { missedDayOfCredit } from '../../books/bill/credit-note'
import { isCancelled, isCreditNote, isFromEstimate } from '../../books/bill/details'
import {
  type FiledReturn,
  onBillsChange,
  onFiledChange,
  readBill,
  readBills,
  readFiledReturns,
} from '../../books/saved-bills/bills-database'
import { hasSavedBills } from '../../books/saved-bills/saved-bills-note'
import { openSavedBill } from '../saved-bills/open-bills'
import { useBill } from '../screen/use-bill'
import { billTexts, readOpenBill, useOpenBill } from '../store'
import { AccountBanners } from './account-banners'
import { canBeCredited, undoCancelling } from './cancel-dialog'
import styles from './documents.module.css'
import { useLeftOfExceededBill } from './exceeded-bill'
import { filedPeriodOf, missedPeriodOf, sayPeriod } from './filed-period'
import { billLock, useIsLocked, useLock } from './lock'
import { askedOfOpenBill, notesOnBill, useMadeFrom } from './notes-on-bill'
import { requestedBill } from './requested-bill'
import { billDocumentsWords } from './words'

/** Above the items: where one came from, what a credit note is on, and what became of the bill. */
export function DocumentBanners() {
  const bill = useOpenBill()
  useFollowedNotes(bill.id, bill.revision > 0)
  useFollowedLock(bill.id, bill.revision > 0)
  return (
    <div className={styles.banners}>
      <FromSales />
      {isCreditNote(bill.details) && <Against key={bill.id} />}
      {isFromEstimate(bill.details) && <FromEstimate key={bill.id} />}
      {bill.details.title === 'Estimate' && <MadeBills id={bill.id} />}
      {isCancelled(bill.details) && <Cancelled />}
      <AccountBanners />
      <Filed />
      {bill.details.title !== 'Estimate' && (
        <DatedIntoFiled id={bill.id} date={bill.details.date} />
      )}
    </div>
  )
}

/** The way back to the page that asked for this bill, or that it is gone. */
function FromSales() {
  const { id } = useOpenBill()
  const requested = useSyncExternalStore(requestedBill.subscribe, requestedBill.read)
  if (!requested || (requested.id !== id && !requested.isGone)) return null
  return (
    <div className={styles.back}>
      {requested.isGone && <p role="status">{billDocumentsWords.gone}</p>}
      {requested.back && (
        <a href={requested.back}>
          <Icon of={ArrowLeft} size={18} />
          {billDocumentsWords.backToSales}
        </a>
      )}
    </div>
  )
}

/** Which bill a credit note is on, and whether the return still takes it. */
function Against() {
  const note = useBill()
  const { details, results } = note
  const { money } = useCurrency()
  const left = useLeftOfExceededBill(note)
  const { againstId, againstNumber, againstDate } = details
  const lastDay = missedDayOfCredit(details)
  return (
    <div className={styles.banner}>
      <p>
        {againstNumber || againstDate
          ? billDocumentsWords.against(againstNumber || '–', sayShortDate(againstDate) || '–')
          : billDocumentsWords.againstUnknown}
        {lastDay && <> {billDocumentsWords.credit.late(sayDate(lastDay))}</>}
      </p>
      <p role="status">
        {left !== undefined &&
          billDocumentsWords.aboveBill(money(results.payable, 2), money(left, 2))}
      </p>
      <OpenOther id={againstId} label={billDocumentsWords.openBill} />
    </div>
  )
}

/** Which estimate a bill was made from. */
function FromEstimate() {
  const { againstId, againstNumber, againstDate } = useOpenBill().details
  return (
    <div className={styles.banner}>
      <p>
        {billDocumentsWords.estimate.from(againstNumber || '–', sayShortDate(againstDate) || '–')}
      </p>
      <OpenOther id={againstId} label={billDocumentsWords.estimate.open} />
    </div>
  )
}

/** The bills that were made from the open estimate. */
function MadeBills({ id }: { id: string }) {
  return useMadeFrom(id).map(({ id, texts: { details } }) => (
    <div key={id} className={styles.banner}>
      <p>
        {billDocumentsWords.estimate.into(
          details.number.trim() || '–',
          sayShortDate(details.date) || '–',
        )}
      </p>
      <OpenOther id={id} label={billDocumentsWords.openBill} />
    </div>
  ))
}

/** Opens the document that a banner names, as long as it is kept here. */
function OpenOther({ id, label }: { id: string; label: string }) {
  const { chooseCurrency } = useCurrency()
  const showToast = useToast()
  const [isKept, setIsKept] = useState(false)
  useEffect(() => {
    if (id) readBill(id).then((kept) => setIsKept(kept !== undefined), ignored)
  }, [id])

  const open = async () => {
    const kept = await openSavedBill(id, chooseCurrency).catch(ignored)
    if (!kept) {
      setIsKept(false)
      showToast(billDocumentsWords.gone)
    }
  }

  return (
    isKept && (
      <Button kind="quiet" onClick={open}>
        {label}
      </Button>
    )
  )
}

const ignored = () => undefined

function Cancelled() {
  const { cancelledOn, cancelledWhy } = useOpenBill().details
  const isLocked = useIsLocked()
  const showToast = useToast()
  const undo = () => {
    undoCancelling()
    showToast(billDocumentsWords.cancel.undone)
  }
  return (
    <div className={classNames(styles.banner, styles.strong)}>
      <p role="status">
        {billDocumentsWords.cancelledOn(sayShortDate(cancelledOn), cancelledWhy || '–')}
      </p>
      <Button kind="secondary" disabled={isLocked} onClick={undo}>
        {billDocumentsWords.undoCancelling}
      </Button>
    </div>
  )
}

/** Asks before a bill is changed that is in a return that was filed. */
function Filed() {
  const lock = useLock()
  const bill = useOpenBill()
  if (!lock) return null
  return (
    <div className={classNames(styles.banner, styles.strong)}>
      <p role="status">{billDocumentsWords.filed.said(sayPeriod(lock.period))}</p>
      {!lock.isOpened && (
        <div>
          {canBeCredited(billTexts(bill)) && (
            <Button kind="secondary" onClick={() => askedOfOpenBill.write('credit')}>
              {billDocumentsWords.filed.makeNote}
            </Button>
          )}
          <Button kind="quiet" onClick={() => billLock.write({ ...lock, isOpened: true })}>
            {billDocumentsWords.filed.change}
          </Button>
        </div>
      )}
    </div>
  )
}

/** While a document is typed: the return of its month was filed without it. */
function DatedIntoFiled({ id, date }: { id: string; date: string }) {
  const period = missedPeriodOf({ id, date }, useFiledReturns())
  if (period === undefined) return null
  return (
    <div className={styles.banner}>
      <p role="status">{billDocumentsWords.filed.without(sayPeriod(period))}</p>
    </div>
  )
}

const noReturns: readonly FiledReturn[] = []

/** The returns that were marked as filed, in this tab or in another. */
function useFiledReturns(): readonly FiledReturn[] {
  const [returns, setReturns] = useState(noReturns)
  useEffect(() => {
    // Where no bill was ever kept, nothing was filed, and nothing need be opened.
    if (!hasSavedBills()) return
    let isStale = false
    const read = () => readFiledReturns().then((found) => isStale || setReturns(found), ignored)
    read()
    const stop = onFiledChange(read)
    return () => {
      isStale = true
      stop()
    }
  }, [])
  return returns
}

/** Another tab may save at every key press. */
const DEBOUNCE_MS = 300

/** Reads what was made of a kept bill, again after changes of others. Of a new bill, nothing was. */
function useFollowedNotes(id: string, isKept: boolean): void {
  useEffect(() => {
    if (!isKept) return
    let isStale = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () =>
      readBills().then((bills) => {
        if (isStale) return
        const notes = bills.filter(({ texts }) => isCreditOn(id, texts))
        const made = bills.filter(
          ({ texts: { details } }) => details.againstId === id && isFromEstimate(details),
        )
        const before = notesOnBill.read()
        if ([notes, made, before.notes, before.made].some(({ length }) => length > 0))
          notesOnBill.write({ id, notes, made })
      }, ignored)
    read()
    const stop = onBillsChange((changes) => {
      // The open bill, which is saved at every key press, is no note on itself.
      if (changes.every((change) => change.id === id)) return
      clearTimeout(timer)
      timer = setTimeout(read, DEBOUNCE_MS)
    })
    return () => {
      isStale = true
      clearTimeout(timer)
      stop()
    }
  }, [id, isKept])
}

/** Locks a bill that is in a return that was marked as filed. */
function useFollowedLock(id: string, isKept: boolean): void {
  useEffect(() => {
    let isStale = false
    const read = () =>
      readFiledReturns().then((returns) => {
        if (isStale || readOpenBill().id !== id) return
        const period = filedPeriodOf(id, returns)
        const before = billLock.read()
        billLock.write(
          period === undefined
            ? undefined
            : { id, period, isOpened: before?.id === id && before.isOpened },
        )
      }, ignored)
    if (!isKept) return
    read()
    const stop = onFiledChange(read)
    return () => {
      isStale = true
      stop()
    }
  }, [id, isKept])
}
