import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Announcement } from '../answer/page-answer'
import { onWindow } from '../tab/store'
import { uiWords } from '../words'
import { percent } from './geometry'
import styles from './pointing.module.css'

/** What a chart says about one of its years or months. */
export type Reading = {
  /** Its place, from 0 at the left end of the plot to 1 at the right one. */
  readonly at: number
  /** "Year 3", "Today". */
  readonly when: string
  /** The figures of the table. */
  readonly values: readonly { readonly name: string; readonly amount: string }[]
  /** How high the lines of the drawing are there, from 0 to 1. */
  readonly heights?: readonly number[]
}

type Plot = Size & { readonly x: number; readonly y: number }

/** Around the texts of a label, between a name and its amount, and a line of it in letter sizes. */
const PADDING = 10
const GAP = 16
const LINE = 1.45

/**
 * Shows a rule at the year or month of a chart that is pointed at, and its figures. It lies over
 * the drawing that it finds in its frame. Keys and assistive technology use a native slider; a finger
 * that moves up or down scrolls the page.
 */
export function Pointing({ readings }: { readings: readonly Reading[] }) {
  const layer = useRef<HTMLDivElement>(null)
  const plot = usePlotUnder(layer)
  const [index, setIndex] = useState(0)
  const [isShown, setIsShown] = useState(false)
  // Fewer years may be left than when one was picked.
  const last = readings.length - 1
  const picked = Math.min(index, last)
  const reading = readings[picked]
  const hide = () => setIsShown(false)

  const show = (picked: number) => {
    setIndex(picked)
    setIsShown(true)
  }

  const showUnder = (event: PointerEvent<SVGRectElement>) => {
    const ground = event.currentTarget.getBoundingClientRect()
    show(nearestTo(readings, (event.clientX - ground.left) / ground.width))
  }

  const showByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide()
    else if (/^(Arrow|Page|Home|End)/.test(event.key)) setIsShown(true)
  }

  // What a tap has shown goes with a tap elsewhere.
  useEffect(() => {
    if (!isShown) return
    return onWindow('pointerdown', ({ target }) => {
      if (!(target instanceof Node && layer.current?.contains(target))) setIsShown(false)
    })
  }, [isShown])

  return (
    <div ref={layer} className={styles.pointing}>
      <input
        type="range"
        aria-label={uiWords.charts.showAt}
        aria-valuetext={reading?.when}
        max={last}
        value={picked}
        onFocus={() => setIsShown(true)}
        onBlur={hide}
        onChange={(event) => show(event.target.valueAsNumber)}
        onKeyDown={showByKey}
      />
      <svg className={styles.drawing} aria-hidden="true">
        {plot && (
          <svg {...plot} aria-hidden="true">
            <rect
              className={styles.ground}
              width="100%"
              height="100%"
              onPointerMove={showUnder}
              onPointerUp={showUnder}
              onPointerLeave={({ pointerType }) => pointerType === 'mouse' && hide()}
              onPointerCancel={hide}
            />
            {isShown && reading && <Shown reading={reading} plot={plot} />}
          </svg>
        )}
      </svg>
      <Announcement text={isShown && reading ? sayReading(reading) : ''} />
    </div>
  )
}

/** @example sayReading(readings[2]) // 'Year 3: Invested ₹1,80,000, Value ₹2,17,538' */
export const sayReading = ({ when, values }: Reading): string =>
  `${when}: ${values.map(({ name, amount }) => `${name} ${amount}`).join(', ')}`

/** Where the drawing of a chart lies in its frame, also when it has become wider or narrower. */
function usePlotUnder(layer: { readonly current: HTMLElement | null }): Plot | undefined {
  const [plot, setPlot] = useState<Plot>()
  useLayoutEffect(() => {
    const frame = layer.current?.parentElement
    const drawing = frame?.querySelector('svg[role=img]')
    if (!frame || !drawing) return
    const measure = () => {
      const [around, { x, y, width, height }] = [frame, drawing].map((box) =>
        box.getBoundingClientRect(),
      ) as [DOMRect, DOMRect]
      setPlot({ x: x - around.x, y: y - around.y, width, height })
    }
    const watcher = 'ResizeObserver' in window ? new ResizeObserver(measure) : undefined
    watcher?.observe(frame)
    watcher?.observe(drawing)
    measure()
    return () => watcher?.disconnect()
  }, [layer])
  return plot
}

/** The rule, what it meets, and the label. */
function Shown({ reading, plot }: { reading: Reading; plot: Size }) {
  const { at, heights = [] } = reading
  return (
    <g className={styles.reading}>
      <line className={styles.rule} x1={percent(at)} x2={percent(at)} y2="100%" />
      {[...new Set(heights.map((height) => percent(1 - height)))].map((y) => (
        <circle key={y} className={styles.dot} cx={percent(at)} cy={y} r="4" />
      ))}
      <Label reading={reading} plot={plot} />
    </g>
  )
}

/** As large as its texts, which only the browser can measure. */
function Label({ reading: { at, when, values }, plot }: { reading: Reading; plot: Size }) {
  const label = useRef<SVGGElement>(null)
  const [{ width, letter }, setSize] = useState({ width: 0, letter: 0 })
  const height = (values.length + 1) * LINE * letter + 2 * PADDING
  const { x, scale } = placeLabel(at, { width, height }, plot)
  const lineAt = (line: number) => PADDING + (line * LINE + 1.05) * letter

  useLayoutEffect(() => {
    if (!label.current) return
    const [title = 0, ...cells] = lengthsIn(label.current)
    const [names, amounts] = [0, 1].map((side) => cells.filter((_, cell) => cell % 2 === side))
    const widest = Math.max(title, Math.max(...(names ?? [])) + GAP + Math.max(...(amounts ?? [])))
    const size = {
      width: Math.ceil(widest) + 2 * PADDING,
      letter: Number.parseFloat(getComputedStyle(label.current).fontSize),
    }
    setSize((before) =>
      before.width === size.width && before.letter === size.letter ? before : size,
    )
  })

  return (
    <g ref={label} transform={`translate(${x} 0) scale(${scale})`}>
      <rect className={styles.box} width={width} height={height} rx="8" />
      <text className={styles.when} x={PADDING} y={lineAt(0)}>
        {when}
      </text>
      {values.map(({ name, amount }, line) => (
        <g key={name}>
          <text x={PADDING} y={lineAt(line + 1)}>
            {name}
          </text>
          <text className={styles.amount} x={width - PADDING} y={lineAt(line + 1)}>
            {amount}
          </text>
        </g>
      ))}
    </g>
  )
}

/**
 * How long the texts of a label are at their own size: letters that are drawn smaller have other
 * lengths, and a label that is measured as it was placed would be placed anew, without end.
 */
function lengthsIn(label: SVGGElement): number[] {
  const placed = label.getAttribute('transform') ?? ''
  label.setAttribute('transform', '')
  const lengths = [...label.querySelectorAll('text')].map((text) => text.getComputedTextLength())
  label.setAttribute('transform', placed)
  return lengths
}

export type Size = { readonly width: number; readonly height: number }

/** Between the rule and its label, in pixels. */
const BESIDE_RULE = 10

/**
 * The reading that is nearest to a place, from 0 to 1 across the plot; of two as near, the earlier.
 *
 * @example nearestTo(readings, 0.5) // 4, of ten years
 */
export function nearestTo(readings: readonly Reading[], place: number): number {
  const distances = readings.map(({ at }) => Math.abs(at - place))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/**
 * Where the label of a rule stands: at its right, else at its left, else as near to its middle as the
 * plot lets it. It never leaves the plot: one that is too large for it becomes smaller.
 *
 * @example placeLabel(0.25, { width: 100, height: 60 }, { width: 400, height: 200 }) // x 110, scale 1
 */
export function placeLabel(at: number, label: Size, plot: Size): { x: number; scale: number } {
  const scale = Math.min(1, ratio(plot.width, label.width), ratio(plot.height, label.height))
  const width = label.width * scale
  const rule = at * plot.width
  const right = rule + BESIDE_RULE
  const left = rule - BESIDE_RULE - width
  const last = Math.max(0, plot.width - width)
  if (right <= last) return { x: right, scale }
  return { x: left >= 0 ? left : Math.min(Math.max(rule - width / 2, 0), last), scale }
}

const ratio = (room: number, need: number) => (need > 0 ? room / need : 1)
