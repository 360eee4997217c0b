import { absolute, type Decimal, round, toDigits } from '../../core/decimal'
import { formatNumber, formatSmallPercent, groupDigits } from '../../core/format'
import { Card } from '../../ui/page/card'
import { Answer, CalculationLine, Fraction, Step, Steps } from '../../ui/page/steps'
import { useCurrency } from '../../ui/tab/currency'
import type { ProfitLossInputs, ProfitLossResults } from './compute'

const titlesFor = {
  profit: {
    percent: 'Profit percentage, on the cost price',
    margin: 'Margin, on the selling price',
  },
  loss: {
    percent: 'Loss percentage, on the cost price',
    margin: 'The same loss on the selling price',
  },
  even: {
    percent: 'Profit percentage, on the cost price',
    margin: 'Margin, on the selling price',
  },
  refused: {
    percent: 'Profit percentage, on the cost price',
    margin: 'Margin, on the selling price',
  },
}

const TWO_PRICES = 'This needs two prices of 0 or more.'

type HowItWorksProps = { prices: ProfitLossInputs; sale: ProfitLossResults }

/** The steps to the results, with the typed numbers. */
export function HowItWorks({ prices, sale }: HowItWorksProps) {
  const { money } = useCurrency()
  const { costPrice, sellingPrice } = prices
  const titles = titlesFor[sale.state]
  const size = absolute(sale.difference)
  return (
    <Card title="How it works" intro="Both percentages, with your numbers.">
      <Steps>
        <Step title="The difference">
          <CalculationLine large>Selling price − Cost price</CalculationLine>
          {sale.state === 'refused' ? (
            <p>{TWO_PRICES}</p>
          ) : (
            <CalculationLine large>
              =&nbsp;{written(sellingPrice)} −&nbsp;{written(costPrice)} <b>=</b>&nbsp;
              <Answer>{money(sale.difference, 2)}</Answer>
            </CalculationLine>
          )}
        </Step>
        <Step title={titles.percent}>
          <PercentOf name="cost price" part={size} price={costPrice} percent={sale.percent} />
        </Step>
        <Step title={titles.margin}>
          <PercentOf
            name="selling price"
            part={size}
            price={sellingPrice}
            percent={sale.marginPercent}
          />
        </Step>
      </Steps>
    </Card>
  )
}

type PercentOfProps = { name: string; part: Decimal; price: Decimal; percent: Decimal | undefined }

function PercentOf({ name, part, price, percent }: PercentOfProps) {
  if (percent === undefined) {
    return <p>{price > 0n ? TWO_PRICES : `A percentage needs a ${name} above 0.`}</p>
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
