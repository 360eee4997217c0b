import { Info } from 'lucide'
import type { ReactNode } from 'react'
import { fitOf } from '../../../ui/answer/fit'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions, usePageAnswer } from '../../../ui/answer/page-answer'
import heroStyles from '../../../ui/answer/result-card.module.css'
import { answerWords } from '../../../ui/answer/words'
import { Icon } from '../../../ui/page/icon'
import type { MoneyAnswer } from '../../books/sales/messages'
import { inputs, type SalesTexts } from '../inputs'
import { AgesBar } from './ages-bar'
import styles from './result.module.css'
import { sayRupees } from './say'
import { moneyWords } from './words'

const loadActions = () => import('../actions')

/** To begin anew is to stay here. */
const moneyInputs = { ...inputs, fresh: () => ({ ...inputs.defaults, part: 'money' as const }) }

type MoneyResultProps = { typed: SalesTexts; answer: MoneyAnswer; children: ReactNode }

/** What is owed in all, how old it is, and a reminder. */
export function MoneyResult({ typed, answer, children }: MoneyResultProps) {
  const { results, resultCard } = usePageAnswer()
  const [{ label, value }] = results
  const { states, toGiveBack, byAge, reverseChargeTax, unreadPayments } = answer
  return (
    <section ref={resultCard} className={styles.card} aria-label={answerWords.result}>
      <div className={heroStyles.strip} />
      <div className={styles.halves}>
        <div className={styles.sum}>
          <div className={heroStyles.hero}>
            <dl>
              <dt className={heroStyles.label}>{label}</dt>
              <dd className={heroStyles.figure} data-fit={fitOf(value)} data-amount translate="no">
                <span className={heroStyles.symbol}>₹</span>
                {value.replace('₹', '')}
              </dd>
            </dl>
            <p className={heroStyles.caption} data-amount>
              {captionOf(states.due, states['part-paid'])}
            </p>
          </div>
          <div className={styles.ledger}>
            <Ledger>
              <LedgerRow
                label={moneyWords.due}
                value={moneyWords.bills(states.due)}
                swatch="neel"
              />
              <LedgerRow
                label={moneyWords.partPaid}
                value={moneyWords.bills(states['part-paid'])}
                swatch="haldi"
              />
              <LedgerRow label={moneyWords.paid} value={moneyWords.bills(states.paid)} />
              <LedgerRow label={moneyWords.youOwe} value={sayRupees(toGiveBack)} />
            </Ledger>
          </div>
        </div>
        <div className={styles.details}>
          <div className={styles.ages}>
            <h2>{moneyWords.howLong}</h2>
            <p className={styles.quiet}>{moneyWords.counted}</p>
            <AgesBar byAge={byAge} />
            {reverseChargeTax > 0n && (
              <Note>{moneyWords.reverseCharge(sayRupees(reverseChargeTax))}</Note>
            )}
            {unreadPayments > 0 && <Note>{moneyWords.unread(unreadPayments)}</Note>}
          </div>
          {children}
        </div>
      </div>
      <AnswerActions inputs={moneyInputs as never} typed={typed} load={loadActions} />
    </section>
  )
}

const Note = ({ children }: { children: string }) => (
  <p className={styles.note} data-amount>
    <Icon of={Info} size={16} />
    {children}
  </p>
)

/** On which bills the sum is owed. */
function captionOf(due: number, partPaid: number): ReactNode {
  if (due > 0 && partPaid > 0) return moneyWords.caption.both(due, partPaid)
  if (due > 0) return moneyWords.caption.due(due)
  if (partPaid > 0) return moneyWords.caption.partPaid(partPaid)
  return moneyWords.caption.none
}
