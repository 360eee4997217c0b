import styles from './crossing-lines.module.css'
import { showFrom, textWidth } from './frame'
import frame from './frame.module.css'
import { heightAt, type Point, percent } from './geometry'
import { ChartText, Dot, strong, TimeChart, type TimeChartProps, Upright } from './time-chart'

export type CrossingLine = {
  readonly name: string
  /** Places and heights are shares of the drawing. */
  readonly points: readonly Point[]
  /** The first of two that are compared, the other, and one beside them. */
  readonly look: 'main' | 'other' | 'third'
}

type MarkedPoint = Point & { readonly label: string }

type CrossingLinesProps = Pick<
  TimeChartProps,
  'ticks' | 'axis' | 'base' | 'description' | 'readings'
> & {
  lines: readonly CrossingLine[]
  /** What the axis below counts. */
  axisName: string
  today?: MarkedPoint | undefined
  crossing?: MarkedPoint | undefined
  /** Until where the main line is above the other, and what is said of both sides. */
  mainUntil: number
  sideNames: readonly [string, string]
}

const LABEL = 15
/** What the names at the ends take of the frame, in pixels of a usual letter. */
const NAMES = 112
/** A line of a name as a share of the height, in the wide and in the narrow drawing. */
const WIDE_LINE = 0.066
const NARROW_LINE = 0.078
const GAP = 12

const swatches = {
  main: { stroke: 'var(--neel)', strokeWidth: 2.75 },
  other: { stroke: 'var(--ink-2)', strokeDasharray: '6 4', strokeWidth: 2 },
  third: {
    stroke: 'var(--ink-3)',
    strokeDasharray: '1 4',
    strokeLinecap: 'round',
    strokeWidth: 2.5,
  },
} as const

/** Lines that cross, each named at its end, with the crossing and today marked. */
export function CrossingLines(props: CrossingLinesProps) {
  const { lines, today, crossing, mainUntil, sideNames, axisName, ...axes } = props
  return (
    <>
      <TimeChart
        {...axes}
        className={styles.drawing}
        layers={lines.toReversed().map(({ name, look, points }) => ({
          name,
          kind: 'line',
          points,
          swatch: swatches[look],
        }))}
        behind={<rect fill="var(--sunken)" width={percent(mainUntil)} height="100%" />}
        under={
          <>
            {today && <Upright className={strong} at={today.at} y1="-6" />}
            <SideNames until={mainUntil} names={sideNames} />
          </>
        }
      >
        {crossing && (
          <>
            <Dot at={crossing.at} height={crossing.height} r="6" stroke="var(--ink)" />
            <CrossingName {...crossing} />
          </>
        )}
        {today && (
          <>
            <Dot className={styles.today} at={today.at} height={today.height} r="6" />
            <ChartText
              at={today.at}
              height={1}
              dy="-0.875rem"
              anchor={today.at < 0.15 ? 'start' : today.at > 0.85 ? 'end' : 'middle'}
            >
              {today.label}
            </ChartText>
          </>
        )}
        <g className={frame.wide}>
          {placeNames(lines, WIDE_LINE, () => 1).map(({ name, look, height }) => (
            <ChartText key={name} className={endStyleOf(look)} at={1} height={height} dx="10">
              {name}
            </ChartText>
          ))}
        </g>
        <g className={frame.narrow}>
          {placeNames(lines, NARROW_LINE, (name) => wordsIn(name).length).map((end) => (
            <NarrowName key={end.name} {...end} />
          ))}
        </g>
      </TimeChart>
      <p className={styles.axis} aria-hidden="true">
        {axisName}
      </p>
    </>
  )
}

const endStyleOf = (look: CrossingLine['look']) => (look === 'main' ? styles.mainEnd : styles.end)

const wordsIn = (name: string) => name.split(' ')

/** A word a line. */
function NarrowName({ name, look, height }: Pick<CrossingLine, 'name' | 'look'> & Height) {
  const words = wordsIn(name)
  return (
    <ChartText className={endStyleOf(look)} at={1} height={height} dy="0">
      {words.map((word, index) => (
        <tspan
          key={word}
          x="100%"
          dx="6"
          dy={index ? '1.125rem' : `${0.3125 - (words.length - 1) * 0.5625}rem`}
        >
          {word}
        </tspan>
      ))}
    </ChartText>
  )
}

/** Where falling lines leave room: above its ring at the right, or below it at the left. */
function CrossingName({ at, height, label }: MarkedPoint) {
  const isLeft = at > 0.8
  const need = textWidth(label, LABEL) + GAP + 8
  return (
    <ChartText
      at={at}
      height={height}
      dx={isLeft ? -GAP : GAP}
      dy={isLeft ? '1.5rem' : '-0.625rem'}
      anchor={isLeft ? 'end' : 'start'}
      fit={showFrom(need / (isLeft ? at : 1 - at) + NAMES)}
    >
      {label}
    </ChartText>
  )
}

type SideNamesProps = { until: number; names: readonly [string, string] }

/** Who leaves more on which side: where falling lines leave the corners free. */
function SideNames({ until, names: [left, right] }: SideNamesProps) {
  const from = (name: string, share: number) =>
    showFrom(share > 0 ? (textWidth(name, LABEL) + 2 * GAP) / share + NAMES : Infinity)
  return (
    <>
      <ChartText
        className={styles.onSunken}
        look="note"
        at={0}
        height={0}
        dx={GAP}
        dy="-0.75rem"
        fit={from(left, until)}
      >
        {left}
      </ChartText>
      <ChartText
        className={styles.side}
        look="note"
        at={1}
        height={1}
        dx={-GAP}
        dy="1.25rem"
        anchor="end"
        fit={from(right, 1 - until)}
      >
        {right}
      </ChartText>
    </>
  )
}

type Height = { readonly height: number }

/**
 * The heights of the names from the highest to the lowest: at the ends of their lines, as far apart as
 * their texts need, and none below the drawing.
 *
 * @param line the height of a line of text, as a share of the drawing
 */
export function placeNames(
  lines: readonly CrossingLine[],
  line: number,
  textLines: (name: string) => number,
): readonly (CrossingLine & Height)[] {
  const placed = lines
    .map((line) => ({ ...line, height: heightAt(line.points, 1) }))
    .sort((a, b) => b.height - a.height)
  const roomUnder = (index: number) =>
    ((textLines(placed[index]?.name ?? '') + textLines(placed[index + 1]?.name ?? '')) / 2) * line
  let least = 0
  for (let index = placed.length - 1; index >= 0; index--) {
    const name = placed[index]
    if (!name) continue
    name.height = Math.max(name.height, least)
    least = name.height + roomUnder(index - 1)
  }
  return placed
}
