import { toApproximate } from '../../../core/money/decimal'
import { percent, shareOf, visibleShare } from '../../../ui/charts/geometry'
import { HALDI_HATCH } from '../../../ui/charts/hatch'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import type { TotalsAnswer } from '../../books/sales/messages'
import { type Age, ages, type ByAge } from '../../books/sales/money/dues'
import { inputs } from '../inputs'
import { rupees } from '../sentences'
import { salesWords } from '../words'
import styles from './owed-card.module.css'
import { salesTotalsWords } from './words'

const GAP = 2

/** What is owed on all bills, by its age, and the way to who owes it. It does not follow the period. */
export function OwedCard({ dues }: Pick<TotalsAnswer, 'dues'>) {
  return (
    <Card
      title={salesTotalsWords.owed.title}
      intro={introOf(dues)}
      actions={
        <Button kind="quiet" onClick={() => inputs.change({ part: 'money' })}>
          {salesWords.parts.money}
        </Button>
      }
    >
      {(!dues || dues.owed > 0n) && (
        <div className={styles.ages}>
          <AgesBar byAge={dues?.byAge} />
          <dl>
            {ages.map((age) => (
              <div key={age}>
                <dt data-age={age}>{salesTotalsWords.owed.ages[age]}</dt>
                <dd data-amount>{dues ? rupees(dues.byAge[age]) : UNKNOWN}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </Card>
  )
}

/** Stands where an amount will be, which is as high. */
const UNKNOWN = '…'

function introOf(dues: TotalsAnswer['dues']): string {
  if (!dues) return salesTotalsWords.owed.adding
  const { owed, customers, bills } = dues
  if (owed <= 0n) return salesTotalsWords.owed.nothing
  return salesTotalsWords.owed.intro(rupees(owed), customers, bills)
}

/** Only repeats what is written below it. */
function AgesBar({ byAge }: { byAge: ByAge | undefined }) {
  const amounts = byAge ? ages.map((age) => ({ age, amount: toApproximate(byAge[age]) })) : []
  const whole = amounts.reduce((sum, { amount }) => sum + amount, 0)
  // What exists can be seen: small parts are drawn larger, and all of them take less for it.
  const shares = amounts
    .filter(({ amount }) => amount > 0)
    .map(({ age, amount }) => ({ age, share: visibleShare(shareOf(amount, whole)) }))
  const drawn = shares.reduce((sum, { share }) => sum + share, 0)
  let end = 0
  return (
    <svg className={styles.bar} aria-hidden="true">
      {shares.map(({ age, share }) => {
        const start = end
        end += share / drawn
        return (
          <g key={age}>
            <rect
              data-age={age}
              x={percent(start)}
              width={percent(end - start)}
              height="100%"
              {...fillOf(age)}
            />
            {start > 0 && (
              <rect className={styles.gap} x={percent(start)} width={GAP} height="100%" />
            )}
          </g>
        )
      })}
    </svg>
  )
}

const fillOf = (age: Age) => (age === '31-60' ? { fill: `url(#${HALDI_HATCH})` } : undefined)
