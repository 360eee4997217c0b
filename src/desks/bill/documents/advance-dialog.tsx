import { type FormEvent, useId, useRef, useState } from 'react'
import { dayOf } from '../../../core/language/dates'
import { toFixed } from '../../../core/money/decimal'
import { formatMoney, plainMoney } from '../../../core/money/format'
import { readAmount } from '../../../core/money/parse'
import { readGstin } from '../../../core/states/gstin'
import { ListDialog, useListDialog } from '../../../ui/dialogs/list-dialog'
import { Hint } from '../../../ui/fields/hint'
import { Button } from '../../../ui/page/button'
import { noteAccount } from '../../books/accounts/change-accounts'
import { noEntry } from '../../books/accounts/entries'
import {
  isOtherwiseWritten,
  MoneyFields,
  type MoneyTexts,
  refusalOf,
} from '../../books/accounts/money-fields'
import { sayNotNoted, useAccountToast } from '../../books/accounts/say-accounts'
import { accountWords } from '../../books/accounts/words'
import { cashLimit, isToSomebody } from '../../books/bill/balance'
import { useOpenBill } from '../store'
import styles from './documents.module.css'

/** Notes money that came before the bill, on the open estimate. The next bill of that buyer offers it. */
export function AdvanceDialog({ onClose }: { onClose(): void }) {
  const list = useListDialog({ onClose })
  const id = useId()
  const say = useAccountToast()
  const bill = useOpenBill()
  const { number, buyerName, buyerGstin } = bill.details
  const [texts, setTexts] = useState<MoneyTexts>(() => ({
    date: dayOf(new Date()),
    amount: '',
    how: '',
    note: '',
  }))
  const [refusal, setRefusal] = useState<string>()
  const isWriting = useRef(false)
  const { value } = readAmount(texts.amount)

  const save = async (event: FormEvent) => {
    event.preventDefault()
    const problem = refusalOf(texts)
    setRefusal(problem)
    if (problem || isWriting.current) return
    isWriting.current = true
    const amount = toFixed(value, 2)
    const noted = await noteAccount({
      ...noEntry,
      ...texts,
      amount,
      note: texts.note.trim(),
      kind: 'advance',
      name: buyerName.trim(),
      gstin: readGstin(buyerGstin).gstin,
      estimateId: bill.id,
      estimateNumber: number.trim(),
    })
    isWriting.current = false
    if (noted.outcome !== 'noted') {
      setRefusal(sayNotNoted(noted.outcome))
      return
    }
    const sum = formatMoney(readAmount(amount).value, '₹', 2)
    say(accountWords.noted.advance(noted.entry.number, sum), noted.undo, accountWords.undone)
    list.close()
  }

  const hints = [
    ...(isOtherwiseWritten(texts.amount)
      ? [accountWords.money.understood(formatMoney(value, '₹', 2))]
      : []),
    ...(texts.how === 'cash' && value >= cashLimit
      ? [accountWords.money.cashLimit(plainMoney(cashLimit, '₹'))]
      : []),
  ]
  return (
    <ListDialog
      list={list}
      id={`${id}-title`}
      title={accountWords.advance.title(number.trim())}
      className={styles.small}
    >
      {isToSomebody(bill.details) ? (
        <form className={styles.form} onSubmit={save} noValidate>
          <p>{accountWords.advance.goods}</p>
          <MoneyFields
            texts={texts}
            onChange={(part) => {
              setTexts({ ...texts, ...part })
              setRefusal(undefined)
            }}
            isRefused={refusal !== undefined}
            hintsId={`${id}-hints`}
          />
          <div id={`${id}-hints`}>
            {hints.map((hint) => (
              <Hint key={hint} text={hint} />
            ))}
          </div>
          {refusal && (
            <p key={refusal} role="alert" className={styles.refusal}>
              {refusal}
            </p>
          )}
          <div className={styles.buttons}>
            <Button kind="primary" type="submit">
              {accountWords.save.advance}
            </Button>
            <Button kind="quiet" onClick={list.close}>
              {accountWords.close}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p>{accountWords.advance.nameFirst}</p>
          <div className={styles.buttons}>
            <Button kind="secondary" onClick={list.close}>
              {accountWords.close}
            </Button>
          </div>
        </>
      )}
    </ListDialog>
  )
}
