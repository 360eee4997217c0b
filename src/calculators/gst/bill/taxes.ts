import type { Decimal } from '../../../core/decimal'
import type { BillSums } from './compute'
import type { TaxChoices } from './read-row'

export type BillTax = { readonly name: string; of(sums: BillSums): Decimal }

const central: BillTax = { name: 'CGST', of: ({ cgst }) => cgst }
const ofState: BillTax = { name: 'SGST', of: ({ sgst }) => sgst }
const ofTerritory: BillTax = { ...ofState, name: 'UTGST' }
const integrated: BillTax = { name: 'IGST', of: ({ igst }) => igst }

/**
 * Union territories without a legislature, by their codes: Chandigarh, Daman and Diu, Dadra and Nagar
 * Haveli, Lakshadweep, Andaman and Nicobar Islands, Ladakh, and Other Territory (UTGST Act 2017,
 * section 2, as amended in 2019 and 2020).
 */
const territories: ReadonlySet<string | undefined> = new Set([
  '04',
  '25',
  '26',
  '31',
  '35',
  '38',
  '97',
])

/** The taxes that stand on a bill of a seller in a state. */
export function billTaxes(
  { buyer, isTaxed }: Omit<TaxChoices, 'prices'>,
  sellerState: string | undefined,
): readonly BillTax[] {
  if (!isTaxed) return []
  if (buyer === 'another-state') return [integrated]
  return [central, territories.has(sellerState) ? ofTerritory : ofState]
}
