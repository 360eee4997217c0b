import { type Decimal, sum, toDigits, toFixed } from '../../../../core/money/decimal'
import { isCounted, noFigures, placeOf, type SaleDocument, taxOf } from '../documents'

/*
 * The registers of a period: all its bills, and all their items. Credit notes have minus signs, cancelled bills a
 * row of zeros, so that the sums of the columns are the totals.
 */

/** A row of the register of bills, with figures in plain digits. */
export function registerRow(
  document: SaleDocument,
  words: RegisterWords,
  ownState: string,
): readonly string[] {
  const figures = isCounted(document) ? document.figures : noFigures
  const amounts = [
    figures.taxable,
    figures.untaxed,
    figures.igst,
    figures.cgst,
    figures.sgst,
    figures.roundOff,
    figures.total,
  ]
  return [
    document.date,
    document.number,
    words.titles[document.title],
    document.isCancelled ? words.cancelled : '',
    document.buyer,
    document.gstin,
    words.place(placeOf(document, ownState)),
    document.isReverseCharge ? words.yes : words.no,
    ...amounts.map(plain),
  ]
}

/** The rows of a document in the register of items; none where it has no figures. */
export function itemRegisterRows(
  document: SaleDocument,
  words: RegisterWords,
  ownState: string,
): readonly (readonly string[])[] {
  if (!isCounted(document)) return []
  return document
    .rows()
    .map((row) => [
      document.date,
      document.number,
      words.titles[document.title],
      document.buyer,
      document.gstin,
      words.place(placeOf(document, ownState)),
      row.description,
      row.hsn,
      toDigits(row.quantity),
      row.unit,
      toDigits(row.rate),
      plain(row.value),
      plain(row.igst),
      plain(row.cgst),
      plain(row.sgst),
      plain(sum(row.value, taxOf(row))),
    ])
}

/** The words in the rows of registers. */
export type RegisterWords = {
  readonly titles: Readonly<Record<SaleDocument['title'], string>>
  readonly cancelled: string
  readonly yes: string
  readonly no: string
  /** A state by its code, such as `24 Gujarat`; blank where there is none. */
  place(code: string): string
}

const plain = (amount: Decimal): string => toFixed(amount, 2)
