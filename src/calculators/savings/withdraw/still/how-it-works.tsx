import { monthlyRate } from '../../../../core/annuity/annuity'
import { type Decimal, divide, multiply, one, subtract, sum, zero } from '../../../../core/decimal'
import { countOf, groupDigits, plainMoney } from '../../../../core/format'
import { formatFactor } from '../../../../core/format-factor'
import { Answer, Step, Steps, Working } from '../../../../ui/insight/steps'
import { Card } from '../../../../ui/page/card'
import { useCurrency } from '../../../../ui/tab/currency'
import { type Lasting, NEVER, type Never, sayFound, sayTime } from '../answer'
import type { WithdrawInputs, WithdrawOutcome } from '../compute'

type HowItWorksProps = { plan: WithdrawInputs; outcome: WithdrawOutcome | undefined }

/** The way to the answer with the person's own numbers, with enough digits to check it by hand. */
export function HowItWorks({ plan, outcome }: HowItWorksProps) {
  return (
    <Card
      title="How it works"
      intro="A withdrawal at the start of each month; what is left earns until the next."
    >
      <Steps>
        <Step title="Every month">
          <Working large>
            <b>Left</b> = (<b>Left</b> − <b>W</b>) × (1 + <b>r</b>)
          </Working>
        </Step>
        {outcome?.kind === 'lasts' && outcome.withdrawals > 0 && outcome.savings > 0n ? (
          plan.find === 'monthly' ? (
            <ForATime plan={plan} lasting={outcome} />
          ) : (
            <UntilItEnds plan={plan} lasting={outcome} />
          )
        ) : (
          outcome?.kind === 'neverRunsOut' && <WithoutEnd plan={plan} never={outcome} />
        )}
      </Steps>
    </Card>
  )
}

/** @example '8% ÷ 12 ÷ 100 = 0.00666667 a month' */
function MonthlyReturn({ annualRate }: Pick<WithdrawInputs, 'annualRate'>) {
  return (
    <Step title="The return of a month">
      <Working>
        <b>r</b> = {formatFactor(annualRate, 6)}% ÷ 12 ÷ 100 ={' '}
        {formatFactor(monthlyRate(annualRate), 6)}
      </Working>
    </Step>
  )
}

const growthOf = (annualRate: Decimal) => sum(one, monthlyRate(annualRate))

type FirstMonthProps = { plan: WithdrawInputs; savings: Decimal; monthly: Decimal }

function FirstMonth({ plan, savings, monthly }: FirstMonthProps) {
  const { wholeMoney } = useCurrency()
  const growth = growthOf(plan.annualRate)
  return (
    <Step title="The first month">
      <Working>
        ({formatFactor(savings, 6)} − {formatFactor(monthly, 6)}) × {formatFactor(growth, 8)} ={' '}
        <b>{wholeMoney(multiply(subtract(savings, monthly), growth))}</b>
      </Working>
      {plan.risePercent !== zero && (
        <p>{`After every twelve withdrawals, W changes by ${formatFactor(plan.risePercent, 6)}%.`}</p>
      )}
    </Step>
  )
}

function UntilItEnds({ plan, lasting }: { plan: WithdrawInputs; lasting: Lasting }) {
  const { wholeMoney } = useCurrency()
  const { withdrawals, savings, monthly, lastWithdrawal, withdrawnInAll } = lasting
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
        <Working>
          {countOf(groupDigits(String(withdrawals)), 'withdrawal')}:{' '}
          <Answer>{sayTime(withdrawals)}</Answer>
        </Working>
      </Step>
      <Step title="What the savings earned">
        <Working>
          {wholeMoney(withdrawnInAll)} − {wholeMoney(savings)} ={' '}
          <b>{wholeMoney(subtract(withdrawnInAll, savings))}</b>
        </Working>
      </Step>
    </>
  )
}

function WithoutEnd({ plan, never }: { plan: WithdrawInputs; never: Never }) {
  const { currency, wholeMoney } = useCurrency()
  const { savings, monthly, firstReturn } = never
  return (
    <>
      <MonthlyReturn annualRate={plan.annualRate} />
      <FirstMonth plan={plan} savings={savings} monthly={monthly} />
      <Step title="The end">
        <p data-amount>
          {firstReturn >= monthly && plan.risePercent <= 0n
            ? `The first month earns ${wholeMoney(firstReturn)}, and ${plainMoney(monthly, currency.symbol)} is taken: the savings never get smaller.`
            : 'After 1,200 withdrawals, 100 years, something is still left.'}
        </p>
        <Working>
          <Answer>{NEVER}</Answer>
        </Working>
      </Step>
    </>
  )
}

/** What 1 a month is worth today: so much of the savings each unit of the withdrawal needs. */
function ForATime({ plan, lasting }: { plan: WithdrawInputs; lasting: Lasting }) {
  const { wholeMoney } = useCurrency()
  const { savings, monthly, withdrawals } = lasting
  if (monthly <= 0n) return null
  const { annualRate, risePercent } = plan
  const rate = monthlyRate(annualRate)
  const worth = divide(savings, monthly)
  const times =
    withdrawals === 1 ? 'once' : `at the start of each of ${countOf(withdrawals, 'month')}`
  return (
    <>
      <MonthlyReturn annualRate={annualRate} />
      <Step title="What 1 a month needs">
        <p>
          {risePercent === zero
            ? `To take 1 ${times}, you need today:`
            : `To take 1 ${times}, changed by ${formatFactor(risePercent, 6)}% every year, you need today:`}
        </p>
        <Working>
          {risePercent === zero && annualRate > 0n && (
            <>
              (1 − {formatFactor(growthOf(annualRate), 8)}
              <sup>−{withdrawals}</sup>) ÷ {formatFactor(rate, 6)} ×{' '}
              {formatFactor(growthOf(annualRate), 8)} ={' '}
            </>
          )}
          <b>{formatFactor(worth, 8)}</b>
        </Working>
      </Step>
      <Step title="What your savings bear">
        <Working>
          {formatFactor(savings, 6)} ÷ {formatFactor(worth, 8)} ={' '}
          <Answer>{sayFound('monthly', lasting, wholeMoney)}</Answer>
        </Working>
        <p>Rounded down, so that it lasts.</p>
      </Step>
    </>
  )
}
