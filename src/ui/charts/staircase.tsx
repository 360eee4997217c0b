import { classNames } from '../page/class-names'
import { Box, ChartFrame, roomFor, showFrom, showUntil } from './frame'
import { percent, shareOf } from './geometry'
import { HALDI_HATCH } from './hatch'
import styles from './staircase.module.css'

export type StaircaseStep = {
  name: string
  amountText: string
  /** The share of the price, written inside the price and the base if they are tall enough. */
  shareText?: string
  /** The levels between which the step stands; the next one starts at `to`. */
  from: number
  to: number
  /**
   * What begins, goes into a thing, is taken away or remains, with a bold name where the way has
   * come to something; `added` and `taken` are steps on the way, `left` and `bought` where it rests.
   */
  kind: 'price' | 'base' | 'cost' | 'profit' | 'loss' | 'added' | 'taken' | 'left' | 'bought'
}

type StaircaseProps = {
  steps: readonly StaircaseStep[]
  /** One sentence that says what the steps show. */
  description: string
  /** Lower, with smaller texts, for a place in another card. */
  small?: boolean
}

const BAR_START = 0.18
const BAR_END = 0.82
/** A step of nothing is a thin line at its level, never a gap. */
const THIN = 2.5
const NARROWEST_STAIRS = 600
/** Names are narrower than figures, for which their room is guessed. */
const NAMES_NEED = 0.92

/**
 * Where a price goes, step by step, down to what is left. With a loss the last step hangs below
 * the base line. Where the texts have no room side by side, each step is a row of its own.
 */
export function Staircase({ steps, description, small = false }: StaircaseProps) {
  const levels = [0, ...steps.flatMap(({ from, to }) => [from, to])]
  const lowest = Math.min(...levels)
  const range = Math.max(...levels) - lowest
  const heightOf = (level: number) => shareOf(level - lowest, range)
  const drawn = steps.map((step) => {
    const ends = [heightOf(step.from), heightOf(step.to)]
    return { ...step, low: Math.min(...ends), high: Math.max(...ends), next: heightOf(step.to) }
  })
  const zero = heightOf(0)
  const names = steps.map(({ name }) => name)
  const amounts = steps.map(({ amountText }) => amountText)
  const room = small
    ? Math.max(roomFor(names, 14, 1) * NAMES_NEED, roomFor(amounts, 15, 1))
    : Math.max(NARROWEST_STAIRS, roomFor(names, 15, 1), roomFor(amounts, 17, 1))

  return (
    <ChartFrame>
      <svg
        className={classNames(styles.stairs, small && styles.small)}
        role="img"
        aria-label={description}
        {...showFrom(room)}
      >
        <line className={styles.baseline} x2="100%" y1={percent(1 - zero)} y2={percent(1 - zero)} />
        {drawn.map((step, i) => (
          <Box
            key={step.name}
            className={styles.step}
            data-kind={step.kind}
            x={percent(i / steps.length)}
            width={percent(1 / steps.length)}
          >
            {i < steps.length - 1 && (
              <line
                className={styles.level}
                x1={percent(BAR_END + 0.03)}
                x2={percent(1 + BAR_START - 0.03)}
                y1={percent(1 - step.next)}
                y2={percent(1 - step.next)}
              />
            )}
            <rect
              x={percent(BAR_START)}
              width={percent(BAR_END - BAR_START)}
              y={percent(1 - step.high)}
              height={lengthOf(step)}
              {...fillOf(step)}
            />
            {step.shareText && step.high - step.low > 0.14 && (
              <text className={styles.share} x="50%" y={percent(1 - step.high)} dy="1.5625rem">
                {step.shareText}
              </text>
            )}
            <text className={styles.amount} x="50%" y={percent(1 - step.high)} dy="-0.5625rem">
              {step.amountText}
            </text>
            <text className={styles.name} x="50%" y="100%" dy="1.6875rem">
              {step.name}
            </text>
          </Box>
        ))}
      </svg>

      <ul className={styles.rows} {...showUntil(room)}>
        {drawn.map((step) => (
          <li key={step.name} className={styles.step} data-kind={step.kind}>
            <span className={styles.name}>{step.name}</span>
            <span className={styles.amount}>{step.amountText}</span>
            <svg className={styles.row} aria-hidden="true">
              <line className={styles.track} x2="100%" y1="15.5" y2="15.5" />
              {lowest < 0 && (
                <line className={styles.zero} x1={percent(zero)} x2={percent(zero)} y2="16" />
              )}
              <rect
                x={percent(step.low)}
                width={lengthOf(step)}
                height="16"
                rx="2"
                {...fillOf(step)}
              />
            </svg>
          </li>
        ))}
      </ul>
    </ChartFrame>
  )
}

const lengthOf = ({ low, high }: { low: number; high: number }) =>
  high - low > 0.005 ? percent(high - low) : THIN

const fillOf = ({ kind }: StaircaseStep) =>
  kind === 'profit' || kind === 'added' ? { fill: `url(#${HALDI_HATCH})` } : undefined
