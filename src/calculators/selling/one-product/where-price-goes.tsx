import {
  absolute,
  type Decimal,
  hundred,
  multiplyDivide,
  round,
  subtract,
  toApproximate,
  zero,
} from '../../../core/decimal'
import { formatPercent } from '../../../core/format'
import { Staircase, type StaircaseStep } from '../../../ui/charts/staircase'
import { InsightCard } from '../../../ui/page/insight-card'
import { useCurrency } from '../../../ui/tab/currency'
import {
  type EcommerceInputs,
  type EcommerceResults,
  roundUpPrice,
  shownSale,
  TARGET_MARGIN_PERCENT,
} from './compute'
import styles from './where-price-goes.module.css'

type WherePriceGoesProps = { inputs: EcommerceInputs; results: EcommerceResults }

/** What the price is spent on, what is left of it, and which price would leave enough. */
export function WherePriceGoes({ inputs, results }: WherePriceGoesProps) {
  const { money } = useCurrency()
  const { sellingPrice } = inputs
  const { marginPercent } = results
  const isWhole = sellingPrice === round(sellingPrice, 0)
  const price = sellingPrice > 0n ? money(sellingPrice, isWhole ? 0 : 2) : 'price'
  return (
    <InsightCard
      title={`Where the ${price} goes`}
      figure={formatPercent(marginPercent, 1)}
      tone={marginPercent < 0n ? 'loss' : undefined}
      closing={<TargetPrice inputs={inputs} results={results} />}
      picture={<PriceStaircase inputs={inputs} results={results} />}
    >
      <Verdict inputs={inputs} results={results} />
    </InsightCard>
  )
}

// Every sentence is an element with a key of its own: a translating browser moves the texts, and
// React would look for them in vain.
function Verdict({ inputs, results }: WherePriceGoesProps) {
  const { money } = useCurrency()
  const { netProfit, marginPercent, breakEvenPrice } = results
  if (inputs.sellingPrice <= 0n) {
    return <span key="none">Enter a selling price to see how much of it stays with you.</span>
  }
  if (netProfit < 0n) {
    return breakEvenPrice === undefined ? (
      <span key="lost">
        Costs and fees are above the price. With these fees, no price breaks even.
      </span>
    ) : (
      <span key="loss">
        Costs and fees are above the price. <span className={styles.together}>Break-even</span> is
        at <b>{money(breakEvenPrice, 2)}</b>.
      </span>
    )
  }
  const advised = <span className={styles.together}>20–30%</span>
  return marginPercent < TARGET_MARGIN_PERCENT ? (
    <span key="low">
      of the price stays with you. Aim for {advised} margin, so that a return or a discount does not
      turn the sale into a loss.
    </span>
  ) : (
    <span key="good">
      of the price stays with you. A margin of {advised} or more leaves room for a return or a
      discount.
    </span>
  )
}

function TargetPrice({ inputs, results }: WherePriceGoesProps) {
  const { money } = useCurrency()
  const { targetPrice, totalCost, marginPercent } = results
  if (targetPrice === undefined) {
    return (
      totalCost > 0n && (
        <span key="none">With these fees, no price leaves you a margin of 20%.</span>
      )
    )
  }
  const price = roundUpPrice(targetPrice)
  const shown = <b>{money(price, price === round(price, 0) ? 0 : 2)}</b>
  const isReached = inputs.sellingPrice > 0n && marginPercent >= TARGET_MARGIN_PERCENT
  return isReached ? (
    <span key="reached">
      At these costs, any price from {shown} leaves you a margin of 20% or more.
    </span>
  ) : (
    <span key="missed">At these costs, a price of {shown} leaves you a margin of 20%.</span>
  )
}

type PriceStaircaseProps = { inputs: EcommerceInputs; results: EcommerceResults }

/** The price, what each cost takes from it, and what is left or missing. */
function PriceStaircase({ inputs, results }: PriceStaircaseProps) {
  const { money } = useCurrency()
  const { costPrice, shippingCost, otherCosts, sellingPrice } = inputs
  const { fees, netProfit } = results
  const isLoss = netProfit < 0n
  const shown = shownSale(inputs, results)

  const price: StaircaseStep = {
    name: 'Selling price',
    amountText: money(shown.price, 2),
    from: 0,
    to: toApproximate(sellingPrice),
    kind: 'price',
    ...(sellingPrice > 0n && { shareText: '100%' }),
  }
  const cost = (
    name: string,
    amount: Decimal,
    from: Decimal,
    shownAmount: Decimal,
  ): StaircaseStep => ({
    name,
    amountText: money(subtract(zero, shownAmount), 2),
    from: toApproximate(from),
    to: toApproximate(subtract(from, amount)),
    kind: 'cost',
  })
  const afterCost = subtract(sellingPrice, costPrice)
  const afterShipping = subtract(afterCost, shippingCost)
  const afterFees = subtract(afterShipping, fees)
  const left: StaircaseStep = {
    name: isLoss ? 'Net loss' : 'Net profit',
    amountText: money(netProfit, 2),
    from: 0,
    to: toApproximate(netProfit),
    kind: isLoss ? 'loss' : 'profit',
  }

  return (
    <Staircase
      steps={[
        price,
        {
          ...cost('Cost price', costPrice, sellingPrice, shown.cost),
          kind: 'base',
          ...(sellingPrice > 0n && {
            shareText: formatPercent(multiplyDivide(costPrice, hundred, sellingPrice), 1),
          }),
        },
        cost('Shipping cost', shippingCost, afterCost, shown.shipping),
        cost('Marketplace fees', fees, afterShipping, shown.fees),
        cost('Other costs', otherCosts, afterFees, shown.other),
        left,
      ]}
      description={
        `Of ${money(shown.price, 2)}, ${money(shown.cost, 2)} goes into the product, ` +
        `${money(shown.shipping, 2)} into shipping, ${money(shown.fees, 2)} to the marketplace ` +
        `and ${money(shown.other, 2)} into the rest: ` +
        `${money(absolute(netProfit), 2)} is ${isLoss ? 'missing' : 'left'}.`
      }
    />
  )
}
