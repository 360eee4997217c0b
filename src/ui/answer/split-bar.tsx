import {
  type Decimal,
  hundred,
  multiplyDivide,
  round,
  subtract,
  sum,
  toApproximate,
  zero,
} from '../../core/money/decimal'
import { formatPercent } from '../../core/money/format'
import { HALDI_HATCH } from '../charts/hatch'
import { classNames } from '../page/class-names'
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
  const total = sum(base, rest)
  if (base < 0n || rest < 0n || total === zero) return { baseShare: zero, restShare: zero }
  const baseShare = round(multiplyDivide(base, hundred, total), decimals)
  return { baseShare, restShare: subtract(hundred, baseShare) }
}

type ProportionBarProps = {
  /** Shares in percent; where both are 0 the bar is empty. */
  base: number
  rest: number
  /** The rest was lost: an empty dashed outline instead of the hatch. */
  isLost?: boolean
  small?: boolean
}

/** Two parts of one whole, drawn. The figures beside it carry the meaning. */
export function ProportionBar({ base, rest, isLost = false, small = false }: ProportionBarProps) {
  const cut = `${base.toFixed(2)}%`
  return (
    <svg className={classNames(styles.bar, small && styles.small)} aria-hidden="true" data-amount>
      <rect
        className={base > 0 || rest > 0 ? styles.ground : styles.empty}
        width="100%"
        height="100%"
      />
      {rest > 0 && (
        <rect
          x={cut}
          width={`${rest.toFixed(2)}%`}
          height="100%"
          className={isLost ? styles.lost : undefined}
          fill={isLost ? undefined : `url(#${HALDI_HATCH})`}
        />
      )}
      {base > 0 && <rect className={styles.base} width={cut} height="100%" />}
      {base > 0 && rest > 0 && <rect className={styles.gap} x={cut} width="2" height="100%" />}
      {base > 0 && rest > 0 && isLost && (
        <line className={styles.lostEdge} x1={cut} x2={cut} y1="0" y2="100%" />
      )}
    </svg>
  )
}
