import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PageAnswer, type Result } from '../../../ui/answer/page-answer'
import { useKeptFocus } from '../../../ui/tab/kept-focus'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { useOnDemand } from '../../../ui/tab/toast'
import type { MoneyAnswer } from '../../books/sales/messages'
import type { CustomerBalance } from '../../books/sales/money/dues'
import { frameBar } from '../frame-bar'
import type { SalesTexts } from '../inputs'
import { BeforeBills } from './before-bills'
import type { PaymentTarget } from './due-bills'
import { nextTo, positionOf } from './focus-after-paying'
import { GiveBack } from './give-back'
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
    <PageAnswer inputs={frameBar} results={resultsOf(answer)}>
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
        />
        {answer.toGiveBack > 0n && <GiveBack answer={answer} writing={writing} />}
      </div>
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
  useKeptFocus(lists, {
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
