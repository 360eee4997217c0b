import { type ReactNode, useId } from 'react'
import { classNames } from '../page/class-names'
import { Box, ChartFrame, showFrom, textWidth } from './frame'
import frame from './frame.module.css'
import { heightAt, linePath, percent } from './geometry'
import { HALDI_HATCH } from './hatch'
import styles from './jumping-line.module.css'
import {
  type Extent,
  type Label,
  type LinePiece,
  type Place,
  type PlacedLabel,
  placeLabels,
  type Reach,
  scalesOf,
  shapesOf,
} from './jumping-line-shapes'

/** A drawing for phones, or one for all that is wider: the style sheet shows the one that fits. */
export type JumpsSize = 'wide' | 'narrow'

export type JumpMark = {
  readonly at: number
  readonly before: number
  readonly after: number
  /** The value before it, and by how much it changes; none where the jump is too small to name. */
  readonly names: readonly [string, string] | undefined
}

type Tick = { readonly value: number; readonly label: string }

export type JumpsDrawingProps = {
  size: JumpsSize
  extent: Extent
  pieces: readonly LinePiece[]
  reaches: readonly Reach[]
  jumps: readonly JumpMark[]
  /** Every second one of them stays longest. */
  xTicks: readonly Tick[]
  yTicks: readonly Tick[]
  /** Where things are today: two lines above the drawing. */
  today?: { at: number; value: number; names: readonly [string, string] } | undefined
  /** Where the line comes to 0. */
  zeros: readonly { at: number; label: string; shortLabel: string }[]
  /** Where reaches begin and end. */
  ends: readonly { at: number; label: string }[]
  /** "20% margin", "below 20%", "Prices that reach 20%". */
  aimName: string
  gapName: string
  reachName: string
  description: string
}

/** The heights of the style sheet, in pixels of a usual letter. */
const heights = { wide: 288, narrow: 256 }
/** How wide a plot usually is, where lines are kept clear of names, and how narrow it gets. */
const usualWidths = { wide: 700, narrow: 265 }
const narrowest = { wide: 440, narrow: 180 }
const NAME = 15
const TICK = 14
/** With very large letters a plot is narrower than any other: what needs no more is still shown. */
const ALWAYS = 60
/** Under the axis: its labels, the bars, and the ends of the bars. */
const TICKS_BELOW = 22
const BARS_BELOW = 40
const BAR_NAME_BELOW = 50
const ENDS_BELOW = 71
/** Beside the plot: the room of the labels at its left, and the edge of the card. */
const BESIDE = { left: 28, right: 16 }
/** Below this width of the plot the aim has no name. */
const AIM_NAME_FROM = 300
/** A shorter one, as a share of the width, is not named. */
const SHORTEST_AIM = 0.2
/** What the name of a gap takes at the top of the plot. */
const GAP_NAME_ROOM = 36
/** Nearer to an edge, a text begins or ends at its place. */
const EDGE = 0.06

/** As attributes: a style sheet would weigh on the first paint. */
const looks = {
  rule: { stroke: 'var(--ink)', strokeWidth: 1.5 },
  edge: { stroke: 'var(--line-strong)', strokeDasharray: '4 3' },
  line: {
    fill: 'none',
    stroke: 'var(--ink)',
    strokeWidth: 2.25,
    vectorEffect: 'non-scaling-stroke',
  },
  loss: { stroke: 'var(--loss)', strokeDasharray: '6 4', strokeWidth: 2 },
  rise: { stroke: 'var(--ink-3)', strokeDasharray: '6 4' },
  aim: {
    fill: 'none',
    stroke: 'var(--ink-3)',
    strokeDasharray: '0.1 5',
    strokeLinecap: 'round',
    strokeWidth: 2,
    vectorEffect: 'non-scaling-stroke',
  },
  ring: { fill: 'var(--surface)', stroke: 'var(--ink)', strokeWidth: 2 },
} as const

/** A line that jumps, what it is to reach, and the places where it does. */
export function JumpsDrawing(props: JumpsDrawingProps) {
  const { size, extent, jumps, today, zeros, description } = props
  const { xOf, yOf } = scalesOf(extent)
  const shapes = shapesOf(props.pieces, props.reaches, extent)
  const clip = useId()
  const base = fromTop(yOf(0))
  const labels = labelsOf(props, shapes)
  const sizeClass = size === 'wide' ? frame.wide : frame.narrow

  return (
    <ChartFrame gutter={<GutterTexts ticks={props.yTicks} size={size} />}>
      <svg className={classNames(styles.drawing, sizeClass)} role="img" aria-label={description}>
        {shapes.gaps.map(({ from, to }) => (
          <g key={from}>
            <rect fill="var(--sunken)" x={percent(from)} width={percent(to - from)} height="100%" />
            {[from, to]
              .filter((at) => at > 0 && at < 1)
              .map((at) => (
                <line key={at} {...looks.edge} x1={percent(at)} x2={percent(at)} y2="100%" />
              ))}
          </g>
        ))}
        {props.yTicks.map(({ value, label }) => (
          <g key={value} textAnchor="end">
            <line
              stroke="var(--line-soft)"
              x2="100%"
              y1={fromTop(yOf(value))}
              y2={fromTop(yOf(value))}
            />
            <text className={styles.tick} x="-10" y={fromTop(yOf(value))} dy="0.3125rem">
              {label}
            </text>
          </g>
        ))}

        {shapes.fills.length > 0 && (
          <>
            <clipPath id={clip} clipPathUnits="objectBoundingBox">
              <path d={shapes.fills.map(linePath).join('')} transform="scale(0.01)" />
            </clipPath>
            <rect
              width="100%"
              height="100%"
              fill={`url(#${HALDI_HATCH})`}
              clipPath={`url(#${clip})`}
            />
          </>
        )}
        <line {...looks.rule} x2="100%" y1={base} y2={base} />
        <Box viewBox="0 0 100 100" preserveAspectRatio="none">
          <path {...looks.aim} d={shapes.aims.map(linePath).join('')} />
          <path {...looks.line} {...looks.loss} d={shapes.losses.map(linePath).join('')} />
          <path {...looks.line} d={shapes.lines.map(linePath).join('')} />
        </Box>
        {jumps.map(({ at, before, after }) => (
          <g key={at}>
            <line
              {...(after < before ? looks.loss : looks.rise)}
              x1={percent(xOf(at))}
              x2={percent(xOf(at))}
              y1={fromTop(yOf(before))}
              y2={fromTop(yOf(after))}
            />
            <circle fill="var(--ink)" cx={percent(xOf(at))} cy={fromTop(yOf(before))} r="4.5" />
            <circle {...looks.ring} cx={percent(xOf(at))} cy={fromTop(yOf(after))} r="4.5" />
          </g>
        ))}

        <line stroke="var(--line-strong)" x2="100%" y1="100%" y2="100%" />
        {props.xTicks.map(({ value }) => (
          <Box key={value} x={percent(xOf(value))} y="100%">
            <line stroke="var(--line-strong)" y2="5" />
          </Box>
        ))}
        <Box y="100%">
          {shapes.gaps.map(({ from, to }) => (
            <rect
              key={from}
              fill="none"
              {...looks.edge}
              x={percent(from)}
              width={percent(to - from)}
              y={rem(BARS_BELOW + 1)}
              height="8"
              rx="2"
            />
          ))}
          {shapes.bars.map(({ from, to, isOpen }) => (
            <g key={from} fill="var(--ink)">
              <rect
                x={percent(from)}
                width={percent(to - from)}
                y={rem(BARS_BELOW)}
                height="10"
                rx="2"
              />
              {isOpen && (
                <Box x={percent(to)} y={rem(BARS_BELOW)}>
                  <path d="M-2 0L6 5L-2 10Z" />
                </Box>
              )}
            </g>
          ))}
        </Box>

        {today && (
          <line
            {...looks.rule}
            x1={percent(xOf(today.at))}
            x2={percent(xOf(today.at))}
            y1="-6"
            y2="100%"
          />
        )}
        {zeros.map(({ at }) => (
          <circle key={at} {...looks.ring} cx={percent(xOf(at))} cy={base} r="4.5" />
        ))}
        {today && (
          <circle
            fill="var(--ink)"
            stroke="var(--surface)"
            strokeWidth="2.5"
            cx={percent(xOf(today.at))}
            cy={fromTop(yOf(today.value))}
            r="7"
          />
        )}
        {labels.map(({ key, ...label }) => (
          <LabelText key={key} {...label} />
        ))}
      </svg>
    </ChartFrame>
  )
}

type GutterTextsProps = { ticks: readonly Tick[]; size: JumpsSize }

/** The texts left of the plot; whatever lies over the drawing needs the same room. */
export function GutterTexts({ ticks, size }: GutterTextsProps): ReactNode {
  return ticks.map(({ value, label }) => (
    <span
      key={value}
      className={classNames(styles.gutter, size === 'wide' ? frame.wide : frame.narrow)}
    >
      {label}
    </span>
  ))
}

/** Pixels of a usual letter, as a length that grows with the letters. */
const rem = (pixels: number) => `${pixels / 16}rem`

const fromTop = (height: number) => percent(1 - height)

type NamedLabel = PlacedLabel & {
  key: string
  look: string
  /** It stands on the ground of a gap. */
  isSunken: boolean
}

function LabelText({ text, at, dx, anchor, y, from, look, isSunken }: Omit<NamedLabel, 'key'>) {
  if (from === Infinity) return null
  return (
    <text
      className={styles[look]}
      data-sunken={isSunken || undefined}
      x={percent(at)}
      dx={dx || undefined}
      y={rem(y)}
      textAnchor={anchor}
      {...(from > ALWAYS && showFrom(from))}
    >
      {text}
    </text>
  )
}

/** All texts inside and under the plot, the most important first, each where it has room. */
function labelsOf(
  props: JumpsDrawingProps,
  shapes: ReturnType<typeof shapesOf>,
): readonly NamedLabel[] {
  const { size, extent, jumps, today, zeros, ends, xTicks } = props
  const height = heights[size]
  const { xOf, yOf } = scalesOf(extent)
  const yPixels = (value: number) => height * (1 - yOf(value))
  const labels: (Label & { key: string; look: string })[] = []
  const add = (key: string, look: string, label: Omit<Label, 'size'> & { size?: number }) =>
    labels.push({ key, look, size: NAME, ...label })

  if (today) {
    const place = { at: xOf(today.at), dx: 0 }
    // A wide text hangs to the side where there is room.
    const edge = size === 'wide' ? 0.12 : 0.25
    const anchor = place.at < edge ? 'start' : place.at > 1 - edge ? 'end' : 'middle'
    today.names.forEach((text, index) => {
      const y = index === 0 ? -30 : -12
      add(`today ${index}`, index === 0 ? 'name' : 'text', {
        text,
        places: [{ ...place, anchor, y }],
      })
    })
  }

  // Every second tick first, counted from those that are round in the next larger step.
  const order = [...xTicks].sort(
    (a, b) => Number(isSecond(b, xTicks)) - Number(isSecond(a, xTicks)),
  )
  for (const { value, label } of order) {
    add(`tick ${value}`, 'tick', {
      text: label,
      size: TICK,
      places: [axisPlace(xOf(value), height + TICKS_BELOW)],
    })
  }
  for (const { at, label } of ends) {
    if (size === 'narrow' && xTicks.some(({ value }) => value === at)) continue
    add(`end ${at}`, 'name', { text: label, places: [axisPlace(xOf(at), height + ENDS_BELOW)] })
  }
  const [firstBar] = shapes.bars
  const lastBar = shapes.bars.at(-1)
  if (firstBar && lastBar && size === 'wide') {
    const y = height + BAR_NAME_BELOW
    add('bars', 'text', {
      text: props.reachName,
      places: [
        { at: firstBar.from, dx: -14, anchor: 'end', y },
        ...(lastBar.to < 1 ? [{ at: lastBar.to, dx: 14, anchor: 'start', y } as const] : []),
      ],
    })
  }

  const bySize = jumps.toSorted(
    (a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before),
  )
  for (const { at, before, after, names } of bySize) {
    if (!names) continue
    const [left, right] = sidesAt(xOf(at))
    const [above, below] = [yPixels(before) - 11, yPixels(after) + 21]
    add(`before ${at}`, 'name', {
      text: names[0],
      places: [
        { ...left, y: above },
        { ...right, y: above },
      ],
    })
    add(`jump ${at}`, after < before ? 'drop' : 'text', {
      text: names[1],
      places: [below, below - 42, (above + below) / 2].flatMap((y) => [
        { ...right, y },
        { ...left, y },
      ]),
    })
  }
  for (const { at, label, shortLabel } of zeros) {
    const [left, right] = sidesAt(xOf(at), 8)
    const [above, below] = [yPixels(0) - 9, yPixels(0) + 21]
    add(`zero ${at}`, 'text', {
      text: label,
      isOptional: true,
      places: [label, shortLabel].flatMap((text) =>
        [right, left].flatMap((side) => [below, above].map((y) => ({ ...side, y, text }))),
      ),
    })
  }
  const [aim] = shapes.aims
  const [aimStart, aimEnd] = [aim?.[0], shapes.aims.at(-1)?.at(-1)]
  if (aimStart && aimEnd && aimEnd.at - aimStart.at >= SHORTEST_AIM) {
    // The line slants: the name keeps off it along its whole length.
    const reach = textWidth(props.aimName, NAME) / narrowest[size]
    const line = shapes.aims.flat()
    const pixelsAt = (at: number) => height * (1 - heightAt(line, at))
    const starts = [pixelsAt(aimStart.at), pixelsAt(aimStart.at + reach)]
    const ends = [pixelsAt(aimEnd.at), pixelsAt(aimEnd.at - reach)]
    add('aim', 'text', {
      text: props.aimName,
      least: AIM_NAME_FROM,
      isOptional: true,
      places: [
        { at: aimStart.at, dx: 6, anchor: 'start', y: Math.min(...starts) - 8 },
        { at: aimStart.at, dx: 6, anchor: 'start', y: Math.max(...starts) + 18 },
        { at: aimEnd.at, dx: -6, anchor: 'end', y: Math.min(...ends) - 8 },
        { at: aimEnd.at, dx: -6, anchor: 'end', y: Math.max(...ends) + 18 },
      ],
    })
  }
  if (size === 'wide') {
    for (const { from, to } of shapes.gaps) {
      const [start, end] = [sidesAt(from, 9)[1], sidesAt(to, 9)[0]]
      const past = today && xOf(today.at) > from && xOf(today.at) < to
      const middle = past ? sidesAt(xOf(today.at), 9) : []
      const room = (to - from) * usualWidths.wide - 18
      add(`gap ${from}`, 'text', {
        text: props.gapName,
        isOptional: true,
        least: room > 0 ? (usualWidths.wide * textWidth(props.gapName, NAME)) / room : Infinity,
        places: [start, ...middle, end].map((side) => ({ ...side, y: 20 })),
      })
    }
  }

  const dropPosts = jumps.map(({ at, before, after }) => ({
    at: xOf(at),
    top: yPixels(Math.max(before, after)),
    bottom: yPixels(Math.min(before, after)),
  }))
  // A long name may run over the faint edge of a gap, the gap's own name may not.
  const edgeHeight = size === 'wide' ? GAP_NAME_ROOM : height
  const edges = shapes.gaps.flatMap(({ from, to }) =>
    [from, to].map((at) => ({ at, top: 0, bottom: edgeHeight })),
  )
  const baseLine = [0, 1].map((at) => ({ at, height: yOf(0) }))
  const placed = placeLabels(labels, {
    posts: [
      ...(today ? [{ at: xOf(today.at), top: -6, bottom: height }] : []),
      ...dropPosts,
      ...edges,
    ],
    lines: [...shapes.lines, ...shapes.losses, ...shapes.fills, baseLine],
    height,
    width: usualWidths[size],
    narrowest: narrowest[size],
    beside: BESIDE,
  })
  const isInGap = ({ at, dx }: PlacedLabel) =>
    shapes.gaps.some(({ from, to }) => (dx > 0 ? at >= from && at < to : at > from && at <= to))
  return placed.map((label, index) => {
    const { key = '', look = '' } = labels[index] ?? {}
    return { ...label, key, look, isSunken: label.y > 0 && label.y < height && isInGap(label) }
  })
}

/** Left and right of a place. */
const sidesAt = (at: number, distance = 10) =>
  [
    { at, dx: -distance, anchor: 'end' },
    { at, dx: distance, anchor: 'start' },
  ] as const

const axisPlace = (at: number, y: number): Place => ({
  at,
  dx: 0,
  y,
  anchor: at > 1 - EDGE ? 'end' : 'middle',
})

/** Whether it stays when only every second one has room: those that two steps divide. */
function isSecond({ value }: Tick, ticks: readonly Tick[]): boolean {
  const [first, second] = ticks
  if (!first || !second) return true
  return Math.round(value / (second.value - first.value)) % 2 === 0
}
