import { type ReactNode, type SVGProps, useId } from 'react'
import { classNames } from '../page/class-names'
import { anchorAt, Box, ChartFrame, ChartReadings, type Fit } from './frame'
import frame from './frame.module.css'
import { areaPath, heightAt, linePath, type Point, percent } from './geometry'
import { HALDI_HATCH } from './hatch'
import type { Reading } from './pointing'
import styles from './time-chart.module.css'

/** How a line is drawn. As attributes: a style sheet would weigh on the first paint. */
export type Swatch = { readonly stroke: string } & Pick<
  SVGProps<SVGPathElement>,
  'strokeDasharray' | 'strokeLinecap' | 'strokeLinejoin' | 'strokeWidth'
>

type LayerPoints = {
  /** Tells it from the other layers of its kind. */
  readonly name: string
  /** Places and heights are shares of the drawing. */
  readonly points: readonly Point[]
}

export type AreaLayer = LayerPoints & {
  readonly kind: 'neel' | 'haldi'
  /** What it stands on; without it, the base line. */
  readonly foot?: readonly Point[]
}

export type LineLayer = LayerPoints & {
  /** The edge of an area lies under the base line. */
  readonly kind: 'line' | 'edge'
  readonly swatch: Swatch
  /** The radius of a ring at its end; where it does not come to an end, the head of an arrow. */
  readonly ring?: number
  readonly isOpen?: boolean
}

export type Layer = AreaLayer | LineLayer

/** In some drawings only where they are wide, or where they are not. */
type Only = { readonly only?: 'wide' | 'narrow' | undefined }

export type HeightTick = Only & { readonly height: number; readonly label: string }

/** A text under the drawing. */
export type AxisText = Only & {
  readonly at: number
  readonly label: string | number
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly fit?: Fit
}

export type TimeChartProps = {
  layers: readonly Layer[]
  /** The grid. What is above the drawing only keeps its room at the left. */
  ticks: readonly HeightTick[]
  axis: readonly AxisText[]
  /** The height of the base line. */
  base?: number
  /** With its height and margins, where they are others. */
  className?: string | undefined
  /** One sentence that says what the layers show. */
  description: string
  /** What is said of each year, month or day. Its dots lie on the lines. */
  readings: readonly Reading[]
  /** Stands above the drawing. */
  head?: ReactNode
  /** What lies under the grid, what under all layers, and what over everything. */
  behind?: ReactNode
  under?: ReactNode
  children?: ReactNode
}

/** Areas and lines over time, with its axes; a place of it can be pointed at. */
export function TimeChart(props: TimeChartProps) {
  const { layers, ticks, axis, base = 0, description, readings } = props
  const lines = layers.flatMap((layer) => ('swatch' in layer ? [layer] : []))
  const areas = layers.flatMap((layer) => ('swatch' in layer ? [] : [layer]))
  return (
    <ChartFrame
      gutter={ticks.map(({ label, only }) => (
        <span key={label + only} className={only && frame[only]}>
          <span className={styles.gutter}>{label}</span>
        </span>
      ))}
      readings={
        <ChartReadings
          readings={readings.map((reading) => ({
            ...reading,
            heights: lines.flatMap(({ points }) => heightsAt(points, reading.at)),
          }))}
        />
      }
    >
      {props.head}
      <svg
        className={classNames(styles.drawing, props.className)}
        role="img"
        aria-label={description}
      >
        {props.behind}
        {ticks.map(
          ({ height, label, only }) =>
            height <= 1 && (
              <g key={label + only} className={only && frame[only]} textAnchor="end">
                <line className={styles.grid} x2="100%" y1={fromTop(height)} y2={fromTop(height)} />
                <text x="-10" y={fromTop(height)} dy="0.3125rem">
                  {label}
                </text>
              </g>
            ),
        )}
        {areas
          .filter(({ kind }) => kind === 'haldi')
          .map((area) => (
            <Hatched key={area.name} {...area} />
          ))}
        {props.under}
        <Box viewBox="0 0 100 100" preserveAspectRatio="none">
          {areas
            .filter(({ kind }) => kind === 'neel')
            .map(({ name, points, foot }) => (
              <path key={name} fill="var(--neel)" d={areaPath(points, foot)} />
            ))}
          <LinePaths lines={lines.filter(({ kind }) => kind === 'edge')} />
          <path
            className={classNames(styles.line, strong)}
            d={linePath([0, 1].map((at) => ({ at, height: base })))}
          />
          <LinePaths lines={lines.filter(({ kind }) => kind === 'line')} />
        </Box>
        {lines.map((line) => (
          <LineEnd key={line.name} {...line} />
        ))}
        {axis.map(({ at, label, anchor = anchorAt(at), fit, only }) => (
          <text
            key={[at, label, fit?.['data-from']].join()}
            className={only && frame[only]}
            x={percent(at)}
            y="100%"
            dy="1.5rem"
            textAnchor={anchor}
            {...fit}
          >
            {label}
          </text>
        ))}
        {props.children}
      </svg>
    </ChartFrame>
  )
}

/** A line that is as strong as the base. */
export const strong = styles.strong

/** Below its axis is room for another line. */
export const twoLinesBelow = styles.twoLinesBelow

/** The line above an area. */
export const heavy = { stroke: 'var(--ink)', strokeLinejoin: 'round', strokeWidth: 2.25 } as const

const fromTop = (height: number) => percent(1 - height)

/** How high a line is after what happens at a place; nothing after its end. */
const heightsAt = (points: readonly Point[], at: number): number[] =>
  at > (points.at(-1)?.at ?? 0) ? [] : [heightAt(points, at + 1e-9)]

const LinePaths = ({ lines }: { lines: readonly LineLayer[] }) =>
  lines.map(({ name, points, swatch }) => (
    <path key={name} className={styles.line} {...swatch} d={linePath(points)} />
  ))

/** Stretched, the texture would be another. */
function Hatched({ points, foot }: AreaLayer) {
  const clip = useId()
  return (
    <>
      <clipPath id={clip} clipPathUnits="objectBoundingBox">
        <path d={areaPath(points, foot)} transform="scale(0.01)" />
      </clipPath>
      <rect width="100%" height="100%" fill={`url(#${HALDI_HATCH})`} clipPath={`url(#${clip})`} />
    </>
  )
}

function LineEnd({ points, swatch, ring, isOpen }: LineLayer) {
  const end = points.at(-1)
  if (!ring || !end) return null
  const { stroke } = swatch
  if (!isOpen) return <Dot {...end} r={ring} stroke={stroke} />
  return (
    <Box x={percent(end.at)} y={fromTop(end.height)}>
      <path fill={stroke} stroke={stroke} strokeWidth="2.25" d="M-9 -5L1 0L-9 5Z" />
    </Box>
  )
}

/** A ring, or with its own fill a dot. */
export const Dot = ({ at, height, ...look }: Point & SVGProps<SVGCircleElement>) => (
  <circle className={styles.ring} cx={percent(at)} cy={fromTop(height)} {...look} />
)

/** A dot on something, with a light edge. */
export const Spot = ({ at, height, r = 3.5 }: Point & { r?: number }) => (
  <Dot className={styles.spot} at={at} height={height} r={r} />
)

type UprightProps = SVGProps<SVGLineElement> & { at: number; from?: number; to?: number }

/** An upright line over the whole height, or from one to another. */
export const Upright = ({ at, from = 1, to = 0, ...look }: UprightProps) => (
  <line x1={percent(at)} x2={percent(at)} y1={fromTop(from)} y2={fromTop(to)} {...look} />
)

type LeaderProps = { from: Point; to: Point; className?: string | undefined }

/** A line from a text to what it names. */
export function Leader({ from, to, className }: LeaderProps) {
  const y = fromTop(from.height)
  return (
    <g className={classNames(styles.leader, className)}>
      <line x1={percent(from.at)} x2={percent(to.at)} y1={y} y2={y} />
      <Upright at={to.at} from={from.height} to={to.height} />
      <Spot {...to} />
    </g>
  )
}

/** A short stroke across a line. */
export const Notch = ({ at, height }: Point) => (
  <Box x={percent(at)} y={fromTop(height)}>
    <line className={strong} y1="-3" y2="3" />
  </Box>
)

type ChartTextProps = Pick<SVGProps<SVGTextElement>, 'className' | 'dx' | 'dy'> & {
  at: number
  height: number
  anchor?: 'start' | 'middle' | 'end'
  /** A name, one on a solid area, words that lines stop before, or those of an axis. */
  look?: 'name' | 'inside' | 'note' | 'axis'
  fit?: Fit | false
  children: ReactNode
}

/** A text in the drawing, in the middle of its height unless `dy` says otherwise. */
export const ChartText = ({
  at,
  height,
  anchor,
  look = 'name',
  className,
  fit,
  ...rest
}: ChartTextProps) => (
  <text
    className={classNames(styles[look], className)}
    x={percent(at)}
    y={fromTop(height)}
    dy="0.3125rem"
    textAnchor={anchor}
    {...fit}
    {...rest}
  />
)
