import { absolute, type Decimal, round, toDigits } from '../../core/decimal'
import { formatNumber, formatPercent, groupDigits } from '../../core/format'
import { Answer, Fraction, Step, Steps, Working } from '../../ui/insight/steps'
import { Card } from '../../ui/page/card'
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
}

type HowItWorksProps = { prices: ProfitLossInputs; sale: ProfitLossResults }

/** The way to the results, with the numbers of the person who asks. */
export function HowItWorks({ prices, sale }: HowItWorksProps) {
  const { money } = useCurrency()
  const { costPrice, sellingPrice } = prices
  const titles = titlesFor[sale.state]
  const size = absolute(sale.difference)
  return (
    <Card title="How it works" intro="Both percentages, with your numbers.">
      <Steps>
        <Step title="The difference">
          <Working large>Selling price − Cost price</Working>
          <Working large>
            =&nbsp;{written(sellingPrice)} −&nbsp;{written(costPrice)} <b>=</b>&nbsp;
            <Answer>{money(sale.difference, 2)}</Answer>
          </Working>
        </Step>
        <Step title={titles.percent}>
          <PercentOf name="cost price" part={size} price={costPrice} percent={sale.percent} />
        </Step>
        <Step title={titles.margin}>
          <PercentOf
            name="selling price"
            part={size}
            price={sellingPrice}
            percent={absolute(sale.marginPercent)}
          />
        </Step>
      </Steps>
    </Card>
  )
}

type PercentOfProps = { name: string; part: Decimal; price: Decimal; percent: Decimal }

function PercentOf({ name, part, price, percent }: PercentOfProps) {
  const answer = formatPercent(percent, 2)
  if (price <= 0n) {
    return (
      <p>
        A percentage needs a {name} above 0. Until then it is shown as <b>{answer}</b>.
      </p>
    )
  }
  return (
    <Working large>
      <Fraction flush top={written(part)} bottom={written(price)} /> × 100 <b>=</b>&nbsp;
      <Answer>{answer}</Answer>
    </Working>
  )
}

/** Every digit that was typed, so that the sum can be done again by hand. */
const written = (value: Decimal): string =>
  value === round(value, 2) ? formatNumber(value, 2) : groupDigits(toDigits(value))
