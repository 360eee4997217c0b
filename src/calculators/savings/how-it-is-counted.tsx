import { type Decimal, zero } from '../../core/decimal'
import { DeferredIsland } from '../../ui/deferred/deferred-island'
import { lazyPart } from '../../ui/tab/lazy-part'
import type { PlanInputs } from './compute'
import { CountedFold } from './counted-fold'

const fourReadings = lazyPart(() => import('./four-readings').then((part) => part.FourReadings))

/** What a plan comes to as others count it. */
export function HowItIsCounted({ plan }: { plan: PlanInputs & { lumpSum?: Decimal } }) {
  const { monthly, stepPercent, stepAmount = zero, lumpSum = zero, annualRate, years } = plan
  return (
    <CountedFold>
      <DeferredIsland
        part={fourReadings}
        props={{ monthly, stepPercent, stepAmount, lumpSum, annualRate, years }}
      />
    </CountedFold>
  )
}
