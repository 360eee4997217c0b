import { type Decimal, sum, sumOf, zero } from '../../../../core/money/decimal'
import { readSellerGstin } from '../../../../core/states/gstin'
import type { Seller } from '../../bill/seller'
import { compareTexts, inOrder, isCounted, placeOf, type SaleDocument, taxOf } from '../documents'
import { monthsIn, type Period, periodOf, portalPeriod } from '../period'
import { FIRST_PERIOD, portalState } from './portal-codes'
import type { ReturnForm } from './portal-json'
import {
  isStopping,
  type Neighbours,
  type Problem,
  problemsOf,
  type Surroundings,
} from './problems'
import {
  addTax,
  type DocumentEntry,
  isNothing,
  noTax,
  type ReturnTables,
  type RunningTax,
  returnTables,
  startTax,
  type Taxed,
} from './tables'

/** Why no file can be made for the whole period. */
export type WholeProblem =
  | 'composition'
  | 'seller-gstin-missing'
  | 'seller-gstin-wrong'
  | 'seller-state-differs'
  /** Such a period is not filed. */
  | 'period'
  | 'before-this-form'

export type DocumentProblems = {
  readonly document: SaleDocument
  readonly problems: readonly Problem[]
  readonly stops: boolean
}

/** What documents are left out of the value tables until they are mended. */
/** Why a document, or a part of it, is in no value table of this file. */
export type WhyLeftOut =
  /** The portal would refuse it. */
  | 'to-mend'
  /** IFF takes only what is taxed and goes to a GSTIN. */
  | 'with-quarter'
  | 'sent-by-iff'
  /** A credit note of nothing. */
  | 'worth-nothing'

/** A document that the file does not take, and what of it. */
export type LeftOutDocument = {
  readonly document: SaleDocument
  readonly why: WhyLeftOut
  /** Of several documents in rupees these add up, with those of the file, to the whole period. */
  readonly value: Decimal
  readonly tax: Decimal
}

export type LeftOut = {
  readonly documents: number
  readonly taxable: Decimal
  readonly untaxed: Decimal
  readonly tax: Decimal
}

export type PeriodReturn = {
  readonly period: Period
  /** What is filed for this period; nothing where nothing is. */
  readonly form: ReturnForm | undefined
  readonly whole: readonly WholeProblem[]
  /** Documents with problems, in order. */
  readonly documents: readonly DocumentProblems[]
  readonly leftOut: LeftOut
  /** Every document that the file does not take, in order. */
  readonly notInFile: readonly LeftOutDocument[]
  /** Of how many documents the value tables are made, notes by themselves. */
  readonly inFile: { readonly bills: number; readonly notes: number }
  /** Without what was sent by IFF already. */
  readonly tables: ReturnTables
  /** Of the tables of a quarter: what was sent by IFF already. */
  readonly sent: readonly DocumentEntry[]
  readonly gstr3b: Gstr3b
}

export type ReturnInputs = {
  readonly period: Period
  /** Those of the period, in order. */
  readonly documents: readonly SaleDocument[]
  readonly neighbours: Neighbours
  readonly seller: Seller
  readonly today: string
  /** Months whose tables 4A and 9B went to the portal by IFF already, by their portal names. */
  readonly sentByIff: readonly string[]
  readonly isKnownCode?: Surroundings['isKnownCode']
}

/** The own GSTIN and its state, as the portal counts it; blank where there is none. */
export function ownGstinOf({ gstin }: Pick<Seller, 'gstin'>): {
  readonly ownGstin: string
  readonly ownState: string
} {
  const reading = readSellerGstin(gstin)
  return { ownGstin: reading.gstin, ownState: portalState(reading.stateCode ?? '') ?? '' }
}

export function returnOfPeriod(inputs: ReturnInputs): PeriodReturn {
  const { period, neighbours, seller, today, isKnownCode } = inputs
  const { ownGstin, ownState } = ownGstinOf(seller)
  const documents = inputs.documents.toSorted(inOrder)
  const around = { ...neighbours, seller, ownGstin, ownState, today, isKnownCode }
  const checked = documents.map((document) => {
    const problems = problemsOf(document, around)
    return { document, problems, stops: problems.some(isStopping) }
  })
  const inTables = checked.filter(({ document, stops }) => isCounted(document) && !stops)
  const counted = inTables.map(({ document }) => document)
  const leftOut = checked.filter(({ stops }) => stops).map(({ document }) => document)
  const form = formOf(period, seller)
  const isSent = ({ document }: Pick<DocumentEntry, 'document'>) =>
    period.kind === 'quarter' &&
    inputs.sentByIff.includes(portalPeriod(periodOf('month', document.date)))
  const tables = returnTables({
    issued: documents,
    counted,
    seller,
    ownState,
    neighbours,
  })
  return {
    period,
    form,
    whole: wholeProblems(inputs, form),
    documents: checked.filter(({ problems }) => problems.length > 0),
    leftOut: leftOutOf(leftOut),
    notInFile: checked.flatMap(({ document, stops }) => {
      if (document.isCancelled) return []
      if (stops) return [leftOutDocument(document, 'to-mend')]
      if (isWorthNothing(document)) return [leftOutDocument(document, 'worth-nothing')]
      if (form === 'IFF') return notInIff(document)
      return isSent({ document }) && document.gstin !== '' ? sentOf(document) : []
    }),
    inFile: {
      bills: counted.filter(({ isNote }) => !isNote).length,
      notes: counted.filter(({ isNote }) => isNote).length,
    },
    tables: {
      ...tables,
      registered: tables.registered.filter((entry) => !isSent(entry)),
      registeredNotes: tables.registeredNotes.filter((entry) => !isSent(entry)),
    },
    sent: [...tables.registered, ...tables.registeredNotes].filter(isSent),
    gstr3b: gstr3bOf(counted, ownState),
  }
}

/** By the month, every month is filed. By the quarter, its first two months may be sent by IFF. */
export function formOf(period: Period, { filing }: Pick<Seller, 'filing'>): ReturnForm | undefined {
  if (filing === 'monthly') return period.kind === 'month' ? 'GSTR-1' : undefined
  if (period.kind === 'quarter') return 'GSTR-1'
  const quarter = periodOf('quarter', period.from)
  const isLastMonth = period.to === quarter.to
  return period.kind === 'month' && !isLastMonth ? 'IFF' : undefined
}

/**
 * The name of a return among those that are marked as filed. A quarter ends with a month that others file by itself.
 *
 * @example 'GSTR-1 102026', 'GSTR-1 quarter 122026', 'IFF 102026'
 */
export const filedKey = (form: ReturnForm | undefined, period: Period): string =>
  [form, ...(period.kind === 'quarter' ? [period.kind] : []), portalPeriod(period)].join(' ')

/** The period that is filed where another one was chosen. */
export const filedPeriodOf = (period: Period, { filing }: Pick<Seller, 'filing'>): Period =>
  periodOf(filing === 'monthly' ? 'month' : 'quarter', period.to)

function wholeProblems(
  { period, seller }: ReturnInputs,
  form: ReturnForm | undefined,
): readonly WholeProblem[] {
  const reading = readSellerGstin(seller.gstin)
  const checks: readonly [WholeProblem, boolean][] = [
    ['composition', seller.scheme === 'composition'],
    ['seller-gstin-missing', reading.gstin === ''],
    ['seller-gstin-wrong', reading.gstin !== '' && reading.problem !== undefined],
    [
      'seller-state-differs',
      !reading.problem && seller.state !== '' && seller.state !== reading.stateCode,
    ],
    ['period', form === undefined],
    ['before-this-form', period.from < FIRST_PERIOD],
  ]
  return checks.flatMap(([problem, isThere]) => (isThere ? [problem] : []))
}

const isWorthNothing = (document: SaleDocument): boolean =>
  document.isNote && document.rows().every(({ value }) => value === zero)

/** A document as a whole: one in another currency is worth nothing here. */
const leftOutDocument = (document: SaleDocument, why: WhyLeftOut): LeftOutDocument => ({
  document,
  why,
  value: isCounted(document) ? sum(document.figures.taxable, document.figures.untaxed) : zero,
  tax: isCounted(document) ? taxOf(document.figures) : zero,
})

/** What waits for the quarter: all of a bill without a GSTIN, and of another what has no tax. */
function notInIff(document: SaleDocument): readonly LeftOutDocument[] {
  const all = leftOutDocument(document, 'with-quarter')
  if (document.gstin === '') return [all]
  const untaxed = document.rows().filter((row) => row.untaxed)
  if (untaxed.length === 0) return []
  return [{ ...all, value: document.figures.untaxed, tax: zero }]
}

/** What went already: what has no tax is in this file. */
function sentOf(document: SaleDocument): readonly LeftOutDocument[] {
  if (document.rows().every((row) => row.untaxed)) return []
  return [{ ...leftOutDocument(document, 'sent-by-iff'), value: document.figures.taxable }]
}

function leftOutOf(documents: readonly SaleDocument[]): LeftOut {
  const figures = documents.filter(isCounted).map(({ figures }) => figures)
  return {
    documents: documents.length,
    taxable: sumOf(figures.map(({ taxable }) => taxable)),
    untaxed: sumOf(figures.map(({ untaxed }) => untaxed)),
    tax: figures.reduce((all, one) => sum(all, taxOf(one)), zero),
  }
}

/**
 * The last day for a return: the 11th of the next month; by the quarter the 13th, and so by IFF.
 *
 * @example dueDayOf({ kind: 'month', from: '2026-10-01', … }, 'GSTR-1') // '2026-11-11'
 */
export function dueDayOf(period: Period, form: ReturnForm): string {
  const [next] = monthsIn(periodOf('month', nextDay(period.to)))
  const day = form === 'GSTR-1' && period.kind === 'month' ? '11' : '13'
  return `${next?.from.slice(0, 8)}${day}`
}

/** The day after the last one of a month. */
function nextDay(last: string): string {
  const [year = 0, month = 0] = last.split('-').map(Number)
  const [nextYear, nextMonth] = month === 12 ? [year + 1, 1] : [year, month + 1]
  return `${nextYear}-${String(nextMonth).padStart(2, '0')}-01`
}

/** What tables 3.1 and 3.2 of GSTR-3B say of sales. The portal fills them from GSTR-1. */
export type Gstr3b = {
  /** 3.1(a): taxed, without what is on reverse charge. */
  readonly taxed: Taxed
  /** 3.1(c) */
  readonly nilAndExempt: Decimal
  /** 3.1(e) */
  readonly outsideGst: Decimal
  /** The buyer pays its tax. Sources differ on whether 3.1(a) has it, so it is shown apart. */
  readonly reverseCharge: Taxed
  /** 3.2: without a GSTIN, to other states. */
  readonly toOtherStates: readonly ToState[]
  /** 3.2: to holders of a UIN in other states. */
  readonly toUinHolders: readonly ToState[]
}

type ToState = { readonly place: string; readonly value: Decimal; readonly igst: Decimal }

/** @param counted what is in the value tables of the return */
function gstr3bOf(counted: readonly SaleDocument[], ownState: string): Gstr3b {
  const [places, ofUin] = [new Map<string, RunningTax>(), new Map<string, RunningTax>()]
  const [taxed, reverseCharge] = [startTax(noTax), startTax(noTax)]
  let [nilAndExempt, outsideGst] = [zero, zero]
  for (const document of counted) {
    const place = placeOf(document, ownState)
    for (const row of document.rows()) {
      if (row.untaxed === 'non-gst') outsideGst = sum(outsideGst, row.value)
      else if (row.untaxed) nilAndExempt = sum(nilAndExempt, row.value)
      else if (document.isReverseCharge) addTax(reverseCharge, row)
      else {
        addTax(taxed, row)
        const isToUin = document.gstinKind === 'uin'
        if ((document.gstin !== '' && !isToUin) || !document.isBetweenStates) continue
        const group = isToUin ? ofUin : places
        const sums = group.get(place)
        if (sums) addTax(sums, row)
        else group.set(place, startTax(row))
      }
    }
  }
  const [toOtherStates, toUinHolders] = [byState(places), byState(ofUin)]
  return { taxed, nilAndExempt, outsideGst, reverseCharge, toOtherStates, toUinHolders }
}

const byState = (places: ReadonlyMap<string, RunningTax>): readonly ToState[] =>
  [...places]
    .filter(([, taxed]) => !isNothing(taxed))
    .map(([place, { value, igst }]) => ({ place, value, igst }))
    .sort((a, b) => compareTexts(a.place, b.place))
