import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import {
  type Decimal,
  decimalFrom,
  sum,
  toApproximate,
  toDigits,
} from '../../../core/money/decimal'
import { formatPercent, plainMoney, withSymbol } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { exactOrder, marginOf } from '../../../desks/market/order/order'
import { quotient } from '../../../desks/market/order/prepare-order'
import { PAISA, profitPieces } from '../../../desks/market/order/prices'
import { ChartFrame } from '../../../ui/charts/frame'
import frame from '../../../ui/charts/frame.module.css'
import { percent } from '../../../ui/charts/geometry'
import { GutterTexts, type JumpsSize } from '../../../ui/charts/jumping-line'
import { scalesOf } from '../../../ui/charts/jumping-line-shapes'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import { TableFrame, TableHead } from '../../../ui/tables/data-table'
import { axisLabels, chartOf, type FoundPrices, findPrices, type PriceProps } from './price-chart'
import styles from './price-details.module.css'
import { sayProfit, sayTarget } from './result-sentences'
import { marketplaceWords } from './words'

type PriceSliderProps = PriceProps & {
  /** Today's price as it was typed. */
  text: string
  onPrice(price: Decimal, text: string): void
}

/** Moves today's price over the picture: by keys, with a mouse or with a finger. */
export function PriceSlider({ text, onPrice, ...props }: PriceSliderProps) {
  const prices = findPrices(props)
  if (!prices?.isDrawn || props.orderInputs.price <= 0n) return null
  return (
    <div className={styles.over}>
      <Slider prices={prices} size="wide" text={text} onPrice={onPrice} />
      <Slider prices={prices} size="narrow" text={text} onPrice={onPrice} />
    </div>
  )
}

/** A finger that only rests on the line trembles by less than this. */
const MOST_TREMBLE_PX = 3
/** A drag stops at round prices, of which there are about so many in the picture. */
const STOPS = 500

type Drag = {
  pointer: number
  start: number
  grip: number
  hasMoved: boolean
  before: { price: Decimal; text: string }
}

type SliderProps = Pick<PriceSliderProps, 'text' | 'onPrice'> & {
  prices: FoundPrices
  size: JumpsSize
}

function Slider({ prices, size, text, onPrice }: SliderProps) {
  const { currency, money } = useCurrency()
  const { symbol } = currency
  const input = useRef<HTMLInputElement>(null)
  const drag = useRef<Drag | null>(null)
  const chart = chartOf(prices, size)
  if (!chart) return null
  const { price, order } = prices
  const { left, right } = chart.extent
  const { xOf, yOf } = scalesOf(chart.extent)
  const at = xOf(toApproximate(price))
  const [keyStep, dragStep] = stepsOf(right - left)

  const moveTo = (wanted: number, step: number) => {
    const stop = Math.round(wanted / step) * step
    const inside = Math.min(Math.max(stop, left || step), right)
    const moved = decimalFrom(inside.toFixed(2))
    onPrice(moved, groupDigits(toDigits(moved)))
  }
  const positionOf = (event: PointerEvent) => {
    const plot = event.currentTarget.parentElement?.getBoundingClientRect()
    return plot ? (event.clientX - plot.left) / plot.width : at
  }
  const startDrag = (event: PointerEvent<SVGElement>) => {
    if (event.button !== 0) return
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    input.current?.focus({ preventScroll: true })
    drag.current = {
      pointer: event.pointerId,
      start: event.clientX,
      grip: positionOf(event) - at,
      hasMoved: false,
      before: { price, text },
    }
  }
  const continueDrag = (event: PointerEvent<SVGElement>) => {
    const dragged = drag.current
    if (dragged?.pointer !== event.pointerId) return
    dragged.hasMoved ||= Math.abs(event.clientX - dragged.start) >= MOST_TREMBLE_PX
    if (dragged.hasMoved)
      moveTo(left + (positionOf(event) - dragged.grip) * (right - left), dragStep)
  }
  const endDrag = () => {
    drag.current = null
  }
  // The browser took the finger for scrolling: the price goes back to what it was.
  const cancelDrag = () => {
    if (drag.current?.hasMoved) onPrice(drag.current.before.price, drag.current.before.text)
    endDrag()
  }
  const movePages = (event: KeyboardEvent) => {
    const pages = { PageUp: 1, PageDown: -1 }[event.key]
    if (!pages) return
    event.preventDefault()
    moveTo(toApproximate(price) + pages * 10 * keyStep, keyStep)
  }

  return (
    <ChartFrame gutter={<GutterTexts ticks={axisLabels(chart, symbol, size).yTicks} size={size} />}>
      <div className={classNames(styles.slider, size === 'wide' ? frame.wide : frame.narrow)}>
        <input
          ref={input}
          type="range"
          aria-label={marketplaceWords.fields.sellingPrice}
          aria-valuetext={`${plainMoney(price, symbol)}, ${sayProfit(order.profit, money)}`}
          min={left || keyStep}
          max={right}
          step={keyStep}
          value={Math.min(Math.max(toApproximate(price), left), right)}
          onChange={(event) => moveTo(event.target.valueAsNumber, keyStep)}
          onKeyDown={movePages}
        />
        <svg
          className={styles.drawing}
          aria-hidden="true"
          onPointerDown={startDrag}
          onPointerMove={continueDrag}
          onPointerUp={endDrag}
          onPointerCancel={cancelDrag}
        >
          <svg x={percent(at)} className={styles.overflowing} aria-hidden="true">
            <rect className={styles.grip} x="-22" width="44" height="100%" />
            <circle
              className={styles.ring}
              cy={percent(1 - yOf(toApproximate(order.profit)))}
              r="12"
            />
          </svg>
        </svg>
      </div>
    </ChartFrame>
  )
}

/** How far a key moves it, and where a drag stops: whole units wherever the picture is wide enough. */
export function stepsOf(span: number): readonly [number, number] {
  const round = 10 ** Math.floor(Math.log10(span / STOPS))
  const smallest = Math.max(0.01, Math.min(1, 10 ** Math.floor(Math.log10(span / 20))))
  return [smallest, Math.max(smallest, round)]
}

/** A price to the paisa, what it brings, and why it is in the table. */
export type PriceRow = {
  readonly price: Decimal
  readonly profit: Decimal
  /** Nothing where no order is kept. */
  readonly margin: Decimal | undefined
  readonly names: readonly string[]
  readonly isToday: boolean
}

/**
 * The prices of the picture in rising order: the ends of its lines, break-even, the ends of the
 * ranges that reach the target, and today's.
 */
export function priceRows(prices: FoundPrices, symbol: string): readonly PriceRow[] {
  const { prepared, price, target, found, breakEvens, windows } = prices
  const window = windows.wide
  const names = new Map<Decimal, string[]>()
  const add = (at: Decimal | undefined, name?: string) => {
    if (at === undefined || at < PAISA) return
    const known = names.get(at) ?? []
    if (name && !known.includes(name)) known.push(name)
    names.set(at, known)
  }
  for (const { from, fromOpen, to } of profitPieces(prepared, window)) {
    // The price itself still belongs to the line before.
    add(fromOpen ? sum(downToPaisa(from), PAISA) : from)
    add(downToPaisa(to))
  }
  add(price, marketplaceWords.price.isToday)
  if (breakEvens.kind === 'found')
    for (const { first } of breakEvens.ranges) add(first, marketplaceWords.price.isBreakEven)
  if (found.kind === 'found') {
    const aim = sayTarget(target, symbol)
    for (const { first, last } of found.ranges) {
      add(
        first,
        first === last
          ? marketplaceWords.price.aim[target.kind](aim)
          : marketplaceWords.price.fromHere[target.kind](aim),
      )
      if (first !== last) add(last, marketplaceWords.price.upToHere)
    }
  }
  return [...names]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([at, names]) => {
      const exact = exactOrder(prepared, at)
      return {
        price: at,
        profit: quotient(exact.profit, exact.over),
        margin: marginOf(exact),
        names,
        isToday: at === price,
      }
    })
}

const downToPaisa = (price: Decimal) => (price - (price % PAISA)) as Decimal

const caption = marketplaceWords.price.tableCaption
const columns = [
  marketplaceWords.price.heads.price,
  marketplaceWords.price.heads.profit,
  marketplaceWords.price.heads.margin,
]

/** The figures of the picture, price by price. */
export function PriceTable(props: PriceProps) {
  const { currency, money } = useCurrency()
  const prices = findPrices(props)
  if (!prices) return null
  const rows = priceRows(prices, currency.symbol)
  // Today's price may have more than two decimals.
  const sayPrice = (price: Decimal) =>
    price % PAISA === 0n
      ? money(price, 2)
      : withSymbol(groupDigits(toDigits(price)), currency.symbol)
  const margin = (percent: Decimal | undefined) =>
    percent === undefined ? '–' : formatPercent(percent, 2)
  const figures = rows.map((row) => [
    row.names.join(', '),
    sayPrice(row.price),
    money(row.profit, 2),
    margin(row.margin),
  ])
  return (
    <TableFrame caption={caption} rows={figures}>
      <table className={styles.table}>
        <TableHead caption={caption} columns={columns} />
        <tbody>
          {figures.map(([names, price, profit, margin], index) => (
            <tr key={price} data-today={rows[index]?.isToday || undefined}>
              <th scope="row" data-amount>
                {price} <small key={names}>{names}</small>
              </th>
              <td data-amount data-tone={profit?.startsWith('-') ? 'loss' : undefined}>
                {profit}
              </td>
              <td data-amount>{margin}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}
