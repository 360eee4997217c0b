import { currencyOf } from '../../core/money/currencies'
import { readCode } from '../../ui/tab/currency'
import { type BillChoices, type BillDetails, isTaxed } from '../books/bill/details'
import { readSeller } from '../books/bill/kept-seller'
import { inputs } from '../books/gst/inputs'

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
