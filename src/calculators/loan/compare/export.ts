import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  round,
  sum,
} from '../../../core/decimal'
import {
  countCell,
  fileNameOf,
  numberCell,
  paiseCell,
  type Sheet,
  type SheetCell,
  textCell,
  typedCell,
} from '../../../core/sheet'
import { gstOnFeeLabel } from '../shared/rules'
import type { Compared, OfferResults } from './compute'
import { type Letter, offerOf, readInputs, type Typed } from './inputs'
import { nameOf } from './sentences'

type OffersExport = {
  compared: readonly Compared[]
  typed: Typed
  currencyCode: string
}

/**
 * The exported sheet: a column for each offer, a row for each input and result. Amounts are rounded to
 * paise and still add up.
 */
export function offersSheet({ compared, typed, currencyCode }: OffersExport): Sheet {
  const row = (label: string, cell: (offer: Compared) => SheetCell) => [
    textCell(label),
    ...compared.map(cell),
  ]
  const reading = readInputs(typed)
  const percentCell = ({ letter }: Compared) =>
    isPercent(letter) ? typedCell(reading[letter].fee.value) : textCell('')
  const isPercent = (letter: Letter) => offerOf(typed, letter).feeKind === 'percent'
  return {
    fileName: fileNameOf('loan-offers', ...compared.map(({ letter }) => letter)),
    title: 'Loan offers side by side',
    facts: [{ label: 'Currency', value: textCell(currencyCode) }],
    columns: ['', ...compared.map(nameOf)],
    rows: [
      row('Loan amount', ({ principal }) => paiseCell(principal)),
      row('Interest rate (% p.a.)', ({ annualRate }) => typedCell(annualRate)),
      row('Rate is', ({ method }) => textCell(method === 'flat' ? 'Flat' : 'Reducing')),
      row('Tenure (months)', ({ months }) => countCell(months)),
      ...(compared.some(({ letter }) => isPercent(letter))
        ? [row('Processing fee (%)', percentCell)]
        : []),
      row('Processing fee', ({ letter, principal }) =>
        paiseCell(feeBeforeGst(principal, reading[letter].fee.value, isPercent(letter))),
      ),
      row(gstOnFeeLabel, ({ letter }) =>
        textCell(offerOf(typed, letter).gst === 'yes' ? 'Yes' : 'No'),
      ),
      row('Other charges', ({ letter }) => paiseCell(reading[letter].otherCharges.value)),
      row('Monthly EMI', ({ emi }) => paiseCell(emi)),
      ...inPaise.map(({ label, value }) => row(label, (offer) => paiseCell(value(offer)))),
      row('APR (% p.a.)', ({ apr }) =>
        apr === undefined ? textCell('No APR') : numberCell(apr, 2),
      ),
    ],
  }
}

const toPaise = (value: Decimal) => round(value, 2)

const feeBeforeGst = (principal: Decimal, fee: Decimal, isPercent: boolean) =>
  isPercent ? multiplyDivide(principal, atLeastZero(fee), hundred) : atLeastZero(fee)

/** Interest and charges are rounded first, and their sum is the sum of the rounded amounts. */
const inPaise: readonly { label: string; value(offer: OfferResults): Decimal }[] = [
  { label: 'Total Interest', value: ({ totalInterest }) => toPaise(totalInterest) },
  { label: 'Charges', value: ({ charges }) => toPaise(charges) },
  { label: 'Cost in all', value: costOf },
  { label: 'You pay in all', value: (offer) => sum(toPaise(offer.principal), costOf(offer)) },
]

function costOf({ totalInterest, charges }: OfferResults): Decimal {
  return sum(toPaise(totalInterest), toPaise(charges))
}
