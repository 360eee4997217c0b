import {
  type Decimal,
  hundred,
  multiplyDivide,
  round,
  subtract,
  sum,
  toApproximate,
  zero,
} from '../../core/decimal'
import { formatPercent } from '../../core/format'
import { ProportionBar } from './proportion-bar'
import styles from './split-bar.module.css'

type SplitBarProps = {
  base: { name: string; value: Decimal }
  /** What comes on top of the base, or what was lost of it. */
  rest: { name: string; value: Decimal; isLost?: boolean }
  decimals: number
}

/** Two parts of one whole: each share in words above, both drawn in proportion below. */
export function SplitBar({ base, rest, decimals }: SplitBarProps) {
  const { baseShare, restShare } = sharesOf(base.value, rest.value, decimals)
  return (
    <div className={styles.split}>
      <p className={styles.shares} data-amount>
        <span key={base.name}>
          <b>{formatPercent(baseShare, decimals)}</b> {base.name}
        </span>
        <span key={rest.name}>
          <b>{formatPercent(restShare, decimals)}</b> {rest.name}
        </span>
      </p>
      <ProportionBar
        base={toApproximate(baseShare)}
        rest={toApproximate(restShare)}
        isLost={rest.isLost ?? false}
      />
    </div>
  )
}

/** The shares as shown always add up to 100; nothing to share gives none. */
export function sharesOf(base: Decimal, rest: Decimal, decimals: number) {
  const whole = sum(base, rest)
  if (base < 0n || rest < 0n || whole === zero) return { baseShare: zero, restShare: zero }
  const baseShare = round(multiplyDivide(base, hundred, whole), decimals)
  return { baseShare, restShare: subtract(hundred, baseShare) }
}
