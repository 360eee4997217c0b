import { Info } from 'lucide'
import type { ReactNode } from 'react'
import { type Decimal, toApproximate, zero } from '../../../core/money/decimal'
import { fitOf } from '../../../ui/answer/fit'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions, usePageAnswer } from '../../../ui/answer/page-answer'
import { HeroTag } from '../../../ui/answer/result-card'
import heroStyles from '../../../ui/answer/result-card.module.css'
import { HALDI_HATCH } from '../../../ui/charts/hatch'
import { Icon } from '../../../ui/page/icon'
import { uiWords } from '../../../ui/words'
import { accountWords } from '../../books/accounts/words'
import type { MoneyAnswer } from '../../books/sales/messages'
import { ages, type ByAge } from '../../books/sales/money/dues'
import { inputs, type SalesTexts } from '../inputs'
import agesBarStyles from './ages-bar.module.css'
import styles from './result.module.css'
import { sayRupees } from './say'
import { moneyWords } from './words'

const loadActions = () => import('../share')

/** To begin anew is to stay here. */
const moneyInputs = { ...inputs, fresh: () => ({ ...inputs.defaults, part: 'money' as const }) }

type MoneyResultProps = { typed: SalesTexts; answer: MoneyAnswer; children: ReactNode }

/** What is owed in all, how old it is, and a reminder. */
export function MoneyResult({ typed, answer, children }: MoneyResultProps) {
  const { results, resultCard } = usePageAnswer()
  const [{ label, value }] = results
  const { states, toGiveBack, onAccount, byAge, reverseChargeTax, unreadPayments } = answer
  return (
    <section ref={resultCard} className={styles.card} aria-label={uiWords.answer.result}>
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
            <HeroTag />
            <p className={heroStyles.caption} data-amount>
              {captionOf(states.due, states['part-paid'], answer.owed)}
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
              {onAccount !== zero && (
                <LedgerRow label={accountWords.onAccount} value={sayRupees(onAccount)} />
              )}
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
export function captionOf(due: number, partPaid: number, owed: Decimal): ReactNode {
  if (due > 0 && partPaid > 0) return moneyWords.caption.both(due, partPaid)
  if (due > 0) return moneyWords.caption.due(due)
  if (partPaid > 0) return moneyWords.caption.partPaid(partPaid)
  return owed > 0n ? moneyWords.caption.openings : moneyWords.caption.none
}

const looks = {
  '0-30': agesBarStyles.neel,
  '31-60': undefined,
  '61-90': agesBarStyles.grey,
  'over-90': agesBarStyles.rust,
}

/** What is owed by its age: a bar in proportion, and each part in words and figures below it. */
function AgesBar({ byAge }: { byAge: ByAge }) {
  const sizes = ages.map((age) => toApproximate(byAge[age]))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  let from = 0
  const parts = ages.flatMap((age, index) => {
    const share = whole > 0 ? ((sizes[index] ?? 0) / whole) * 100 : 0
    const x = from
    from += share
    return share > 0 ? [{ age, x, share }] : []
  })
  return (
    <>
      <svg className={agesBarStyles.bar} aria-hidden="true" data-amount>
        {parts.length === 0 && (
          <rect className={agesBarStyles.empty} width="100%" height="100%" rx="5" />
        )}
        {parts.map(({ age, x, share }) => (
          <rect
            key={age}
            className={looks[age]}
            fill={age === '31-60' ? `url(#${HALDI_HATCH})` : undefined}
            x={`${x.toFixed(3)}%`}
            width={`${share.toFixed(3)}%`}
            height="100%"
            rx="5"
          />
        ))}
      </svg>
      <dl className={agesBarStyles.legend}>
        {ages.map((age) => (
          <div key={age}>
            <dt data-age={age}>{moneyWords.ages[age]}</dt>
            <dd data-amount>{sayRupees(byAge[age])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
