import { classNames } from '../page/class-names'
import styles from './balance-bars.module.css'
import { Box, ChartFrame, ChartReadings, labelRow, showFrom, textWidth } from './frame'
import frame from './frame.module.css'
import { percent, shareOf } from './geometry'
import { HALDI_HATCH } from './hatch'
import type { Reading } from './pointing'

export type BalanceBar = {
  /** When: "Year 1", and "Yr 1" or "1" on phones. */
  label: string
  shortLabel: string
  base: number
  added: number
  /** The base inside the bar, such as "4.19". */
  baseText: string
  /** The whole above the bar, such as "₹5.10 L", and "5.10" on phones, where the unit stands apart. */
  totalText: string
  shortTotalText?: string
  /** What is said of it. */
  values: Reading['values']
}

type BalanceBarsProps = {
  /** From today, the highest, down to the last. */
  bars: readonly BalanceBar[]
  /** A name and what is said of it: "Principal", "still to repay". */
  baseName: readonly [string, string]
  addedName: readonly [string, string]
  /** What the short figures count, such as "in ₹ lakh". */
  unit: string
  /** One sentence that says what the bars show. */
  description: string
}

type DrawnBar = BalanceBar & { baseShare: number; totalShare: number }

/** A part of the height that cannot be seen is not pointed at. */
const SMALLEST_NAMED = 0.001
const WIDEST_PART = 120
const BAR_START = 0.12
const BAR_END = 0.88
/** The share of the height that a bar needs for a number inside it. */
const INSIDE_SHARE = 0.14
/** Today and ten years. */
const MOST_LABELLED = 11
/** With more bars on a phone, none is wide enough for the text above it. */
const MOST_WITH_ROOM = 7

/**
 * What is left, year by year, in two layers. Up to ten years every bar is labelled; beyond, every
 * fifth, and the rest answer to a pointer or the arrow keys.
 */
export function BalanceBars(props: BalanceBarsProps) {
  const { bars, baseName, addedName, unit, description } = props
  const count = bars.length
  const highest = Math.max(0, ...bars.map(({ base, added }) => base + added))
  const drawn: DrawnBar[] = bars.map((bar) => ({
    ...bar,
    baseShare: shareOf(bar.base, highest),
    totalShare: shareOf(bar.base + bar.added, highest),
  }))

  const { isCrowded, isSlim, totals, times, insideFit } = labelsOf(bars)

  return (
    <ChartFrame
      gutter={[baseName, addedName].map(([name, note]) => (
        <b key={name} className={classNames(styles.gutter, frame.wide)}>
          {name}
          <br />
          {note}
        </b>
      ))}
      readings={
        <ChartReadings
          readings={bars.map(({ label, values }, i) => ({
            at: (i + 0.5) / count,
            when: label,
            values,
          }))}
        />
      }
    >
      <svg
        className={styles.drawing}
        width={count * WIDEST_PART}
        role="img"
        aria-label={description}
      >
        {drawn.map((bar, i) => (
          <Box key={bar.label} x={percent(i / count)} width={percent(1 / count)}>
            <Bar {...bar} />
            {bar.baseShare >= INSIDE_SHARE && (
              <text
                className={styles.inside}
                x="50%"
                y={percent(1 - bar.baseShare)}
                dy="1.4375rem"
                {...insideFit}
              >
                {bar.baseText}
              </text>
            )}
            <g>
              {totals[i]?.map(({ key, text, fit }) => {
                // Over a slim bar the text begins at its left edge: to the right the bars fall.
                const isOver = isCrowded || (isSlim && key === 'short')
                return (
                  <text
                    key={key}
                    className={styles.total}
                    x={percent(isOver ? BAR_START : 0.5)}
                    y={percent(1 - bar.totalShare)}
                    dy="-0.5rem"
                    textAnchor={isOver ? 'start' : 'middle'}
                    {...fit}
                  >
                    {text}
                  </text>
                )
              })}
              {times[i]?.map(({ key, text, fit }) => (
                <text key={key} x="50%" y="100%" dy="1.6875rem" textAnchor="middle" {...fit}>
                  {text}
                </text>
              ))}
            </g>
          </Box>
        ))}
        <line className={styles.baseline} x2="100%" y1="100%" y2="100%" />
        {drawn[0] && (
          <>
            <g className={frame.wide}>
              <Bracket from={drawn[0].totalShare} to={drawn[0].baseShare} name={addedName} />
              <Bracket from={drawn[0].baseShare} to={0} name={baseName} />
            </g>
            <PhoneNames {...{ bar: drawn[0], baseName, addedName, unit, count }} />
          </>
        )}
      </svg>
    </ChartFrame>
  )
}

/** What is written at each bar, and from which width. */
function labelsOf(bars: readonly BalanceBar[]) {
  const isCrowded = bars.length > MOST_LABELLED
  const isSlim = bars.length > MOST_WITH_ROOM
  const steps = isCrowded ? [5, 10, 20] : [1, 2, 10]
  const widestInside = Math.max(0, ...bars.map(({ baseText }) => textWidth(baseText, 14)))
  return {
    isCrowded,
    isSlim,
    totals: labelRow({
      long: bars.map(({ totalText }) => totalText),
      short: bars.map(({ totalText, shortTotalText = totalText }) => shortTotalText),
      size: 17,
      steps,
      // Each stands beside a higher bar and above a lower one.
      longNeed: isCrowded ? 1 : 0.8,
      shortNeed: isCrowded ? 1 : isSlim ? 0.5 : 0.8,
    }),
    times: labelRow({
      long: bars.map(({ label }) => label),
      short: bars.map(({ shortLabel }) => shortLabel),
      size: 15,
      steps,
      longNeed: 1,
      shortNeed: 1,
    }),
    insideFit: showFrom(((widestInside + 4) / (BAR_END - BAR_START)) * bars.length),
  }
}

function Bar({ baseShare, totalShare }: DrawnBar) {
  const place = { x: percent(BAR_START), width: percent(BAR_END - BAR_START) }
  const cut = percent(1 - baseShare)
  const added = totalShare - baseShare
  return (
    <>
      {added > 0 && (
        <rect
          className={styles.added}
          {...place}
          y={percent(1 - totalShare)}
          height={percent(added)}
          fill={`url(#${HALDI_HATCH})`}
        />
      )}
      <rect className={styles.base} {...place} y={cut} height={percent(baseShare)} />
      {added > 0 && baseShare > 0.02 && (
        <rect className={styles.gap} {...place} y={cut} height="2" />
      )}
    </>
  )
}

type NamesProps = Pick<BalanceBarsProps, 'baseName' | 'addedName' | 'unit'> & {
  bar: DrawnBar
  count: number
}

/** Three sides of a rectangle, the fourth cut off; the lowest one stands open on the base line. */
function Bracket({
  from,
  to,
  name,
}: {
  from: number
  to: number
  name: readonly [string, string]
}) {
  if (from - to < SMALLEST_NAMED) return null
  return (
    <>
      <Box className={styles.cutOff} y={percent(1 - from)} width="6" height={percent(from - to)}>
        <rect className={styles.bracket} y={to > 0 ? 0 : 3} width="12" height="100%" />
      </Box>
      <text className={styles.name} y={percent(1 - (from + to) / 2)} textAnchor="end">
        <tspan x="-10" dy="-0.1875rem">
          {name[0]}
        </tspan>
        <tspan className={styles.note} x="-10" dy="1.25rem">
          {name[1]}
        </tspan>
      </text>
    </>
  )
}

/**
 * Without room at the left, the names stand at the first bar: one beside it, one upright inside.
 * Where that bar is too slim or too low, they go to the corner that falling bars leave free.
 */
function PhoneNames({ bar, baseName, addedName, unit, count }: NamesProps) {
  const part = 1 / count
  const hasRoomInside = bar.baseShare >= 0.5
  if (count > MOST_WITH_ROOM || (count > 2 && !hasRoomInside)) {
    return (
      <g className={classNames(styles.name, frame.narrow)}>
        <KeyLine line={0} text={addedName.join(' ')} fill={`url(#${HALDI_HATCH})`} />
        <KeyLine line={1} text={baseName.join(' ')} fill="var(--neel)" />
        <KeyLine line={2} text={unit} />
      </g>
    )
  }
  const added = bar.totalShare - bar.baseShare
  const y = percent(1 - bar.totalShare + Math.min(added / 2, 0.058))
  const end = percent(count > 4 ? part * 1.95 : part * 0.93 + 0.08)
  return (
    <g className={classNames(styles.name, frame.narrow)}>
      <KeyLine line={2} text={unit} />
      {added >= SMALLEST_NAMED && (
        <>
          <line className={styles.leader} x1={percent(part * 0.93)} x2={end} y1={y} y2={y} />
          <text x={end} y={y} dx="6" dy="0.3125rem">
            {addedName[0]}
            {count > 2 && <tspan className={styles.more}> {addedName[1]}</tspan>}
          </text>
        </>
      )}
      {hasRoomInside && (
        <Box x={percent(part / 2)} y="100%">
          <text className={styles.inside} transform="translate(5 -12) rotate(-90)">
            {baseName[0]}
          </text>
        </Box>
      )}
    </g>
  )
}

/** A line in the corner that falling bars leave free: a name with its swatch, or the unit. */
function KeyLine({ line, text, fill }: { line: number; text: string; fill?: string }) {
  const y = line * 1.375 - 1.125
  return (
    <>
      <text
        className={fill ? undefined : styles.note}
        x="100%"
        dx={fill && -20}
        y={`${y + 0.6875}rem`}
        textAnchor="end"
      >
        {text}
      </text>
      {fill && (
        <Box x="100%" y={`${y}rem`}>
          <rect x="-13" width="13" height="13" rx="3" fill={fill} />
        </Box>
      )}
    </>
  )
}
