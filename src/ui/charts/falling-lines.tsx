import styles from './falling-lines.module.css'
import {
  anchorAt,
  Box,
  ChartFrame,
  type Fit,
  type Mark,
  showFrom,
  showUntil,
  textWidth,
} from './frame'
import { heightAt, linePath, type Point, percent } from './geometry'
import type { Reading } from './readings'
import { ChartReadings } from './readings'
import { chartsWords } from './words'

export type FallingLine = {
  /** From today on; places and heights are shares of the drawing. */
  readonly points: readonly Point[]
  /** Two lines that name where it ends: "16 years", "with the change". */
  readonly name: readonly [string, string]
}

type FallingLinesProps = {
  /** What is asked about, and what it is compared with. */
  main: FallingLine
  other: FallingLine
  axis: readonly Mark[]
  yTicks: readonly { height: number; label: string }[]
  /** Where something happens to the main line. */
  changes: readonly number[]
  /** What it is, where there is but one. */
  changeName?: readonly [string, string] | undefined
  /** One sentence that says what the lines show. */
  description: string
  /** What is said of each year or month. */
  readings: readonly Reading[]
}

/** Names under the axis need so much room from each other, and from its labels. */
const NAME_ROOM = 120
const LABEL_ROOM = 70
const LABEL_SIZE = 15
const SPACE_BETWEEN = 8
/** What is left beside a plot on a phone. */
const CARD_EDGE = 20
/** Where a name stands that points at the line above it. */
const NOTE_HEIGHT = 0.42
/** Where a name stands that has no room under the axis. */
const RAISED_HEIGHT = 0.55
/** A longer text needs a plot that is not a phone's. */
const LONG_FROM = 400

/** Two amounts that fall from today on, each to its end or, if it has none, to the edge. */
export function FallingLines(props: FallingLinesProps) {
  const { main, other, axis, yTicks, changes, changeName, description, readings } = props
  const [mainEnd, otherEnd] = [endOf(main), endOf(other)]
  const ends = [mainEnd, otherEnd].filter(({ height }) => height === 0)
  const isOne = mainEnd.at === otherEnd.at && ends.length !== 1
  const bothName = [chartsWords.both(main.name[0]), ''] as const
  const named = [main, other]
    .filter((line) => endOf(line).height === 0)
    .map((line) => ({ at: endOf(line).at, name: isOne ? bothName : line.name }))
  const [firstChange = 0] = changes
  const noteRoom = roomUnder(main.points, firstChange)
  const nameRoom = Math.max(NAME_ROOM, sumOf(named.map(reachOf)) + SPACE_BETWEEN)
  const apart = showFrom(nameRoom / Math.abs(mainEnd.at - otherEnd.at))

  return (
    <ChartFrame
      gutter={yTicks.map(({ label }) => (
        <span key={label} className={styles.gutter}>
          {label}
        </span>
      ))}
      readings={
        <ChartReadings
          readings={readings.map((reading) => ({
            ...reading,
            heights: [main, other].flatMap((line) => heightsOf(line, reading.at)),
          }))}
        />
      }
    >
      <svg className={styles.drawing} role="img" aria-label={description}>
        {yTicks.map(({ height, label }) => (
          <g key={label} textAnchor="end">
            <line className={styles.grid} x2="100%" y1={fromTop(height)} y2={fromTop(height)} />
            <text x="-10" y={fromTop(height)} dy="0.3125rem">
              {label}
            </text>
          </g>
        ))}
        <line className={styles.baseline} x2="100%" y1="100%" y2="100%" />
        {changeName && noteRoom > 0 && (
          <ChangeName at={firstChange} line={main.points} name={changeName} room={noteRoom} />
        )}
        <Box viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.other} d={linePath(other.points)} />
          <path className={styles.main} d={linePath(main.points)} />
        </Box>
        {!(changeName && noteRoom > 0) &&
          changes.map((at) => {
            const y = fromTop(heightAt(main.points, at))
            return (
              <Box key={at} x={percent(at)} y={y}>
                <line className={styles.tick} y1="-3" y2="3" />
              </Box>
            )
          })}

        {axis.map(({ at, label, shortLabel = label }, index) => {
          const place = {
            x: percent(at),
            y: '100%',
            dy: '1.5rem',
            textAnchor: anchorAt(at),
          } as const
          const fromFor = (text: string) =>
            Math.max(
              roomAfter(axis[index - 1], at, text),
              ...named.map((end) => roomBeside(end, text) / Math.abs(end.at - at)),
            )
          const long = showFrom(Math.max(LONG_FROM, fromFor(label)))
          const shortFrom = fromFor(shortLabel)
          return (
            <g key={at}>
              <text {...place} {...long}>
                {label}
              </text>
              {/* What would be shown only where the long one is could lie on it. */}
              {shortFrom < LONG_FROM && (
                <text {...place} {...showFrom(shortFrom)} {...showUntil(LONG_FROM)}>
                  {shortLabel}
                </text>
              )}
            </g>
          )
        })}

        <LineEnd line={other} className={styles.otherEnd} />
        <LineEnd line={main} className={styles.mainEnd} />
        {isOne && ends.length > 0 && <EndName at={mainEnd.at} name={bothName} />}
        {isOne && ends.length === 0 && (
          <OpenName end={mainEnd.height > otherEnd.height ? mainEnd : otherEnd} name={bothName} />
        )}
        {!isOne &&
          [main, other].map((line, index) => {
            const end = endOf(line)
            const isLater = end.at > (index === 0 ? otherEnd : mainEnd).at
            if (end.height > 0) return <OpenName key={line.name[1]} end={end} name={line.name} />
            if (ends.length < 2 || !isLater) {
              return <EndName key={line.name[1]} at={end.at} name={line.name} />
            }
            return (
              <g key={line.name[1]}>
                <EndName at={end.at} name={line.name} fit={apart} />
                <RaisedName
                  at={end.at}
                  name={line.name}
                  fit={{ 'data-until': apart['data-from'] ?? 'never' }}
                />
              </g>
            )
          })}
      </svg>
    </ChartFrame>
  )
}

const endOf = ({ points }: FallingLine): Point => points.at(-1) ?? { at: 0, height: 0 }

/** How high a line is after what happens at a place; nothing after its end. */
const heightsOf = (line: FallingLine, at: number): number[] =>
  at > endOf(line).at ? [] : [heightAt(line.points, at + 1e-9)]

const fromTop = (height: number) => percent(1 - height)

/** A ring where it comes to nothing; where it does not, the head of an arrow. */
function LineEnd({ line, className }: { line: FallingLine; className: string | undefined }) {
  const { at, height } = endOf(line)
  if (height === 0) return <circle className={className} cx={percent(at)} cy="100%" r="5.5" />
  return (
    <Box x={percent(at)} y={fromTop(height)}>
      <path className={className} data-open d="M-9 -5L1 0L-9 5Z" />
    </Box>
  )
}

type NameProps = { at: number; name: readonly [string, string]; fit?: Fit }

/** How far a name under the axis reaches from its end: at the edge, to one side only. */
const reachOf = ({ at, name }: NameProps): number =>
  Math.max(...name.map((text) => textWidth(text, LABEL_SIZE))) / (at === 1 || at < 0.15 ? 1 : 2)

/** How far from an end a label of the axis stands clear of its name. */
const roomBeside = (end: NameProps, label: string): number =>
  Math.max(LABEL_ROOM, reachOf(end) + half(label) + SPACE_BETWEEN)

/** The width of the plot from which a label stands clear of the one before it. */
function roomAfter(before: Mark | undefined, at: number, label: string): number {
  if (!before) return 0
  // All but the first are about as long as their neighbours.
  const reach = before.at === 0 ? textWidth(before.label, LABEL_SIZE) : half(label)
  const room = reach + half(label)
  return (room + SPACE_BETWEEN) / (at - before.at)
}

const half = (label: string) => textWidth(label, LABEL_SIZE) / 2

const sumOf = (lengths: readonly number[]) => lengths.reduce((sum, length) => sum + length, 0)

function EndName({ at, name: [time, name], fit }: NameProps) {
  const place = {
    x: percent(at),
    y: '100%',
    textAnchor: at < 0.15 ? 'start' : anchorAt(at),
  } as const
  // A time is short; what it is the time of may be wider than the rest of a very narrow plot.
  const fits = showFrom((half(name) - CARD_EDGE) / (1 - at))
  return (
    <g {...fit}>
      <text className={styles.name} {...place} dy="1.5rem">
        {time}
      </text>
      <text {...place} {...(place.textAnchor === 'middle' && fits)} dy="2.75rem">
        {name}
      </text>
    </g>
  )
}

/** Up at the edge, on a line from its ring. */
function RaisedName({ at, name: [time, name], fit }: NameProps) {
  const place = { x: percent(at), y: fromTop(RAISED_HEIGHT), textAnchor: 'end' } as const
  return (
    <g {...fit}>
      <line
        className={styles.leader}
        x1={percent(at)}
        x2={percent(at)}
        y1={fromTop(RAISED_HEIGHT - 0.06)}
        y2="100%"
      />
      <text className={styles.name} {...place} dy="-1.25rem">
        {time}
      </text>
      <text className={styles.over} {...place}>
        {name}
      </text>
    </g>
  )
}

/** Above a line that runs on. */
function OpenName({ end, name: [time, name] }: { end: Point; name: readonly [string, string] }) {
  const place = { x: '100%', y: fromTop(end.height), textAnchor: 'end' } as const
  return (
    <>
      <text className={styles.name} {...place} dy="-2.25rem">
        {time}
      </text>
      <text className={styles.over} {...place} dy="-1rem">
        {name}
      </text>
    </>
  )
}

/** How far the line runs on above a note that stands under it at a place. */
function roomUnder(line: readonly Point[], at: number): number {
  const isLow = (height: number) => height <= NOTE_HEIGHT + 0.06
  const end = line.find((point) => point.at >= at && isLow(point.height)) ?? line.at(-1)
  return isLow(heightAt(line, at)) ? 0 : (end?.at ?? 0) - at
}

type ChangeNameProps = NameProps & { line: readonly Point[]; room: number }

/** In the space under the line, as far as there is any. */
function ChangeName({ at, line, name, room }: ChangeNameProps) {
  const need = Math.max(...name.map((text) => textWidth(text, LABEL_SIZE))) + 16
  const place = { x: percent(at), y: fromTop(NOTE_HEIGHT), dx: '-2' }
  return (
    <g {...showFrom(need / room)}>
      <line
        className={styles.leader}
        x1={percent(at)}
        x2={percent(at)}
        y1={fromTop(heightAt(line, at))}
        y2={fromTop(NOTE_HEIGHT)}
      />
      <text className={styles.name} {...place} dy="1.125rem">
        {name[0]}
      </text>
      <text {...place} dy="2.25rem">
        {name[1]}
      </text>
    </g>
  )
}
