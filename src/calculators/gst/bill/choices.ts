import { currencyOf } from '../../../core/currencies'
import { readCode } from '../../../ui/tab/currency'
import { type BillChoices, type BillDetails, isTaxed } from '../shared/bill/details'
import { readSeller } from '../shared/bill/kept-seller'
import { inputs } from '../shared/inputs'

/** The current choices for a bill with these details. */
export function readChoices(details: BillDetails): BillChoices {
  const { buyer, rupee } = inputs.read()
  return {
    buyer,
    rupee,
    currency: currencyOf(readCode()).code,
    isTaxed: isTaxed(details, readSeller()),
  }
}
