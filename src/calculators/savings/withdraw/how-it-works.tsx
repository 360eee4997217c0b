import { monthlyRate } from '../../../core/annuity'
import { type Decimal, divide, multiply, one, subtract, sum, zero } from '../../../core/decimal'
import { countOf, plainMoney } from '../../../core/format'
import { everyDigit, formatFactor } from '../../../core/format-exact'
import { groupDigits } from '../../../core/group-digits'
import { digitsForEquality, lineWithSign } from '../../../core/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import type { Lasting, NeverEnding, WithdrawInputs, WithdrawOutcome } from './compute'
import { formatResult, sayNeverEnding, sayTime } from './sentences'

type HowItWorksProps = { plan: WithdrawInputs; outcome: WithdrawOutcome | undefined }

/** The result worked out with the typed numbers, with enough digits to check it by hand. */
export function HowItWorks({ plan, outcome }: HowItWorksProps) {
  return (
    <Card
      title="How it works"
      intro="A withdrawal at the start of each month; what is left earns until the next."
    >
      <Steps>
        <Step title="Every month">
          <CalculationLine large>
            <b>Left</b> = (<b>Left</b> − <b>W</b>) × (1 + <b>r</b>)
          </CalculationLine>
        </Step>
        {outcome?.kind === 'lasts' && outcome.withdrawals > 0 && outcome.savings > 0n ? (
          plan.find === 'monthly' ? (
            <MonthlyWithdrawalSteps plan={plan} lasting={outcome} />
          ) : (
            <DurationSteps plan={plan} lasting={outcome} />
          )
        ) : (
          outcome?.kind === 'neverRunsOut' && <NeverEndingSteps plan={plan} never={outcome} />
        )}
      </Steps>
    </Card>
  )
}

/** @example 'r = 8% ÷ 12 = 0.00666667' */
function MonthlyReturn({ annualRate }: Pick<WithdrawInputs, 'annualRate'>) {
  return (
    <Step title="The return of a month">
      <CalculationLine>
        <b>r</b> = {everyDigit(annualRate)}% ÷ 12 = {formatFactor(monthlyRate(annualRate), 6)}
      </CalculationLine>
    </Step>
  )
}

const growthOf = (annualRate: Decimal) => sum(one, monthlyRate(annualRate))

type FirstMonthProps = { plan: WithdrawInputs; savings: Decimal; monthly: Decimal }

function FirstMonth({ plan, savings, monthly }: FirstMonthProps) {
  const { wholeMoney } = useCurrency()
  const growth = growthOf(plan.annualRate)
  const left = wholeMoney(multiply(subtract(savings, monthly), growth))
  return (
    <Step title="The first month">
      <CalculationLine>
        {lineWithSign(
          8,
          left,
          (digits) =>
            `(${everyDigit(savings)} − ${everyDigit(monthly)}) × ${formatFactor(growth, digits)}`,
        )}{' '}
        <b>{left}</b>
      </CalculationLine>
      {plan.risePercent !== zero && (
        <p>{`After every twelve withdrawals, W changes by ${everyDigit(plan.risePercent)}%.`}</p>
      )}
    </Step>
  )
}

function DurationSteps({ plan, lasting }: { plan: WithdrawInputs; lasting: Lasting }) {
  const { money, wholeMoney } = useCurrency()
  const { withdrawals, savings, monthly, lastWithdrawal, withdrawnInAll } = lasting
  const earned = wholeMoney(subtract(withdrawnInAll, savings))
  return (
    <>
      <MonthlyReturn annualRate={plan.annualRate} />
      {withdrawals > 1 && <FirstMonth plan={plan} savings={savings} monthly={monthly} />}
      <Step title="The last withdrawal">
        <p data-amount>
          {withdrawals > 1
            ? `Before withdrawal ${groupDigits(String(withdrawals))}, ${wholeMoney(lastWithdrawal)} is left. It takes all of it.`
            : 'The first withdrawal takes all there is.'}
        </p>
        <CalculationLine>
          {countOf(groupDigits(String(withdrawals)), 'withdrawal')}:{' '}
          <Answer>{sayTime(withdrawals)}</Answer>
        </CalculationLine>
      </Step>
      <Step title="What the savings earned">
        <CalculationLine>
          {lineWithSign(
            0,
            earned,
            (digits) => `${money(withdrawnInAll, digits)} − ${money(savings, digits)}`,
          )}{' '}
          <b>{earned}</b>
        </CalculationLine>
      </Step>
    </>
  )
}

function NeverEndingSteps({ plan, never }: { plan: WithdrawInputs; never: NeverEnding }) {
  const { currency, wholeMoney } = useCurrency()
  const { savings, monthly, firstReturn } = never
  return (
    <>
      <MonthlyReturn annualRate={plan.annualRate} />
      <FirstMonth plan={plan} savings={savings} monthly={monthly} />
      <Step title="The end">
        <p data-amount>
          {!never.isForEver
            ? 'After 1,200 withdrawals, 100 years, something is still left, but not for ever.'
            : firstReturn >= monthly && plan.risePercent <= 0n
              ? `The first month earns ${wholeMoney(firstReturn)}, and ${plainMoney(monthly, currency.symbol)} is taken: the savings never get smaller.`
              : 'What the savings earn in a year covers the withdrawals and how they change, for ever.'}
        </p>
        <CalculationLine>
          <Answer>{sayNeverEnding(never)}</Answer>
        </CalculationLine>
      </Step>
    </>
  )
}

/** The savings, divided by what a withdrawal of 1 a month needs today. */
function MonthlyWithdrawalSteps({ plan, lasting }: { plan: WithdrawInputs; lasting: Lasting }) {
  const { money, wholeMoney } = useCurrency()
  const { savings, monthly, withdrawals } = lasting
  if (monthly <= 0n) return null
  const { annualRate, risePercent } = plan
  const rate = monthlyRate(annualRate)
  const worth = divide(savings, monthly)
  const growth = growthOf(annualRate)
  const worthText = formatFactor(worth, 8)
  const formula = digitsForEquality(6, worthText, (digits) => {
    const month = formatFactor(growth, digits + 2)
    return `(1 − ${month}^(−${withdrawals})) ÷ ${formatFactor(rate, digits)} × ${month}`
  })
  const month = formatFactor(growth, formula.digits + 2)
  const bears = money(monthly, 2)
  const times =
    withdrawals === 1 ? 'once' : `at the start of each of ${countOf(withdrawals, 'month')}`
  return (
    <>
      <MonthlyReturn annualRate={annualRate} />
      <Step title="What 1 a month needs">
        <p>
          {risePercent === zero
            ? `To take 1 ${times}, you need today:`
            : `To take 1 ${times}, changed by ${everyDigit(risePercent)}% every year, you need today:`}
        </p>
        <CalculationLine>
          {risePercent === zero && annualRate > 0n && (
            <>
              (1 − {month}
              <sup>−{withdrawals}</sup>) ÷ {formatFactor(rate, formula.digits)} × {month}{' '}
              {formula.sign}{' '}
            </>
          )}
          <b>{worthText}</b>
        </CalculationLine>
      </Step>
      <Step title="What your savings bear">
        <CalculationLine>
          {lineWithSign(
            8,
            bears,
            (digits) => `${everyDigit(savings)} ÷ ${formatFactor(worth, digits)}`,
          )}{' '}
          {bears}, rounded down: <Answer>{formatResult('monthly', lasting, wholeMoney)}</Answer>
        </CalculationLine>
        <p>Rounded down, so that it lasts.</p>
      </Step>
    </>
  )
}
