import { classNames } from '../page/class-names'
import styles from './crossing-lines.module.css'
import { anchorAt, Box, ChartFrame, showFrom, textWidth } from './frame'
import frame from './frame.module.css'
import { heightAt, linePath, type Point, percent } from './geometry'
import { ChartReadings, type Reading } from './readings'

export type CrossingLine = {
  readonly name: string
  /** Places and heights are shares of the drawing. */
  readonly points: readonly Point[]
  /** The first of two that are compared, the other, and one beside them. */
  readonly look: 'main' | 'other' | 'third'
}

type MarkedPoint = Point & { readonly label: string }

type CrossingLinesProps = {
  lines: readonly CrossingLine[]
  xTicks: readonly { at: number; label: string; isOnPhones: boolean }[]
  /** The one that is 0 is drawn as the base. */
  yTicks: readonly { height: number; label: string; isZero: boolean }[]
  /** What the axis below counts. */
  axisName: string
  today?: MarkedPoint | undefined
  crossing?: MarkedPoint | undefined
  /** Until where the main line is above the other, and what is said of both sides. */
  mainUntil: number
  sideNames: readonly [string, string]
  /** One sentence that says what the lines show. */
  description: string
  readings: readonly Reading[]
}

const LABEL = 15
/** What the names at the ends take of the frame, in pixels of a usual letter. */
const NAMES = 112
/** A line of a name as a share of the height, in the wide and in the narrow drawing. */
const WIDE_LINE = 0.066
const NARROW_LINE = 0.078
const GAP = 12

/** Lines that cross, each named at its end, with the crossing and today marked. */
export function CrossingLines(props: CrossingLinesProps) {
  const { lines, xTicks, yTicks, today, crossing, mainUntil, sideNames } = props
  return (
    <>
      <ChartFrame
        gutter={yTicks.map(({ label }) => (
          <span key={label} className={styles.gutter}>
            {label}
          </span>
        ))}
        readings={
          <ChartReadings
            readings={props.readings.map((reading) => ({
              ...reading,
              heights: lines.map(({ points }) => heightAt(points, reading.at)),
            }))}
          />
        }
      >
        <svg className={styles.drawing} role="img" aria-label={props.description}>
          <rect className={styles.ground} width={percent(mainUntil)} height="100%" />
          {yTicks.map(({ height, label, isZero }) => (
            <g key={label} textAnchor="end">
              <line
                className={isZero ? styles.base : styles.grid}
                x2="100%"
                y1={fromTop(height)}
                y2={fromTop(height)}
              />
              <text className={styles.tick} x="-10" y={fromTop(height)} dy="0.3125rem">
                {label}
              </text>
            </g>
          ))}
          {xTicks.map(({ at, label, isOnPhones }) => (
            <text
              key={label}
              className={classNames(styles.tick, !isOnPhones && frame.wide)}
              x={percent(at)}
              y="100%"
              dy="1.375rem"
              textAnchor={at === 0 ? anchorAt(at) : 'middle'}
            >
              {label}
            </text>
          ))}

          {today && (
            <line
              className={styles.today}
              x1={percent(today.at)}
              x2={percent(today.at)}
              y1="-6"
              y2="100%"
            />
          )}
          <SideNames until={mainUntil} names={sideNames} />
          <Box viewBox="0 0 100 100" preserveAspectRatio="none">
            {lines.toReversed().map(({ name, look, points }) => (
              <path
                key={name}
                className={classNames(styles.line, styles[look])}
                d={linePath(points)}
              />
            ))}
          </Box>
          {crossing && (
            <>
              <circle
                className={styles.crossing}
                cx={percent(crossing.at)}
                cy={fromTop(crossing.height)}
                r="6"
              />
              <CrossingName {...crossing} />
            </>
          )}
          {today && (
            <>
              <circle
                className={styles.dot}
                cx={percent(today.at)}
                cy={fromTop(today.height)}
                r="6"
              />
              <text
                className={styles.name}
                x={percent(today.at)}
                dy="-0.875rem"
                textAnchor={today.at < 0.15 ? 'start' : today.at > 0.85 ? 'end' : 'middle'}
              >
                {today.label}
              </text>
            </>
          )}
          {placeNames(lines, WIDE_LINE, () => 1).map(({ name, look, height }) => (
            <text
              key={name}
              className={classNames(styles[`${look}Name`], frame.wide)}
              x="100%"
              y={fromTop(height)}
              dx="10"
              dy="0.3125rem"
            >
              {name}
            </text>
          ))}
          {placeNames(lines, NARROW_LINE, (name) => wordsIn(name).length).map((end) => (
            <NarrowName key={end.name} {...end} />
          ))}
        </svg>
      </ChartFrame>
      <p className={styles.axis} aria-hidden="true">
        {props.axisName}
      </p>
    </>
  )
}

const fromTop = (height: number) => percent(1 - height)

const wordsIn = (name: string) => name.split(' ')

/** A word a line. */
function NarrowName({ name, look, height }: Pick<CrossingLine, 'name' | 'look'> & Height) {
  const words = wordsIn(name)
  return (
    <text className={classNames(styles[`${look}Name`], frame.narrow)} y={fromTop(height)}>
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
    </text>
  )
}

/** Where falling lines leave room: above its ring at the right, or below it at the left. */
function CrossingName({ at, height, label }: MarkedPoint) {
  const isLeft = at > 0.8
  const room = isLeft ? at : 1 - at
  const need = textWidth(label, LABEL) + GAP + 8
  return (
    <text
      className={styles.name}
      x={percent(at)}
      y={fromTop(height)}
      dx={isLeft ? -GAP : GAP}
      dy={isLeft ? '1.5rem' : '-0.625rem'}
      textAnchor={isLeft ? 'end' : 'start'}
      {...showFrom(need / room + NAMES)}
    >
      {label}
    </text>
  )
}

/** Who leaves more on which side: where falling lines leave the corners free. */
function SideNames({
  until,
  names: [left, right],
}: {
  until: number
  names: readonly [string, string]
}) {
  const from = (name: string, share: number) =>
    showFrom(share > 0 ? (textWidth(name, LABEL) + 2 * GAP) / share + NAMES : Infinity)
  return (
    <>
      <text
        className={styles.side}
        data-sunken
        x={GAP}
        y="100%"
        dy="-0.75rem"
        {...from(left, until)}
      >
        {left}
      </text>
      <text
        className={styles.side}
        x="100%"
        dx={-GAP}
        dy="1.25rem"
        textAnchor="end"
        {...from(right, 1 - until)}
      >
        {right}
      </text>
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
