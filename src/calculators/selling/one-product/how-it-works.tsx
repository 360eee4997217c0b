import { decimalFrom, one, toDigits, zero } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { Card } from '../../../ui/page/card'
import { Answer, CalculationLine, Fraction, Step, Steps } from '../../../ui/page/steps'
import { useCurrency } from '../../../ui/tab/currency'
import { computeEcommerceProfit, type EcommerceInputs } from './compute'
import styles from './how-it-works.module.css'
import { oneProductWords } from './words'

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
      title={oneProductWords.example.title}
      intro={oneProductWords.example.intro(cost, shipping, `${rate}%`, price)}
    >
      <Steps>
        <Step title={oneProductWords.example.fees}>
          <CalculationLine large>
            {price} × {rate} ÷ 100 <b>= {money(result.fees, 2)}</b>
          </CalculationLine>
        </Step>
        <Step title={oneProductWords.example.totalCost}>
          <CalculationLine large>
            {cost} + {shipping} + {other} <b>= {money(result.totalCost, 2)}</b>
          </CalculationLine>
        </Step>
        <Step title={oneProductWords.example.netProfit}>
          <CalculationLine large>
            {price} − {totalCost} − {fees} <b>=</b>&nbsp;
            <Answer>{money(result.netProfit, 2)}</Answer>
          </CalculationLine>
        </Step>
        <Step title={oneProductWords.example.percentages}>
          <div className={styles.percentages}>
            <Percentage whole={totalCost} answer={onCost} name={oneProductWords.example.onCost} />
            <Percentage whole={price} answer={onPrice} name={oneProductWords.example.margin} />
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
    <Card title={oneProductWords.tips.title}>
      <Steps>
        <Step title={oneProductWords.tips.aim}>
          <p>{oneProductWords.tips.aimText}</p>
        </Step>
        <Step title={oneProductWords.tips.notMargin}>
          <p data-amount>
            {oneProductWords.tips.notMarginText(onCost, onPrice, money(result.netProfit, 2))}
          </p>
        </Step>
        <Step title={oneProductWords.tips.fees}>
          <p>{oneProductWords.tips.feesText}</p>
        </Step>
        <Step title={oneProductWords.tips.small}>
          <p>{oneProductWords.tips.smallText}</p>
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
