import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { type Decimal, decimalFrom, toApproximate, toDigits } from '../../../core/decimal'
import { groupDigits, plainMoney } from '../../../core/format'
import { ChartFrame } from '../../../ui/charts/frame'
import frame from '../../../ui/charts/frame.module.css'
import { percent } from '../../../ui/charts/geometry'
import { GutterTexts, type JumpsSize } from '../../../ui/charts/jumping-line'
import { scalesOf } from '../../../ui/charts/jumping-line-shapes'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import { type FoundPrices, findPrices, type PriceAsked } from './price-answer'
import { axisLabels, sceneOf } from './price-scene'
import styles from './price-slider.module.css'
import { sayProfit } from './price-words'

type PriceSliderProps = PriceAsked & {
  /** Today's price as it was typed. */
  text: string
  onPrice(price: Decimal, text: string): void
}

/** Today's price, to be moved over the picture: by keys, with a mouse or with a finger. */
export function PriceSlider({ text, onPrice, ...asked }: PriceSliderProps) {
  const prices = findPrices(asked)
  if (!prices?.isDrawn || asked.asked.price <= 0n) return null
  return (
    <div className={styles.over}>
      <Slider prices={prices} size="wide" text={text} onPrice={onPrice} />
      <Slider prices={prices} size="narrow" text={text} onPrice={onPrice} />
    </div>
  )
}

/** A hand that only rests on the line trembles by this much, in pixels. */
const STILL = 3
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
  const scene = sceneOf(prices, size)
  if (!scene) return null
  const { price, order } = prices
  const { left, right } = scene.extent
  const { xOf, yOf } = scalesOf(scene.extent)
  const at = xOf(toApproximate(price))
  const [keyStep, dragStep] = stepsOf(right - left)

  const moveTo = (place: number, step: number) => {
    const stop = Math.round(place / step) * step
    const inside = Math.min(Math.max(stop, left || step), right)
    const moved = decimalFrom(inside.toFixed(2))
    onPrice(moved, groupDigits(toDigits(moved)))
  }
  const placeOf = (event: PointerEvent) => {
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
      grip: placeOf(event) - at,
      hasMoved: false,
      before: { price, text },
    }
  }
  const continueDrag = (event: PointerEvent<SVGElement>) => {
    const held = drag.current
    if (held?.pointer !== event.pointerId) return
    held.hasMoved ||= Math.abs(event.clientX - held.start) >= STILL
    if (held.hasMoved) moveTo(left + (placeOf(event) - held.grip) * (right - left), dragStep)
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
    <ChartFrame gutter={<GutterTexts ticks={axisLabels(scene, symbol, size).yTicks} size={size} />}>
      <div className={classNames(styles.slider, size === 'wide' ? frame.wide : frame.narrow)}>
        <input
          ref={input}
          type="range"
          aria-label="Selling price"
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
