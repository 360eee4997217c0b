import { atLeastZero } from '../../../core/money/decimal'
import { inWords, withSymbol } from '../../../core/money/format'
import { showFrom, showUntil, textWidth } from '../../../ui/charts/frame'
import { heightAt, placeOf } from '../../../ui/charts/geometry'
import {
  type Growth,
  GrowthChart,
  INSIDE_SHARE,
  middleAt,
  type Series,
  SeriesText,
  textRoom,
} from '../../../ui/charts/growth'
import { ChartText, Leader } from '../../../ui/charts/time-chart'
import { useCurrency } from '../../../ui/tab/currency'
import { savingsWords } from '../shared/words'
import { monthsAt, yearAxis, yearLabel } from '../shared/year-names'
import type { GoalInputs, GoalPlan } from './compute'
import styles from './goal-chart.module.css'
import { goalWords } from './words'

type GoalChartProps = { plan: GoalPlan; asked: GoalInputs }

const LABEL_SIZE = 15
const NOTE_SIZE = 14
/** The share of the width that the goal's name may take, and the height of its two lines. */
const NAME_WIDTH = 0.55
const NOTE_WIDTH = 0.58
const NAME_HEIGHT = 0.22
/** Around a text, as shares of the height. */
const GAP = 0.06
/** Where the name of the returns begins and ends, and the dot that it points at. */
const RETURNS_START = 0.28
const RETURNS_END = 0.6
const DOT = 0.8

const dotted = {
  stroke: 'var(--ink-2)',
  strokeDasharray: '0.1 5',
  strokeLinecap: 'round',
  strokeWidth: 2,
} as const

/** The chart of a plan and its goal: invested and returns year by year, and the goal as prices rise. */
export function GoalChart({ plan, asked }: GoalChartProps) {
  const { currency, wholeMoney } = useCurrency()
  const { years, months, invested, returns, futureValue, goalThen } = plan
  const lump = atLeastZero(asked.lumpSum)
  const say = (amount: typeof goalThen) => {
    const words = inWords(amount)
    return words ? withSymbol(words, currency.symbol) : wholeMoney(amount)
  }
  const isLevel = asked.inflation === 0n
  const [today, then] = [say(asked.goal), say(goalThen)]
  const isInYears = months % 12 === 0
  const goalThenNote = isInYears
    ? goalWords.chart.goalInYear(today, then, months / 12)
    : goalWords.chart.goalThen(today, then)
  const goalNote = isLevel ? today : goalThenNote
  const movingName = asked.inflation > 0n ? goalWords.chart.risingGoal : goalWords.chart.fallingGoal
  const goalName = isLevel ? ([goalWords.chart.goal] as const) : movingName
  const growth = returns > 0n ? savingsWords.chart.grows : savingsWords.chart.comes
  const description = [
    growth(months, wholeMoney(invested), wholeMoney(futureValue)),
    isLevel
      ? goalWords.chart.goalIs(wholeMoney(asked.goal))
      : goalWords.chart.goalMoves(wholeMoney(asked.goal), wholeMoney(goalThen)),
    savingsWords.chart.sameFigures,
  ]
  return (
    <GrowthChart
      hasSmallNames
      points={[
        { at: 0, base: lump, total: lump, line: asked.goal },
        ...years.map((year) => ({
          at: monthsAt(year, plan) / months,
          when: yearLabel(monthsAt(year, plan)),
          base: year.invested,
          total: year.value,
          line: year.goal,
        })),
      ]}
      names={{
        base: savingsWords.invested,
        added: savingsWords.returns,
        total: savingsWords.value,
        line: goalWords.goal,
      }}
      lineSwatches={[dotted]}
      axis={yearAxis(months)}
      description={description.join(' ')}
      above={(growth) =>
        roomForName(growth) === undefined && (
          <p className={styles.legend} aria-hidden="true">
            <b>{goalName.join(' ')}</b> {goalNote}
          </p>
        )
      }
    >
      {(growth, base, added) => (
        <Names growth={growth} base={base} added={added} name={goalName} note={goalNote} />
      )}
    </GrowthChart>
  )
}

type NamesProps = {
  growth: Growth
  base: Series
  added: Series
  /** What the goal is called, in the two lines that a phone has room for, and its amounts. */
  name: readonly [string, string?]
  note: string
}

/** The goal's name, in one line with the amounts under it, on phones alone in two; and those of the areas. */
function Names({ growth, base, added, name, note }: NamesProps) {
  const nameHeight = roomForName(growth)
  const returnsHeight = growth.isLoss ? undefined : roomForReturns(growth, nameHeight)
  const noteRoom = textWidth(note, NOTE_SIZE) / NOTE_WIDTH
  const insideFrom = growth.isLoss ? 1 : placeOf(growth.bases, INSIDE_SHARE)
  const insideFit = (room: number) => showFrom(insideFrom < 1 ? room / (1 - insideFrom) : Infinity)
  const place = { at: 0, height: nameHeight ?? 0, dx: '6' }
  return (
    <>
      {nameHeight !== undefined && (
        <>
          <g {...showFrom(noteRoom)}>
            <ChartText {...place} dy="-0.25rem">
              {name.filter(Boolean).join(' ')}
            </ChartText>
            <ChartText {...place} look="note" dy="0.9375rem">
              {note}
            </ChartText>
          </g>
          <g {...showUntil(noteRoom)}>
            {name.map((words, index) => (
              <ChartText key={words} {...place} dy={index ? '0.9375rem' : '-0.25rem'}>
                {words}
              </ChartText>
            ))}
          </g>
        </>
      )}
      {returnsHeight !== undefined && (
        <>
          <Leader
            from={{ at: RETURNS_END, height: returnsHeight }}
            to={middleAt(DOT, growth.bases, growth.totals)}
            className={styles.leader}
          />
          <SeriesText
            series={added}
            at={RETURNS_END}
            height={returnsHeight}
            dx="-10"
            amountFit={showFrom(textRoom(added) / (RETURNS_END - RETURNS_START))}
          />
        </>
      )}
      <SeriesText
        series={base}
        at={1}
        height={0}
        dx="-10"
        dy="-0.9375rem"
        look="inside"
        fit={insideFit(textWidth(base.name, LABEL_SIZE) + 12)}
        amountFit={insideFit(textRoom(base))}
      />
    </>
  )
}

/** The height of the first line of the goal's name: above its line, else below it, if that is free. */
export function roomForName({ totals, line: goal }: Growth): number | undefined {
  const [left, right] = [heightAt(goal, 0), heightAt(goal, NAME_WIDTH)]
  const value = heightAt(totals, NAME_WIDTH)
  const ceiling = Math.max(left, right, value) + GAP
  if (ceiling + NAME_HEIGHT <= 1) return ceiling + NAME_HEIGHT / 2
  const floor = Math.min(left, right) - GAP
  return floor - NAME_HEIGHT >= value + GAP ? floor - NAME_HEIGHT / 2 : undefined
}

/** The height of the name of the returns: beside the dot, or where else nothing is in its way. */
export function roomForReturns(
  { totals, bases, line: goal }: Growth,
  name: number | undefined,
): number | undefined {
  const [base, total] = [heightAt(bases, DOT), heightAt(totals, DOT)]
  if (total - base < GAP) return undefined
  const ends = [heightAt(goal, RETURNS_START), heightAt(goal, RETURNS_END)]
  const isFree = (height: number) => {
    const [low, high] = [height - GAP, height + GAP]
    const isClear = Math.min(...ends) > high || Math.max(...ends) < low
    const isApart = name === undefined || Math.abs(name - height) > NAME_HEIGHT / 2 + GAP
    return high <= 1 && low > heightAt(totals, RETURNS_END) && isClear && isApart
  }
  const middle = middleAt(DOT, bases, totals).height
  return [middle, middle - 0.06, middle + 0.06, middle + 0.15, middle + 0.3, 0.88].find(isFree)
}
