import { showFrom } from './frame'
import { heightAt } from './geometry'
import {
  Beside,
  type GrowthAxes,
  GrowthDrawing,
  type GrowthPoint,
  growthOf,
  type Series,
  textRoom,
} from './growth-area'
import styles from './lump-area.module.css'

type LumpAreaProps = GrowthAxes & {
  points: readonly GrowthPoint[]
  investedLabel: Series
  returnsLabel: Series
}

/** Where the text of the leader ends, and where its line turns down. */
const TEXT_END = 0.55
const DOT_AT = 0.82
/** Where the text stands from the top, and how much below the top it leaves free. */
const TEXT_AT = 0.04
const FREE = 0.14
/** The amount is named where it is at least so high, from 0 to 1. */
const INSIDE_HEIGHT = 0.24

/** A sum that is there from the start, and on top what it brings: the free corner is small, so there is room above. */
export function LumpArea({ points, investedLabel, returnsLabel, ...axes }: LumpAreaProps) {
  const values = points.map(({ at, value }) => ({ at, height: value }))
  const growth = growthOf(points, heightAt(values, TEXT_END) / (1 - FREE))
  const { bases, totals, end } = growth
  const dot = { x: DOT_AT, height: (heightAt(bases, DOT_AT) + heightAt(totals, DOT_AT)) / 2 }
  return (
    <GrowthDrawing {...axes} growth={growth}>
      <Beside
        series={returnsLabel}
        y={TEXT_AT}
        start={TEXT_END}
        dot={end.total === end.base ? undefined : dot}
        room={textRoom(returnsLabel)}
      />
      {end.base > INSIDE_HEIGHT && (
        <text
          className={styles.inside}
          x="50%"
          y={`${(100 - end.base * 50).toFixed(2)}%`}
          dy="0.3125rem"
        >
          {investedLabel.name}
          <tspan {...showFrom(textRoom(investedLabel))}> {investedLabel.amount}</tspan>
        </text>
      )}
    </GrowthDrawing>
  )
}
