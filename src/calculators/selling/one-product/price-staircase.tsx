import {
  absolute,
  type Decimal,
  hundred,
  multiplyDivide,
  subtract,
  toApproximate,
  zero,
} from '../../../core/decimal'
import { formatPercent } from '../../../core/format'
import { Staircase, type StaircaseStep } from '../../../ui/charts/staircase'
import { useCurrency } from '../../../ui/tab/currency'
import type { EcommerceInputs, EcommerceResults } from './compute'
import { shownSale } from './shown-sale'

type PriceStaircaseProps = { inputs: EcommerceInputs; results: EcommerceResults }

/** The price, what each cost takes from it, and what is left or missing. */
export function PriceStaircase({ inputs, results }: PriceStaircaseProps) {
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
