import type { ReactNode } from 'react'
import { sayDate, sayMonth } from '../../../core/language/dates'
import { type Decimal, sum, zero } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { gstinWords } from '../../../core/states/words'
import type { LeftOutLine, ProblemLine, ReturnAnswer } from '../../books/sales/messages'
import { type Period, periodOf } from '../../books/sales/period'
import { MOST_BY_IFF } from '../../books/sales/portal/portal-codes'
import type { ProblemCode } from '../../books/sales/portal/problems'
import type { RequestField } from '../../books/saved-bills/open-request'
import { sayPeriod } from '../sentences'
import { returnWords } from './words'

/** All amounts of the return are in rupees, whatever the currency of the site. */
export const rupees = (amount: Decimal): string => formatMoney(amount, '₹', 2)

/** @example sayOnlyMonth(october) // 'October'; a quarter and a year as ever */
export const sayOnlyMonth = (period: Period): string =>
  period.kind === 'month' ? (sayMonth(period.from).split(' ')[0] ?? '') : sayPeriod(period)

/** @example 'GSTR-1 of October 2026' */
export const titleOf = ({ form = 'GSTR-1', period }: Pick<ReturnAnswer, 'form' | 'period'>) =>
  returnWords.title[form](sayPeriod(period))

/** What stands in the way of a file, the first thing first; nothing where there is one. */
export type Hindrance =
  | ReturnAnswer['whole'][number]
  | 'nothing-sold'
  | 'nothing-to-send'
  | 'too-large'

/** In this order they are put right. */
const wholeOrder = [
  'composition',
  'seller-gstin-missing',
  'seller-gstin-wrong',
  'seller-state-differs',
  'before-this-form',
  'period',
] as const

export function hindranceOf(answer: ReturnAnswer): Hindrance | undefined {
  const whole = wholeOrder.find((problem) => answer.whole.includes(problem))
  if (whole) return whole
  const { counts, numbers, form, inFile } = answer
  if (form !== 'IFF') {
    const isEmpty = counts.bills + counts.creditNotes + numbers.documents === 0
    return isEmpty ? 'nothing-sold' : undefined
  }
  if (answer.documentsToMend === 0 && inFile.bills + inFile.notes === 0) return 'nothing-to-send'
  return iffValue(answer) > MOST_BY_IFF ? 'too-large' : undefined
}

/** The taxable value of what goes by IFF. */
export const iffValue = ({ tables }: ReturnAnswer): Decimal =>
  sum(zero, ...tables.filter(isInIff).map(({ value }) => value))

export const isInIff = ({ table }: ReturnAnswer['tables'][number]): boolean =>
  table === '4A' || table === '4B' || table === '9B-registered'

/** How many bills and credit notes are to be mended. */
export function toMendOf({ counts, inFile, form, documentsToMend, sentByIff }: ReturnAnswer) {
  // By IFF, and after one, not all that is right is in the file.
  const isPart = form === 'IFF' || sentByIff.count > 0
  const notes = isPart ? 0 : Math.max(0, counts.creditNotes - inFile.notes)
  return { bills: documentsToMend - notes, notes }
}

/** The large words of the answer. */
export function heroOf(answer: ReturnAnswer): string {
  switch (hindranceOf(answer)) {
    case 'composition':
      return returnWords.hero.composition
    case 'seller-gstin-missing':
    case 'seller-gstin-wrong':
      return returnWords.hero.sellerGstin
    case 'seller-state-differs':
      return returnWords.hero.sellerState
    case 'before-this-form':
      return returnWords.hero.beforeThisForm
    case 'period':
      return returnWords.hero.period
    case 'nothing-sold':
      return returnWords.hero.nothingSold
    case 'nothing-to-send':
      return returnWords.hero.nothingToSend
    case 'too-large':
      return returnWords.hero.tooLarge
    case undefined:
      return toMendHero(answer)
  }
}

function toMendHero(answer: ReturnAnswer): string {
  const { bills, notes } = toMendOf(answer)
  if (bills > 0 && notes > 0) return returnWords.hero.bothToMend(bills, notes)
  if (notes > 0) return returnWords.hero.notesToMend(notes)
  return bills > 0 ? returnWords.hero.toMend(bills) : returnWords.hero.ready
}

/** Why there is no file, in a sentence. */
export function sayHindrance(hindrance: Hindrance, answer: ReturnAnswer): string {
  const period = sayPeriod(answer.period)
  const { filedPeriod } = answer
  switch (hindrance) {
    case 'composition':
      return returnWords.whole.composition
    case 'seller-gstin-missing':
      return returnWords.whole.sellerGstinMissing
    case 'seller-gstin-wrong':
      return returnWords.whole.sellerGstinWrong
    case 'seller-state-differs':
      return returnWords.whole.sellerState
    case 'before-this-form':
      return returnWords.whole.beforeThisForm
    case 'period':
      return filedPeriod.kind === 'quarter'
        ? returnWords.whole.byQuarter(sayPeriod(filedPeriod))
        : returnWords.whole.byMonth(sayPeriod(filedPeriod))
    case 'nothing-sold':
      return returnWords.whole.nothingSold(period)
    case 'nothing-to-send':
      return returnWords.whole.nothingToSend(period)
    case 'too-large':
      return returnWords.whole.tooLarge(rupees(iffValue(answer)))
  }
}

/** How many documents are in the file. */
export function sayInFile(answer: ReturnAnswer): ReactNode {
  const { inFile, counts, form, sentByIff } = answer
  const isNothingIn = inFile.bills + inFile.notes === 0
  if (form === 'IFF') {
    return isNothingIn ? returnWords.noneInFile : returnWords.inIff(inFile.bills, inFile.notes)
  }
  if (sentByIff.count > 0 && isNothingIn) return returnWords.allSentByIff
  if (counts.bills + counts.creditNotes === 0) return returnWords.onlyCancelled
  if (isNothingIn) return returnWords.noneInFile
  if (sentByIff.count > 0) {
    return returnWords.inFileAndSent(inFile.bills, inFile.notes, sentByIff.count)
  }
  return returnWords.inFile({ ...inFile, ofBills: counts.bills, ofNotes: counts.creditNotes })
}

/** When it is due; an example is never late. */
export function sayDue({ form, dueDay, today, isExample }: ReturnAnswer): string {
  const day = sayDate(dueDay)
  if (!isExample && today > dueDay) return returnWords.wasDue(day)
  return form === 'IFF' ? returnWords.dueIff(day) : returnWords.due(day)
}

/** What is wrong, and what helps to mend it. */
export type SaidProblem = { readonly says: string; readonly detail: string }

/** @param period the one on show: all of it is in one financial year */
export function sayProblem(line: ProblemLine, period: Period): SaidProblem {
  const { code, item } = line.problem
  if (code === 'unit-unknown' && line.about === '') {
    return { says: returnWords.noUnit(item), detail: '' }
  }
  const isTwice = code === 'number-twice' || code === 'number-shared'
  const about = isTwice ? sayPeriod(periodOf('year', period.from)) : line.about
  return { says: returnWords.problems[code](about, item), detail: detailOf(line) }
}

/** All that is wrong with a document that the file does not take, or why it goes otherwise. */
export function sayWhyLeftOut({ why, problems }: LeftOutLine, period: Period): string {
  const said = problems.map((line) => sayProblem(line, period).says)
  return said.length > 0 ? [...new Set(said)].join(' ') : returnWords.notInFile.why[why]
}

function detailOf({ problem: { code, item }, about, value, mayStay }: ProblemLine): string {
  switch (code) {
    case 'place-missing':
      return returnWords.details.noState
    case 'gstin-wrong':
      return about === gstinWords.problems.lastCharacter ? returnWords.details.lastCharacter : about
    case 'hsn-missing':
      return mayStay
        ? returnWords.details.mayStay(rupees(value))
        : returnWords.details.notInTable12(rupees(value))
    case 'hsn-form':
    case 'hsn-short':
      return mayStay
        ? returnWords.details.itemMayStay(item, rupees(value))
        : returnWords.details.itemNotInTable12(item, rupees(value))
    case 'gstin-doubtful':
      return returnWords.details.doubtful
    case 'number-like-zero':
      return returnWords.details.likeZero
    case 'hsn-unknown':
      return returnWords.details.unknownCode
    case 'unit-unknown':
      return returnWords.details.item(item)
    default:
      return ''
  }
}

/** The field of the bill that a problem is mended in. */
export const fieldOf: Readonly<Record<ProblemCode, RequestField | undefined>> = {
  'number-missing': 'number',
  'number-long': 'number',
  'number-characters': 'number',
  'number-zero': 'number',
  'number-twice': 'number',
  'gstin-wrong': 'buyerGstin',
  'gstin-own': 'buyerGstin',
  'place-missing': 'placeOfSupply',
  'place-own-state': 'placeOfSupply',
  'place-other-state': 'placeOfSupply',
  'rate-unknown': 'rate',
  'rate-missing': 'rate',
  negative: 'price',
  currency: undefined,
  'reverse-charge-unregistered': 'buyerGstin',
  'gstin-doubtful': 'buyerGstin',
  'number-shared': 'number',
  'number-like-zero': 'number',
  'hsn-unknown': 'hsn',
  'hsn-missing': 'hsn',
  'hsn-form': 'hsn',
  'hsn-short': 'hsn',
  'unit-unknown': 'unit',
  'note-without-bill': undefined,
  'note-before-bill': 'date',
  'note-exceeds-bill': 'quantity',
  'date-future': 'date',
}

/** A document with all that is wrong with it. */
export type ProblemGroup = {
  readonly id: string
  readonly number: string
  readonly buyer: string
  readonly lines: readonly ProblemLine[]
}

/** Problems come document by document. */
export function byDocument(lines: readonly ProblemLine[]): readonly ProblemGroup[] {
  const groups = new Map<string, ProblemLine[]>()
  for (const line of lines) {
    const group = groups.get(line.id)
    if (group) group.push(line)
    else groups.set(line.id, [line])
  }
  return [...groups].map(([id, lines]) => ({
    id,
    number: lines[0]?.number ?? '',
    buyer: lines[0]?.buyer ?? '',
    lines,
  }))
}
