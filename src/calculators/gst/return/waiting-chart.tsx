import { sayShortDate } from '../../../core/language/dates'
import { type Decimal, one } from '../../../core/money/decimal'
import { daysFrom } from '../../../core/time/calendar'
import { labelAxis, showFrom, textWidth } from '../../../ui/charts/frame'
import { amountTicks, chartUnitFor, type Point, shareOf } from '../../../ui/charts/geometry'
import { growthOf, growthShape, stackedLayers } from '../../../ui/charts/growth'
import { ChartText, Dot, Spot, strong, TimeChart, Upright } from '../../../ui/charts/time-chart'
import { useToday } from '../../../ui/tab/today'
import type { Cost, ReturnResults } from './compute'
import { lastDayOfFee } from './late-fee'
import { decimalOf, sayRupees } from './rupees'
import styles from './waiting-chart.module.css'
import { returnWords } from './words'

/** The days of the picture; who is later sees more of them. */
const DAYS = 90
const LONGER = [180, 365]
const LETTERS = 15
/** How far a label reaches to the right of what it names, as a share of the plot. */
const LABEL_REACH = 0.2
/** Larger amounts have labels wider than the chart. */
const LARGEST_DRAWN = 10n ** 15n
/** From a lakh on, amounts are counted in lakhs or crores. */
const UNITS_FROM = 100_000n

/** Late fee and interest over the days: where the fee stops, the day of filing, and today. */
export function WaitingChart({ results }: { results: ReturnResults }) {
  const today = useToday()
  const { daysLate, dueDate, feeRule, costAfter } = results
  const last = [DAYS, ...LONGER].find((days) => daysLate <= days) ?? daysLate
  const end = costAfter(last)
  if (end.total === 0n || end.total > LARGEST_DRAWN) return null

  const stop = lastDayOfFee(feeRule)
  const isStopShown = stop > 0 && stop < last
  const days = [0, ...(isStopShown ? [stop] : []), last]
  // Above the line there is room for its labels.
  const ticks = ticksFor((end.total * 5n) / 4n)
  const top = ticks.at(-1)?.value ?? 1
  const growth = growthOf(
    days.map((day) => {
      const { lateFee, total } = costAfter(day)
      return { at: day / last, base: Number(lateFee), total: Number(total) }
    }),
    top,
  )
  const heightOf = ({ total }: Cost) => shareOf(Number(total), top)
  // A page that was built on another day would name that one.
  const todayLate = import.meta.env.SSR ? -1 : daysFrom(dueDate, today)
  const isTodayShown = todayLate >= 0 && todayLate <= last && todayLate !== daysLate

  return (
    <>
      <TimeChart
        className={growthShape}
        layers={stackedLayers(growth)}
        axis={labelAxis(
          [
            { at: 0, label: returnWords.wait.due(dayAndMonth(dueDate)), shortLabel: '0' },
            ...[1, 2].map((third) => ({
              at: third / 3,
              label: returnWords.wait.days(Math.round((third * last) / 3)),
              shortLabel: String(Math.round((third * last) / 3)),
            })),
            { at: 1, label: returnWords.wait.days(last) },
          ],
          14,
        )}
        ticks={ticks.map(({ value, label }) => ({ label, height: value / top }))}
        description={returnWords.wait.chart(
          returnWords.days(last),
          sayRupees(end.lateFee),
          sayRupees(end.interest),
        )}
        readings={readingsOf(results, last)}
      >
        <AreaNames end={end} top={top} />
        {isStopShown && (
          <Stop
            at={stop / last}
            height={heightOf(costAfter(stop))}
            clear={heightOf(costAfter(Math.min(last, Math.round(stop + LABEL_REACH * last))))}
            amount={feeRule.most}
          />
        )}
        {isTodayShown && <Today at={todayLate / last} />}
        {daysLate > 0 && (
          <OwnDay
            at={daysLate / last}
            height={heightOf(costAfter(daysLate))}
            cost={costAfter(daysLate)}
          />
        )}
      </TimeChart>
      {stop >= last && feeRule.most > 0n && (
        <p className={styles.later} data-amount>
          {returnWords.wait.stopsAfter(sayRupees(feeRule.most), returnWords.days(stop))}
        </p>
      )}
    </>
  )
}

function ticksFor(largest: bigint) {
  const unit =
    largest < UNITS_FROM
      ? { size: one, letters: '', name: '', meaning: undefined }
      : chartUnitFor(decimalOf(largest) as Decimal, '₹')
  return amountTicks(decimalOf(largest), unit).map(({ value, label }) => ({
    value,
    label: `₹${label}`,
  }))
}

/** @example dayAndMonth('2026-11-28') // '28 Nov' */
const dayAndMonth = (day: string) => sayShortDate(day).replace(/ \d+$/, '')

/** Every day of the picture, at most as many as a year has. */
function readingsOf({ costAfter }: ReturnResults, last: number) {
  const step = Math.ceil(last / 366)
  return Array.from({ length: Math.floor(last / step) + 1 }, (_, index) => {
    const { days, date, interest, lateFee, total } = costAfter(index * step)
    return {
      at: days / last,
      when: `${returnWords.days(days)}, ${sayShortDate(date)}`,
      values: [
        { name: returnWords.wait.interest, amount: sayRupees(interest) },
        { name: returnWords.wait.lateFee, amount: sayRupees(lateFee) },
        { name: returnWords.wait.inAll, amount: sayRupees(total) },
      ],
    }
  })
}

/** The names of the two areas, at their right end, where each has the room. */
function AreaNames({ end, top }: { end: Cost; top: number }) {
  const fee = shareOf(Number(end.lateFee), top)
  return (
    <>
      {fee > 0.2 && (
        <ChartText at={1} height={fee / 2} anchor="end" dx="-12" dy="0.3em" look="inside">
          {returnWords.wait.lateFee}
        </ChartText>
      )}
      {end.interest > 0n && (
        <ChartText
          at={1}
          height={shareOf(Number(end.total), top)}
          anchor="end"
          dy="-0.7em"
          look="note"
          className={styles.words}
          fit={showFrom(220)}
        >
          {returnWords.wait.interest}
        </ChartText>
      )}
    </>
  )
}

type StopProps = Point & {
  /** As high as the line is at the right end of the label. */
  clear: number
  amount: bigint
}

/** Where the late fee grows no more. */
function Stop({ at, height, clear, amount }: StopProps) {
  const text = returnWords.wait.stops(sayRupees(amount))
  const isLeft = at > 0.5
  const isRight = at < 0.2
  const width = textWidth(text, LETTERS)
  const room = isLeft ? width / at : isRight ? width / (1 - at) : width / 2 / at
  return (
    <g {...showFrom(room)}>
      <Dot at={at} height={height} r="4.5" stroke="var(--ink)" />
      <ChartText
        at={at}
        height={isLeft ? height : clear}
        anchor={isLeft ? 'end' : isRight ? 'start' : 'middle'}
        dx={isLeft ? '-0.6em' : '0'}
        dy="-0.8em"
        look="note"
        className={styles.words}
      >
        {text}
      </ChartText>
    </g>
  )
}

/** Beside an upright line, on the side that has the room. */
const beside = (at: number) =>
  at > 0.5
    ? ({ anchor: 'end', dx: '-0.5em' } as const)
    : ({ anchor: 'start', dx: '0.5em' } as const)

const OwnDay = ({ at, height, cost }: Point & { cost: Cost }) => (
  <>
    <Upright className={strong} at={at} />
    <Spot at={at} height={height} r={5} />
    <ChartText at={at} height={1} dy="0.7em" {...beside(at)}>
      {returnWords.wait.own(dayAndMonth(cost.date), sayRupees(cost.total))}
    </ChartText>
  </>
)

const Today = ({ at }: { at: number }) => (
  <>
    <Upright at={at} y1="1.4em" stroke="var(--ink-2)" strokeDasharray="4 4" />
    <ChartText at={at} height={1} dy="2.1em" look="note" className={styles.words} {...beside(at)}>
      {returnWords.wait.today}
    </ChartText>
  </>
)
