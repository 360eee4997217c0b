import { toApproximate } from '../../../core/money/decimal'
import { HALDI_HATCH } from '../../../ui/charts/hatch'
import { ages, type ByAge } from '../../books/sales/money/dues'
import styles from './ages-bar.module.css'
import { sayRupees } from './say'
import { moneyWords } from './words'

const looks = {
  '0-30': styles.neel,
  '31-60': undefined,
  '61-90': styles.grey,
  'over-90': styles.rust,
}

/** What is owed by its age: a bar in proportion, and each part in words and figures below it. */
export function AgesBar({ byAge }: { byAge: ByAge }) {
  const sizes = ages.map((age) => toApproximate(byAge[age]))
  const whole = sizes.reduce((sum, size) => sum + size, 0)
  let from = 0
  const parts = ages.flatMap((age, index) => {
    const share = whole > 0 ? ((sizes[index] ?? 0) / whole) * 100 : 0
    const x = from
    from += share
    return share > 0 ? [{ age, x, share }] : []
  })
  return (
    <>
      <svg className={styles.bar} aria-hidden="true" data-amount>
        {parts.length === 0 && <rect className={styles.empty} width="100%" height="100%" rx="5" />}
        {parts.map(({ age, x, share }) => (
          <rect
            key={age}
            className={looks[age]}
            fill={age === '31-60' ? `url(#${HALDI_HATCH})` : undefined}
            x={`${x.toFixed(3)}%`}
            width={`${share.toFixed(3)}%`}
            height="100%"
            rx="5"
          />
        ))}
      </svg>
      <dl className={styles.legend}>
        {ages.map((age) => (
          <div key={age}>
            <dt data-age={age}>{moneyWords.ages[age]}</dt>
            <dd data-amount>{sayRupees(byAge[age])}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
