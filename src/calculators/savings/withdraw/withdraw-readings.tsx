import { roundedDown } from '../../../core/rounding'
import { useCurrency } from '../../../ui/tab/currency'
import { ReadingsTable, sayDifference } from '../shared/readings-table'
import { foundNames, sayFound } from './answer'
import type { WithdrawInputs, WithdrawOutcome } from './compute'
import { withdrawReadings } from './readings'
import { sayMonths } from './words'

/** How long savings last, or what they bear, in four ways of counting. */
export function WithdrawReadings({ plan }: { plan: WithdrawInputs }) {
  const { wholeMoney } = useCurrency()
  const ways = withdrawReadings(plan)
  const ours = ways[0]?.outcome
  const result = foundNames[plan.find]
  return (
    <ReadingsTable
      annualRate={plan.annualRate}
      caption={`${result} in four ways of counting`}
      columns={['Withdrawals', result]}
      ways={ways.map(({ outcome, ...way }) => ({
        ...way,
        value: sayFound(plan.find, outcome, wholeMoney),
        difference:
          plan.find === 'monthly'
            ? sayDifference(amountIn(outcome), amountIn(ours), wholeMoney)
            : sayMonths(outcome, ours),
      }))}
      note="What is taken at the end of a month earns in that month, too."
    />
  )
}

/** As it is shown. */
const amountIn = (outcome: WithdrawOutcome | undefined) =>
  outcome?.kind === 'lasts' ? roundedDown(outcome.monthly) : undefined
