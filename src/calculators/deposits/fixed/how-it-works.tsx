import { Fragment } from 'react'
import { FACTOR_ONE, growthOf, toDecimal } from '../../../core/loan/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  divide,
  hundred,
  one,
  plus,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { formatPercent, withSymbol } from '../../../core/money/format'
import { everyDigit, formatFactor } from '../../../core/money/format-exact'
import { groupDigits } from '../../../core/money/group-digits'
import { powerOf } from '../../../core/money/powers'
import { roundedUp } from '../../../core/money/round-whole'
import { lineWithSign } from '../../../core/money/worked-line'
import { cessPercent } from '../../../core/rules/income-tax'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import type { Answered } from './answer'
import { type Closed, calendarOf, type Deposit, type FixedInputs, rateOf } from './compute'
import { interestOf, shareOf, wayOf, wayTo } from './growth'
import {
  foundOf,
  knownPerYear,
  sayCounted,
  sayLeftOver,
  sayLength,
  sayPeriods,
  saySafePercent,
} from './sentences'
import { type Length, momentAfter, TICKS_PER_YEAR } from './term'
import { fixedWords } from './words'

/** The result worked out with the typed numbers, with enough digits to check it by hand. */
export function HowItWorks({ answered }: { answered: Answered }) {
  const { asked, outcome } = answered
  return (
    <Card title={uiWords.page.howItWorks} intro={fixedWords.howItWorks.intro}>
      <Steps>
        {outcome?.kind === 'deposit' && outcome.time > 0n && outcome.amount > zero ? (
          <>
            {outcome.paidOut ? (
              <PaidOutSteps asked={asked} deposit={outcome} />
            ) : (
              <GrowthSteps asked={asked} deposit={outcome} />
            )}
            <TaxSteps asked={asked} deposit={outcome} />
            {outcome.closing?.kind === 'closed' && (
              <ClosingStep asked={asked} deposit={outcome} closed={outcome.closing} />
            )}
          </>
        ) : (
          <Step title={uiWords.page.formula}>
            <p>{fixedWords.howItWorks.noDeposit}</p>
          </Step>
        )}
      </Steps>
    </Card>
  )
}

type StepProps = { asked: FixedInputs; deposit: Deposit }

/** A line of a calculation with its exponents raised. */
function Powers({ line }: { line: string }) {
  const [first, ...powers] = line.split('^')
  return (
    <>
      {first}
      {powers.map((text) => {
        const exponent = /^\d+/.exec(text)?.[0] ?? ''
        return (
          <Fragment key={text}>
            <sup>{exponent}</sup>
            {text.slice(exponent.length)}
          </Fragment>
        )
      })}
    </>
  )
}

/** An amount with every digit that was typed. */
function useExactMoney(): (amount: Decimal) => string {
  const { symbol } = useCurrency().currency
  return (amount) => withSymbol(everyDigit(amount), symbol)
}

/** The years of the broken part. */
const restOf = ({ counted }: Deposit): Decimal =>
  divide(decimalFrom(counted.rest), decimalFrom(TICKS_PER_YEAR))

const yearsOf = ({ time }: Deposit): Decimal =>
  divide(decimalFrom(time), decimalFrom(TICKS_PER_YEAR))

/** A rate that was agreed, in percent. @example '6.5%' */
const percentOf = (rate: Decimal) => `${everyDigit(rate)}%`

function GrowthSteps({ asked, deposit }: StepProps) {
  return (
    <>
      {deposit.way.isSimple ? (
        <SimpleStep asked={asked} deposit={deposit} />
      ) : (
        <CompoundSteps asked={asked} deposit={deposit} />
      )}
      {asked.find === 'term' && !deposit.isAlreadyThere && (
        <FirstDayStep asked={asked} deposit={deposit} />
      )}
    </>
  )
}

/** The last line: the value, or the amount that reaches it, with what makes it of 1. */
function ValueLine({ asked, deposit, factor }: StepProps & { factor(digits: number): string }) {
  const { money, wholeMoney } = useCurrency()
  const exact = useExactMoney()
  if (asked.find === 'amount') {
    const exactly = money(deposit.amount, 2)
    const divisor = (digits: number) => {
      const text = factor(digits)
      return text.includes(' × ') && !/^\([^()]*\)$/.test(text) ? `(${text})` : text
    }
    const line = lineWithSign(6, exactly, (digits) => `${exact(asked.wanted)} ÷ ${divisor(digits)}`)
    return (
      <>
        <CalculationLine>
          {fixedWords.howItWorks.roundedUp(
            <>
              <Powers line={line} /> {exactly}
            </>,
            <Answer>{wholeMoney(roundedUp(deposit.amount))}</Answer>,
          )}
        </CalculationLine>
        <p>{fixedWords.howItWorks.whyRoundedUp}</p>
      </>
    )
  }
  const value = wholeMoney(deposit.maturityValue)
  return (
    <CalculationLine>
      <Powers
        line={lineWithSign(6, value, (digits) => `${exact(deposit.amount)} × ${factor(digits)}`)}
      />{' '}
      <Answer>{value}</Answer>
    </CalculationLine>
  )
}

/** @example '₹5,00,000 × (1 + 6.5% × 0.328767) = ₹5,10,685' */
function SimpleStep({ asked, deposit }: StepProps) {
  const years = yearsOf(deposit)
  return (
    <>
      <Step title={fixedWords.howItWorks.time}>
        <p data-amount>
          {fixedWords.howItWorks.timeAlone(sayCounted(deposit), formatFactor(years, 6))}
        </p>
      </Step>
      <Step title={fixedWords.howItWorks.simple}>
        <ValueLine
          asked={asked}
          deposit={deposit}
          factor={(digits) => `(1 + ${percentOf(deposit.rate)} × ${formatFactor(years, digits)})`}
        />
        <p>
          {deposit.isUnderSixMonths
            ? fixedWords.howItWorks.simpleUnderSixMonths
            : fixedWords.howItWorks.simpleHelp}
        </p>
      </Step>
    </>
  )
}

/** @example '6.5% ÷ 4 = 1.625%', then '₹5,00,000 × 1.01625^20 = ₹6,90,210' */
function CompoundSteps({ asked, deposit }: StepProps) {
  const { counted, rate, way } = deposit
  const { periods, rest } = counted
  const perYear = decimalFrom(way.perYear)
  const period = divide(rate, perYear)
  const growth = plus(one, divide(period, hundred))
  const left = restOf(deposit)
  const shown = `${formatFactor(period, 6)}%`
  const full = (digits: number) => `${formatFactor(growth, digits)}^${periods}`
  const broken = (digits: number) => `(1 + ${percentOf(rate)} × ${formatFactor(left, digits)})`
  const factor = (digits: number) =>
    [periods > 0 && full(digits), rest > 0n && broken(digits)].filter(Boolean).join(' × ') || '1'
  return (
    <>
      {periods > 0 && (
        <Step title={fixedWords.howItWorks.interestOf[knownPerYear(way.perYear)]}>
          <CalculationLine>
            {lineWithSign(0, shown, () => `${percentOf(rate)} ÷ ${way.perYear}`)} <b>{shown}</b>
          </CalculationLine>
        </Step>
      )}
      {rest > 0n && (
        <Step title={fixedWords.howItWorks.leftOver(sayLeftOver(deposit))}>
          <BrokenLine rate={rate} left={left} />
          <p>{fixedWords.howItWorks.leftOverHelp}</p>
        </Step>
      )}
      <Step title={periods > 0 ? sayPeriods(periods, way.perYear) : sayCounted(deposit)}>
        <ValueLine asked={asked} deposit={deposit} factor={factor} />
        {rest === 0n && (
          <p>
            {fixedWords.howItWorks.nothingLeft(
              sayLength(deposit.length),
              fixedWords.howItWorks.full[knownPerYear(way.perYear)](groupDigits(String(periods))),
            )}
          </p>
        )}
      </Step>
    </>
  )
}

/** @example '1 + 6.5% × 0.216438 = 1.014068' */
function BrokenLine({ rate, left }: { rate: Decimal; left: Decimal }) {
  const growth = formatFactor(plus(one, divide(timesOf(rate, left), hundred)), 6)
  return (
    <CalculationLine>
      {lineWithSign(
        6,
        growth,
        (digits) => `1 + ${percentOf(rate)} × ${formatFactor(left, digits)}`,
      )}{' '}
      <b>{growth}</b>
    </CalculationLine>
  )
}

const timesOf = (a: Decimal, b: Decimal): Decimal => ((a * b) / one) as Decimal

/** The day before it is not there yet. */
function FirstDayStep({ asked, deposit }: StepProps) {
  const { wholeMoney, money } = useCurrency()
  const { length, amount, rate, maturityValue } = deposit
  const before = dayBefore(length)
  const valueBefore = before && valueAfter(asked, { amount, rate }, before)
  return (
    <Step title={fixedWords.howItWorks.firstDay}>
      {before && valueBefore !== undefined && (
        <p data-amount>
          {fixedWords.howItWorks.dayBefore(sayLength(before), money(valueBefore, 2))}
        </p>
      )}
      <CalculationLine>
        {fixedWords.howItWorks.dayReached(sayLength(length), <b>{money(maturityValue, 2)}</b>)}
      </CalculationLine>
      <CalculationLine>
        <Answer>{foundOf(asked, deposit, wholeMoney)}</Answer>
      </CalculationLine>
    </Step>
  )
}

const dayBefore = ({ months, days }: Length): Length | undefined =>
  days > 0 ? { months, days: days - 1 } : undefined

function valueAfter(
  asked: FixedInputs,
  { amount, rate }: { amount: Decimal; rate: Decimal },
  length: Length,
): Decimal | undefined {
  const way = wayOf(calendarOf(asked), asked)
  const moment = momentAfter(way.calendar, length)
  const interest = interestOf(wayTo(way, moment), rate)(moment)
  return interest === undefined ? undefined : ofAmount(amount, FACTOR_ONE + interest)
}

const ofAmount = (amount: Decimal, factor: bigint): Decimal =>
  shareOf((amount as bigint) * FACTOR_ONE, factor)

/** What each payment is, and all of them. */
function PaidOutSteps({ asked, deposit }: StepProps) {
  const { money, wholeMoney } = useCurrency()
  const exact = useExactMoney()
  const { paidOut, rate, amount, interest, counted } = deposit
  if (!paidOut) return null
  const isMonthly = asked.payout === 'monthly'
  const share = isMonthly
    ? `${everyDigit(rate)} ÷ (1,200 + ${everyDigit(rate)})`
    : `${percentOf(rate)} ÷ 4`
  const payment = wholeMoney(paidOut.payment)
  const exactly = money(amount, 2)
  const last = wholeMoney(paidOut.lastPayment)
  const all = wholeMoney(interest)
  const allPaid = subtract(interest, paidOut.lastPayment)
  return (
    <>
      {asked.find === 'amount' ? (
        <Step title={fixedWords.howItWorks.theAmount}>
          <CalculationLine>
            {fixedWords.howItWorks.roundedUp(
              `${lineWithSign(0, exactly, () => `${exact(asked.wanted)} ÷ (${share})`)} ${exactly}`,
              <Answer>{wholeMoney(roundedUp(amount))}</Answer>,
            )}
          </CalculationLine>
          <p>{isMonthly ? fixedWords.howItWorks.discounted : fixedWords.howItWorks.whyRoundedUp}</p>
        </Step>
      ) : (
        <Step title={fixedWords.howItWorks.payment[isMonthly ? 'monthly' : 'quarterly']}>
          <CalculationLine>
            {lineWithSign(0, payment, () => `${exact(amount)} × ${share}`)}{' '}
            <Answer>{payment}</Answer>
          </CalculationLine>
          {isMonthly && <p>{fixedWords.howItWorks.discounted}</p>}
        </Step>
      )}
      {counted.rest > 0n && (
        <Step title={fixedWords.howItWorks.lastPayment(sayLeftOver(deposit))}>
          <CalculationLine>
            {lineWithSign(
              6,
              last,
              (digits) =>
                `${money(amount, Math.min(digits, 6))} × ${percentOf(rate)} × ${formatFactor(restOf(deposit), digits)}`,
            )}{' '}
            <b>{last}</b>
          </CalculationLine>
        </Step>
      )}
      <Step title={fixedWords.howItWorks.allPayments}>
        <CalculationLine>
          {lineWithSign(2, all, (digits) =>
            [
              `${money(paidOut.payment, digits)} × ${paidOut.payments}`,
              counted.rest > 0n && money(subtract(interest, allPaid), digits),
            ]
              .filter(Boolean)
              .join(' + '),
          )}{' '}
          <b>{all}</b>
        </CalculationLine>
      </Step>
    </>
  )
}

/** @example '₹1,90,210 × 20% × 1.04 = ₹39,564', then '₹6,50,646 ÷ 1.06^5 = ₹4,86,201' */
function TaxSteps({ asked, deposit }: StepProps) {
  const { money, wholeMoney } = useCurrency()
  const { interest, taxInAll, afterTax, inTodaysMoney, time, paidOut } = deposit
  const taxRate = atLeastZero(asked.tax.taxRate)
  const cess = divide(sum(hundred, decimalFrom(cessPercent)), hundred)
  const tax = wholeMoney(taxInAll)
  const today = wholeMoney(inTodaysMoney)
  const inflation = atLeastZero(asked.inflation)
  const growth = growthOf(inflation, hundred)
  const isWhole = time % TICKS_PER_YEAR === 0n
  const prices = toDecimal(powerOf(growth, { over: time, under: TICKS_PER_YEAR }) * one)
  const yearly = everyDigit(plus(one, divide(inflation, hundred)))
  return (
    <>
      <Step title={fixedWords.howItWorks.tax}>
        <CalculationLine>
          {lineWithSign(
            0,
            tax,
            (digits) => `${money(interest, digits)} × ${percentOf(taxRate)} × ${everyDigit(cess)}`,
          )}{' '}
          <b>{tax}</b>
        </CalculationLine>
        <p>{fixedWords.howItWorks.cess(`${cessPercent}%`)}</p>
      </Step>
      <Step title={fixedWords.howItWorks.inTodaysMoney}>
        {paidOut ? (
          <>
            <p>{fixedWords.howItWorks.paymentsToday(saySafePercent(inflation))}</p>
            <CalculationLine>
              <b>{today}</b>
            </CalculationLine>
          </>
        ) : (
          <>
            {!isWhole && (
              <p data-amount>
                {fixedWords.howItWorks.pricesThen(
                  saySafePercent(inflation),
                  sayLength(deposit.length),
                  formatFactor(prices, 6),
                )}
              </p>
            )}
            <CalculationLine>
              <Powers
                line={lineWithSign(0, today, (digits) =>
                  isWhole
                    ? `${money(afterTax, digits)} ÷ ${yearly}^${time / TICKS_PER_YEAR}`
                    : `${money(afterTax, digits)} ÷ ${formatFactor(prices, Math.max(digits, 6))}`,
                )}
              />{' '}
              <b>{today}</b>
            </CalculationLine>
          </>
        )}
      </Step>
    </>
  )
}

/** Which rate counts on closing, and what it leaves. */
function ClosingStep({ asked, closed }: StepProps & { closed: Closed }) {
  const { money, wholeMoney } = useCurrency()
  const agreed = rateOf(asked)
  const forTime = rateOf({ ...asked, annualRate: asked.rateForTime ?? asked.annualRate })
  const penalty = atLeastZero(asked.penalty)
  const lower = forTime < agreed ? forTime : agreed
  const rateThen = formatPercent(closed.rateThen, 2)
  const youGet = wholeMoney(closed.valueThen)
  const amount = sum(subtract(closed.valueThen, closed.interestThen), closed.paidBefore)
  return (
    <Step title={fixedWords.howItWorks.closing}>
      {closed.isTooSoon ? (
        <p>{fixedWords.howItWorks.noInterestYet}</p>
      ) : (
        <p data-amount>{fixedWords.howItWorks.lower(percentOf(agreed), percentOf(forTime))}</p>
      )}
      {!closed.isTooSoon && (
        <CalculationLine>
          {closed.rateThen > zero &&
            lineWithSign(0, rateThen, () => `${percentOf(lower)} − ${percentOf(penalty)}`)}{' '}
          <b>{rateThen}</b>
        </CalculationLine>
      )}
      <CalculationLine>
        {lineWithSign(0, youGet, (digits) =>
          [
            `${money(amount, digits)} + ${money(closed.interestThen, digits)}`,
            closed.paidBefore > zero && money(closed.paidBefore, digits),
          ]
            .filter(Boolean)
            .join(' − '),
        )}{' '}
        <Answer>{youGet}</Answer>
      </CalculationLine>
      <p data-amount>{fixedWords.howItWorks.givenUp(wholeMoney(closed.givenUp))}</p>
    </Step>
  )
}
