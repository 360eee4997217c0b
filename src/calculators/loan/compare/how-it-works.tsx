import { decimalFrom, divide } from '../../../core/decimal'
import { countOf, formatPercent } from '../../../core/format'
import { formatFactor } from '../../../core/format-exact'
import { digitsForEquality } from '../../../core/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Fraction, Givens, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { type Compared, isLowest } from './compute'
import styles from './page.module.css'
import { nameOf } from './sentences'

const twelve = decimalFrom(12)

/** How the APR is computed, with the numbers of the offer that has the lowest. */
export function HowItWorks({ compared }: { compared: readonly Compared[] }) {
  const rates = compared.map(({ apr }) => apr)
  const offer = compared.find(({ apr }) => isLowest(apr, rates))
  return (
    <Card
      title="How it works"
      intro="How the APR is counted: the rate at which all instalments are worth what reaches you."
      className={styles.apart}
    >
      <Steps>
        <Step title="The formula">
          <CalculationLine large>
            <b>N</b> = <b>E</b> ×
            <Fraction
              top={
                <>
                  1 − (1 + <b>i</b>)<sup>−n</sup>
                </>
              }
              bottom={<b>i</b>}
            />
          </CalculationLine>
          <p>
            APR = 12 × <b>i</b>, where <b>i</b> is the one monthly rate that makes both sides equal.
          </p>
        </Step>
        {offer && <WithYourNumbers offer={offer} />}
      </Steps>
    </Card>
  )
}

function WithYourNumbers({ offer }: { offer: Compared }) {
  const { money, wholeMoney } = useCurrency()
  const { principal, charges, netDisbursed, emi, months, totalInterest, costInAll, apr } = offer
  if (apr === undefined) return null
  const aprText = formatPercent(apr, 2)
  const { digits, sign } = digitsForEquality(
    6,
    aprText,
    (digits) => `12 × ${formatFactor(divide(apr, twelve), digits)}%`,
  )
  const monthly = `${formatFactor(divide(apr, twelve), digits)}%`
  const [net, cost] = [wholeMoney(netDisbursed), wholeMoney(costInAll)]
  const netLine = digitsForEquality(
    0,
    net,
    (digits) => `${money(principal, digits)} − ${money(charges, digits)}`,
  )
  const costLine = digitsForEquality(
    0,
    cost,
    (digits) => `${money(totalInterest, digits)} + ${money(charges, digits)}`,
  )
  return (
    <>
      <Step title={`${nameOf(offer)} as an example`}>
        <Givens
          givens={[
            {
              letter: 'N',
              meaning: `${money(principal, netLine.digits)} − ${money(charges, netLine.digits)} charges ${netLine.sign} ${net} reaches you`,
            },
            { letter: 'E', meaning: `${money(emi, 2)}, the monthly EMI` },
            { letter: 'n', meaning: countOf(months, 'month') },
          ]}
        />
      </Step>
      <Step title="The rate that fits">
        <CalculationLine large>
          <b>i</b> = {monthly} a month
        </CalculationLine>
        <CalculationLine large>
          APR = 12 × {monthly} {sign} <Answer>{aprText}</Answer>
        </CalculationLine>
      </Step>
      <Step title="Cost in all">
        <CalculationLine>
          {money(totalInterest, costLine.digits)} interest + {money(charges, costLine.digits)}{' '}
          charges {costLine.sign} <b>{cost}</b>
        </CalculationLine>
      </Step>
    </>
  )
}
