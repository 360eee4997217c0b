import styles from './falling-lines.module.css'
import { Box, ChartFrame } from './frame'
import { heightAt, linePath, type Point, percent } from './geometry'
import { anchorAt, type Fit, type Mark, showFrom, showUntil, textWidth } from './labels'

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
}

/** Names under the axis need so much room from each other, and from its labels. */
const NAME_ROOM = 120
const LABEL_ROOM = 70
const LABEL_SIZE = 15
/** Where a name stands that points at the line above it. */
const NOTE_HEIGHT = 0.42
/** Where a name stands that has no room under the axis. */
const RAISED_HEIGHT = 0.55
/** A longer text needs a plot that is not a phone's. */
const LONG_FROM = 400

/** Two amounts that fall from today on, each to its end or, if it has none, to the edge. */
export function FallingLines(props: FallingLinesProps) {
  const { main, other, axis, yTicks, changes, changeName, description } = props
  const [mainEnd, otherEnd] = [endOf(main), endOf(other)]
  const ends = [mainEnd, otherEnd].filter(({ height }) => height === 0)
  const isOne = ends.length === 2 && mainEnd.at === otherEnd.at
  const apart = showFrom(NAME_ROOM / Math.abs(mainEnd.at - otherEnd.at))

  return (
    <ChartFrame
      gutter={yTicks.map(({ label }) => (
        <span key={label} className={styles.gutter}>
          {label}
        </span>
      ))}
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
        {changeName && changes[0] !== undefined && (
          <ChangeName at={changes[0]} line={main.points} name={changeName} />
        )}
        <Box viewBox="0 0 100 100" preserveAspectRatio="none">
          <path className={styles.other} d={linePath(other.points)} />
          <path className={styles.main} d={linePath(main.points)} />
        </Box>
        {!changeName &&
          changes.map((at) => {
            const y = fromTop(heightAt(main.points, at))
            return (
              <Box key={at} x={percent(at)} y={y}>
                <line className={styles.tick} y1="-3" y2="3" />
              </Box>
            )
          })}

        {axis.map(({ at, label, shortLabel = label }) => {
          const nearest = Math.min(...ends.map((end) => Math.abs(end.at - at)))
          const place = {
            x: percent(at),
            y: '100%',
            dy: '1.5rem',
            textAnchor: anchorAt(at),
          } as const
          const from = LABEL_ROOM / nearest
          const long = showFrom(Math.max(LONG_FROM, from))
          return (
            <g key={at}>
              <text {...place} {...long}>
                {label}
              </text>
              <text {...place} {...showFrom(from)} {...showUntil(LONG_FROM)}>
                {shortLabel}
              </text>
            </g>
          )
        })}

        <LineEnd line={other} className={styles.otherEnd} />
        <LineEnd line={main} className={styles.mainEnd} />
        {isOne ? (
          <EndName at={mainEnd.at} name={[`${main.name[0]}, both`, '']} />
        ) : (
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
          })
        )}
      </svg>
    </ChartFrame>
  )
}

const endOf = ({ points }: FallingLine): Point => points.at(-1) ?? { at: 0, height: 0 }

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

function EndName({ at, name: [time, name], fit }: NameProps) {
  const place = {
    x: percent(at),
    y: '100%',
    textAnchor: at < 0.15 ? 'start' : anchorAt(at),
  } as const
  return (
    <g {...fit}>
      <text className={styles.name} {...place} dy="1.5rem">
        {time}
      </text>
      <text {...place} dy="2.75rem">
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

/** In the space under the line, as far as there is any. */
function ChangeName({ at, line, name }: NameProps & { line: readonly Point[] }) {
  const room = (line.findLast(({ height }) => height > NOTE_HEIGHT + 0.06)?.at ?? 0) - at
  const need = Math.max(...name.map((text) => textWidth(text, LABEL_SIZE))) + 16
  const place = { x: percent(at), y: fromTop(NOTE_HEIGHT), dx: '-2' }
  return (
    <g {...(room > 0 ? showFrom(need / room) : { 'data-from': 'never' })}>
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
