import { sayShortDate } from '../../../core/language/dates'
import {
  absolute,
  type Decimal,
  divide,
  hundred,
  one,
  subtract,
  sum,
} from '../../../core/money/decimal'
import { formatPercent, plainMoney } from '../../../core/money/format'
import { everyDigit, formatFactor } from '../../../core/money/format-exact'
import { digitsForEquality, lineWithSign } from '../../../core/money/worked-line'
import type { ReturnsAsked } from '../../../core/yearly-rate/returns-of'
import type { WorthRow } from '../../../core/yearly-rate/worth'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import type { ReturnsAnswer } from './compute'
import { sayRate } from './sentences'
import { returnsWords } from './words'

/** What a step needs of an answer. */
type HowItWorksProps = {
  returns: ReturnsAnswer['returns']
  /** The first payment. */
  first: WorthRow | undefined
  bankRate: ReturnsAsked['bankRate']
}

/** The result worked out with the person's own payments, with enough digits to check it by hand. */
export function HowItWorks({ returns, first, bankRate }: HowItWorksProps) {
  const { status, gain, totalIn } = returns
  const hasRate = status === 'one'
  return (
    <Card title={uiWords.page.howItWorks} intro={returnsWords.howItWorks.intro}>
      <Steps>
        <Step title={returnsWords.howItWorks.each}>
          <CalculationLine large>{returnsWords.howItWorks.formula}</CalculationLine>
        </Step>
        {hasRate && first && <FirstPayment first={first} rate={returns.rate} />}
        {hasRate && <Together returns={returns} />}
        {gain !== undefined && totalIn > 0n && (!hasRate || returns.underOneYear) && (
          <GainOfAll returns={returns} hasRate={hasRate} />
        )}
        {status === 'nothing' || status === 'onlyOut' || status === 'noValue' ? (
          <Step title={returnsWords.howItWorks.together}>
            <p>{returnsWords.howItWorks.nothing}</p>
          </Step>
        ) : (
          <InTheBank returns={returns} bankRate={bankRate} />
        )}
      </Steps>
    </Card>
  )
}

/** @example '₹1,00,000 × 1.1101917^(2051 ÷ 365) = ₹1,79,928' */
function FirstPayment({ first, rate }: { first: WorthRow; rate: Decimal | undefined }) {
  const { currency, wholeMoney } = useCurrency()
  const amount = absolute(subtract(first.in, first.out))
  if (rate === undefined || first.worth === undefined || amount <= 0n) return null
  const growth = sum(one, divide(rate, hundred))
  const paid = plainMoney(amount, currency.symbol)
  const worth = wholeMoney(absolute(first.worth))
  const line = (digits: number) => `${paid} × ${formatFactor(growth, digits)}^(${first.days} ÷ 365)`
  const { digits, sign } = digitsForEquality(7, worth, line)
  // So close to −100 % that no digits show what is left in a year.
  if (sign !== '=') return null
  return (
    <Step title={returnsWords.howItWorks.first}>
      <CalculationLine>
        {paid} × {formatFactor(growth, digits)}
        <sup>{first.days} ÷ 365</sup> = <b>{worth}</b>
      </CalculationLine>
    </Step>
  )
}

function Together({ returns }: Pick<HowItWorksProps, 'returns'>) {
  const { wholeMoney } = useCurrency()
  const { rate, isRateOver, valueToday, name } = returns
  if (rate === undefined) return null
  return (
    <Step title={returnsWords.howItWorks.together}>
      <CalculationLine>
        {returnsWords.howItWorks.come(
          wholeMoney(valueToday),
          <Answer>{sayRate(rate, isRateOver)}</Answer>,
        )}
      </CalculationLine>
      {name === 'XIRR' && <p>{returnsWords.howItWorks.noFormula}</p>}
    </Step>
  )
}

/** @example '2,35,000 ÷ 4,50,000 = 52.22%' */
function GainOfAll({
  returns: { gain, totalIn, gainPercent, status },
  hasRate,
}: Pick<HowItWorksProps, 'returns'> & { hasRate: boolean }) {
  if (gain === undefined || gainPercent === undefined || status === 'noValue') return null
  const percent = formatPercent(gainPercent, 2)
  const isMinus = gain < 0n
  return (
    <Step title={returnsWords.howItWorks.gain}>
      {!hasRate && status !== 'allLost' && <p>{returnsWords.howItWorks.noRate}</p>}
      <CalculationLine>
        {lineWithSign(
          0,
          percent,
          () => `${isMinus ? '−' : ''}${everyDigit(absolute(gain))} ÷ ${everyDigit(totalIn)}`,
        )}{' '}
        <Answer>{percent}</Answer>
      </CalculationLine>
    </Step>
  )
}

function InTheBank({ returns, bankRate }: Pick<HowItWorksProps, 'returns' | 'bankRate'>) {
  const { wholeMoney } = useCurrency()
  const percent = `${everyDigit(bankRate)}%`
  const { bankValue, bankEmptyOn } = returns
  if (bankValue === undefined && !bankEmptyOn) return null
  return (
    <Step title={returnsWords.howItWorks.inBank}>
      <p data-amount>
        {bankValue === undefined
          ? returnsWords.howItWorks.bankDry(percent, sayShortDate(bankEmptyOn ?? ''))
          : returnsWords.howItWorks.bank(percent, <b>{wholeMoney(bankValue)}</b>)}
      </p>
      <p>{returnsWords.howItWorks.bankQuarterly}</p>
    </Step>
  )
}
