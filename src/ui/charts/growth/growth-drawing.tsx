import { type ReactNode, useId } from 'react'
import { Box, ChartFrame } from '../frame'
import { heightAt, type Layer, type Point, percent, shareOf, stackedArea } from '../geometry'
import { HALDI_HATCH } from '../hatch'
import { anchorAt, labelAxis, type Mark } from '../labels'
import { Answers } from '../pointing/answers'
import type { Reading } from '../pointing/reading'
import styles from './growth-drawing.module.css'

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
      answers={
        <Answers
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
