import { FileText } from 'lucide'
import { Suspense, useState } from 'react'
import { subtract, zero } from '../../../core/money/decimal'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { useOnDemand } from '../../../ui/tab/toast'
import { type AccountKind, isMoney, leftOfOpening } from '../../books/accounts/entries'
import { usePapers } from '../../books/accounts/hand-over'
import { nameOfEntry } from '../../books/accounts/say-accounts'
import { accountWords } from '../../books/accounts/words'
import type { AccountLine, KnownCustomer } from '../../books/sales/messages'
import type { CustomerBalance } from '../../books/sales/money/dues'
import dueStyles from './due-bills.module.css'
import cardStyles from './give-back.module.css'
import { RemoveEntry } from './remove-entry'
import { nameOf, sayRupees } from './say'
import { useSalesList } from './use-sales-list'
import { moneyWords } from './words'

const accountDialog = lazyPart(() => import('./account-dialog').then((part) => part.AccountDialog))
const statementDialog = lazyPart(() =>
  import('./statement-dialog').then((part) => part.StatementDialog),
)

/** What is asked without a bill, and of whom, where that is known. */
type Asked = {
  readonly what: AccountKind | 'statement'
  readonly customer?: KnownCustomer
}

/** Opens the dialogs about a customer's account. */
export function useAccountDialogs(isExample: boolean) {
  const onDemand = useOnDemand()
  const [asked, setAsked] = useState<Asked>()
  const ask = (next: Asked) =>
    onDemand<unknown>(
      () => (next.what === 'statement' ? statementDialog.load() : accountDialog.load()),
      moneyWords.notLoaded,
      () => setAsked(next),
    )
  const close = () => setAsked(undefined)
  const dialog = asked && (
    <Suspense>
      {asked.what === 'statement' ? (
        <statementDialog.Part customer={asked.customer} onClose={close} />
      ) : (
        <accountDialog.Part
          kind={asked.what}
          customer={asked.customer}
          isExample={isExample}
          onClose={close}
        />
      )}
    </Suspense>
  )
  return { ask: (next: Asked) => void ask(next), dialog }
}

type AccountCardProps = { isExample: boolean; ask(asked: Asked): void }

/** What a customer owes or paid without a bill begins here. */
export function AccountCard({ isExample, ask }: AccountCardProps) {
  return (
    <Card
      title={accountWords.card.title}
      intro={accountWords.card.intro}
      className={cardStyles.card}
    >
      <div className={cardStyles.buttons}>
        <Button kind="secondary" onClick={() => ask({ what: 'on-account' })}>
          {accountWords.kinds['on-account']}
        </Button>
        <Button kind="secondary" onClick={() => ask({ what: 'advance' })}>
          {accountWords.kinds.advance}
        </Button>
        <Button kind="secondary" onClick={() => ask({ what: 'opening' })}>
          {accountWords.kinds.opening}
        </Button>
        <Button kind="quiet" disabled={isExample} onClick={() => ask({ what: 'statement' })}>
          {accountWords.card.statement}
        </Button>
      </div>
    </Card>
  )
}

type CustomerAccountProps = { customer: CustomerBalance; ask(asked: Asked): void }

/** What can be done about a customer without a bill. */
export function CustomerAccountButtons({ customer, ask }: CustomerAccountProps) {
  const name = nameOf(customer)
  if (customer.key === '') return null
  return (
    <>
      <Button
        kind="quiet"
        aria-label={accountWords.onAccountFrom(name)}
        onClick={() => ask({ what: 'on-account', customer })}
      >
        {accountWords.kinds['on-account']}
      </Button>
      <Button
        kind="quiet"
        aria-label={accountWords.showStatementOf(name)}
        onClick={() => ask({ what: 'statement', customer })}
      >
        {accountWords.card.statement}
      </Button>
    </>
  )
}

/** What a customer paid without a bill, and what is left of it. */
export function CustomerEntries({ customer }: { customer: CustomerBalance }) {
  const { found, next, showMore } = useSalesList({ list: 'accounts', customer: customer.key })
  // An opening balance that is owed stands among the bills.
  const rows = found?.rows.filter((entry) => isMoney(entry) || leftOfOpening(entry) <= 0n) ?? []
  if (rows.length === 0) return null
  return (
    <>
      <ul className={dueStyles.bills} aria-label={accountWords.ofCustomer(nameOf(customer))}>
        {rows.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {next > 0 && (
        <Button kind="quiet" onClick={showMore}>
          {moneyWords.who.more(next)}
        </Button>
      )}
    </>
  )
}

function EntryRow({ entry }: { entry: AccountLine }) {
  const papers = usePapers()
  return (
    <li data-bill={entry.id}>
      <p className={dueStyles.name}>
        <b>{nameOfEntry(entry)}</b>
        <span className={dueStyles.facts} data-amount>
          {[sayRest(entry), entry.note].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className={dueStyles.balance} data-amount>
        <b>{sayRupees(entry.came)}</b>
      </p>
      <div className={dueStyles.buttons}>
        {entry.kind === 'advance' && (
          <Button
            kind="quiet"
            aria-label={accountWords.advance.voucherOf(entry.number)}
            onClick={() => papers.voucher(entry)}
          >
            <Icon of={FileText} size={18} />
            {accountWords.advance.voucher}
          </Button>
        )}
        <RemoveEntry id={entry.id} name={nameOfEntry(entry)} />
      </div>
    </li>
  )
}

function sayRest({ kind, rest }: AccountLine): string {
  if (kind === 'opening') return ''
  if (rest === zero) return accountWords.used
  return rest > 0n
    ? accountWords.left(sayRupees(rest))
    : accountWords.overdrawn(sayRupees(subtract(zero, rest)))
}
