import { zero } from '../../core/decimal'
import { Card } from '../../ui/page/card'
import { FollowingPart } from '../../ui/settle/following-part'
import { latePart } from '../../ui/tab/late-part'
import type { PlanInputs } from './compute'
import styles from './how-it-is-counted.module.css'

const fourReadings = latePart(() =>
  import('./still/four-readings').then((part) => part.FourReadings),
)

/** Why another site shows another figure: the same plan as others count it, for those who ask. */
export function HowItIsCounted({ plan }: { plan: PlanInputs }) {
  const { monthly, stepPercent, stepAmount = zero, annualRate, years } = plan
  return (
    <Card className={styles.card}>
      <details>
        <summary className={styles.summary}>
          <span>
            <h2>How it is counted</h2>
            <span className={styles.helper}>
              Start of month, rate ÷ 12. Why do other sites show another figure?
            </span>
          </span>
        </summary>
        <FollowingPart
          part={fourReadings}
          props={{ monthly, stepPercent, stepAmount, annualRate, years }}
        />
      </details>
    </Card>
  )
}
