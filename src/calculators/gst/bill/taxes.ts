import type { Decimal } from '../../../core/decimal'
import type { Buyer } from '../split'
import type { BillSums } from './compute'

export type BillTax = { readonly name: string; of(sums: BillSums): Decimal }

const sameState: readonly BillTax[] = [
  { name: 'CGST', of: ({ cgst }) => cgst },
  { name: 'SGST', of: ({ sgst }) => sgst },
]
const anotherState: readonly BillTax[] = [{ name: 'IGST', of: ({ igst }) => igst }]

/** The taxes that stand on a bill. */
export const billTaxes = (buyer: Buyer) => (buyer === 'same-state' ? sameState : anotherState)
