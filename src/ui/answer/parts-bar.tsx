import { absolute, type Decimal, sumOf, toApproximate, zero } from '../../core/money/decimal'
import { plainMoney } from '../../core/money/format'
import { HALDI_HATCH } from '../charts/hatch'
import { useCurrency } from '../tab/currency'
import styles from './parts-bar.module.css'

export type BarPart = {
  readonly name: string
  readonly amount: Decimal
  /** The base is solid, what comes on top is hatched; a loss is an empty outline. */
  readonly look: 'neel' | 'cost' | 'quiet' | 'tax' | 'haldi' | 'loss'
}

/** A whole as a bar of its parts, each with its name and amount above; parts of 0 are left out. */
export function PartsBar({ parts }: { parts: readonly BarPart[] }) {
  const { symbol } = useCurrency().currency
  const all = parts.filter(({ amount }) => amount !== zero)
  const total = toApproximate(sumOf(all.map(({ amount }) => absolute(amount))))
  let start = 0
  const drawn = all.map((part) => {
    const share = (100 * toApproximate(absolute(part.amount))) / total
    start += share
    return { ...part, share, start: start - share }
  })
  return (
    <div className={styles.whole}>
      <ul className={styles.names}>
        {drawn.map(({ name, amount, share }) => (
          <li key={name} data-share={share.toFixed(2)}>
            <span>{name}</span> <b data-amount>{plainMoney(amount, symbol)}</b>
          </li>
        ))}
      </ul>
      <svg className={styles.bar} aria-hidden="true" data-amount>
        {drawn.length === 0 && <rect className={styles.tax} width="100%" height="100%" />}
        {drawn.map(({ name, look, share, start }) => (
          <rect
            key={name}
            x={`${start.toFixed(2)}%`}
            width={`${share.toFixed(2)}%`}
            height="100%"
            className={styles[look]}
            fill={look === 'haldi' ? `url(#${HALDI_HATCH})` : undefined}
          />
        ))}
        {drawn.slice(1).map(({ name, start }) => (
          <rect
            key={name}
            className={styles.gap}
            x={`${start.toFixed(2)}%`}
            width="2"
            height="100%"
          />
        ))}
      </svg>
    </div>
  )
}
