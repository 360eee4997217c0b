import type { ReactNode } from 'react'
import {
  absolute,
  type Decimal,
  subtract,
  toApproximate,
  toDigits,
} from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { percent, shareOf } from '../../../ui/charts/geometry'
import { HALDI_HATCH } from '../../../ui/charts/hatch'
import { Staircase, type StaircaseStep } from '../../../ui/charts/staircase'
import { Card } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import styles from './charts.module.css'
import type { AfterTax } from './compute'
import { isShownAsZero } from './sentences'
import { afterTaxWords } from './words'

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
      amountText: isNone ? afterTaxWords.waterfall.none : sign + wholeMoney(amount),
      from: toApproximate(from),
      to: toApproximate(to),
    }
  }
  const isCheaper = inTodaysMoney > afterTax
  const prices = change(
    isCheaper ? afterTaxWords.waterfall.falling : afterTaxWords.waterfall.rising,
    afterTax,
    inTodaysMoney,
  )
  const describe = returns >= 0n ? afterTaxWords.waterfall.gain : afterTaxWords.waterfall.loss
  return (
    <>
      <p className={styles.title}>{afterTaxWords.waterfall.title}</p>
      <Staircase
        small
        steps={[
          rest(afterTaxWords.waterfall.invested, 'base', invested),
          change(afterTaxWords.waterfall.returns, invested, futureValue),
          change(afterTaxWords.results.tax, futureValue, afterTax),
          rest(afterTaxWords.results.afterTax, 'left', afterTax),
          prices,
          rest(afterTaxWords.results.inTodaysMoney, 'bought', inTodaysMoney),
        ]}
        description={describe(
          wholeMoney(invested),
          wholeMoney(absolute(returns)),
          wholeMoney(tax),
          wholeMoney(afterTax),
          wholeMoney(inTodaysMoney),
        )}
      />
    </>
  )
}

/** The headings of the columns. */
const places = afterTaxWords.threeReturns.places

/** The same plan at three returns, drawn on one scale; the middle one is the typed return. */
export function ThreeReturns({ results }: { results: AfterTax | undefined }) {
  const { wholeMoney } = useCurrency()
  if (!results) {
    return (
      <ThreeReturnsCard>
        <p className={styles.none}>{afterTaxWords.threeReturns.nothing}</p>
      </ThreeReturnsCard>
    )
  }
  const invested = toApproximate(results.invested)
  const columns = results.atThreeReturns.map(({ annualRate, sale }, index) => ({
    rate: afterTaxWords.threeReturns.rate(`${groupDigits(toDigits(annualRate))}%`),
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
                [afterTaxWords.results.afterTax, sale?.afterTax],
                [afterTaxWords.results.inTodaysMoney, sale?.inTodaysMoney],
                [afterTaxWords.results.tax, sale?.tax],
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
  <Card title={afterTaxWords.threeReturns.title} intro={afterTaxWords.threeReturns.intro}>
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
