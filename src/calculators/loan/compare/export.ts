import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  sum,
} from '../../../core/money/decimal'
import { toPaise } from '../../../core/money/round-parts'
import {
  countCell,
  factsOf,
  figureCell,
  fileNameOf,
  paiseCell,
  type Sheet,
  type SheetCell,
  textCell,
  typedCell,
} from '../../../core/tables/sheet'
import { uiWords } from '../../../ui/words'
import type { Compared, OfferResults } from './compute'
import { type Letter, offerOf, readInputs, type Typed } from './inputs'
import { gstOnFeeLabel, markedNameOf } from './sentences'
import { compareWords } from './words'

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
    title: compareWords.export.title,
    facts: factsOf([uiWords.fields.currency, textCell(currencyCode)]),
    columns: ['', ...compared.map(markedNameOf)],
    rows: [
      row(compareWords.sheet.amount, ({ principal }) => paiseCell(principal)),
      row(compareWords.sheet.rate, ({ annualRate }) => typedCell(annualRate)),
      row(compareWords.sheet.method, ({ method }) => textCell(compareWords.methods[method])),
      row(compareWords.export.tenure, ({ months }) => countCell(months)),
      ...(compared.some(({ letter }) => isPercent(letter))
        ? [row(compareWords.export.feePercent, percentCell)]
        : []),
      row(compareWords.sheet.fee, ({ letter, principal }) =>
        paiseCell(feeBeforeGst(principal, reading[letter].fee.value, isPercent(letter))),
      ),
      row(gstOnFeeLabel, ({ letter }) =>
        textCell(
          offerOf(typed, letter).gst === 'yes' ? compareWords.export.yes : compareWords.export.no,
        ),
      ),
      row(compareWords.sheet.other, ({ letter }) => paiseCell(reading[letter].otherCharges.value)),
      row(compareWords.results.emi, ({ emi }) => paiseCell(emi)),
      row(compareWords.results.totalInterest, ({ totalInterest }) => paiseCell(totalInterest)),
      row(compareWords.results.charges, ({ charges }) => paiseCell(charges)),
      row(compareWords.results.costInAll, (offer) => paiseCell(costOf(offer))),
      row(compareWords.results.youPayInAll, (offer) =>
        paiseCell(sum(toPaise(offer.principal), costOf(offer))),
      ),
      row(compareWords.export.apr, ({ apr }) =>
        apr === undefined ? textCell(compareWords.noApr) : figureCell(apr),
      ),
    ],
  }
}

const feeBeforeGst = (principal: Decimal, fee: Decimal, isPercent: boolean) =>
  isPercent ? multiplyDivide(principal, atLeastZero(fee), hundred) : atLeastZero(fee)

/** Interest and charges are rounded first: their sum is that of the rounded amounts. */
const costOf = ({ totalInterest, charges }: OfferResults): Decimal =>
  sum(toPaise(totalInterest), toPaise(charges))
