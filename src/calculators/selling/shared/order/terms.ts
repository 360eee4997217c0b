import type { Decimal } from '../../../../core/decimal'
import type { FeeCard } from './fee-card'

export type Registration = 'registered' | 'composition' | 'unregistered'

/** Orders that are sent out and not kept, either undelivered or returned. */
export type ComingBack = {
  /** Of all orders sent out. */
  readonly percent: Decimal
  /** For each of them. */
  readonly fee: Decimal
  /** Of them; what is damaged is lost, the rest is sold again. */
  readonly damagedPercent: Decimal
}

/** All about an order but its price. */
export type OrderTerms = {
  readonly registration: Registration
  /** Counts only for the registered, like the two below. */
  readonly gstRate: Decimal | 'clothesAndShoes'
  /** Before GST for the registered, with GST for the others; packing alike. */
  readonly costPrice: Decimal
  readonly gstOnCost: Decimal
  readonly packing: Decimal
  readonly gstOnPacking: Decimal
  readonly feeCard: FeeCard
  readonly shippingFee: Decimal
  /** How fees were typed, those of returns too. */
  readonly gstOnFees: 'onTop' | 'included'
  /** Before GST, whatever the fees are. */
  readonly adsPerOrder: Decimal
  readonly undelivered: ComingBack
  readonly returned: ComingBack
  /** What a marketplace gives back for orders that are not kept. */
  readonly givenBack: {
    readonly commission: boolean
    readonly fixedFee: boolean
    readonly shippingFee: boolean
  }
  /** Of the net sale that is kept; TCS only where `collectsTcs`. */
  readonly tcsPercent: Decimal
  readonly tdsPercent: Decimal
}

/**
 * Whether a marketplace collects TCS: it does on taxable supplies (CGST Act, section 52), so not at a
 * rate of 0%, and not from the unregistered. The rate of a composition dealer's goods is not asked.
 */
export const collectsTcs = ({
  registration,
  gstRate,
}: Pick<OrderTerms, 'registration' | 'gstRate'>): boolean =>
  registration === 'composition' ||
  (registration === 'registered' && (gstRate === 'clothesAndShoes' || gstRate > 0n))
