import styles from './donut.module.css'
import { arc, pointAt, visibleShare } from './geometry'
import { HALDI_HATCH } from './hatch'
import { textWidth } from './labels'

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

const OUTER = 96
const INNER = 64
const GAP = 2
const LEADER_START = OUTER + 3
const LEADER_BEND = 95
const LEADER_END = 102
const LABEL_START = 108
const HOLE_WIDTH = 112
/** Two lines reach to where the hole is narrower. */
const HOLE_WIDTH_OF_TWO = 100

const middle = (OUTER + INNER) / 2
const band = OUTER - INNER

/**
 * Two parts of one whole as a ring. What was added starts at 12 o'clock. Both labels stand at the
 * right: when the added part has nearly the whole right side, the base is named above it, from
 * where it ends at 12 o'clock.
 */
export function Donut({ base, added, centerLabel, centerValue, description }: DonutProps) {
  const cut = visibleShare(added.share)
  const baseEnd = base.share > 0 ? 1 : cut
  const isBaseAbove = cut > 0.46
  return (
    <div className={styles.donut} data-amount>
      <svg
        className={styles.drawing}
        viewBox="-96 -102 264 204"
        role="img"
        aria-label={description}
      >
        <circle className={styles.empty} r={middle} strokeWidth={band} />
        {baseEnd > cut && (
          <circle
            className={styles.base}
            r={middle}
            strokeWidth={band}
            {...arc(cut, baseEnd, middle, GAP)}
          />
        )}
        {cut > 0 && (
          <circle
            className={styles.added}
            r={middle}
            strokeWidth={band}
            stroke={`url(#${HALDI_HATCH})`}
            {...arc(0, cut, middle, GAP)}
          />
        )}
        <Label {...added} at={isBaseAbove ? 0.34 : Math.min(cut / 2, 0.14)} isBelow={isBaseAbove} />
        <Label
          {...base}
          at={isBaseAbove ? 0.98 : Math.max(0.34, (cut + 0.5) / 2)}
          isBelow={!isBaseAbove}
        />
        <Center label={centerLabel} value={centerValue} />
      </svg>
    </div>
  )
}

type LabelProps = Part & { at: number; isBelow: boolean }

function Label({ share, label, name, at, isBelow }: LabelProps) {
  const [x, y] = pointAt(share > 0 ? at : isBelow ? 0.34 : 0.1, LEADER_START)
  const height = at > 0.9 ? -94 : Math.min(Math.max(y * 1.12, -85), 85)
  return (
    <>
      {share > 0 && (
        <path
          className={styles.leader}
          d={`M${x} ${y}L${Math.max(LEADER_BEND, x)} ${height}H${LEADER_END}`}
        />
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
