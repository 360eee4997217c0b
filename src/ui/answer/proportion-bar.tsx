import { HALDI_HATCH } from '../charts/hatch'
import { classNames } from '../page/class-names'
import styles from './proportion-bar.module.css'

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
