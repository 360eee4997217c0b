import { type Decimal, plus } from '../../../core/money/decimal'
import { type Mark, showFrom } from '../../../ui/charts/frame'
import { heightAt, yearMarks } from '../../../ui/charts/geometry'
import { Beside, GrowthChart, middleAt, SeriesText, textRoom } from '../../../ui/charts/growth'
import { useCurrency } from '../../../ui/tab/currency'
import { depositsWords } from '../shared/words'
import type { Deposit } from './compute'
import { sayLength, sayShort } from './sentences'
import { TICKS_PER_YEAR } from './term'
import { fixedWords } from './words'

type DepositChartProps = {
  deposit: Deposit
  /** As it is shown elsewhere: one that was found is rounded up. */
  amount: Decimal
}

/** Where the name of the interest ends, and what is free below the top: an amount that is there from the start leaves a small corner. */
const TEXT_END = 0.55
const FREE = 0.14
/** The amount is named where it is at least so high, from 0 to 1. */
const INSIDE_HEIGHT = 0.24

/** The amount, and on top the interest that was added to it or paid out. */
export function DepositChart({ deposit, amount }: DepositChartProps) {
  const { wholeMoney } = useCurrency()
  const { interest, years, time, paidOut, maturesOn } = deposit
  const said = sayLength(deposit.length)
  const nameOf = (year: string, isLast: boolean) => {
    if (isLast) return said
    return maturesOn ? fixedWords.chart.endOf(year) : depositsWords.inYear(year)
  }
  const grows = paidOut
    ? fixedWords.chart.paysOut(said, wholeMoney(amount), wholeMoney(interest))
    : depositsWords.chart.grows(
        said,
        wholeMoney(amount),
        wholeMoney(plus(deposit.amount, interest)),
      )
  let total = deposit.amount
  return (
    <GrowthChart
      points={[
        { at: 0, base: deposit.amount, total },
        ...years.map((year, index) => {
          total = plus(total, year.interest)
          return {
            at: Number(year.time) / Number(time),
            when: nameOf(year.year, index === years.length - 1),
            base: deposit.amount,
            total,
          }
        }),
      ]}
      names={{
        base: fixedWords.chart.amount,
        added: fixedWords.chart.interest,
        total: paidOut ? fixedWords.chart.inAll : fixedWords.chart.value,
      }}
      baseText={wholeMoney(amount)}
      axis={axisOf(deposit)}
      description={`${grows} ${depositsWords.chart.sameFigures}`}
      atLeast={({ totals }) => heightAt(totals, TEXT_END) / (1 - FREE)}
    >
      {({ bases, totals, end }, base, added) => (
        <>
          <Beside
            series={added}
            height={0.96}
            start={TEXT_END}
            dot={end.total === end.base ? undefined : middleAt(0.82, bases, totals)}
            room={textRoom(added)}
          />
          {end.base > INSIDE_HEIGHT && (
            <SeriesText
              series={base}
              at={0.5}
              height={end.base / 2}
              anchor="middle"
              look="inside"
              amountFit={showFrom(textRoom(base))}
            />
          )}
        </>
      )}
    </GrowthChart>
  )
}

/** Years of the deposit below the drawing, and how long it runs at the end. */
function axisOf({ time, length }: Deposit): Mark[] {
  const years = Number(time) / Number(TICKS_PER_YEAR)
  return yearMarks(years).map((year) => {
    if (year === 0) return { at: 0, label: depositsWords.start }
    if (year < years) return { at: year / years, label: String(year) }
    return {
      at: 1,
      label:
        length.days === 0 && length.months % 12 === 0
          ? depositsWords.inYear(String(length.months / 12))
          : sayShort(length),
    }
  })
}
