import type { ReactNode } from 'react'
import { type Decimal, zero } from '../../../core/money/decimal'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { Card } from '../../../ui/page/card'
import { lazyPart } from '../../../ui/tab/lazy-part'
import styles from './counting-card.module.css'
import type { PlanInputs } from './plan'
import { savingsWords } from './words'

const planInFourWays = lazyPart(() =>
  import('./ways-of-counting').then((part) => part.PlanInFourWays),
)

/** The card How it is counted, closed at first: the same plan as other sites count it. */
export function CountingCard({ children }: { children: ReactNode }) {
  return (
    <Card className={styles.counting}>
      <details>
        <summary className={styles.summary}>
          <span>
            <h2>{savingsWords.howItIsCounted}</h2>
            <span className={styles.helper}>{savingsWords.countedHere}</span>
          </span>
        </summary>
        {children}
      </details>
    </Card>
  )
}

/** How it is counted, for a plan that grows. */
export function PlanCountingCard({ plan }: { plan: PlanInputs & { lumpSum?: Decimal } }) {
  const { monthly, stepPercent, stepAmount = zero, lumpSum = zero, annualRate, years } = plan
  return (
    <CountingCard>
      <DeferredIsland
        part={planInFourWays}
        props={{ monthly, stepPercent, stepAmount, lumpSum, annualRate, years }}
      />
    </CountingCard>
  )
}
