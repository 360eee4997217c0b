import { atLeastZero, type Decimal, hundred, multiplyDivide, sum } from '../../../../core/decimal'
import type { Asks } from '../messages'
import type { Product } from '../read-product'
import type { Basis } from '../work-out'

/**
 * The list as it would be: another basis, and another product in place of each. Prices end at 0,
 * commissions at 0 and 100%.
 *
 * @example whatIf(basis, { pricePercent: decimalFrom(5), commissionPoints: decimalFrom(2) })
 */
export function whatIf(basis: Basis, { pricePercent, commissionPoints }: Asks['whatIf']) {
  const factor = atLeastZero(sum(hundred, pricePercent))
  const changedCommission = (percent: Decimal) => {
    // Nobody takes more than all, unless it was more before.
    const most = percent > hundred ? percent : hundred
    const changed = sum(percent, commissionPoints)
    return changed < 0n ? (0n as Decimal) : changed > most ? most : changed
  }
  return {
    basis: {
      ...basis,
      terms: {
        ...basis.terms,
        feeCard: basis.terms.feeCard.map((band) => ({
          ...band,
          commissionPercent: changedCommission(band.commissionPercent),
        })),
      },
    },
    changed: (product: Product): Product => ({
      ...product,
      price: pricePercent === 0n ? product.price : multiplyDivide(product.price, factor, hundred),
      commission:
        product.commission === undefined ? undefined : changedCommission(product.commission),
    }),
  }
}
