import type { TermUnit } from '../../../../core/annuity'
import { sharedInputs } from '../../../../ui/memory/page-inputs'

/** What all views ask: typed in one, it is there in the others. */
export const sharedTerms = sharedInputs('loan-terms', [
  'amount',
  'rate',
  'tenure',
  'tenureUnit',
  'start',
])

export const termUnits: readonly TermUnit[] = ['years', 'months']
