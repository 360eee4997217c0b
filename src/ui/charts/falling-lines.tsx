import { uiWords } from '../words'
import { anchorAt, type Fit, type Mark, showFrom, showUntil, textWidth } from './frame'
import { heightAt, type Point } from './geometry'
import type { Reading } from './pointing'
import { type AxisText, ChartText, Notch, TimeChart, twoLinesBelow, Upright } from './time-chart'

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
  const bothName = [uiWords.charts.both(main.name[0]), ''] as const
  const lineNames = [main, other]
    .filter((line) => endOf(line).height === 0)
    .map((line) => ({ at: endOf(line).at, name: isOne ? bothName : line.name }))
  const [firstChange = 0] = changes
  const noteRoom = roomUnder(main.points, firstChange)
  const nameRoom = Math.max(NAME_ROOM, sumOf(lineNames.map(reachOf)) + SPACE_BETWEEN)
  const apart = showFrom(nameRoom / Math.abs(mainEnd.at - otherEnd.at))

  const isNoted = changeName && noteRoom > 0
  const layerOf = (
    name: string,
    { points }: FallingLine,
    swatch: typeof solid | typeof dashed,
  ) => ({
    name,
    kind: 'line' as const,
    points,
    swatch,
    ring: 5.5,
    isOpen: (points.at(-1)?.height ?? 0) > 0,
  })

  return (
    <TimeChart
      className={twoLinesBelow}
      layers={[layerOf('other', other, dashed), layerOf('main', main, solid)]}
      ticks={yTicks}
      axis={axisBetween(axis, lineNames)}
      description={description}
      readings={readings}
      under={
        isNoted && (
          <ChangeName at={firstChange} line={main.points} name={changeName} room={noteRoom} />
        )
      }
    >
      {!isNoted &&
        changes.map((at) => <Notch key={at} at={at} height={heightAt(main.points, at)} />)}
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
    </TimeChart>
  )
}

const solid = { stroke: 'var(--neel)', strokeLinejoin: 'round', strokeWidth: 3 } as const
const dashed = {
  stroke: 'var(--ink-3)',
  strokeDasharray: '6 4',
  strokeLinejoin: 'round',
  strokeWidth: 2,
} as const

/** The labels of the axis, each where it stands clear of the one before and of the names at the ends. */
const axisBetween = (axis: readonly Mark[], lineNames: readonly NameProps[]): AxisText[] =>
  axis.flatMap(({ at, label, shortLabel = label }, index) => {
    const fromFor = (text: string) =>
      Math.max(
        roomAfter(axis[index - 1], at, text),
        ...lineNames.map((end) => roomBeside(end, at, text)),
      )
    const long = { at, label, fit: showFrom(Math.max(LONG_FROM, fromFor(label))) }
    const shortFrom = fromFor(shortLabel)
    // What would be shown only where the long one is could lie on it.
    if (shortFrom >= LONG_FROM) return [long]
    const fit = { ...showFrom(shortFrom), ...showUntil(LONG_FROM) }
    return [long, { at, label: shortLabel, fit }]
  })

const endOf = ({ points }: FallingLine): Point => points.at(-1) ?? { at: 0, height: 0 }

type NameProps = { at: number; name: readonly [string, string]; fit?: Fit | undefined }

/** How wide the two lines of a name are. */
const widthOf = (name: NameProps['name']): number =>
  Math.max(...name.map((text) => textWidth(text, LABEL_SIZE)))

const isAtStart = (at: number) => at < 0.15

/** How far a name under the axis reaches from its end: at the edge, to one side only. */
const reachOf = ({ at, name }: NameProps): number =>
  widthOf(name) / (at === 1 || isAtStart(at) ? 1 : 2)

/** The width of the plot from which a name fits in the middle under its end, and not only at the edge. */
const roomForMiddle = ({ at, name }: NameProps): number => widthOf(name) / 2 / (1 - at)

/** The width of the plot from which a label of the axis stands clear of the name of an end. */
function roomBeside(end: NameProps, at: number, label: string): number {
  const room = half(label) + SPACE_BETWEEN
  const besideMiddle = Math.max(LABEL_ROOM, reachOf(end) + room) / Math.abs(end.at - at)
  if (isAtStart(end.at) || end.at === 1 || at > end.at) return besideMiddle
  // In a narrower plot the name stands at the edge.
  return Math.max(besideMiddle, (widthOf(end.name) + room) / (1 - at))
}

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

/** In the middle under its end where there is room, else as near as the edge of the plot lets it. */
function EndName({ at, name, fit }: NameProps) {
  const anchor = isAtStart(at) ? 'start' : anchorAt(at)
  if (anchor !== 'middle') return <TwoLines at={at} anchor={anchor} name={name} fit={fit} />
  const room = roomForMiddle({ at, name })
  return (
    <g {...fit}>
      <TwoLines at={at} anchor="middle" name={name} fit={showFrom(room)} />
      <TwoLines at={1} anchor="end" name={name} fit={showUntil(room)} />
    </g>
  )
}

type TwoLinesProps = NameProps & { anchor: 'start' | 'middle' | 'end' }

const TwoLines = ({ name: [time, name], fit, ...place }: TwoLinesProps) => (
  <g {...fit}>
    <ChartText {...place} height={0} dy="1.5rem">
      {time}
    </ChartText>
    <ChartText {...place} height={0} look="axis" dy="2.75rem">
      {name}
    </ChartText>
  </g>
)

/** Up at the edge, on a line from its ring. */
const RaisedName = ({ at, name: [time, name], fit }: NameProps) => (
  <g {...fit}>
    <Upright at={at} from={RAISED_HEIGHT - 0.06} stroke="var(--ink-3)" />
    <ChartText at={at} height={RAISED_HEIGHT} anchor="end" dy="-1.25rem">
      {time}
    </ChartText>
    <ChartText at={at} height={RAISED_HEIGHT} anchor="end" dy="0" look="note">
      {name}
    </ChartText>
  </g>
)

/** Above a line that runs on. */
const OpenName = ({
  end: { height },
  name: [time, name],
}: {
  end: Point
  name: FallingLine['name']
}) => (
  <>
    <ChartText at={1} height={height} anchor="end" dy="-2.25rem">
      {time}
    </ChartText>
    <ChartText at={1} height={height} anchor="end" dy="-1rem" look="note">
      {name}
    </ChartText>
  </>
)

/** How far the line runs on above a note that stands under it at a place. */
function roomUnder(line: readonly Point[], at: number): number {
  const isLow = (height: number) => height <= NOTE_HEIGHT + 0.06
  const end = line.find((point) => point.at >= at && isLow(point.height)) ?? line.at(-1)
  return isLow(heightAt(line, at)) ? 0 : (end?.at ?? 0) - at
}

type ChangeNameProps = NameProps & { line: readonly Point[]; room: number }

/** In the space under the line, as far as there is any. */
function ChangeName({ at, line, name, room }: ChangeNameProps) {
  const need = widthOf(name) + 16
  const place = { at, height: NOTE_HEIGHT, dx: '-2' }
  return (
    <g {...showFrom(need / room)}>
      <Upright at={at} from={heightAt(line, at)} to={NOTE_HEIGHT} stroke="var(--ink-3)" />
      <ChartText {...place} dy="1.125rem">
        {name[0]}
      </ChartText>
      <ChartText {...place} dy="2.25rem" look="axis">
        {name[1]}
      </ChartText>
    </g>
  )
}
