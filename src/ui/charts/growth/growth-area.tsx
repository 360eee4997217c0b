import { heightAt, percent, placeOf } from '../geometry'
import { type Fit, showFrom, showUntil, textWidth } from '../labels'
import styles from './growth-area.module.css'
import { type GrowthAxes, GrowthDrawing, type GrowthPoint, growthOf } from './growth-drawing'

type Series = { name: string; amount: string }

type GrowthAreaProps = GrowthAxes & {
  points: readonly GrowthPoint[]
  investedLabel: Series
  returnsLabel: Series
}

/** The lowest height the style sheet gives the plot. */
const LOWEST_PLOT = 176
/** What a text on the invested area needs below the area's edge. */
const INSIDE_HEIGHT = 30
const LABEL_SIZE = 15
/** Where the text of a leader ends: left of here a growing line leaves the upper half free. */
const LEADER_START = 0.67

/** What was put in, and on top what it brought, from the start to the end. */
export function GrowthArea(props: GrowthAreaProps) {
  const { points, investedLabel, returnsLabel, ...axes } = props
  const growth = growthOf(points)
  const { bases, totals, end, isLoss } = growth

  const textRoom = ({ name, amount }: Series) => textWidth(`${name} ${amount}`, LABEL_SIZE) + 12
  const insideFrom = isLoss ? 1 : placeOf(bases, INSIDE_HEIGHT / LOWEST_PLOT)
  const insideRoom = insideFrom < 1 ? textRoom(investedLabel) / (1 - insideFrom) : Infinity
  const besideRoom = Math.max(textRoom(investedLabel), textRoom(returnsLabel))
  const returnsDot = { x: 0.84, height: (heightAt(bases, 0.84) + heightAt(totals, 0.84)) / 2 }
  // After a loss the solid area is what is left: what was invested is the line above it.
  const investedDot = isLoss
    ? { x: 0.92, height: heightAt(bases, 0.92) }
    : { x: 0.73, height: heightAt(bases, 0.73) / 2 }

  return (
    <GrowthDrawing {...axes} growth={growth}>
      <Beside
        series={returnsLabel}
        y={0.12}
        dot={end.total === end.base ? undefined : returnsDot}
        room={besideRoom}
      />
      <text
        className={styles.inside}
        x="100%"
        y="100%"
        dx="-10"
        dy="-0.9375rem"
        {...showFrom(insideRoom)}
      >
        {investedLabel.name} {investedLabel.amount}
      </text>
      <Beside
        series={investedLabel}
        y={isLoss ? 0 : 0.26}
        dot={end.base > 0 ? investedDot : undefined}
        room={besideRoom}
        fit={showUntil(insideRoom)}
      />
    </GrowthDrawing>
  )
}

type BesideProps = {
  series: Series
  /** The place of the text from the top. */
  y: number
  /** Where the line ends; nothing where there is nothing to point at. */
  dot: { x: number; height: number } | undefined
  /** The amount is left out where the text would be longer than its room: the ledger has it. */
  room: number
  fit?: Fit
}

/** A name in the free corner, with a line to what it names. */
function Beside({ series, y, dot, room, fit }: BesideProps) {
  return (
    <g {...fit}>
      {dot && <Leader y={percent(y)} x={percent(dot.x)} end={percent(1 - dot.height)} />}
      <text
        className={styles.beside}
        x={percent(LEADER_START)}
        y={percent(y)}
        dx="-10"
        dy="0.3125rem"
      >
        {series.name}
        <tspan {...showFrom(room / LEADER_START)}> {series.amount}</tspan>
      </text>
    </g>
  )
}

function Leader({ y, x, end }: { y: string; x: string; end: string }) {
  return (
    <g className={styles.leader}>
      <line x1={percent(LEADER_START)} x2={x} y1={y} y2={y} />
      <line x1={x} x2={x} y1={y} y2={end} />
      <circle className={styles.dot} cx={x} cy={end} r="3.5" />
    </g>
  )
}
