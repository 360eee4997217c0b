import type { ReactNode } from 'react'
import { absolute, type Decimal, subtract, toApproximate, toDigits } from '../../../core/decimal'
import { groupDigits } from '../../../core/group-digits'
import { percent, shareOf } from '../../../ui/charts/geometry'
import { HALDI_HATCH } from '../../../ui/charts/hatch'
import { Staircase, type StaircaseStep } from '../../../ui/charts/staircase'
import { Card } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import styles from './charts.module.css'
import type { AfterTax } from './compute'
import { isShownAsZero } from './sentences'

/** A waterfall chart from what was paid in to what it buys. */
export function WaterfallChart({ results }: { results: AfterTax }) {
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
    const isNone = isShownAsZero(amount)
    return {
      name,
      // Drawn as a thin line that is neither a gain nor a loss.
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
      <p className={styles.title}>From what you put in to what it buys</p>
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

/** The headings of the columns. */
const places = ['3 points less', 'your figure', '3 points more']

/** The same plan at three returns, drawn on one scale; the middle one is the typed return. */
export function ThreeReturns({ results }: { results: AfterTax | undefined }) {
  const { wholeMoney } = useCurrency()
  if (!results) {
    return (
      <ThreeReturnsCard>
        <p className={styles.none}>There is nothing to compare yet.</p>
      </ThreeReturnsCard>
    )
  }
  const invested = toApproximate(results.invested)
  const columns = results.atThreeReturns.map(({ annualRate, sale }, index) => ({
    rate: `${groupDigits(toDigits(annualRate))}% a year`,
    place: places[index],
    sale,
    end: sale ? toApproximate(sale.afterTax) : 0,
  }))
  const largest = Math.max(invested, ...columns.map(({ end }) => end))
  return (
    <ThreeReturnsCard>
      <ul className={styles.columns}>
        {columns.map(({ rate, place, sale, end }) => (
          <li key={place}>
            <div className={styles.head}>
              <h3 data-amount>{rate}</h3>
              <span>{place}</span>
            </div>
            <Bar invested={shareOf(invested, largest)} end={shareOf(end, largest)} />
            {(
              [
                ['After tax', sale?.afterTax],
                ["In today's money", sale?.inTodaysMoney],
                ['Tax', sale?.tax],
              ] as const
            ).map(([name, amount]) => (
              <p key={name} className={styles.line}>
                <span>{name}</span> <b data-amount>{wholeMoney(amount)}</b>
              </p>
            ))}
          </li>
        ))}
      </ul>
    </ThreeReturnsCard>
  )
}

const ThreeReturnsCard = ({ children }: { children: ReactNode }) => (
  <Card
    title="If the return is different"
    intro="Three what-ifs, three points apart. They are not a forecast."
  >
    {children}
  </Card>
)

/** A bar of what was paid in and what it brought after tax, or what was lost of it. */
function Bar({ invested, end }: { invested: number; end: number }) {
  const kept = Math.min(invested, end)
  const rest = { x: percent(kept), width: percent(Math.abs(end - invested)), height: '100%' }
  return (
    <svg className={styles.bar} aria-hidden="true" data-amount>
      <rect className={styles.invested} width={percent(kept)} height="100%" />
      {end < invested ? (
        <rect className={styles.lost} {...rest} />
      ) : (
        <rect fill={`url(#${HALDI_HATCH})`} {...rest} />
      )}
      {kept > 0 && end !== invested && (
        <rect className={styles.gap} x={percent(kept)} width="2" height="100%" />
      )}
    </svg>
  )
}
