import { type Decimal, subtract, sum, zero } from '../../../../core/money/decimal'
import { financialYearOf, LONGEST_NUMBER, numberKey } from '../../bill/bill-number'
import type { Seller } from '../../bill/seller'
import { placeOf, type SaleDocument, type SaleRow } from '../documents'
import { type AmongTwins, type BillOf, standingOf } from './numbered'
import { leastHsnDigits, portalRates } from './portal-codes'

/** Why a document is in no value table of the return until it is mended. */
export const stoppingProblems = [
  'number-missing',
  'number-long',
  'number-characters',
  'number-zero',
  'number-twice',
  'gstin-wrong',
  'gstin-own',
  'place-missing',
  'place-own-state',
  'place-other-state',
  'rate-unknown',
  'rate-missing',
  'negative',
  'currency',
  'reverse-charge-unregistered',
] as const

/** What is worth a look, though the document is in the return. */
export const lesserProblems = [
  'gstin-doubtful',
  'number-shared',
  'number-like-zero',
  'hsn-missing',
  'hsn-form',
  'hsn-short',
  'hsn-unknown',
  'unit-unknown',
  'note-without-bill',
  'note-before-bill',
  'note-exceeds-bill',
  'date-future',
] as const

export type ProblemCode = (typeof stoppingProblems)[number] | (typeof lesserProblems)[number]

export type Problem = {
  readonly code: ProblemCode
  /** The item it is about, counted from 1; 0 is the whole document. */
  readonly item: number
}

/** What the whole device tells about a document: who else has its number, and what its bill comes to. */
export type Neighbours = {
  /** How it stands among the documents of the year that have its number; nothing where it is the only one. */
  amongTwins(document: SaleDocument): AmongTwins | undefined
  /** The bill that a credit note is on, if it is on this device. */
  billOf(note: SaleDocument): SaleDocument | undefined
  /** What all credit notes on a bill come to, before rounding, without a sign. */
  creditedOn(note: SaleDocument): Decimal
}

/** What the checks of a document need besides it. */
export type Surroundings = Neighbours & {
  readonly seller: Pick<Seller, 'turnover'>
  /** Those of the seller's GSTIN. */
  readonly ownGstin: string
  readonly ownState: string
  readonly today: string
  /** Whether the portal's list has an HSN code, or somebody said that it is right; nothing where there is no list. */
  readonly isKnownCode?: ((hsn: string) => boolean) | undefined
}

/** What is wrong with a document. A cancelled one has nothing to be mended. */
export function problemsOf(document: SaleDocument, around: Surroundings): readonly Problem[] {
  if (document.isCancelled) return []
  const whole = [
    numberProblem(document, around),
    gstinProblem(document, around),
    placeProblem(document, around),
  ]
  const rows = document.rows().flatMap((row) => rateProblem(document, row))
  const rest: (ProblemCode | false)[] = [
    document.rows().some((row) => row.isBelowZero || isBelowZero(document, row.value)) &&
      'negative',
    document.currency !== 'INR' && 'currency',
    document.isReverseCharge && !document.gstin && 'reverse-charge-unregistered',
  ]
  return [
    ...ofWhole(whole),
    ...rows,
    ...ofWhole(rest),
    ...document.rows().flatMap((row) => rowProblems(row, around)),
    ...ofWhole([
      document.isGstinDoubtful && 'gstin-doubtful',
      around.amongTwins(document) === 'shares' && 'number-shared',
      isLikeZero(document) && 'number-like-zero',
      ...noteProblems(document, around),
    ]),
    ...ofWhole([document.date > around.today && 'date-future']),
  ]
}

export const isStopping = ({ code }: Problem): boolean =>
  stoppingProblems.some((stopping) => stopping === code)

const ofWhole = (codes: readonly (ProblemCode | false | undefined)[]): readonly Problem[] =>
  codes.flatMap((code) => (code ? [{ code, item: 0 }] : []))

/** Amounts of a credit note have a minus sign as they are. */
const isBelowZero = ({ isNote }: SaleDocument, amount: Decimal): boolean =>
  isNote ? amount > 0n : amount < 0n

function numberProblem(
  document: SaleDocument,
  { amongTwins }: Neighbours,
): ProblemCode | undefined {
  const isWaiting = amongTwins(document) === 'waits'
  return numberFormProblem(document.number) ?? (isWaiting ? 'number-twice' : undefined)
}

/** Why a number cannot stand in the return at all. */
export function numberFormProblem(number: string): ProblemCode | undefined {
  if (number === '') return 'number-missing'
  if ([...number].length > LONGEST_NUMBER) return 'number-long'
  if (!/^[a-z0-9/-]*$/i.test(number)) return 'number-characters'
  return /^[0/-]*$/.test(number) ? 'number-zero' : undefined
}

/** The offline tool reads a number such as 0E7 as a figure, which is 0, and refuses the row. */
const isLikeZero = ({ number, gstin }: SaleDocument): boolean =>
  gstin !== '' && numberFormProblem(number) === undefined && Number(number) === 0

function gstinProblem(
  { gstin, isGstinWrong }: SaleDocument,
  { ownGstin }: Surroundings,
): ProblemCode | undefined {
  if (gstin === '') return undefined
  if (isGstinWrong) return 'gstin-wrong'
  return gstin === ownGstin ? 'gstin-own' : undefined
}

/** Whether the tax that is charged fits the place of supply. */
function placeProblem(document: SaleDocument, { ownState }: Surroundings): ProblemCode | undefined {
  if (ownState === '' || document.rows().every(({ untaxed }) => untaxed)) return undefined
  const place = placeOf(document, ownState)
  if (document.isBetweenStates) {
    if (place === '') return 'place-missing'
    return place === ownState ? 'place-own-state' : undefined
  }
  return place === ownState ? undefined : 'place-other-state'
}

function rateProblem({ isTaxed }: SaleDocument, row: SaleRow): readonly Problem[] {
  if (!isTaxed) return []
  if (!row.hasRate) return [{ code: 'rate-missing', item: row.item }]
  return portalRates.has(row.rate) ? [] : [{ code: 'rate-unknown', item: row.item }]
}

/** What is wrong with the HSN code of a row, so that it cannot stand in table 12. */
export function hsnProblem(
  { hsn }: SaleRow,
  { turnover }: Pick<Seller, 'turnover'>,
): ProblemCode | undefined {
  if (hsn === '') return 'hsn-missing'
  if (!/^(\d{4}|\d{6}|\d{8})$/.test(hsn)) return 'hsn-form'
  return hsn.length < leastHsnDigits[turnover] ? 'hsn-short' : undefined
}

/** Codes of services, which have no unit. */
export const isService = (hsn: string): boolean => hsn.startsWith('99')

function rowProblems(row: SaleRow, { seller, isKnownCode }: Surroundings): readonly Problem[] {
  const hsn = hsnProblem(row, seller)
  const isUnknown = !hsn && isKnownCode?.(row.hsn) === false
  const hasNoUnit = !isService(row.hsn) && row.unitCode === undefined
  return [
    ...(hsn ? [{ code: hsn, item: row.item }] : []),
    ...(isUnknown ? [{ code: 'hsn-unknown' as const, item: row.item }] : []),
    // A row that is not in table 12 needs no unit.
    ...(!hsn && hasNoUnit ? [{ code: 'unit-unknown' as const, item: row.item }] : []),
  ]
}

function noteProblems(note: SaleDocument, around: Surroundings): readonly (ProblemCode | false)[] {
  if (!note.isNote) return []
  const { against } = note
  const bill = around.billOf(note)
  if (!bill && !against.number) return ['note-without-bill']
  const of = bill ? subtract(bill.figures.total, bill.figures.roundOff) : against.total
  const billDate = bill?.date || against.date
  return [
    billDate !== '' && note.date < billDate && 'note-before-bill',
    of > zero && around.creditedOn(note) > of && 'note-exceeds-bill',
  ]
}

/** Finds what documents have to do with each other. */
export function neighboursAmong(documents: readonly SaleDocument[]): Neighbours {
  const byNumber = new Map<string, SaleDocument[]>()
  const byId = new Map<string, SaleDocument>()
  const credited = new Map<string, Decimal>()
  for (const document of documents) {
    const key = numberSpace(document)
    const twins = byNumber.get(key)
    if (twins) twins.push(document)
    else if (key) byNumber.set(key, [document])
    if (!document.isNote) byId.set(document.id, document)
    else if (!document.isCancelled) {
      const bill = billKey(document)
      const { total, roundOff } = document.figures
      credited.set(bill, sum(credited.get(bill) ?? zero, subtract(roundOff, total)))
    }
  }
  const billOf: BillOf = ({ against }) => byId.get(against.id)
  const standings = new Map<string, ReturnType<typeof standingOf>>()
  return {
    amongTwins(document) {
      const key = numberSpace(document)
      const twins = byNumber.get(key) ?? []
      if (twins.length < 2) return undefined
      const standing = standings.get(key) ?? standingOf(twins, billOf)
      standings.set(key, standing)
      return standing(document)
    },
    billOf,
    creditedOn: (note) => credited.get(billKey(note)) ?? zero,
  }
}

const billKey = ({ against }: SaleDocument): string => against.id || `#${numberKey(against.number)}`

/** The numbers among which one must be unique: those of a financial year, credit notes by themselves. */
function numberSpace({ number, date, isNote }: SaleDocument): string {
  const year = financialYearOf(date)
  return number && year !== undefined ? `${year} ${isNote} ${numberKey(number)}` : ''
}
