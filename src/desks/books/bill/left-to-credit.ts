import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  multiplyDivide,
  round,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { isCreditOn } from './balance'
import type { BillTexts } from './bill-texts'
import { type BillLine, computeBill, computeLine } from './compute'
import { type BillChoices, type BillDetails, type CreditReason, isReverseCharge } from './details'
import { type BillRow, isBlankRow, readRow, readWhole } from './inputs'

/** A kept bill, as far as a credit note on it needs it. */
export type CreditedBill = {
  readonly id: string
  readonly texts: BillTexts
  readonly choices: BillChoices
  /** What was to pay, in plain digits. */
  readonly total: string
}

/** A credit note that is on the bill already. */
export type EarlierNote = Pick<CreditedBill, 'texts' | 'total'>

/** What of a row no credit note took back yet. */
export type LeftOfRow = {
  readonly quantity: Decimal
  /** As the prices of the bill are, with or before GST, and before a discount on the whole bill. */
  readonly amount: Decimal
  /** Whether a credit note took off something of its price. */
  readonly isCheaper: boolean
}

export type LeftToCredit = {
  /** One for every row of the bill. */
  readonly rows: readonly LeftOfRow[]
  /** Of what was to pay. */
  readonly total: Decimal
  readonly isUntouched: boolean
}

/** Reasons that change what is paid for the goods, which stay with the buyer. */
const priceReasons: ReadonlySet<string> = new Set<CreditReason>([
  'Price or tax too high',
  'Discount after the sale',
])

/** Whether a reason asks for an amount, not for a quantity. */
export const isOfPrice = (reason: string): boolean => priceReasons.has(reason)

/**
 * What the credit notes on a bill left of it. A row of a note belongs to the row of the bill with the same item; one
 * that was changed since belongs to none, and lowers only the total.
 *
 * @example leftToCredit(bill, [noteOnFive]).rows[0].quantity // 15, of 20
 */
export function leftToCredit(bill: CreditedBill, notes: readonly EarlierNote[]): LeftToCredit {
  const { texts, choices } = bill
  const lines = linesWithoutFreight(texts, choices)
  const rows = texts.rows.map((row): LeftOfRow => {
    const { quantity } = readRow(row)
    return { quantity, amount: ownAmount(row), isCheaper: false }
  })
  for (const note of notes) {
    const isPrice = isOfPrice(note.texts.details.reason)
    const noteLines = linesWithoutFreight(note.texts, choices)
    note.texts.rows.forEach((row, index) => {
      const credited = noteLines[index]?.total ?? zero
      const quantity = isPrice ? zero : readRow(row).quantity
      const options = texts.rows.flatMap((billed, at) => {
        const [line, before] = [lines[at], rows[at]]
        if (!line || !before || line.total === zero || !isSameItem(row, billed, choices)) return []
        const amount = round(multiplyDivide(ownAmount(billed), credited, line.total), 2)
        const fits = before.quantity >= quantity && before.amount >= amount
        return [{ at, before, amount, fits }]
      })
      // Of several rows with the same item, the first that has as much left.
      const taken = options.find(({ fits }) => fits) ?? options[0]
      if (!taken) return
      const { at, before } = taken
      const left = atLeastZero(subtract(before.quantity, quantity))
      rows[at] = {
        quantity: left,
        // Shares are rounded: of nothing nothing is left.
        amount: left === zero ? zero : atLeastZero(subtract(before.amount, taken.amount)),
        isCheaper: before.isCheaper || isPrice,
      }
    })
  }
  const credited = sum(...notes.map(({ total }) => decimalFrom(total)))
  return {
    rows,
    total: atLeastZero(subtract(decimalFrom(bill.total), credited)),
    isUntouched: notes.length === 0,
  }
}

/** The amount of a row before its taxes does not depend on them. */
export const withoutTaxes = { prices: 'before-gst', buyer: 'same-state', isTaxed: false } as const

/** What a row comes to as its price is, before a discount on the whole bill. */
export const ownAmount = (row: BillRow): Decimal => computeLine(readRow(row), withoutTaxes).amount

/** Freight is no part of what an item costs. */
export function linesWithoutFreight(
  { rows, prices, whole, details }: BillTexts,
  { buyer, isTaxed }: BillChoices,
): readonly BillLine[] {
  const bill = {
    prices,
    buyer,
    isTaxed,
    toNearestRupee: false,
    isReverseCharge: isReverseCharge(details, isTaxed),
  }
  const lines = rows.map((row) => computeLine(readRow(row), bill))
  return computeBill(lines, bill, readWhole({ ...whole, freight: '' })).lines
}

const isSameItem = (row: BillRow, other: BillRow, { isTaxed }: BillChoices): boolean =>
  !isBlankRow(other) &&
  other.description.trim() === row.description.trim() &&
  other.hsn.trim() === row.hsn.trim() &&
  (!isTaxed || readRow(other).rate === readRow(row).rate)

/** In rupees: what rounding a note to the nearest rupee may add. */
const RUPEE = decimalFrom(1)
/** Each tax of a row is rounded by itself. */
const TAXES = decimalFrom('0.02')

/** Whether a note comes to more than is left of its bill. Notes on parts are rounded part by part: that is no more. */
export function isMoreThanLeft(
  credited: Decimal,
  { rows }: Pick<BillTexts, 'rows'>,
  { total }: Pick<LeftToCredit, 'total'>,
  { rupee }: BillChoices,
): boolean {
  const rounded = sum(...rows.map(() => TAXES), rupee === 'yes' ? RUPEE : zero)
  return credited > sum(total, rounded)
}

/** A credit note as it is typed. */
export type TypedNote = {
  readonly rows: readonly BillRow[]
  readonly details: BillDetails
  readonly payable: Decimal
}

/**
 * What the other notes left of the bill that a note is on, where the note comes to more. Nothing where it fits, or
 * where its bill is not kept.
 *
 * @param others all kept bills but the note itself
 */
export function leftWhereExceeded(
  { rows, details, payable }: TypedNote,
  others: readonly CreditedBill[],
): Decimal | undefined {
  const bill = others.find(({ id }) => isCreditOn(id, { details }))
  if (!bill) return undefined
  const left = leftToCredit(
    bill,
    others.filter(({ texts }) => isCreditOn(bill.id, texts)),
  )
  return isMoreThanLeft(payable, { rows }, left, bill.choices) ? left.total : undefined
}
