import { FileText } from 'lucide'
import { useEffect, useMemo, useState } from 'react'
import { sayShortDate } from '../../../core/language/dates'
import { type Decimal, decimalFrom, zero } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { useToast } from '../../../ui/tab/toast'
import { takeFromAccount } from '../../books/accounts/change-accounts'
import { type AccountEntry, amountOf, isMoney, restOf, takenOf } from '../../books/accounts/entries'
import { usePapers } from '../../books/accounts/hand-over'
import { sayNotNoted, useAccountToast } from '../../books/accounts/say-accounts'
import { accountWords } from '../../books/accounts/words'
import { standingOf } from '../../books/bill/balance'
import { isCancelled, isCreditNote } from '../../books/bill/details'
import { buyerOf, customerKey } from '../../books/sales/customer-key'
import {
  onAccountsChange,
  onBillsChangeDebounced,
  readAccounts,
  readBills,
} from '../../books/saved-bills/bills-database'
import { currentRecord, saveNow } from '../saved-bills/autosave'
import { type OpenBill, readOpenBill, useOpenBill } from '../store'
import styles from './documents.module.css'
import { useCreditsOn } from './notes-on-bill'

type Left = { readonly entry: AccountEntry; readonly rest: Decimal }

const rupees = (amount: Decimal): string => formatMoney(amount, '₹', 2)

/** On an estimate the advances taken on it; on a bill what its buyer has on account, to be taken. */
export function AccountBanners() {
  const bill = useOpenBill()
  const { details } = bill
  const money = useMoneyOf(
    customerKey(buyerOf({ name: details.buyerName, gstin: details.buyerGstin })),
  )
  if (isCreditNote(details) || isCancelled(details) || money.length === 0) return null
  if (details.title !== 'Estimate') return <Offers bill={bill} money={money} />
  return money
    .filter(({ entry }) => entry.estimateId === bill.id)
    .map(({ entry }) => <AdvanceOnEstimate key={entry.id} entry={entry} />)
}

function AdvanceOnEstimate({ entry }: { entry: AccountEntry }) {
  const papers = usePapers()
  return (
    <div className={styles.banner}>
      <p data-amount>
        {accountWords.advance.is(entry.number, sayShortDate(entry.date), rupees(amountOf(entry)))}
      </p>
      <Button
        kind="quiet"
        aria-label={accountWords.advance.voucherOf(entry.number)}
        onClick={() => papers.voucher(entry)}
      >
        <Icon of={FileText} size={18} />
        {accountWords.advance.voucher}
      </Button>
    </div>
  )
}

function Offers({ bill, money }: { bill: OpenBill; money: readonly Left[] }) {
  const credits = useCreditsOn(bill.id)
  // What is typed changes the sum.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the record is that of the open bill
  const record = useMemo(() => currentRecord(), [bill])
  const { balance } = standingOf(
    decimalFrom(record.total),
    bill.payments ?? [],
    credits,
    bill.details,
  )
  if (balance.left <= 0n || bill.revision === 0 || record.choices.currency !== 'INR') return null
  return money
    .filter(({ rest }) => rest > 0n)
    .map((left) => <Offer key={left.entry.id} {...left} toPay={balance.left} />)
}

function Offer({ entry, rest, toPay }: Left & { toPay: Decimal }) {
  const say = useAccountToast()
  const showToast = useToast()
  const { date, number } = entry
  const part = rest < toPay ? rest : toPay

  const take = async () => {
    await saveNow()
    const { id, revision } = readOpenBill()
    const taken = await takeFromAccount(entry.id, [{ id, revision, amount: part }])
    if (taken.outcome !== 'noted') {
      showToast(sayNotNoted(taken.outcome))
      return
    }
    const back = accountWords.offer.undone
    const { changed, gone } = accountWords.undone
    say(accountWords.offer.taken(rupees(part)), taken.undo, {
      kept: back,
      partly: back,
      changed,
      gone,
    })
  }

  return (
    <div className={styles.banner}>
      <p data-amount>
        {entry.kind === 'advance'
          ? accountWords.offer.advance(number, sayShortDate(date), rupees(rest))
          : accountWords.offer.onAccount(sayShortDate(date), rupees(rest))}
      </p>
      <Button kind="secondary" onClick={take}>
        {accountWords.offer.take(rupees(part))}
      </Button>
    </div>
  )
}

const noMoney: readonly Left[] = []

/** The money of a buyer that came without a bill, and what is left of it; read again after every change. */
function useMoneyOf(customer: string): readonly Left[] {
  const [found, setFound] = useState<{ customer: string; money: readonly Left[] }>()
  useEffect(() => {
    if (customer === '') return
    let isStale = false
    const read = async () => {
      const money = await readMoneyOf(customer).catch(() => noMoney)
      if (!isStale) setFound({ customer, money })
    }
    read()
    const stops = [onAccountsChange(read), onBillsChangeDebounced(read)]
    return () => {
      isStale = true
      for (const stop of stops) stop()
    }
  }, [customer])
  return found?.customer === customer ? found.money : noMoney
}

async function readMoneyOf(customer: string): Promise<readonly Left[]> {
  const accounts = await readAccounts()
  const own = accounts.filter((entry) => isMoney(entry) && customerKey(buyerOf(entry)) === customer)
  // Most buyers have none: then no bill has to be read.
  if (own.length === 0) return noMoney
  const bills = await readBills()
  const taken = takenOf([
    ...bills.map(({ texts }) => texts.payments ?? []),
    ...accounts.map(({ payments }) => payments),
  ])
  return own
    .map((entry) => ({ entry, rest: restOf(entry, taken) }))
    .filter(({ entry, rest }) => rest !== zero || entry.estimateId !== '')
    .toSorted((a, b) => (a.entry.date < b.entry.date ? -1 : 1))
}
