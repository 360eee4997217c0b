import {
  absolute,
  type Decimal,
  hundred,
  multiplyDivide,
  round,
  subtract,
  toApproximate,
  zero,
} from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
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
import { oneProductWords } from './words'

type WherePriceGoesProps = { inputs: EcommerceInputs; results: EcommerceResults }

/** What the price is spent on, what is left of it, and which price would leave enough. */
export function WherePriceGoes({ inputs, results }: WherePriceGoesProps) {
  const { money } = useCurrency()
  const { sellingPrice } = inputs
  const { marginPercent } = results
  const isWhole = sellingPrice === round(sellingPrice, 0)
  return (
    <InsightCard
      title={
        sellingPrice > 0n
          ? oneProductWords.price.titleOf(money(sellingPrice, isWhole ? 0 : 2))
          : oneProductWords.price.title
      }
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
    return <span key="none">{oneProductWords.price.enterPrice}</span>
  }
  if (netProfit < 0n) {
    return breakEvenPrice === undefined ? (
      <span key="lost">{oneProductWords.price.neverEven}</span>
    ) : (
      <span key="loss">{oneProductWords.price.evenAt(together, money(breakEvenPrice, 2))}</span>
    )
  }
  return marginPercent < TARGET_MARGIN_PERCENT ? (
    <span key="low">{oneProductWords.price.lowMargin(together)}</span>
  ) : (
    <span key="good">{oneProductWords.price.goodMargin(together)}</span>
  )
}

const together = (words: string) => <span className={styles.together}>{words}</span>

function TargetPrice({ inputs, results }: WherePriceGoesProps) {
  const { money } = useCurrency()
  const { targetPrice, totalCost, marginPercent } = results
  if (targetPrice === undefined) {
    return totalCost > 0n && <span key="none">{oneProductWords.price.noTarget}</span>
  }
  const price = roundUpPrice(targetPrice)
  const shown = money(price, price === round(price, 0) ? 0 : 2)
  const isReached = inputs.sellingPrice > 0n && marginPercent >= TARGET_MARGIN_PERCENT
  return isReached ? (
    <span key="reached">{oneProductWords.price.targetReached(shown)}</span>
  ) : (
    <span key="missed">{oneProductWords.price.targetMissed(shown)}</span>
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
  const describe = isLoss ? oneProductWords.price.missing : oneProductWords.price.left

  const price: StaircaseStep = {
    name: oneProductWords.price.steps.sellingPrice,
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
    name: isLoss ? oneProductWords.price.steps.netLoss : oneProductWords.price.steps.netProfit,
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
          ...cost(oneProductWords.price.steps.costPrice, costPrice, sellingPrice, shown.cost),
          kind: 'base',
          ...(sellingPrice > 0n && {
            shareText: formatPercent(multiplyDivide(costPrice, hundred, sellingPrice), 1),
          }),
        },
        cost(oneProductWords.price.steps.shippingCost, shippingCost, afterCost, shown.shipping),
        cost(oneProductWords.price.steps.fees, fees, afterShipping, shown.fees),
        cost(oneProductWords.price.steps.otherCosts, otherCosts, afterFees, shown.other),
        left,
      ]}
      description={describe(
        money(shown.price, 2),
        money(shown.cost, 2),
        money(shown.shipping, 2),
        money(shown.fees, 2),
        money(shown.other, 2),
        money(absolute(netProfit), 2),
      )}
    />
  )
}
