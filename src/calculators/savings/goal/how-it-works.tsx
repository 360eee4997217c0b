import type { ReactNode } from 'react'
import { FINE_BITS, refine, settle, UNCHANGED } from '../../../core/annuity'
import {
  absolute,
  atLeastZero,
  type Decimal,
  divide,
  hundred,
  one,
  round,
  sum,
  toDigits,
  zero,
} from '../../../core/decimal'
import {
  countOf,
  formatNumber,
  formatPercent,
  groupDigits,
  plainMoney,
  withSymbol,
} from '../../../core/format'
import { everyDigit, formatFactor } from '../../../core/format-exact'
import { roundedUp } from '../../../core/rounding'
import { finePlanOf, savingsOf } from '../../../core/savings/plan'
import { worthOf } from '../../../core/savings/solvers'
import { growthAfter, monthGrowth } from '../../../core/savings/yearly-growth'
import { trueDigits, trueLine } from '../../../core/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, Step, Steps, Working } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { sayTime } from '../shared/words'
import type { answer } from './answer'
import {
  type GoalFind,
  type GoalInputs,
  type GoalPlan,
  isRaised,
  noPlanIn,
  planIn,
} from './compute'
import { sayFound } from './words'

const intros = {
  start: 'Each instalment is paid at the start of the month and grows until the end.',
  end: 'Each instalment is paid at the end of the month and grows from the next one on.',
}

/** The way to the answer with the person's own numbers, with enough digits to check it by hand. */
export function HowItWorks({ answered }: { answered: ReturnType<typeof answer> }) {
  const { asked, outcome } = answered
  const plan = planIn(outcome)
  const none = noPlanIn(outcome)
  const known = plan ?? (none && 'goalThen' in none ? none : undefined)
  return (
    <Card title="How it works" intro={intros[asked.timing]}>
      <Steps>
        {known && known.months > 0 && asked.goal > 0n ? (
          <GoalThen asked={asked} {...known} />
        ) : (
          <Step title="Goal, amount, time, step-up and return">
            <p>Four of them lead to the fifth.</p>
          </Step>
        )}
        {plan && plan.months > 0 && asked.goal > 0n && <Found plan={plan} asked={asked} />}
      </Steps>
    </Card>
  )
}

type PlanProps = { plan: GoalPlan; asked: GoalInputs }

function GoalThen(props: { asked: GoalInputs; months: number; goalThen: Decimal }) {
  const { asked, months, goalThen } = props
  const { currency, wholeMoney } = useCurrency()
  const goal = withSymbol(everyDigit(asked.goal), currency.symbol)
  if (asked.inflation === zero) {
    return (
      <Step title="The goal">
        <Working>
          <b>{goal}</b>, whatever prices do
        </Working>
      </Step>
    )
  }
  return (
    <Step title={`The goal, as prices ${asked.inflation > 0n ? 'rise' : 'fall'}`}>
      <Working>
        {goal} × {everyDigit(sum(one, divide(asked.inflation, hundred)))}
        <sup>{inYears(months)}</sup> = <b>{wholeMoney(goalThen)}</b>
      </Working>
    </Step>
  )
}

function Found({ plan, asked }: PlanProps) {
  const { currency, wholeMoney } = useCurrency()
  const { find } = asked
  if (plan.kind === 'alreadyThere') return <AlreadyThere plan={plan} asked={asked} />
  const found = <Answer>{sayFound(asked, plan, wholeMoney)}</Answer>
  const later = plan.startYearLater !== undefined && (
    <Step title="One year later">
      <Working>
        {sayTime(plan.months - 12)} instead of {sayTime(plan.months)}:{' '}
        <b>{wholeMoney(roundedUp(plan.startYearLater))}</b> a month
      </Working>
    </Step>
  )
  if (find === 'monthly') {
    return (
      <>
        <Amount plan={plan} asked={asked}>
          {found}
        </Amount>
        {later}
      </>
    )
  }
  if (find === 'duration') {
    return (
      <>
        <Months plan={plan} asked={asked}>
          {found}
        </Months>
        {later}
      </>
    )
  }
  if (find === 'stepUp' && asked.stepKind === 'amount') {
    return (
      <>
        <Raise plan={plan} asked={asked}>
          {found}
        </Raise>
        {later}
      </>
    )
  }
  const monthly = plainMoney(plan.monthly, currency.symbol)
  const lump = plainMoney(asked.lumpSum, currency.symbol)
  const percent = find === 'stepUp' ? plan.stepPercent : plan.annualRate
  return (
    <>
      <Step title={find === 'stepUp' ? 'The step-up' : 'The return'}>
        <p>No formula gives it. It is searched until the savings come to the goal.</p>
        <Working>
          {asked.lumpSum > 0n && `${lump} today and `}
          {monthly} a month, {find === 'stepUp' ? 'rising by ' : 'at '}
          {formatPercent(percent, digitsThatReach(plan, asked))}
          {find === 'return' && ' a year'}, for {countOf(plan.months, 'month')}:{' '}
          <b>{wholeMoney(plan.futureValue)}</b>
        </Working>
        <Working>Rounded: {found}</Working>
      </Step>
      {later}
    </>
  )
}

/** With so many decimals, a found percentage comes to the goal as it is shown. */
function digitsThatReach(plan: GoalPlan, asked: GoalInputs): number {
  const isReturn = asked.find === 'return'
  for (let decimals = 2; decimals < 40; decimals++) {
    const stepPercent = isReturn ? plan.stepPercent : round(plan.stepPercent, decimals)
    const annualRate = isReturn ? round(plan.annualRate, decimals) : plan.annualRate
    const reached = worthOf(
      finePlan(
        { ...plan, stepPercent },
        { ...asked, annualRate },
        {
          monthly: plan.monthly,
          stepAmount: plan.stepAmount,
          lumpSum: atLeastZero(asked.lumpSum),
        },
      ),
    )
    if (round(settle(reached), 0) === round(plan.futureValue, 0)) return decimals
  }
  return 40
}

/** The goal, less what the lump sum and raises in money bring, shared out among the instalments. */
function Amount({ plan, asked, children }: PlanProps & { children: ReactNode }) {
  const { currency, money, wholeMoney } = useCurrency()
  const { months, stepPercent, stepAmount } = plan
  const lumpThen = settle(worthOf(finePlan(plan, asked, { lumpSum: atLeastZero(asked.lumpSum) })))
  const raisesThen = settle(worthOf(finePlan(plan, asked, { stepAmount })))
  const worth = settle(worthOf(finePlan(plan, asked, { monthly: one })))
  const missing = [plan.goalThen, lumpThen, raisesThen].filter((part) => part > 0n)
  const differenceWith = (digits: number) => {
    const difference = missing.map((part) => formatNumber(part, digits)).join(' − ')
    return missing.length > 1 ? `(${difference})` : difference
  }
  const exactly = money(plan.monthly, 2)
  const isWhole = roundedUp(plan.monthly) === plan.monthly
  const step = groupDigits(toDigits(stepPercent))
  return (
    <>
      {lumpThen > 0n && (
        <Step title="What the lump sum comes to">
          <Working>
            <Grown plan={plan} asked={asked} result={wholeMoney(lumpThen)} />{' '}
            <b>{wholeMoney(lumpThen)}</b>
          </Working>
        </Step>
      )}
      {raisesThen > 0n && (
        <Step title="What the step-up comes to">
          <Working>
            {plainMoney(stepAmount, currency.symbol)} more every year, {monthPercent(asked)}% a
            month for {countOf(months, 'month')}: <b>{wholeMoney(raisesThen)}</b>
          </Working>
        </Step>
      )}
      <Step title={`What ${plainMoney(one, currency.symbol)} a month becomes`}>
        <Working>
          {stepPercent !== zero && months > 12 && `Rising ${step}% every year, `}
          {monthPercent(asked)}% a month for {countOf(months, 'month')}:{' '}
          <b>{currency.symbol + formatNumber(worth, 4)}</b>
        </Working>
      </Step>
      <Step title="The amount to start with">
        <Working>
          {trueLine(
            0,
            exactly,
            (digits) => `${differenceWith(digits)} ÷ ${formatNumber(worth, digits + 4)}`,
          )}{' '}
          {!isWhole && `${exactly}, rounded up: `}
          {children} a month
        </Working>
        {!isWhole && <p>Rounded up, so that it reaches the goal.</p>}
      </Step>
    </>
  )
}

/** What is missing without a step-up, shared out among raises of 1. */
function Raise({ plan, asked, children }: PlanProps & { children: ReactNode }) {
  const { currency, money, wholeMoney } = useCurrency()
  const { monthly, months } = plan
  const exactly = money(plan.stepAmount, 2)
  const isWhole = roundedUp(plan.stepAmount) === plan.stepAmount
  const lumpSum = atLeastZero(asked.lumpSum)
  const without = settle(worthOf(finePlan(plan, asked, { monthly, lumpSum })))
  const worth = settle(worthOf(finePlan(plan, asked, { stepAmount: one })))
  return (
    <>
      <Step title="Without a step-up">
        <Working>
          {lumpSum > 0n && `${plainMoney(lumpSum, currency.symbol)} today and `}
          {plainMoney(monthly, currency.symbol)} a month, {monthPercent(asked)}% a month for{' '}
          {countOf(months, 'month')}: <b>{wholeMoney(without)}</b>
        </Working>
      </Step>
      <Step title={`What ${plainMoney(one, currency.symbol)} more every year becomes`}>
        <Working>
          {monthPercent(asked)}% a month for {countOf(months, 'month')}:{' '}
          <b>{currency.symbol + formatNumber(worth, 4)}</b>
        </Working>
      </Step>
      <Step title="The step-up">
        <Working>
          {trueLine(
            0,
            exactly,
            (digits) =>
              `(${formatNumber(plan.goalThen, digits)} − ${formatNumber(without, digits)}) ÷ ${formatNumber(worth, digits + 4)}`,
          )}{' '}
          {!isWhole && `${exactly}, rounded up: `}
          {children} more every year
        </Working>
        {!isWhole && <p>Rounded up, so that it reaches the goal.</p>}
      </Step>
    </>
  )
}

/** The last month before, and the month in which the value is there. */
function Months({ plan, asked, children }: PlanProps & { children: ReactNode }) {
  const { wholeMoney } = useCurrency()
  const before = plan.months - 1
  const { lumpSum, inflation, goal } = asked
  const valueBefore = savingsOf({
    ...finePlan(plan, asked, {
      monthly: plan.monthly,
      stepAmount: plan.stepAmount,
      lumpSum: atLeastZero(lumpSum),
    }),
    months: before,
  })?.futureValue
  const goalBefore = settle((refine(goal) * growthAfter(inflation, before)) >> FINE_BITS)
  return (
    <Step title="Month by month">
      <p>The first month at whose end the savings are worth the goal.</p>
      <Working>
        After month {before}: {wholeMoney(valueBefore)}, the goal {wholeMoney(goalBefore)}
      </Working>
      <Working>
        After month {plan.months}: <b>{wholeMoney(plan.futureValue)}</b>, the goal{' '}
        {wholeMoney(plan.goalThen)}: {children}
      </Working>
    </Step>
  )
}

function AlreadyThere({ plan, asked }: PlanProps) {
  const { money, wholeMoney } = useCurrency()
  const result = wholeMoney(plan.futureValue)
  const value = <Answer>{result}</Answer>
  if (asked.find === 'monthly' && !isRaised(plan)) {
    return (
      <Step title="What the lump sum comes to">
        <Working>
          <Grown plan={plan} asked={asked} result={result} /> {value}
        </Working>
      </Step>
    )
  }
  return (
    <Step title="What your savings come to">
      <p>{withoutIt[asked.find]}</p>
      <Working>
        {trueLine(
          0,
          result,
          (digits) =>
            `${money(plan.invested, digits)} ${plan.returns < 0n ? '−' : '+'} ${money(absolute(plan.returns), digits)}`,
        )}{' '}
        {value}
      </Working>
    </Step>
  )
}

const withoutIt: Record<GoalFind, string> = {
  monthly: 'With the step-up alone, from nothing in the first year:',
  duration: 'Today:',
  stepUp: 'Without a step-up:',
  return: 'Without a return:',
}

/** The lump sum and what it grows with until the end, with so many digits that it comes to the result. */
function Grown({ plan: { months }, asked, result }: PlanProps & { result: string }) {
  const { currency } = useCurrency()
  const { annualRate, reading } = asked
  const lump = withSymbol(everyDigit(asked.lumpSum), currency.symbol)
  const isEffective = reading === 'effective'
  const growth = isEffective
    ? sum(one, divide(annualRate, hundred))
    : settle(monthGrowth(annualRate, reading) * one)
  const exponent = isEffective ? inYears(months) : String(months)
  const { digits, sign } = trueDigits(
    8,
    result,
    (digits) => `${lump} × ${formatFactor(growth, digits)}^(${exponent})`,
  )
  return (
    <>
      {lump} × {formatFactor(growth, digits)}
      <sup>{exponent}</sup> {sign}
    </>
  )
}

/** @example inYears(180) // '15' @example inYears(188) // '188 ÷ 12' */
const inYears = (months: number) => (months % 12 === 0 ? String(months / 12) : `${months} ÷ 12`)

const monthPercent = ({ annualRate, reading }: GoalInputs) =>
  formatFactor(settle((monthGrowth(annualRate, reading) - UNCHANGED) * hundred), 6)

const finePlan = (
  { months, stepPercent }: GoalPlan,
  { annualRate, reading, timing }: GoalInputs,
  paid: { monthly?: Decimal; stepAmount?: Decimal; lumpSum?: Decimal },
) =>
  finePlanOf(
    { monthly: zero, lumpSum: zero, ...paid, stepPercent, annualRate, timing, months },
    monthGrowth(annualRate, reading),
  )
