import { FileDown, Share2 } from 'lucide'
import { useEffect, useId, useState } from 'react'
import { sayShortDate } from '../../../core/language/dates'
import { subtract, zero } from '../../../core/money/decimal'
import { ListDialog, useListDialog } from '../../../ui/dialogs/list-dialog'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { useToast } from '../../../ui/tab/toast'
import { useToday } from '../../../ui/tab/today'
import { usePapers } from '../../books/accounts/hand-over'
import type { Statement } from '../../books/accounts/statement'
import { statementText } from '../../books/accounts/statement-text'
import { accountWords } from '../../books/accounts/words'
import { useSeller } from '../../books/bill/remembered-seller'
import { askSales, useSalesChanges } from '../../books/sales/ask-sales'
import { buyerOf, customerKey } from '../../books/sales/customer-key'
import type { KnownCustomer } from '../../books/sales/messages'
import { CustomerField } from './account-dialog'
import fieldStyles from './account-dialog.module.css'
import styles from './payment-dialog.module.css'
import { sayRupees } from './say'
import tableStyles from './statement-dialog.module.css'

type StatementDialogProps = {
  /** Whose it is, where that was chosen already. */
  customer?: KnownCustomer | undefined
  onClose(): void
}

/** What happened between the shop and a customer, to be read, sent and printed. */
export function StatementDialog({ customer: given, onClose }: StatementDialogProps) {
  const list = useListDialog({ onClose })
  const id = useId()
  const [name, setName] = useState(given?.name ?? '')
  const [known, setKnown] = useState(given)
  const [from, setFrom] = useState('')
  const key = known?.key ?? customerKey(buyerOf({ name, gstin: '' }))
  const statement = useStatement(key, from)
  return (
    <ListDialog
      list={list}
      id={`${id}-title`}
      title={
        given ? accountWords.statementOf(given.name || given.gstin) : accountWords.statement.title
      }
      className={tableStyles.dialog}
    >
      <div className={styles.form}>
        <div className={fieldStyles.customer}>
          {!given && (
            <CustomerField
              name={name}
              isWanted
              onName={(text) => {
                setName(text)
                setKnown(undefined)
              }}
              onKnown={setKnown}
            />
          )}
          <label>
            {accountWords.statement.from}
            <input type="date" value={from} onChange={(event) => setFrom(event.target.value)} />
          </label>
        </div>
        {key !== '' && <StatementTable statement={statement} />}
        <div className={styles.buttons}>
          {statement && statement.lines.length > 0 && <HandOver statement={statement} />}
          <Button kind="secondary" onClick={list.close}>
            {accountWords.close}
          </Button>
        </div>
      </div>
    </ListDialog>
  )
}

/** The statement of a customer, read again when anything that is kept changes. */
function useStatement(customer: string, from: string): Statement | undefined {
  const changes = useSalesChanges()
  const [found, setFound] = useState<{ customer: string; statement: Statement }>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when kept bills change
  useEffect(() => {
    if (customer === '') return
    let isAwaited = true
    askSales('statement', { customer, from }).then(
      (statement) => isAwaited && setFound({ customer, statement }),
      () => {},
    )
    return () => {
      isAwaited = false
    }
  }, [customer, from, changes])
  return found?.customer === customer ? found.statement : undefined
}

function StatementTable({ statement }: { statement: Statement | undefined }) {
  const say = accountWords.statement
  if (!statement) return <p role="status">{say.reading}</p>
  const { lines, owed, paid, balance, notNoted } = statement
  if (lines.length === 0) return <p role="status">{say.none}</p>
  const figure = (amount: Statement['balance']) => (amount === zero ? '' : sayRupees(amount))
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <section className={tableStyles.scroll} aria-label={say.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {say.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names, and hold nothing of their own
              <tr key={at}>
                <td>{sayShortDate(line.date)}</td>
                <td>{say.lines[line.kind](line.number)}</td>
                <td data-amount>{figure(line.owed)}</td>
                <td data-amount>{figure(line.paid)}</td>
                <td data-amount>{sayRupees(line.balance)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td />
              <th scope="row">{say.total}</th>
              <td data-amount>{figure(owed)}</td>
              <td data-amount>{figure(paid)}</td>
              <td data-amount>{sayRupees(balance)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
      <p className={tableStyles.balance} data-amount>
        {balance < 0n ? say.inFavour : say.balance}{' '}
        <b>{sayRupees(balance < 0n ? subtract(zero, balance) : balance)}</b>
      </p>
      {notNoted > 0 && <p>{say.notNoted(notNoted)}</p>}
    </>
  )
}

function HandOver({ statement }: { statement: Statement }) {
  const papers = usePapers()
  const showToast = useToast()
  const today = useToday()
  const { name } = useSeller()
  const send = async () => {
    const text = statementText(statement, name, today)
    try {
      if (navigator.share) await navigator.share({ text })
      else {
        await navigator.clipboard.writeText(text)
        showToast(accountWords.statement.copied)
      }
    } catch (error) {
      // Closing the share sheet is a decision, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return
      showToast(accountWords.statement.notCopied)
    }
  }
  return (
    <>
      <Button kind="primary" onClick={() => papers.statement(statement, today)}>
        <Icon of={FileDown} size={18} />
        {accountWords.statement.pdf}
      </Button>
      <Button kind="quiet" onClick={send}>
        <Icon of={Share2} size={18} />
        {accountWords.statement.share}
      </Button>
    </>
  )
}
