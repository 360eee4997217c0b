import styles from './donut.module.css'
import { textWidth } from './frame'
import { arc, pointAt, visibleShare } from './geometry'
import { HALDI_HATCH } from './hatch'

type Part = {
  /** From 0 to 1. Both are 0 when there is nothing to share. */
  share: number
  /** The share in words, such as "21.6%", and the part's name below it. */
  label: string
  name: string
}

type DonutProps = {
  base: Part
  added: Part
  centerLabel: string
  centerValue: string
  /** One sentence that says what the ring shows. */
  description: string
}

/** The outer edge of a ring. */
export const RING_RADIUS = 96
const INNER = 64
const GAP = 2
const LEADER_END = 102
const LABEL_START = 108
const HOLE_WIDTH = 112
/** Two lines reach to where the hole is narrower. */
const HOLE_WIDTH_OF_TWO = 100

const middle = (RING_RADIUS + INNER) / 2
const band = RING_RADIUS - INNER

/**
 * Two parts of one whole as a ring. What was added starts at 12 o'clock and, once it is larger than
 * the upper right, grows to the left: both parts have a place at the right, where their labels are.
 */
export function Donut({ base, added, centerLabel, centerValue, description }: DonutProps) {
  const { start, cut, end, leaders } = ringOf(base.share, added.share)
  return (
    <div className={styles.donut} data-amount>
      <svg
        className={styles.drawing}
        viewBox="-96 -102 264 204"
        role="img"
        aria-label={description}
      >
        <circle className={styles.empty} r={middle} strokeWidth={band} />
        {end > cut && (
          <circle
            className={styles.base}
            r={middle}
            strokeWidth={band}
            {...arc(cut, end, middle, GAP)}
          />
        )}
        {cut > start && (
          <circle
            className={styles.added}
            r={middle}
            strokeWidth={band}
            stroke={`url(#${HALDI_HATCH})`}
            {...arc(start, cut, middle, GAP)}
          />
        )}
        <Label {...added} leader={leaders.added} />
        <Label {...base} leader={leaders.base} />
        <Center label={centerLabel} value={centerValue} />
      </svg>
    </div>
  )
}

/** A line with one bend, from beside the ring to beside the label. */
function Label({ share, label, name, leader }: Part & { leader: Leader }) {
  const [[x, y], [bend, height]] = leader
  return (
    <>
      {share > 0 && (
        <path className={styles.leader} d={`M${x} ${y}L${bend} ${height}H${LEADER_END}`} />
      )}
      <g transform={`translate(${LABEL_START} ${height})`}>
        <text className={styles.text}>
          <tspan className={styles.share} y="6">
            {label}
          </tspan>
          <tspan x="0" y="25">
            {name}
          </tspan>
        </text>
      </g>
    </>
  )
}

/** The hole is round: what is too long for one line of a readable size stands in two. */
function Center({ label, value }: { label: string; value: string }) {
  const space = textWidth(value, 16.5) > HOLE_WIDTH ? value.indexOf(' ') : -1
  const lines = space > 0 ? [value.slice(0, space), value.slice(space + 1)] : [value]
  const longest = Math.max(...lines.map((line) => textWidth(line, 1)))
  const width = lines.length > 1 ? HOLE_WIDTH_OF_TWO : HOLE_WIDTH
  const size = Math.min(22, Math.floor(width / longest))
  return (
    <>
      <g transform={`translate(0 ${lines.length > 1 ? -15 : -9})`}>
        <text className={styles.text} textAnchor="middle">
          {label}
        </text>
      </g>
      <text className={styles.total} textAnchor="middle" fontSize={size}>
        {lines.map((line, i) => (
          <tspan key={line} x="0" y={lines.length > 1 ? 9 + i * 22 : 16}>
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

const LEADER_BEND = 95
/** The furthest that the first part of a ring reaches down at the right. */
const LOWEST_CUT = 0.36

/** From beside the ring to where the line turns towards the label. */
export type Leader = readonly [[number, number], [number, number]]

/**
 * Where two parts of a ring begin and end, clockwise from 12 o'clock, and the leaders of their
 * labels at the right. A leader stays beside its own part until it has left the ring.
 *
 * @example ringOf(0.784, 0.216) // start 0, cut 0.216, end 1
 * @example ringOf(0.4, 0.6) // start -0.24, cut 0.36, end 0.76
 */
export function ringOf(base: number, added: number) {
  const share = visibleShare(added)
  const cut = Math.min(share, LOWEST_CUT)
  const start = cut - share
  const end = base > 0 ? start + 1 : cut
  return {
    start,
    cut,
    end,
    leaders: {
      added: leaderFrom(Math.min(share / 2 || 0.1, 0.14)),
      base: leaderFrom(Math.max(0.34, (cut + Math.min(end, 0.5)) / 2)),
    },
  }
}

function leaderFrom(at: number): Leader {
  const [x, y] = pointAt(at, RING_RADIUS + 3)
  return [
    [x, y],
    [Math.max(LEADER_BEND, x), Math.min(Math.max(y * 1.12, -94), 85)],
  ]
}
