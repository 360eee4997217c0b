import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PageAnswer, type Result } from '../../../ui/answer/page-answer'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { useFocusAfterRemoval } from '../../../ui/tab/focus-after-removal'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { useOnDemand } from '../../../ui/tab/toast'
import type { MoneyAnswer } from '../../books/sales/messages'
import type { CustomerBalance } from '../../books/sales/money/dues'
import { frameBar } from '../frame-bar'
import type { SalesTexts } from '../inputs'
import {
  AccountCard,
  CustomerAccountButtons,
  CustomerEntries,
  useAccountDialogs,
} from './account-card'
import { BeforeBills } from './before-bills'
import { DueBillList, type PaymentTarget, type Writing } from './due-bills'
import styles from './give-back.module.css'
import { PrintedDues } from './printed-dues'
import { canBeReminded, reminderTo } from './reminder'
import { ReminderBox } from './reminder-box'
import { MoneyResult } from './result'
import { sayRupees } from './say'
import { useSalesList } from './use-sales-list'
import { WhoOwes } from './who-owes'
import { moneyWords } from './words'

const paymentDialog = lazyPart(() => import('./payment-dialog').then((part) => part.PaymentDialog))

type MoneyScreenProps = { typed: SalesTexts; answer: MoneyAnswer }

/** Who owes what, over all bills of the device. */
export function MoneyScreen({ typed, answer }: MoneyScreenProps) {
  const onDemand = useOnDemand()
  const [noting, setNoting] = useState<{ target?: PaymentTarget }>()
  const reminderTitle = useRef<HTMLHeadingElement>(null)
  const { customer, choose } = useReminded(answer)
  const { lists, listTitle } = useFocusInLists()
  const account = useAccountDialogs(answer.isExample)

  const note = (target?: PaymentTarget) =>
    onDemand(paymentDialog.load, moneyWords.notLoaded, () => setNoting(target ? { target } : {}))
  const remind = (chosen: CustomerBalance) => {
    flushSync(() => choose(chosen))
    reminderTitle.current?.focus()
  }
  const writing = {
    isExample: answer.isExample,
    today: answer.today,
    onNote: (target: PaymentTarget) => void note(target),
  }

  return (
    <PageAnswer isExample={answer.isExample} inputs={frameBar} results={resultsOf(answer)}>
      <MoneyResult typed={typed} answer={answer}>
        {customer && <ReminderBox reminder={reminderTo(customer, answer)} title={reminderTitle} />}
      </MoneyResult>
      <div ref={lists}>
        {answer.notNoted > 0 && !answer.isExample && <BeforeBills count={answer.notNoted} />}
        <WhoOwes
          typed={typed}
          answer={answer}
          writing={writing}
          title={listTitle}
          onNoteAny={() => note()}
          onRemind={remind}
          renderAccount={(customer) =>
            answer.isExample
              ? { buttons: null, entries: null }
              : {
                  buttons: <CustomerAccountButtons customer={customer} ask={account.ask} />,
                  entries: <CustomerEntries customer={customer} />,
                }
          }
        />
        <AccountCard isExample={answer.isExample} ask={account.ask} />
        {answer.toGiveBack > 0n && <GiveBack answer={answer} writing={writing} />}
      </div>
      {account.dialog}
      <PrintedDues answer={answer} order={typed.order} />
      {noting && (
        <Suspense>
          <paymentDialog.Part target={noting.target} onClose={() => setNoting(undefined)} />
        </Suspense>
      )}
    </PageAnswer>
  )
}

/** What is paid leaves the lists: the focus stays in them, and goes to the title where nothing is left. */
function useFocusInLists() {
  const lists = useRef<HTMLDivElement>(null)
  const listTitle = useRef<HTMLHeadingElement>(null)
  useFocusAfterRemoval(lists, {
    mark: positionOf,
    instead: (before) => (lists.current && nextTo(lists.current, before)) ?? listTitle.current,
  })
  return { lists, listTitle }
}

const resultsOf = ({ owed, states, toGiveBack }: MoneyAnswer): readonly [Result, ...Result[]] => [
  { label: moneyWords.owed, value: sayRupees(owed) },
  { label: moneyWords.due, value: moneyWords.bills(states.due) },
  { label: moneyWords.partPaid, value: moneyWords.bills(states['part-paid']) },
  { label: moneyWords.youOwe, value: sayRupees(toGiveBack) },
]

/** The customer that the reminder is for: the one that was chosen, or the first of the list. */
function useReminded({ customers }: MoneyAnswer) {
  const [chosen, setChosen] = useState<CustomerBalance>()
  const shown = customers.rows.find(({ key }) => key === chosen?.key)
  // One further down the list is asked for anew when bills change.
  const { found } = useSalesList({
    list: 'dues',
    customer: chosen?.key ?? '',
    isWanted: chosen !== undefined && !shown,
  })
  const asked = found?.rows.find(({ key }) => key === chosen?.key)
  const isGone = !shown && !asked && chosen && found?.customer === chosen.key
  const wanted = shown ?? asked ?? (isGone ? undefined : chosen)
  const customer = wanted && canBeReminded(wanted) ? wanted : customers.rows.find(canBeReminded)
  return { customer, choose: setChosen }
}

/*
 * Where the focus goes when what had it goes: bills that are paid leave the list, and so do customers who owe
 * nothing any more. The elements say what they are of: `data-customer`, `data-bills-of`, `data-bill`.
 */

/** Where a button stands: in the list of which name, on which bill, of which customer. */
type Position = {
  readonly customer: string | undefined
  readonly list: string | null | undefined
  readonly bill: string | undefined
  /** Its row, counted from 0. */
  readonly at: number
}

export function positionOf(focused: HTMLElement): Position {
  const row = focused.closest<HTMLElement>('[data-bill]')
  const list = row?.parentElement
  const bills = focused.closest<HTMLElement>('[data-bills-of]')
  return {
    customer: bills?.dataset.billsOf ?? focused.dataset.customer,
    list: list?.getAttribute('aria-label'),
    bill: row?.dataset.bill,
    at: list && row ? [...list.children].indexOf(row) : -1,
  }
}

/** What is left of its own row, else the row that took its place, else the customer; nothing where all of it is gone. */
export function nextTo(
  place: HTMLElement,
  { customer, list, bill, at }: Position,
): HTMLElement | null | undefined {
  const lists = [...place.querySelectorAll('ul')]
  const rows = [
    ...(lists.find((one) => list && one.getAttribute('aria-label') === list)?.children ?? []),
  ] as HTMLElement[]
  const row = rows.find((one) => bill && one.dataset.bill === bill) ?? rows[at]
  const customers = [...place.querySelectorAll<HTMLElement>('[data-customer]')]
  return (
    row?.querySelector<HTMLElement>('button:not(:disabled), a') ??
    customers.find((one) => customer !== undefined && one.dataset.customer === customer)
  )
}

/** Whom the seller owes, and on what. Money paid back is noted on the credit note. */
function GiveBack({ answer, writing }: { answer: MoneyAnswer; writing: Writing }) {
  const { found, next, showMore } = useSalesList({ list: 'to-give-back' })
  if (!found || found.rows.length === 0) return null
  return (
    <Card
      title={moneyWords.giveBack.title}
      intro={moneyWords.giveBack.intro(sayRupees(answer.toGiveBack))}
      className={styles.card}
    >
      <div className={styles.rows}>
        <DueBillList label={moneyWords.giveBack.title} bills={found.rows} withBuyer {...writing} />
        {next > 0 && (
          <Button kind="quiet" onClick={showMore}>
            {moneyWords.who.more(next)}
          </Button>
        )}
      </div>
    </Card>
  )
}
