import { readGstin } from '../../../core/states/gstin'
import { gstStates } from '../../../core/states/states'
import type { Buyer } from '../../../core/tax/gst'
import type { Seller } from './seller'

export const billTitles = ['Tax Invoice', 'Bill of Supply', 'Estimate', 'Credit Note'] as const
export type BillTitle = (typeof billTitles)[number]

/** What is on a bill besides its items and its seller. */
export type BillDetails = {
  readonly title: BillTitle
  readonly number: string
  /** As the browser's own date field gives it: 2026-02-01. */
  readonly date: string
  readonly buyerName: string
  readonly buyerAddress: string
  readonly buyerGstin: string
  /** The code of a state; blank is that of the GSTIN. */
  readonly buyerState: string
  /** Where the goods go, if that is not the buyer's address. */
  readonly deliveryAddress: string
  /** The code of a state; blank is that of the buyer. */
  readonly placeOfSupply: string
  readonly reverseCharge: 'no' | 'yes'
  /** The last day to pay, in the form of `date`. */
  readonly dueDate: string
  /** The number of the buyer's order. */
  readonly orderNumber: string
  /** The number plate of the vehicle that carries the goods. */
  readonly vehicleNumber: string
  /** To the buyer, on the bill. */
  readonly note: string
  /**
   * On a credit note: the record, the number, the date and the total of the bill that it is on. On a bill that
   * was made from an estimate: those of the estimate.
   */
  readonly againstId: string
  readonly againstNumber: string
  readonly againstDate: string
  readonly againstTotal: string
  /** Why a credit note was made: one of `creditReasons`, or blank. */
  readonly reason: string
  /** The day on which the bill was cancelled; blank where it is not. */
  readonly cancelledOn: string
  readonly cancelledWhy: string
}

export const noDetails: BillDetails = {
  title: 'Tax Invoice',
  number: '',
  date: '',
  buyerName: '',
  buyerAddress: '',
  buyerGstin: '',
  buyerState: '',
  deliveryAddress: '',
  placeOfSupply: '',
  reverseCharge: 'no',
  dueDate: '',
  orderNumber: '',
  vehicleNumber: '',
  note: '',
  againstId: '',
  againstNumber: '',
  againstDate: '',
  againstTotal: '',
  reason: '',
  cancelledOn: '',
  cancelledWhy: '',
}

/** Why a credit note may be made (section 34 of the CGST Act), as they are stored. */
export const creditReasons = [
  'Goods returned',
  'Price or tax too high',
  'Goods or service deficient',
  'Discount after the sale',
] as const
export type CreditReason = (typeof creditReasons)[number]

export const isCreditNote = ({ title }: Pick<BillDetails, 'title'>): boolean =>
  title === 'Credit Note'

/** Whether a bill was made from an estimate. */
export const isFromEstimate = (details: Pick<BillDetails, 'title' | 'againstId'>): boolean =>
  details.againstId !== '' && !isCreditNote(details) && details.title !== 'Estimate'

/** A cancelled bill keeps its number, and has no figures any more. A record of before has no such text. */
export const isCancelled = ({
  cancelledOn = '',
}: Partial<Pick<BillDetails, 'cancelledOn'>>): boolean => cancelledOn.trim() !== ''

/** A composition dealer may not collect tax, so what would be a tax invoice is a bill of supply. */
export const titleOf = (details: BillDetails, { scheme }: Seller): BillTitle =>
  printedTitle(details, scheme !== 'composition')

/** The title on paper. */
export const printedTitle = ({ title }: Pick<BillDetails, 'title'>, isTaxed: boolean): BillTitle =>
  title === 'Tax Invoice' && !isTaxed ? 'Bill of Supply' : title

/** Whether the bill has tax at all. */
export const isTaxed = (details: BillDetails, seller: Seller): boolean =>
  details.title !== 'Bill of Supply' && seller.scheme !== 'composition'

/**
 * Whether the recipient pays the tax himself: only what has tax can be on reverse charge. A credit note
 * is when its bill was.
 */
export const isReverseCharge = ({ title, reverseCharge }: BillDetails, hasTax: boolean): boolean =>
  hasTax && (title === 'Tax Invoice' || title === 'Credit Note') && reverseCharge === 'yes'

/** The code of the state that was chosen, or that a GSTIN begins with; none where neither is known. */
export function stateOf(chosen: string, gstin: string): string | undefined {
  if (gstStates[chosen]) return chosen
  const { stateCode, state } = readGstin(gstin)
  return state && stateCode
}

export const buyerState = ({ buyerState, buyerGstin }: BillDetails) =>
  stateOf(buyerState, buyerGstin)

export const placeOfSupply = (details: BillDetails) =>
  gstStates[details.placeOfSupply] ? details.placeOfSupply : buyerState(details)

/** What `Buyer is in` should be by the seller's state and the place of supply, where both are known. */
export function buyerByStates(details: BillDetails, seller: Seller): Buyer | undefined {
  const [from, to] = [stateOf(seller.state, seller.gstin), placeOfSupply(details)]
  if (!from || !to) return undefined
  return from === to ? 'same-state' : 'another-state'
}

export const stateName = (code: string | undefined): string => gstStates[code ?? ''] ?? ''

/** @example sayState('24') // '24 Gujarat' */
export const sayState = (code: string | undefined): string =>
  code && gstStates[code] ? `${code} ${gstStates[code]}` : ''

/** Choices that belong to a bill, but are stored elsewhere: in the page's inputs, the currency and the seller. */
export type BillChoices = {
  readonly buyer: Buyer
  readonly rupee: 'no' | 'yes'
  /** Only where a row is below zero: it counts nothing. Without it, on bills of before, it counts. */
  readonly belowZero?: 'refused'
  readonly currency: string
  readonly isTaxed: boolean
}
