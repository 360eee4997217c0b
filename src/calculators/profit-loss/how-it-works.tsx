import { absolute, type Decimal, round, toDigits } from '../../core/money/decimal'
import { formatNumber, formatSmallPercent } from '../../core/money/format'
import { groupDigits } from '../../core/money/group-digits'
import { Card } from '../../ui/page/card'
import { Answer, CalculationLine, Fraction, Step, Steps } from '../../ui/page/steps'
import { useCurrency } from '../../ui/tab/currency'
import { uiWords } from '../../ui/words'
import type { ProfitLossInputs, ProfitLossResults } from './compute'
import { profitLossWords } from './words'

type HowItWorksProps = { prices: ProfitLossInputs; sale: ProfitLossResults }

/** The steps to the results, with the typed numbers. */
export function HowItWorks({ prices, sale }: HowItWorksProps) {
  const { money } = useCurrency()
  const { costPrice, sellingPrice } = prices
  const isLoss = sale.state === 'loss'
  const size = absolute(sale.difference)
  return (
    <Card title={uiWords.page.howItWorks} intro={profitLossWords.howItWorks.intro}>
      <Steps>
        <Step title={profitLossWords.howItWorks.difference}>
          <CalculationLine large>{profitLossWords.howItWorks.formula}</CalculationLine>
          {sale.state === 'refused' ? (
            <p>{profitLossWords.howItWorks.needsPrices}</p>
          ) : (
            <CalculationLine large>
              =&nbsp;{written(sellingPrice)} −&nbsp;{written(costPrice)} <b>=</b>&nbsp;
              <Answer>{money(sale.difference, 2)}</Answer>
            </CalculationLine>
          )}
        </Step>
        <Step title={profitLossWords.howItWorks.onCost[isLoss ? 'loss' : 'profit']}>
          <PercentOf
            needsPrice={profitLossWords.howItWorks.needsCost}
            part={size}
            price={costPrice}
            percent={sale.percent}
          />
        </Step>
        <Step title={profitLossWords.howItWorks.onSelling[isLoss ? 'loss' : 'profit']}>
          <PercentOf
            needsPrice={profitLossWords.howItWorks.needsSelling}
            part={size}
            price={sellingPrice}
            percent={sale.marginPercent}
          />
        </Step>
      </Steps>
    </Card>
  )
}

type PercentOfProps = {
  needsPrice: string
  part: Decimal
  price: Decimal
  percent: Decimal | undefined
}

function PercentOf({ needsPrice, part, price, percent }: PercentOfProps) {
  if (percent === undefined) {
    return <p>{price > 0n ? profitLossWords.howItWorks.needsPrices : needsPrice}</p>
  }
  return (
    <CalculationLine large>
      <Fraction flush top={written(part)} bottom={written(price)} /> × 100 <b>=</b>&nbsp;
      <Answer>{formatSmallPercent(absolute(percent), 2)}</Answer>
    </CalculationLine>
  )
}

/** Formats a price with all its digits, so that the steps can be checked by hand. */
const written = (value: Decimal): string =>
  value === round(value, 2) ? formatNumber(value, 2) : groupDigits(toDigits(value))
