import { decimalFrom, one, toDigits, zero } from '../../../core/decimal'
import { formatPercent } from '../../../core/format'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Fraction, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { computeEcommerceProfit, type EcommerceInputs } from './compute'
import styles from './how-it-works.module.css'

const example: EcommerceInputs = {
  costPrice: decimalFrom(200),
  shippingCost: decimalFrom(30),
  otherCosts: zero,
  sellingPrice: decimalFrom(300),
  feeKind: 'percent',
  fee: decimalFrom(10),
  quantity: one,
}
const result = computeEcommerceProfit(example)

const cost = toDigits(example.costPrice)
const shipping = toDigits(example.shippingCost)
const other = toDigits(example.otherCosts)
const price = toDigits(example.sellingPrice)
const rate = toDigits(example.fee)
const fees = toDigits(result.fees)
const totalCost = toDigits(result.totalCost)
const profit = toDigits(result.netProfit)
const onCost = formatPercent(result.profitPercent, 1)
const onPrice = formatPercent(result.marginPercent, 1)

/** One sale from price to profit, and the two percentages that sellers mix up. */
export function WorkedExample() {
  const { money } = useCurrency()
  return (
    <Card
      title="Worked example"
      intro={`Cost ${cost}, shipping ${shipping}, fees ${rate}%, selling price ${price}.`}
    >
      <Steps>
        <Step title="Marketplace fees">
          <CalculationLine large>
            {price} × {rate} ÷ 100 <b>= {money(result.fees, 2)}</b>
          </CalculationLine>
        </Step>
        <Step title="Total cost per unit">
          <CalculationLine large>
            {cost} + {shipping} + {other} <b>= {money(result.totalCost, 2)}</b>
          </CalculationLine>
        </Step>
        <Step title="Net profit per unit">
          <CalculationLine large>
            {price} − {totalCost} − {fees} <b>=</b>&nbsp;
            <Answer>{money(result.netProfit, 2)}</Answer>
          </CalculationLine>
        </Step>
        <Step title="Two percentages, one profit">
          <div className={styles.percentages}>
            <Percentage whole={totalCost} answer={onCost} name="on cost" />
            <Percentage whole={price} answer={onPrice} name="margin" />
          </div>
        </Step>
      </Steps>
    </Card>
  )
}

/** Advice about prices, with the example's figures. */
export function PriceTips() {
  const { money } = useCurrency()
  return (
    <Card title="Before you set a price">
      <Steps>
        <Step title="Aim for 20–30% margin">
          <p>Count it on the selling price, not on the cost.</p>
        </Step>
        <Step title="Profit is not margin">
          <p data-amount>
            {onCost} on cost and {onPrice} on price are the same {money(result.netProfit, 2)}.
          </p>
        </Step>
        <Step title="Fees follow the price">
          <p>A percentage fee grows when you raise the price. A fixed fee does not.</p>
        </Step>
        <Step title="Put the small things in">
          <p>Packing, tape and returns belong in other costs.</p>
        </Step>
      </Steps>
    </Card>
  )
}

type PercentageProps = { whole: string; answer: string; name: string }

function Percentage({ whole, answer, name }: PercentageProps) {
  return (
    <CalculationLine large>
      <Fraction flush top={profit} bottom={whole} /> × 100 <b>=</b>&nbsp;
      <Answer>{answer}</Answer> <span className={styles.name}>{name}</span>
    </CalculationLine>
  )
}
