import { type ReactNode, useId } from 'react'
import {
  anchorAt,
  Box,
  ChartFrame,
  type Fit,
  labelAxis,
  type Mark,
  showFrom,
  showUntil,
  textWidth,
} from './frame'
import {
  heightAt,
  type Layer,
  type Point,
  percent,
  placeOf,
  shareOf,
  stackedArea,
} from './geometry'
import styles from './growth-area.module.css'
import { HALDI_HATCH } from './hatch'
import type { Reading } from './readings'
import { ChartReadings } from './readings'

/** An area's name and its amount at the end. */
export type Series = { name: string; amount: string }

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
export const LEADER_START = 0.67

/** What the name and amount of an area need. */
export const textRoom = ({ name, amount }: Series): number =>
  textWidth(`${name} ${amount}`, LABEL_SIZE) + 12

/** What was put in, and on top what it brought, from the start to the end. */
export function GrowthArea(props: GrowthAreaProps) {
  const { points, investedLabel, returnsLabel, ...axes } = props
  const growth = growthOf(points)
  const { bases, totals, end, isLoss } = growth

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
  /** Where the text ends and the line begins. */
  start?: number
  fit?: Fit
}

/** A name in the free corner, with a line to what it names. */
export function Beside({ series, y, dot, room, start = LEADER_START, fit }: BesideProps) {
  return (
    <g {...fit}>
      {dot && (
        <Leader
          y={percent(y)}
          from={percent(start)}
          x={percent(dot.x)}
          end={percent(1 - dot.height)}
        />
      )}
      <text className={styles.beside} x={percent(start)} y={percent(y)} dx="-10" dy="0.3125rem">
        {series.name}
        <tspan {...showFrom(room / start)}> {series.amount}</tspan>
      </text>
    </g>
  )
}

function Leader({ y, from, x, end }: { y: string; from: string; x: string; end: string }) {
  return (
    <g className={styles.leader}>
      <line x1={from} x2={x} y1={y} y2={y} />
      <line x1={x} x2={x} y1={y} y2={end} />
      <circle className={styles.dot} cx={x} cy={end} r="3.5" />
    </g>
  )
}

/** What was put in and what it is worth, `at` 0 to 1 from the start to the end. */
export type GrowthPoint = { at: number; invested: number; value: number }

export type Growth = {
  readonly highest: number
  readonly layers: readonly Layer[]
  readonly bases: readonly Point[]
  readonly totals: readonly Point[]
  readonly end: { readonly base: number; readonly total: number }
  readonly isLoss: boolean
}

/**
 * The points as shares of the drawing.
 *
 * @param atLeast what else has to fit under its top
 */
export function growthOf(points: readonly GrowthPoint[], atLeast = 0): Growth {
  const highest = Math.max(atLeast, ...points.flatMap(({ invested, value }) => [invested, value]))
  const layers = points.map(({ at, invested, value }) => ({
    at,
    base: shareOf(invested, highest),
    total: shareOf(value, highest),
  }))
  const end = layers.at(-1) ?? { base: 0, total: 0 }
  return {
    highest,
    layers,
    bases: layers.map(({ at, base }) => ({ at, height: base })),
    totals: layers.map(({ at, total }) => ({ at, height: total })),
    end,
    isLoss: end.total < end.base,
  }
}

export type GrowthAxes = {
  /** What stands under the axis, from `at` 0 to 1; on phones the short label. */
  axis: readonly Mark[]
  /** Round values for the grid; those above the drawing are left out. */
  yTicks: readonly { value: number; label: string }[]
  /** One sentence that says what the areas show. */
  description: string
  /** What is said of each year. */
  readings: readonly Reading[]
}

type GrowthDrawingProps = GrowthAxes & {
  growth: Growth
  /** The names of the areas, and what else is drawn over them. */
  children: ReactNode
}

/** What was put in, and on top what it brought, without their names. */
export function GrowthDrawing(props: GrowthDrawingProps) {
  const { growth, axis, yTicks, description, readings, children } = props
  const { highest, layers, bases, totals, end, isLoss } = growth
  const clip = useId()
  const paths = stackedArea(layers)

  return (
    <ChartFrame
      gutter={<TickTexts ticks={yTicks} />}
      readings={
        <ChartReadings
          readings={readings.map(({ heights = [], ...reading }) => ({
            ...reading,
            heights: [...[bases, totals].map((line) => heightAt(line, reading.at)), ...heights],
          }))}
        />
      }
    >
      <svg className={styles.drawing} role="img" aria-label={description}>
        {yTicks
          .filter(({ value }) => value <= highest)
          .map(({ value, label }) => {
            const y = percent(1 - shareOf(value, highest))
            return (
              <g key={value} textAnchor="end">
                <line className={styles.grid} x2="100%" y1={y} y2={y} />
                <text x="-10" y={y} dy="0.3125rem">
                  {label}
                </text>
              </g>
            )
          })}

        <clipPath id={clip} clipPathUnits="objectBoundingBox">
          <path d={paths.added} transform="scale(0.01)" />
        </clipPath>
        {!isLoss && (
          <rect
            width="100%"
            height="100%"
            fill={`url(#${HALDI_HATCH})`}
            clipPath={`url(#${clip})`}
          />
        )}
        <Box viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.invested} d={paths.base} />
          <path className={isLoss ? styles.lost : styles.gap} d={paths.baseLine} />
          <path className={styles.value} d={paths.totalLine} />
        </Box>
        <line className={styles.baseline} x2="100%" y1="100%" y2="100%" />
        <circle className={styles.end} cx="100%" cy={percent(1 - end.total)} r="5" />

        {labelAxis(axis, 14).map(({ key, at, label, fit }) => (
          <text key={key} x={percent(at)} y="100%" dy="1.5rem" textAnchor={anchorAt(at)} {...fit}>
            {label}
          </text>
        ))}

        {children}
      </svg>
    </ChartFrame>
  )
}

function TickTexts({ ticks }: { ticks: GrowthAxes['yTicks'] }) {
  return ticks.map(({ value, label }) => (
    <span key={value} className={styles.gutter}>
      {label}
    </span>
  ))
}
