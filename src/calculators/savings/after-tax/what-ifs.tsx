import type { ReactNode } from 'react'
import { toApproximate, toDigits } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
import { percent, shareOf } from '../../../ui/charts/geometry'
import { HALDI_HATCH } from '../../../ui/charts/hatch'
import { Card } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import type { AfterTax } from './compute'
import styles from './what-ifs.module.css'

const places = ['3 points less', 'your figure', '3 points more']

/** The same plan at three returns, drawn on one scale; the middle one is the person's own. */
export function WhatIfs({ results }: { results: AfterTax | undefined }) {
  const { wholeMoney } = useCurrency()
  if (!results) {
    return (
      <WhatIfsCard>
        <p className={styles.none}>There is nothing to compare yet.</p>
      </WhatIfsCard>
    )
  }
  const invested = toApproximate(results.invested)
  const whatIfs = results.whatIfs.map(({ annualRate, sale }, index) => ({
    rate: `${groupDigits(toDigits(annualRate))}% a year`,
    place: places[index],
    sale,
    end: sale ? toApproximate(sale.afterTax) : 0,
  }))
  const largest = Math.max(invested, ...whatIfs.map(({ end }) => end))
  return (
    <WhatIfsCard>
      <ul className={styles.columns}>
        {whatIfs.map(({ rate, place, sale, end }) => (
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
    </WhatIfsCard>
  )
}

const WhatIfsCard = ({ children }: { children: ReactNode }) => (
  <Card
    title="If the return is different"
    intro="Three what-ifs, three points apart. They are not a forecast."
  >
    {children}
  </Card>
)

/** What was paid in and what it brought after tax, or what was lost of it. */
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
