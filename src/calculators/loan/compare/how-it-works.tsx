import { languageWords } from '../../../core/language/words'
import { decimalFrom, divide } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { formatFactor } from '../../../core/money/format-exact'
import { digitsForEquality } from '../../../core/money/worked-line'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Fraction, Givens, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import { type Compared, isLowest } from './compute'
import styles from './page.module.css'
import { nameOf } from './sentences'
import { compareWords } from './words'

const twelve = decimalFrom(12)

/** How the APR is computed, with the numbers of the offer that has the lowest. */
export function HowItWorks({ compared }: { compared: readonly Compared[] }) {
  const rates = compared.map(({ apr }) => apr)
  const offer = compared.find(({ apr }) => isLowest(apr, rates))
  return (
    <Card
      title={uiWords.page.howItWorks}
      intro={compareWords.howItWorks.intro}
      className={styles.apart}
    >
      <Steps>
        <Step title={uiWords.page.formula}>
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
          <p>{compareWords.howItWorks.aprIs}</p>
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
      <Step title={compareWords.howItWorks.example(nameOf(offer))}>
        <Givens
          givens={[
            {
              letter: 'N',
              meaning: compareWords.howItWorks.reachesYou(
                money(principal, netLine.digits),
                money(charges, netLine.digits),
                netLine.sign,
                net,
              ),
            },
            { letter: 'E', meaning: compareWords.howItWorks.emi(money(emi, 2)) },
            { letter: 'n', meaning: languageWords.months(months) },
          ]}
        />
      </Step>
      <Step title={compareWords.howItWorks.rateThatFits}>
        <CalculationLine large>{compareWords.howItWorks.aMonth(monthly)}</CalculationLine>
        <CalculationLine large>
          APR = 12 × {monthly} {sign} <Answer>{aprText}</Answer>
        </CalculationLine>
      </Step>
      <Step title={compareWords.results.costInAll}>
        <CalculationLine>
          {compareWords.howItWorks.costInAll(
            money(totalInterest, costLine.digits),
            money(charges, costLine.digits),
            costLine.sign,
            cost,
          )}
        </CalculationLine>
      </Step>
    </>
  )
}
