import { type PointerEvent, useState } from 'react'
import styles from './chart-balance-bars.module.css'
import { ChartFrame } from './chart-frame'
import frame from './chart-frame.module.css'
import { percent, shareOf } from './chart-geometry'
import { labelRow, showFrom, textWidth } from './chart-labels'
import { classNames } from './class-names'
import { HALDI_HATCH } from './hatch'

export type BalanceBar = {
  /** When: "Year 1", and "Yr 1" or "1" on phones. */
  label: string
  shortLabel: string
  base: number
  added: number
  /** The base inside the bar, such as "4.19". */
  baseText: string
  /** The whole above the bar, such as "₹5.10 L", and "5.10" on phones. */
  totalText: string
  shortTotalText?: string
}

type BalanceBarsProps = {
  /** From today, the highest, down to the last. */
  bars: readonly BalanceBar[]
  /** A name and what is said of it: "Principal", "still to repay". */
  baseName: readonly [string, string]
  addedName: readonly [string, string]
  /** One sentence that says what the bars show. */
  description: string
}

type DrawnBar = BalanceBar & { baseShare: number; totalShare: number }

const WIDEST_PART = 120
const BAR_START = 0.12
const BAR_END = 0.88
/** The share of the height that a bar needs for a number inside it. */
const INSIDE_SHARE = 0.14
const MOST_LABELLED = 11

/**
 * What is left, year by year, in two layers. Up to ten years every bar is labelled; beyond, every
 * fifth, and the rest under a pointer or by the arrow keys.
 */
export function BalanceBars({ bars, baseName, addedName, description }: BalanceBarsProps) {
  const [picked, setPicked] = useState<number>()
  const count = bars.length
  const highest = Math.max(0, ...bars.map(({ base, added }) => base + added))
  const drawn: DrawnBar[] = bars.map((bar) => ({
    ...bar,
    baseShare: shareOf(bar.base, highest),
    totalShare: shareOf(bar.base + bar.added, highest),
  }))
  const pickedBar = picked === undefined ? undefined : drawn[picked]

  const isCrowded = count > MOST_LABELLED
  const steps = isCrowded ? [5, 10, 20] : [1, 2, 10]
  const totals = labelRow({
    long: bars.map(({ totalText }) => totalText),
    short: bars.map(({ totalText, shortTotalText = totalText }) => shortTotalText),
    size: 16,
    steps,
    // Each stands beside a higher bar and above a lower one.
    crowding: isCrowded ? 1 : 0.8,
  })
  const times = labelRow({
    long: bars.map(({ label }) => label),
    short: bars.map(({ shortLabel }) => shortLabel),
    size: 15,
    steps,
    crowding: 1,
  })
  const insideFit = showFrom(
    (Math.max(0, ...bars.map(({ baseText }) => textWidth(baseText, 15))) * count) /
      (BAR_END - BAR_START),
  )

  const pickUnder = (event: PointerEvent) => {
    const plot = event.currentTarget.getBoundingClientRect()
    const place = Math.floor(((event.clientX - plot.left) / plot.width) * count)
    setPicked(Math.min(Math.max(place, 0), count - 1))
  }

  return (
    <ChartFrame
      gutter={[...baseName, ...addedName].map((text) => (
        <b key={text} className={classNames(styles.gutter, frame.wide)}>
          {text}
        </b>
      ))}
    >
      {isCrowded && (
        <input
          type="range"
          className={classNames('visually-hidden', styles.picker)}
          aria-label="Show the amount at"
          aria-valuetext={pickedBar && `${pickedBar.label}: ${pickedBar.totalText}`}
          max={count - 1}
          value={picked ?? 0}
          onFocus={() => setPicked(0)}
          onBlur={() => setPicked(undefined)}
          onChange={(event) => setPicked(event.target.valueAsNumber)}
        />
      )}
      <svg
        className={styles.drawing}
        width={count * WIDEST_PART}
        role="img"
        aria-label={description}
        data-picked={pickedBar && true}
        onPointerMove={pickUnder}
        onPointerLeave={() => setPicked(undefined)}
      >
        <rect className={styles.ground} width="100%" height="100%" />
        {drawn.map((bar, i) => (
          <svg key={bar.label} x={percent(i / count)} width={percent(1 / count)}>
            <Bar {...bar} />
            {bar.baseShare >= INSIDE_SHARE && (
              <text
                className={styles.inside}
                x="50%"
                y={percent(1 - bar.baseShare)}
                dy="21"
                {...insideFit}
              >
                {bar.baseText}
              </text>
            )}
            <g className={styles.labels}>
              {totals[i]?.map(({ key, text, fit }) => (
                <text
                  key={key}
                  className={styles.total}
                  x={percent(isCrowded ? BAR_START : 0.5)}
                  y={percent(1 - bar.totalShare)}
                  dy="-8"
                  textAnchor={isCrowded ? 'start' : 'middle'}
                  {...fit}
                >
                  {text}
                </text>
              ))}
              {times[i]?.map(({ key, text, fit }) => (
                <text key={key} x="50%" y="100%" dy="25" textAnchor="middle" {...fit}>
                  {text}
                </text>
              ))}
            </g>
          </svg>
        ))}
        <line className={styles.baseline} x2="100%" y1="100%" y2="100%" />
        {pickedBar && picked !== undefined && (
          <Picked bar={pickedBar} at={picked / count} width={1 / count} />
        )}
        {drawn[0] && (
          <>
            <Brackets bar={drawn[0]} baseName={baseName} addedName={addedName} />
            <PhoneNames bar={drawn[0]} baseName={baseName} addedName={addedName} count={count} />
          </>
        )}
      </svg>
    </ChartFrame>
  )
}

/** The added part reaches down behind the base, so that only its upper corners are round. */
function Bar({ baseShare, totalShare }: DrawnBar) {
  const top = percent(1 - totalShare)
  const cut = percent(1 - baseShare)
  const place = { x: percent(BAR_START), width: percent(BAR_END - BAR_START) }
  return (
    <>
      {totalShare > baseShare && (
        <>
          <rect {...place} y={top} height={percent(totalShare)} rx="3" fill={`url(#${HALDI_HATCH})`} />
          <rect {...place} className={styles.gap} y={cut} height={percent(baseShare)} />
        </>
      )}
      <svg y={cut} height={percent(baseShare)}>
        <rect />
      </svg>
    </>
  )
}
