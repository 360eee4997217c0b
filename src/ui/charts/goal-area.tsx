import { Box, showFrom, showUntil, textWidth } from './frame'
import { heightAt, linePath, type Point, percent, placeOf, shareOf } from './geometry'
import styles from './goal-area.module.css'
import {
  type Growth,
  type GrowthAxes,
  GrowthDrawing,
  type GrowthPoint,
  growthOf,
} from './growth-area'

type GoalAreaProps = GrowthAxes & {
  points: readonly GrowthPoint[]
  /** What is to be reached, at each place from `at` 0 to 1. */
  goal: readonly { at: number; value: number }[]
  /** What the goal is called, in the two lines that a phone has room for, and its amounts. */
  goalName: readonly [string, string?]
  goalNote: string
  investedLabel: Series
  returnsLabel: Series
}

type Series = { name: string; amount: string }

/** The lowest height the style sheet gives the plot. */
const LOWEST_PLOT = 176
const INSIDE_HEIGHT = 30
const LABEL_SIZE = 15
const NOTE_SIZE = 14
/** The share of the width that the goal's name may take, and the height of its two lines. */
const NAME_WIDTH = 0.55
const NOTE_WIDTH = 0.58
const NAME_HEIGHT = 0.22
/** Around a text, as shares of the height. */
const GAP = 0.06
/** Where the name of the returns begins and ends, and the dot that it points at. */
const RETURNS_START = 0.28
const RETURNS_END = 0.6
const DOT = 0.8

/** What was put in and what it brought, on the way to a goal: a dotted line that may rise. */
export function GoalArea(props: GoalAreaProps) {
  const { points, goal, goalName, goalNote, investedLabel, returnsLabel, readings, ...axes } = props
  const growth = growthOf(points, Math.max(0, ...goal.map(({ value }) => value)))
  const line = goal.map(({ at, value }) => ({ at, height: shareOf(value, growth.highest) }))
  const nameHeight = roomForName(growth, line)
  const returnsHeight = growth.isLoss ? undefined : roomForReturns(growth, line, nameHeight)
  const dot = (heightAt(growth.bases, DOT) + heightAt(growth.totals, DOT)) / 2

  const insideFrom = growth.isLoss ? 1 : placeOf(growth.bases, INSIDE_HEIGHT / LOWEST_PLOT)
  const insideRoom = (text: string) =>
    insideFrom < 1 ? (textWidth(text, LABEL_SIZE) + 12) / (1 - insideFrom) : Infinity
  const noteRoom = textWidth(goalNote, NOTE_SIZE) / NOTE_WIDTH
  const returnsText = `${returnsLabel.name} ${returnsLabel.amount}`
  const returnsRoom = (textWidth(returnsText, LABEL_SIZE) + 12) / (RETURNS_END - RETURNS_START)

  return (
    <>
      {nameHeight === undefined && (
        <p className={styles.legend} aria-hidden="true">
          <b>{goalName.join(' ')}</b> {goalNote}
        </p>
      )}
      <GrowthDrawing
        {...axes}
        growth={growth}
        readings={readings.map((reading) => ({
          ...reading,
          heights: [heightAt(line, reading.at)],
        }))}
      >
        <Box viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.goal} d={linePath(line)} />
        </Box>
        {nameHeight !== undefined && (
          <GoalName name={goalName} note={goalNote} height={nameHeight} room={noteRoom} />
        )}
        {returnsHeight !== undefined && (
          <g>
            <Leader y={percent(1 - returnsHeight)} end={percent(1 - dot)} />
            <text
              className={styles.name}
              x={percent(RETURNS_END)}
              y={percent(1 - returnsHeight)}
              dx="-10"
              dy="0.3125rem"
              textAnchor="end"
            >
              {returnsLabel.name}
              <tspan {...showFrom(returnsRoom)}> {returnsLabel.amount}</tspan>
            </text>
          </g>
        )}
        <text
          className={styles.inside}
          x="100%"
          y="100%"
          dx="-10"
          dy="-0.9375rem"
          textAnchor="end"
          {...showFrom(insideRoom(investedLabel.name))}
        >
          {investedLabel.name}
          <tspan {...showFrom(insideRoom(`${investedLabel.name} ${investedLabel.amount}`))}>
            {' '}
            {investedLabel.amount}
          </tspan>
        </text>
      </GrowthDrawing>
    </>
  )
}

/** The height of the first line of the goal's name: above its line, else below it, if that is free. */
export function roomForName({ totals }: Growth, goal: readonly Point[]): number | undefined {
  const [left, right] = [heightAt(goal, 0), heightAt(goal, NAME_WIDTH)]
  const value = heightAt(totals, NAME_WIDTH)
  const ceiling = Math.max(left, right, value) + GAP
  if (ceiling + NAME_HEIGHT <= 1) return ceiling + NAME_HEIGHT / 2
  const floor = Math.min(left, right) - GAP
  return floor - NAME_HEIGHT >= value + GAP ? floor - NAME_HEIGHT / 2 : undefined
}

/** The height of the name of the returns: beside the dot, or where else nothing is in its way. */
export function roomForReturns(
  { totals, bases }: Growth,
  goal: readonly Point[],
  name: number | undefined,
): number | undefined {
  const [base, total] = [heightAt(bases, DOT), heightAt(totals, DOT)]
  if (total - base < GAP) return undefined
  const ends = [heightAt(goal, RETURNS_START), heightAt(goal, RETURNS_END)]
  const isFree = (height: number) => {
    const [low, high] = [height - GAP, height + GAP]
    const isClear = Math.min(...ends) > high || Math.max(...ends) < low
    const isApart = name === undefined || Math.abs(name - height) > NAME_HEIGHT / 2 + GAP
    return high <= 1 && low > heightAt(totals, RETURNS_END) && isClear && isApart
  }
  const middle = (base + total) / 2
  return [middle, middle - 0.06, middle + 0.06, middle + 0.15, middle + 0.3, 0.88].find(isFree)
}

type GoalNameProps = {
  name: readonly [string, string?]
  note: string
  /** The height between its two lines. */
  height: number
  room: number
}

/** The name in one line with the amounts under it; on phones the name alone, in two. */
function GoalName({ name, note, height, room }: GoalNameProps) {
  const place = { x: '0', dx: '6', y: percent(1 - height) }
  return (
    <>
      <g {...showFrom(room)}>
        <text className={styles.name} {...place} dy="-0.25rem">
          {name.filter(Boolean).join(' ')}
        </text>
        <text className={styles.note} {...place} dy="0.9375rem">
          {note}
        </text>
      </g>
      <g {...showUntil(room)}>
        {name.map((words, index) => (
          <text
            key={words}
            className={styles.name}
            {...place}
            dy={index ? '0.9375rem' : '-0.25rem'}
          >
            {words}
          </text>
        ))}
      </g>
    </>
  )
}

function Leader({ y, end }: { y: string; end: string }) {
  const x = percent(DOT)
  return (
    <g className={styles.leader}>
      <line x1={percent(RETURNS_END)} x2={x} y1={y} y2={y} />
      <line x1={x} x2={x} y1={y} y2={end} />
      <circle className={styles.dot} cx={x} cy={end} r="3.5" />
    </g>
  )
}
