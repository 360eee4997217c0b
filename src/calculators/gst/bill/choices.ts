import { currencyOf } from '../../../core/currencies'
import { readCode } from '../../../ui/tab/currency'
import { inputs } from '../inputs'
import { type BillDetails, isTaxed } from './details'
import { readSeller } from './seller'

/** What is chosen outside the bill, and belongs to it all the same. */
export type BillChoices = Pick<ReturnType<typeof inputs.read>, 'buyer' | 'rupee'> & {
  readonly currency: string
  readonly isTaxed: boolean
}

/** The choices in force for a bill with these details. */
export function readChoices(details: BillDetails): BillChoices {
  const { buyer, rupee } = inputs.read()
  return {
    buyer,
    rupee,
    currency: currencyOf(readCode()).code,
    isTaxed: isTaxed(details, readSeller()),
  }
}
