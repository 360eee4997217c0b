import { absolute, type Decimal, subtract, toApproximate } from '../../../core/decimal'
import { Staircase, type StaircaseStep } from '../../../ui/charts/staircase'
import { useCurrency } from '../../../ui/tab/currency'
import { isNothing } from './answer'
import type { AfterTax } from './compute'
import styles from './way.module.css'

/** From what was paid in, step by step, to what it buys. */
export function Way({ results }: { results: AfterTax }) {
  const { wholeMoney } = useCurrency()
  const { invested, futureValue, returns, tax, afterTax, inTodaysMoney } = results
  const rest = (name: string, kind: StaircaseStep['kind'], amount: Decimal): StaircaseStep => ({
    name,
    kind,
    amountText: wholeMoney(amount),
    from: 0,
    to: toApproximate(amount),
  })
  const change = (name: string, from: Decimal, to: Decimal): StaircaseStep => {
    const amount = absolute(subtract(to, from))
    const [sign, kind] = to < from ? (['-', 'taken'] as const) : (['+', 'added'] as const)
    const isNone = isNothing(amount)
    return {
      name,
      // A thin line that is neither a gain nor a loss.
      kind: isNone ? 'cost' : kind,
      amountText: isNone ? 'None' : sign + wholeMoney(amount),
      from: toApproximate(from),
      to: toApproximate(to),
    }
  }
  const isCheaper = inTodaysMoney > afterTax
  const prices = change(isCheaper ? 'Falling prices' : 'Rising prices', afterTax, inTodaysMoney)
  const isGain = returns >= 0n
  return (
    <>
      <p className={styles.head}>From what you put in to what it buys</p>
      <Staircase
        small
        steps={[
          rest('Invested', 'base', invested),
          change('Returns', invested, futureValue),
          change('Tax', futureValue, afterTax),
          rest('After tax', 'left', afterTax),
          prices,
          rest("In today's money", 'bought', inTodaysMoney),
        ]}
        description={
          `${wholeMoney(invested)} invested ${isGain ? 'brings' : 'loses'} ${wholeMoney(absolute(returns))}. ` +
          `After a tax of ${wholeMoney(tax)}, ${wholeMoney(afterTax)} is left, ` +
          `which buys what ${wholeMoney(inTodaysMoney)} buys today.`
        }
      />
    </>
  )
}
