import type { TermUnit } from '../../../core/annuity/annuity'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { isAddressOf } from '../../addresses'
import { sharedTerms, termUnits } from '../shared/terms/inputs'

/** Interest on what is still owed, or on the whole loan until its end. */
export type Method = 'reducing' | 'flat'
export type FeeKind = 'percent' | 'amount'
export type YesNo = 'yes' | 'no'

/**
 * In the place of the third offer's tenure, as long as nobody types one: longer beside the example of
 * the page, and beside a person's own loan that of the first offer.
 */
export const EXAMPLE = 'example'

const offer = {
  method: 'reducing' as Method,
  feeKind: 'percent' as FeeKind,
  gst: 'yes' as YesNo,
}

/**
 * The first offer has the names that all views of a loan share; those of the others end with their
 * letter. Where an amount or a tenure of theirs is empty, it is that of the first offer.
 */
export const inputs = pageInputs({
  name: 'loan-compare',
  isAddress: isAddressOf('loan/compare'),
  defaults: {
    amount: '50,00,000',
    rate: '8.5',
    method: offer.method,
    tenure: '20',
    feeKind: offer.feeKind,
    fee: '0.5',
    gst: offer.gst,
    other: '0',

    amountB: '',
    rateB: '8.25',
    methodB: offer.method,
    tenureB: '',
    feeKindB: offer.feeKind,
    feeB: '1',
    gstB: offer.gst,
    otherB: '5,000',

    amountC: '',
    rateC: '8.4',
    methodC: offer.method,
    tenureC: EXAMPLE,
    feeKindC: offer.feeKind,
    feeC: '0.25',
    gstC: offer.gst,
    otherC: '0',

    tenureUnit: 'years' as TermUnit,
    /** The unit that the tenures of the other offers were typed in: another view may choose anew. */
    otherUnit: 'years' as TermUnit,
    hasThird: 'yes' as YesNo,
    start: '',
  },
  choices: {
    ...choicesOf(''),
    ...choicesOf('B'),
    ...choicesOf('C'),
    tenureUnit: termUnits,
    otherUnit: termUnits,
    hasThird: ['yes', 'no'],
  },
  shared: [sharedTerms],
})

function choicesOf<Letter extends '' | 'B' | 'C'>(letter: Letter) {
  return {
    [`method${letter}`]: ['reducing', 'flat'],
    [`feeKind${letter}`]: ['percent', 'amount'],
    [`gst${letter}`]: ['yes', 'no'],
  }
}

export type Typed = typeof inputs.defaults
