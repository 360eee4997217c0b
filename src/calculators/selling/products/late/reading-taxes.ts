import type { GstIn } from '../../../../core/table/tax-words'
import type { Registration } from '../../shared/order/terms'
import type { Reading } from '../desk'
import { assumedTaxes, saidTaxes, type Taxes } from '../taxes'

/** Whether GST is in prices or costs, and who says so. */
export type SaidTax = {
  readonly is: GstIn
  readonly by: 'person' | 'head' | 'nobody'
}

/** What a person chose comes first, then what heads say; what nobody says is assumed. */
export function taxOf({ opened, uses, taxes, costs }: Reading, field: keyof Taxes): SaidTax {
  const chosen = taxes[field]
  if (chosen) return { is: chosen, by: 'person' }
  const isListed = field === 'cost' && !uses.includes('cost') && typeof costs === 'object'
  const said = isListed ? costs.gst : saidTaxes(opened.heads, uses)[field]
  return said ? { is: said, by: 'head' } : { is: assumedTaxes[field], by: 'nobody' }
}

export const taxesOf = (reading: Reading): Taxes => ({
  price: taxOf(reading, 'price').is,
  cost: taxOf(reading, 'cost').is,
})

/** Who is not registered charges no GST: it cannot be in their prices. */
export const isTaxCounted = (field: keyof Taxes, seller: Registration): boolean =>
  field === 'cost' || seller === 'registered'
