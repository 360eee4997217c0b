import { type Decimal, zero } from '../../core/decimal'
import { FollowingPart } from '../../ui/settle/following-part'
import { latePart } from '../../ui/tab/late-part'
import type { PlanInputs } from './compute'
import { CountedFold } from './counted-fold'

const fourReadings = latePart(() => import('./four-readings').then((part) => part.FourReadings))

/** What a plan comes to as others count it. */
export function HowItIsCounted({ plan }: { plan: PlanInputs & { lumpSum?: Decimal } }) {
  const { monthly, stepPercent, stepAmount = zero, lumpSum = zero, annualRate, years } = plan
  return (
    <CountedFold>
      <FollowingPart
        part={fourReadings}
        props={{ monthly, stepPercent, stepAmount, lumpSum, annualRate, years }}
      />
    </CountedFold>
  )
}
