import { type KeyboardEvent, type PointerEvent, use, useRef } from 'react'
import { toApproximate } from '../../core/money/decimal'
import { sayAmount } from '../../core/money/format'
import { groupDigits } from '../../core/money/group-digits'
import { type Reading, readAmount } from '../../core/money/parse'
import { type BoundTo, type FieldProps, useNumber, useText } from '../fields/bound'
import { FieldContext, NumberField } from '../fields/number-field'
import type { Input } from '../memory/input-kinds'
import { classNames } from '../page/class-names'
import { useCurrency } from '../tab/currency'
import styles from './ruler.module.css'
import type { RulerScale } from './rulers'

type RulerProps = {
  scale: RulerScale
  /** The field's value; outside the ruler it stands at the nearer end. */
  value: number
  /** What a screen reader says for the value. */
  valueText: string
  /** The field's own text: kept as it was typed until the ruler is moved. */
  text: string
  onText(text: string): void
}

/** A hand that only rests on the thumb trembles by less than this. */
const MOST_TREMBLE_PX = 3
/** And a tap by less than this. */
const MOST_TREMBLE_OF_TAP_PX = 10

type Drag = {
  pointer: number
  /** Where the pointer went down, and how far that was from the middle of the thumb. */
  start: number
  grip: number
  hasMoved: boolean
  /** A finger beside the thumb: it may be a tap, or the beginning of a pan. */
  isTap: boolean
  textBefore: string
}

const percent = (position: number) => `${(position * 100).toFixed(3)}%`

/**
 * A slider drawn as a ruler. The control is a native range input with the plain value: keyboard and
 * assistive technology use that. Where the thumb is drawn, and what a pointer means, follow the
 * scale. A finger drags only the thumb, so that scrolling over the ruler never changes a number; a
 * tap beside it moves the thumb there.
 */
export function Ruler({ scale, value, valueText, text, onText }: RulerProps) {
  const field = use(FieldContext)
  const input = useRef<HTMLInputElement>(null)
  const drag = useRef<Drag | null>(null)
  const at = scale.toPosition(value)

  const moveTo = (moved: number) => onText(groupDigits(String(moved)))

  const positionOf = (event: PointerEvent) => {
    const band = event.currentTarget.getBoundingClientRect()
    return (event.clientX - band.left) / band.width
  }

  const startDrag = (event: PointerEvent<HTMLDivElement>) => {
    const isOnThumb = (event.target as Element).closest('[data-thumb]') !== null
    const isTap = event.pointerType === 'touch' && !isOnThumb
    // A second finger leaves the first one its drag.
    if (event.button !== 0 || (isTap && drag.current)) return
    const pointer = positionOf(event)
    event.preventDefault()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = {
      pointer: event.pointerId,
      start: event.clientX,
      grip: isOnThumb ? pointer - at : 0,
      hasMoved: !isOnThumb && !isTap,
      isTap,
      textBefore: text,
    }
    if (isTap) return
    input.current?.focus({ preventScroll: true })
    if (!isOnThumb) moveTo(scale.toValue(pointer))
  }

  const continueDrag = (event: PointerEvent<HTMLDivElement>) => {
    const dragged = drag.current
    if (dragged?.pointer !== event.pointerId) return
    dragged.hasMoved ||=
      Math.abs(event.clientX - dragged.start) >=
      (dragged.isTap ? MOST_TREMBLE_OF_TAP_PX : MOST_TREMBLE_PX)
    if (dragged.hasMoved && !dragged.isTap) moveTo(scale.toValue(positionOf(event) - dragged.grip))
  }

  const endDrag = () => {
    drag.current = null
  }

  const release = (event: PointerEvent<HTMLDivElement>) => {
    const dragged = drag.current
    if (dragged?.pointer !== event.pointerId) return
    endDrag()
    if (!dragged.isTap || dragged.hasMoved) return
    input.current?.focus({ preventScroll: true })
    moveTo(scale.toValue(positionOf(event)))
  }

  // The browser took the finger for scrolling: the field goes back to what it was.
  const cancelDrag = () => {
    if (drag.current?.hasMoved && !drag.current.isTap) onText(drag.current.textBefore)
    endDrag()
  }

  const movePages = (event: KeyboardEvent) => {
    const pages = { PageUp: 1, PageDown: -1 }[event.key]
    if (!pages) return
    event.preventDefault()
    const target = Number((value + pages * 10 * scale.step).toFixed(6))
    moveTo(Math.min(Math.max(target, scale.min), scale.max))
  }

  return (
    <div
      className={styles.ruler}
      onPointerDown={startDrag}
      onPointerMove={continueDrag}
      onPointerUp={release}
      onPointerCancel={cancelDrag}
    >
      <input
        ref={input}
        type="range"
        min={scale.min}
        max={scale.max}
        step={scale.step}
        value={Math.min(Math.max(value, scale.min), scale.max)}
        aria-labelledby={field?.labelId}
        aria-describedby={field?.helperId}
        aria-valuetext={valueText}
        onChange={(event) => moveTo(event.target.valueAsNumber)}
        onKeyDown={movePages}
      />
      <svg className={styles.drawing} aria-hidden="true">
        <rect className={styles.track} y="11" width="100%" height="6" rx="3" />
        <rect className={styles.fill} y="11" width={percent(at)} height="6" rx="3" />
        {scale.minorTicks.map((tick) => (
          <line
            key={tick}
            className={styles.tick}
            x1={percent(tick)}
            x2={percent(tick)}
            y1="20"
            y2="23"
          />
        ))}
        {scale.stops.map((stop, index) => (
          <Stop key={stop.label} {...stop} isFirst={index === 0} isLast={stop.at === 1} />
        ))}
        <svg x={percent(at)} className={styles.overflowing} aria-hidden="true">
          <g data-thumb>
            <rect className={styles.grip} x="-22" y="-8" width="44" height="44" />
            <rect className={styles.ring} x="-16" y="-6" width="32" height="40" rx="11" />
            <rect className={styles.halo} x="-12.5" y="-2.5" width="25" height="33" rx="9" />
            <rect className={styles.thumb} x="-10" width="20" height="28" rx="7" />
            <line className={styles.stitch} y1="6" y2="22" />
          </g>
        </svg>
      </svg>
    </div>
  )
}

type StopProps = RulerScale['stops'][number] & { isFirst: boolean; isLast: boolean }

function Stop({ at, label, shortLabel, isFirst, isLast }: StopProps) {
  const x = percent(at)
  const anchor = isFirst ? 'start' : isLast ? 'end' : 'middle'
  return (
    <>
      <line className={styles.tick} x1={x} x2={x} y1="20" y2="27" />
      <text
        className={classNames(styles.stop, label !== shortLabel && styles.long)}
        x={x}
        y="2.6875rem"
        textAnchor={anchor}
      >
        {label}
      </text>
      {label !== shortLabel && (
        <text
          className={classNames(styles.stop, styles.short)}
          x={x}
          y="2.6875rem"
          textAnchor={anchor}
        >
          {shortLabel}
        </text>
      )}
    </>
  )
}

type RuledFieldProps<Name extends string> = FieldProps<Name> & {
  scale: RulerScale
  /** How the ruler's value is said: in percent, if nothing else is. */
  say?(text: string, reading: Reading): string
}

const sayPercent = (text: string) => `${text}%`

/** A number that can be typed exactly or set on a ruler. */
export function RuledField<Name extends string>(props: RuledFieldProps<Name>) {
  const { reading, ...field } = useNumber(props)
  const { text, onText } = field
  const { scale, say = sayPercent } = props
  return (
    <NumberField
      {...field}
      below={
        <Ruler
          scale={scale}
          value={toApproximate(reading.value)}
          valueText={say(text, reading)}
          text={text}
          onText={onText}
        />
      }
    />
  )
}

type RuledAmountProps<Name extends string> = BoundTo<Name, Input<'amount'>> &
  Pick<RuledFieldProps<Name>, 'label' | 'scale' | 'money'>

/** An amount in the chosen currency, typed or set on a ruler, and said in words below. */
export function RuledAmount<Name extends string>(props: RuledAmountProps<Name>) {
  const { symbol } = useCurrency().currency
  const inWords = sayAmount(readAmount(useText(props.of, props.name).text).value, symbol)
  return <RuledField money="chooser" {...props} helper={inWords} say={() => inWords} />
}
