import { useEffect, useState, useSyncExternalStore } from 'react'
import { currencyOf } from '../../../../core/currencies'
import { decimalFrom } from '../../../../core/decimal'
import { formatMoney } from '../../../../core/format'
import { useCurrency } from '../../../../ui/tab/currency'
import { onWindow, together } from '../../../../ui/tab/store'
import { openKept, prepareBill, startNewBill } from '../kept/desk'
import {
  followBill,
  type Keeping as How,
  hearNews,
  keeping,
  keepNow,
  keepWhenLeaving,
} from '../kept/keeper'
import type { BillChoices, KeptBill } from '../kept/record'
import { onShelfNews, readBill } from '../kept/shelf'
import { isUntouched, readOpenBill, useOpenBill } from '../store'
import styles from './keeping.module.css'

export { startNewBill }

const words: Readonly<Record<How, string>> = {
  'nothing yet': '',
  kept: 'Kept on this device',
  copied: 'Another tab changed this bill too. Yours is kept as a copy.',
  full: 'The storage of this device is full: this bill is in this tab only. Print or share it before you close.',
  forbidden:
    'This browser keeps no bills: this one is in this tab only. Print or share it before you close.',
}

/** Keeps the bill while it is typed, says so, and offers the last one to whoever comes back. */
export function Keeping({ choices }: { choices: BillChoices }) {
  const bill = useOpenBill()
  const how = useSyncExternalStore(keeping.subscribe, keeping.read)
  const { chooseCurrency } = useCurrency()
  const [last, setLast] = useState<KeptBill>()

  useEffect(() => followBill(bill, choices), [bill, choices])

  const isBlank = isUntouched(bill)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every bill that begins here, and its first item
  useEffect(() => {
    prepareBill().then(setLast)
  }, [bill.id, isBlank])

  useEffect(() => {
    const prepareIfBlank = () => void (isUntouched(readOpenBill()) && prepareBill().then(setLast))
    const followTab = () => (document.hidden ? keepWhenLeaving() : prepareIfBlank())
    document.addEventListener('visibilitychange', followTab)
    return together(
      () => document.removeEventListener('visibilitychange', followTab),
      onShelfNews(prepareIfBlank),
      onWindow('pagehide', keepWhenLeaving),
      onWindow('pageshow', ({ persisted }) => persisted && catchUp()),
      onShelfNews(hearNews),
      // A page of the same site takes its place: nothing is hidden, and nothing may be lost.
      () => void keepNow(),
    )
  }, [])

  const open = async () => {
    const isGone = last && !(await openKept(last.id, chooseCurrency))
    if (isGone) setLast(undefined)
  }

  const isTrouble = how === 'full' || how === 'forbidden'
  return (
    <p role="status" className={isTrouble ? styles.trouble : styles.keeping}>
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
  )
}

/** A page that was kept whole for Back has not heard what other tabs did meanwhile. */
async function catchUp(): Promise<void> {
  const kept = await readBill(readOpenBill().id).catch(() => undefined)
  if (kept) await hearNews([kept])
}

/** @example sayBill(bill) // 'INV-041 · Asha Traders · ₹4,200.00' */
export const sayBill = ({ texts: { details }, total, choices }: KeptBill): string =>
  [
    details.number.trim() || 'No number',
    ...(details.buyerName.trim() ? [details.buyerName.trim()] : []),
    formatMoney(decimalFrom(total), currencyOf(choices.currency).symbol, 2),
  ].join(' · ')
