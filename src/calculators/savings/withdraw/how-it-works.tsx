import { sayMonths } from '../../../core/language/durations'
import { monthlyRate } from '../../../core/loan/annuity'
import {
  type Decimal,
  divide,
  multiply,
  one,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { everyDigit, formatFactor } from '../../../core/money/format-exact'
import { groupDigits } from '../../../core/money/group-digits'
import { digitsForEquality, lineWithSign } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import type { Lasting, NeverEnding, WithdrawInputs, WithdrawOutcome } from './compute'
import { formatResult, sayNeverEnding } from './sentences'
import { withdrawWords } from './words'

type HowItWorksProps = { plan: WithdrawInputs; outcome: WithdrawOutcome | undefined }

/** The result worked out with the typed numbers, with enough digits to check it by hand. */
export function HowItWorks({ plan, outcome }: HowItWorksProps) {
  return (
    <Card title={uiWords.page.howItWorks} intro={withdrawWords.howItWorks.intro}>
      <Steps>
        <Step title={withdrawWords.howItWorks.everyMonth}>
          <CalculationLine large>{withdrawWords.howItWorks.formula()}</CalculationLine>
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
    <Step title={withdrawWords.howItWorks.monthlyReturn}>
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
    <Step title={withdrawWords.howItWorks.firstMonth}>
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
        <p>{withdrawWords.howItWorks.rises(`${everyDigit(plan.risePercent)}%`)}</p>
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
      <Step title={withdrawWords.howItWorks.last}>
        <p data-amount>
          {withdrawals > 1
            ? withdrawWords.howItWorks.lastTakesAll(
                groupDigits(String(withdrawals)),
                wholeMoney(lastWithdrawal),
              )
            : withdrawWords.howItWorks.firstTakesAll}
        </p>
        <CalculationLine>
          {withdrawWords.howItWorks.lasts(withdrawals, <Answer>{sayMonths(withdrawals)}</Answer>)}
        </CalculationLine>
      </Step>
      <Step title={withdrawWords.howItWorks.earned}>
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
      <Step title={withdrawWords.howItWorks.end}>
        <p data-amount>
          {!never.isForEver
            ? withdrawWords.howItWorks.endAfterACentury
            : firstReturn >= monthly && plan.risePercent <= 0n
              ? withdrawWords.howItWorks.neverSmaller(
                  wholeMoney(firstReturn),
                  plainMoney(monthly, currency.symbol),
                )
              : withdrawWords.howItWorks.coversAll}
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
  const calculation = lineWithSign(
    8,
    bears,
    (digits) => `${everyDigit(savings)} ÷ ${formatFactor(worth, digits)}`,
  )
  return (
    <>
      <MonthlyReturn annualRate={annualRate} />
      <Step title={withdrawWords.howItWorks.needs}>
        <p>{sayNeeds(withdrawals, risePercent)}</p>
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
      <Step title={withdrawWords.howItWorks.bears}>
        <CalculationLine>
          {withdrawWords.howItWorks.roundedDown(
            `${calculation} ${bears}`,
            <Answer>{formatResult('monthly', lasting, wholeMoney)}</Answer>,
          )}
        </CalculationLine>
        <p>{withdrawWords.howItWorks.whyDown}</p>
      </Step>
    </>
  )
}

function sayNeeds(withdrawals: number, risePercent: Decimal): string {
  const percent = `${everyDigit(risePercent)}%`
  if (withdrawals === 1) {
    return risePercent === zero
      ? withdrawWords.howItWorks.needsOnce
      : withdrawWords.howItWorks.needsOnceRising(percent)
  }
  return risePercent === zero
    ? withdrawWords.howItWorks.needsMonths(withdrawals)
    : withdrawWords.howItWorks.needsMonthsRising(withdrawals, percent)
}
