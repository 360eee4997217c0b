import { normalizeForSearch } from '../../../core/language/search-text'
import { atLeastZero, subtract, sum, sumOf, toDigits, zero } from '../../../core/money/decimal'
import { readGstin } from '../../../core/states/gstin'
import { type AccountEntry, amountOf } from '../accounts/entries'
import { type Statement, statementOf } from '../accounts/statement'
import { billTaxes } from '../bill/compute'
import { sayState } from '../bill/details'
import type { Seller } from '../bill/seller'
import type { HsnList } from '../hsn/hsn-list'
import type { FiledReturn, SavedBill } from '../saved-bills/bills-database'
import { buyerOf, customerKey } from './customer-key'
import {
  compareTexts,
  inOrder,
  type LazyDocument,
  openBill,
  placeOf,
  type SaleDocument,
} from './documents'
import {
  type Asked,
  type BillFromBefore,
  type DueBill,
  type DueOrder,
  type Frame,
  type KnownCustomer,
  type LeftOutLine,
  type ListName,
  type ListQuestion,
  type ListRows,
  LONGEST_LIST,
  type MoneyAnswer,
  type NamedDocument,
  type Page,
  type ProblemLine,
  type ReturnAnswer,
  type StatementQuestion,
  type TableLine,
  type TotalsAnswer,
} from './messages'
import { type BillBalance, type CustomerBalance, type Dues, duesOn } from './money/dues'
import { isIn, monthsIn, type Period, periodOf, periodsWith, portalPeriod } from './period'
import { missingBetween } from './portal/missing-numbers'
import { hsnProblem, isStopping, neighboursAmong, type Problem } from './portal/problems'
import {
  dueDayOf,
  filedKey,
  filedPeriodOf,
  formOf,
  ownGstinOf,
  type PeriodReturn,
  returnOfPeriod,
} from './portal/return-of-period'
import { addTax, type HsnEntry, noTax, startTax, type Taxed } from './portal/tables'
import { toolNotes } from './portal/tool-notes'
import {
  countDocuments,
  sumByCustomer,
  sumByDay,
  sumByHsn,
  sumByItem,
  sumByRate,
  sumDocuments,
} from './totals'

/** How many rows of a list an answer begins with; the others are asked for. */
const FIRST_ROWS = 10
/** The same of those who owe. */
const FIRST_DUES = 12

/** So many bills are worked out in no time. */
const FEW_WAITING = 1_000

/** The shop of an example takes the place of that of the device, and so does the day it was made. */
export type ExampleShop = {
  readonly seller: Seller
  readonly today: string
  /** In the period that is shown first. */
  readonly day: string
}

/**
 * All kept bills, worked out, and what they come to. A bill is worked out once for each revision; answers that are
 * asked for again are not computed again.
 */
export function salesDesk(example?: ExampleShop) {
  const documents = new Map<string, LazyDocument>()
  /** Those that are not worked out yet, as far as nobody asked for them. */
  const waiting = new Set<LazyDocument>()
  const drafts = new Map<string, NamedDocument>()
  const estimates = new Set<string>()
  let filed: readonly FiledReturn[] = []
  let accounts: readonly AccountEntry[] = []
  let codes: HsnList | undefined
  /** What was computed since the last change. */
  let computed = new Map<string, unknown>()

  const once = <Answer>(name: string, compute: () => Answer, of = ''): Answer => {
    const key = `${name} ${of}`
    if (!computed.has(key)) computed.set(key, compute())
    return computed.get(key) as Answer
  }

  const remove = (id: string) => {
    const lazy = documents.get(id)
    if (lazy) waiting.delete(lazy)
    documents.delete(id)
    drafts.delete(id)
    estimates.delete(id)
  }

  /** Bills that are new or changed. */
  function put(bills: readonly SavedBill[]): void {
    for (const bill of bills) {
      if (documents.get(bill.id)?.revision === bill.revision) continue
      remove(bill.id)
      const opened = openBill(bill)
      if (opened.kind === 'document') {
        documents.set(bill.id, opened.lazy)
        waiting.add(opened.lazy)
      }
      if (opened.kind === 'estimate') estimates.add(bill.id)
      if (opened.kind === 'draft') {
        const { number, buyer } = opened
        drafts.set(bill.id, { id: bill.id, number, buyer, date: '', total: zero, currency: 'INR' })
      }
    }
    computed = new Map()
  }

  /** Works out some of those that nobody asked for yet. @returns whether more are waiting */
  function workAhead(most: number): boolean {
    let left = most
    for (const lazy of waiting) {
      if (left-- === 0) return true
      lazy.document().rows()
      waiting.delete(lazy)
    }
    neighbours()
    return false
  }

  const documentsWhere = (isWanted: (lazy: LazyDocument) => boolean): readonly SaleDocument[] =>
    [...documents.values()]
      .filter(isWanted)
      .map((lazy) => lazy.document())
      .sort(inOrder)
  const all = () => once('all', () => documentsWhere(() => true))
  const neighbours = () => once('neighbours', () => neighboursAmong(all()))
  const undated = () =>
    once('undated', () => documentsWhere(({ date }) => date === '').map(namedDocument))
  const days = () =>
    once('days', () => new Set([...documents.values()].flatMap(({ date }) => date || [])))
  const dues = (today: string) => once('dues', () => duesOn(today, all(), accounts), today)
  const ofPeriod = (period: Period) =>
    once('period', () => documentsWhere(({ date }) => isIn(period, date)), period.from + period.to)

  const askedOf = (asked: Asked): Asked =>
    example ? { ...asked, seller: example.seller, today: example.today } : asked

  function periodAsked({ period: { kind, day }, today }: Asked): Period {
    const newest = once('newest', () => [...days()].reduce((a, b) => (a > b ? a : b), ''))
    return periodOf(kind, day || example?.day || newest || today)
  }

  const keyOfPeriod = (asked: Asked) => JSON.stringify(periodAsked(asked))

  function frame(asked: Asked): Frame {
    const firstDays = (kind: 'month' | 'quarter' | 'year') =>
      once(kind, () => periodsWith(kind, days()).map(({ from }) => from))
    return {
      isExample: example !== undefined,
      isForbidden: false,
      shop: asked.seller.name,
      today: asked.today,
      documents: documents.size,
      kept: documents.size + drafts.size + estimates.size,
      period: periodAsked(asked),
      periods: {
        month: firstDays('month'),
        quarter: firstDays('quarter'),
        year: firstDays('year'),
      },
    }
  }

  const customersOf = (period: Period) =>
    once('customers', () => sumByCustomer(ofPeriod(period)), period.from + period.to)

  function totals(question: Asked): TotalsAnswer {
    const asked = askedOf(question)
    const head = frame(asked)
    const { period } = head
    const found = ofPeriod(period)
    const { ownState } = ownGstinOf(asked.seller)
    const [, stateTax] = billTaxes({ buyer: 'same-state', isTaxed: true }, ownState)
    return {
      ...head,
      counts: countDocuments(found),
      ...sumDocuments(found),
      isTerritory: stateTax?.name === 'UTGST',
      days: sumByDay(found),
      rates: sumByRate(found),
      customers: firstRows(customersOf(period)),
      otherCurrencies: found
        .filter(({ currency, isCancelled }) => currency !== 'INR' && !isCancelled)
        .slice(0, LONGEST_LIST)
        .map(namedDocument),
      undated: undated().slice(0, LONGEST_LIST),
      drafts: [...drafts.values()].slice(0, LONGEST_LIST),
      undatedCount: undated().length,
      draftCount: drafts.size,
      // The first answer does not wait until many bills are worked out.
      dues: waiting.size > FEW_WAITING ? undefined : owedOn(asked.today),
    }
  }

  function owedOn(today: string): TotalsAnswer['dues'] {
    const { owed, customers, bills, byAge } = dues(today)
    return {
      owed,
      customers: customers.filter((customer) => customer.bills + customer.openings > 0).length,
      bills: bills.filter(({ balance, isOpening }) => balance > 0n && !isOpening).length,
      byAge,
    }
  }

  const sentByIff = () =>
    filed.flatMap(({ key }) => (key.startsWith('IFF ') ? [key.slice('IFF '.length)] : []))

  function returnFor(asked: Asked): PeriodReturn {
    const period = periodAsked(asked)
    const { gstin, state, scheme, turnover, filing } = asked.seller
    const { rightCodes = [] } = asked
    const about = [period, gstin, state, scheme, turnover, filing, asked.today, rightCodes]
    const list = codes
    const isKnownCode = list && ((hsn: string) => list.has(hsn) || rightCodes.includes(hsn))
    return once(
      'return',
      () =>
        returnOfPeriod({
          period,
          documents: ofPeriod(period),
          neighbours: neighbours(),
          seller: asked.seller,
          today: asked.today,
          sentByIff: sentByIff(),
          isKnownCode,
        }),
      JSON.stringify(about),
    )
  }

  function problemLines(asked: Asked, isWanted: (problem: Problem) => boolean) {
    const { ownState } = ownGstinOf(asked.seller)
    return returnFor(asked).documents.flatMap(({ document, problems }) =>
      problems
        .filter(isWanted)
        .map((problem) => problemLine(document, problem, asked.seller, ownState, codes)),
    )
  }

  function leftOutLines(asked: Asked): readonly LeftOutLine[] {
    const stopping = new Map<string, ProblemLine[]>()
    for (const line of problemLines(asked, isStopping)) {
      stopping.set(line.id, [...(stopping.get(line.id) ?? []), line])
    }
    return returnFor(asked).notInFile.map(({ document, why, value, tax }) => ({
      ...namedDocument(document),
      why,
      problems: stopping.get(document.id) ?? [],
      value,
      tax,
    }))
  }

  function returned(question: Asked): ReturnAnswer {
    const asked = askedOf(question)
    const head = frame(asked)
    const { period } = head
    const { seller } = asked
    const found = returnFor(asked)
    const { tables, form } = found
    const { ownGstin } = ownGstinOf(seller)
    const ownKey = filedKey(form, period)
    const mark = filed.find(({ key }) => key === ownKey)
    const [toMend, worthALook] = [
      problemLines(asked, isStopping),
      problemLines(asked, (problem) => !isStopping(problem)),
    ]
    const ranges = [...tables.billNumbers, ...tables.noteNumbers]
    return {
      ...head,
      form,
      filedKey: ownKey,
      gstin: ownGstin,
      whole: found.whole,
      // The newest one with documents, as those after it may not be over yet.
      filedPeriod: filedPeriodOf(
        { ...period, to: ofPeriod(period).at(-1)?.date ?? period.to },
        seller,
      ),
      dueDay: dueDayOf(period, form ?? 'GSTR-1'),
      counts: countDocuments(ofPeriod(period)),
      inFile: documentsInFile(found),
      figures: figuresInTables(found),
      toMend: page(toMend, 0),
      documentsToMend: found.documents.filter(({ stops }) => stops).length,
      worthALook: page(worthALook, 0),
      undated: undated().slice(0, LONGEST_LIST),
      missingNumbers: missingBetween(tables, period, all()).slice(0, LONGEST_LIST),
      tables: tableLines(found),
      leftOut: found.leftOut,
      notInFile: page(leftOutLines(asked), 0),
      tool: toolNotes(tables),
      knowsCodes: codes !== undefined,
      sentByIff: {
        ...sumTaxed(found.sent.flatMap(({ rates }) => rates)),
        count: found.sent.length,
      },
      net: sumDocuments(ofPeriod(period)).net,
      hsn: {
        registered: { ...firstRows(tables.hsnRegistered), sums: sumTaxed(tables.hsnRegistered) },
        others: { ...firstRows(tables.hsnOthers), sums: sumTaxed(tables.hsnOthers) },
        withoutCode: tables.withoutCode,
      },
      numbers: {
        ranges: ranges.length,
        documents: ranges.reduce((count, range) => count + range.count, 0),
        cancelled: ranges.reduce((count, { cancelled }) => count + cancelled, 0),
      },
      gstr3b: found.gstr3b,
      iff: iffMonths(period, seller),
      filed: mark,
      changedSinceFiled: mark ? changedSince(mark, asked) : [],
      quarters: seller.scheme === 'composition' ? quartersOf(period) : [],
    }
  }

  function iffMonths(period: Period, { filing }: Seller): ReturnAnswer['iff'] {
    if (filing !== 'quarterly' || period.kind !== 'quarter') return []
    const sent = sentByIff()
    return monthsIn(period)
      .slice(0, 2)
      .map((month) => {
        const name = portalPeriod(month)
        return { portalPeriod: name, day: month.from, isSent: sent.includes(name) }
      })
  }

  /** The documents that the return of a period tells the portal of: by IFF only those with a GSTIN. */
  function inReturn(asked: Asked): readonly SaleDocument[] {
    const period = periodAsked(asked)
    const all = ofPeriod(period)
    return formOf(period, asked.seller) === 'IFF' ? all.filter(({ gstin }) => gstin !== '') : all
  }

  /** Whether the file leaves a document out until it is mended. */
  function isLeftOut(asked: Asked): (document: SaleDocument) => boolean {
    const stopping = new Set(
      returnFor(asked).documents.flatMap(({ document, stops }) => (stops ? document.id : [])),
    )
    return ({ id }) => stopping.has(id)
  }

  /** Documents of a filed period that are new, changed or gone since; those to be mended were never in it. */
  function changedSince({ documents: then }: FiledReturn, asked: Asked): readonly NamedDocument[] {
    const now = inReturn(asked)
    const isOut = isLeftOut(asked)
    const changed = now.filter((document) => {
      const { id, revision } = document
      return Object.hasOwn(then, id) ? then[id] !== revision : !isOut(document)
    })
    const here = new Set(now.map(({ id }) => id))
    const gone = Object.keys(then)
      .filter((id) => !here.has(id))
      .map((id): NamedDocument => {
        const moved = documents.get(id)?.document()
        return moved
          ? namedDocument(moved)
          : { id, number: '', buyer: '', date: '', total: zero, currency: 'INR' }
      })
    return [...changed.map(namedDocument), ...gone].slice(0, LONGEST_LIST)
  }

  const quartersOf = (period: Period) => {
    const year = periodOf('year', period.from)
    return [0, 3, 6, 9].flatMap((month) => {
      const first = monthsIn(year)[month]
      const quarter = first && periodOf('quarter', first.from)
      return quarter
        ? [{ period: quarter, turnover: sumDocuments(ofPeriod(quarter)).net.total }]
        : []
    })
  }

  function money(question: Asked & { readonly order: DueOrder }): MoneyAnswer {
    const asked = askedOf(question)
    const found = dues(asked.today)
    const owing = found.customers.filter(({ balance }) => balance > 0n)
    return {
      ...frame(asked),
      states: found.states,
      notNoted: found.notNoted.length,
      owed: found.owed,
      toGiveBack: found.toGiveBack,
      byAge: found.byAge,
      customers: firstRows(ordered(found.customers, question.order), FIRST_DUES),
      customersOwing: owing.length,
      unreadPayments: found.unreadPayments,
      onAccount: found.onAccount,
      reverseChargeTax: sumOf(found.bills.map(({ reverseChargeTax }) => reverseChargeTax)),
      upi: asked.seller.upi,
    }
  }

  const rowsOf: { [Name in ListName]: (question: ListQuestion) => readonly ListRows[Name][] } = {
    customers: (asked) => customersOf(periodAsked(asked)),
    items: (asked) =>
      once('items', () => sumByItem(ofPeriod(periodAsked(asked))), keyOfPeriod(asked)),
    hsn: (asked) => once('hsn', () => sumByHsn(ofPeriod(periodAsked(asked))), keyOfPeriod(asked)),
    'hsn-registered': (asked) => returnFor(asked).tables.hsnRegistered,
    'hsn-others': (asked) => returnFor(asked).tables.hsnOthers,
    'to-mend': (asked) => problemLines(asked, isStopping),
    'worth-a-look': (asked) => problemLines(asked, (problem) => !isStopping(problem)),
    'left-out': leftOutLines,
    dues: ({ today, order = 'largest', customer }) =>
      ordered(dues(today).customers, order).filter(
        ({ key }) => customer === undefined || key === customer,
      ),
    'due-bills': ({ today, customer = '' }) => dueBills(dues(today), customer),
    'open-bills': ({ today }) =>
      dues(today)
        .bills.filter(({ balance }) => balance > 0n)
        .map(toDueBill)
        .sort((a, b) => (a.since < b.since ? -1 : 1)),
    'to-give-back': ({ today }) => {
      const { bills, looseNotes } = dues(today)
      return [...bills, ...looseNotes].filter(({ balance }) => balance < 0n).map(toDueBill)
    },
    accounts: ({ today, customer = '' }) => {
      const rests = new Map(dues(today).money.map(({ entry, rest }) => [entry.id, rest]))
      return accounts
        .filter((entry) => customerKey(buyerOf(entry)) === customer)
        .toSorted((a, b) => compareTexts(a.date, b.date))
        .map((entry) => ({ ...entry, came: amountOf(entry), rest: rests.get(entry.id) ?? zero }))
    },
    'known-customers': () => once('known-customers', () => knownCustomers(all(), accounts)),
    'not-noted': ({ today }) => dues(today).notNoted.map(namedDocument),
  }

  function list(question: ListQuestion): Page<ListRows[ListName]> {
    const asked = { ...question, ...askedOf(question) }
    const rows: readonly ListRows[ListName][] = rowsOf[question.list](asked)
    const words = normalizeForSearch(question.search).split(/\s+/).filter(Boolean)
    const found =
      words.length === 0
        ? rows
        : rows.filter((row) => {
            const text = normalizeForSearch(wordsOf(row))
            return words.every((word) => text.includes(word))
          })
    return page(found, question.from)
  }

  return {
    put,
    workAhead,
    remove(ids: readonly string[]): void {
      ids.forEach(remove)
      computed = new Map()
    },
    setFiled(returns: readonly FiledReturn[]): void {
      filed = returns
      computed = new Map()
    },
    setAccounts(entries: readonly AccountEntry[]): void {
      accounts = entries
      computed = new Map()
    },
    hasCodes: () => codes !== undefined,
    /** The portal's list of HSN codes, as soon as it is here. */
    setCodes(list: HsnList): void {
      if (codes) return
      codes = list
      computed = new Map()
    },
    isEmpty: () => documents.size === 0 && drafts.size === 0 && accounts.length === 0,
    totals,
    return: returned,
    money,
    list,
    dues: (question: Asked & { readonly order: DueOrder }): readonly CustomerBalance[] =>
      ordered(dues(askedOf(question).today).customers, question.order),
    statement: (question: StatementQuestion): Statement =>
      statementOf(question.customer, all(), accounts, question.from),
    before: (question: Asked): readonly BillFromBefore[] => {
      const { today } = askedOf(question)
      return billsFromBefore(all(), today)
    },
    /** What files and the printed register are made of. */
    forFiles(question: Asked) {
      const asked = askedOf(question)
      const period = periodAsked(asked)
      return {
        asked,
        period,
        documents: ofPeriod(period),
        ...ownGstinOf(asked.seller),
        officialText: (hsn: string) => codes?.textOf(hsn),
        found: () => returnFor(asked),
        dues: () => dues(asked.today),
      }
    },
    revisions(question: Asked): Readonly<Record<string, number>> {
      const asked = askedOf(question)
      const isOut = isLeftOut(asked)
      const filed = inReturn(asked).filter((document) => !isOut(document))
      return Object.fromEntries(filed.map(({ id, revision }) => [id, revision]))
    },
  }
}

export type SalesDesk = ReturnType<typeof salesDesk>

const page = <Row>(rows: readonly Row[], from: number): Page<Row> => ({
  rows: rows.slice(from, from + LONGEST_LIST),
  count: rows.length,
})

const firstRows = <Row>(rows: readonly Row[], most = FIRST_ROWS): Page<Row> => ({
  rows: rows.slice(0, most),
  count: rows.length,
})

const namedDocument = ({
  id,
  number,
  buyer,
  date,
  figures,
  currency,
}: SaleDocument): NamedDocument => ({
  id,
  number,
  buyer,
  date,
  total: figures.total,
  currency,
})

/** All texts and amounts of a row, to be searched; nobody looks for its id. */
const wordsOf = (row: object): string =>
  Object.entries(row)
    .map(([name, value]) => {
      if (name === 'id') return ''
      if (typeof value === 'bigint') return toDigits(value as never)
      return typeof value === 'string' ? value : ''
    })
    .join('\n')

function problemLine(
  document: SaleDocument,
  problem: Problem,
  seller: Seller,
  ownState: string,
  codes: HsnList | undefined,
): ProblemLine {
  const row = document.rows().find(({ item }) => item === problem.item)
  const isHsn = row !== undefined && problem.code === hsnProblem(row, seller)
  return {
    id: document.id,
    number: document.number,
    buyer: document.buyer,
    problem,
    about: aboutOf(document, problem, ownState),
    value: isHsn ? row.value : zero,
    mayStay: isHsn && document.gstin === '' && seller.turnover === 'up-to-5-crore',
    near: row && problem.code === 'hsn-unknown' ? (codes?.nearest(row.hsn) ?? []) : [],
  }
}

/** What a sentence about a problem names. */
function aboutOf(document: SaleDocument, { code, item }: Problem, ownState: string): string {
  const row = document.rows().find((row) => row.item === item)
  switch (code) {
    case 'gstin-wrong':
      return readGstin(document.gstin).problem ?? ''
    case 'place-other-state':
      return sayState(placeOf(document, ownState)).replace(/^\d+ /, '')
    case 'rate-unknown':
      return row ? toDigits(row.rate) : ''
    case 'number-like-zero':
      return document.number
    case 'hsn-unknown':
      return row?.hsn ?? ''
    case 'unit-unknown':
      return row?.unit ?? ''
    case 'currency':
      return document.currency
    default:
      return ''
  }
}

const oldestFirst = (a: CustomerBalance, b: CustomerBalance): number => {
  if (a.oldest === b.oldest) return a.balance > b.balance ? -1 : 1
  if (a.oldest === '' || b.oldest === '') return a.oldest === '' ? 1 : -1
  return a.oldest < b.oldest ? -1 : 1
}

const ordered = (customers: readonly CustomerBalance[], order: DueOrder) =>
  order === 'oldest' ? customers.toSorted(oldestFirst) : customers

const dueBills = ({ bills, looseNotes }: Dues, key: string): readonly DueBill[] =>
  [...bills, ...looseNotes].filter(({ document }) => customerKey(document) === key).map(toDueBill)

const toDueBill = ({ document, reverseChargeTax, ...due }: BillBalance): DueBill => ({
  ...namedDocument(document),
  revision: document.revision,
  ...due,
  isNote: document.isNote,
  gstin: document.gstin,
  toPay: atLeastZero(subtract(due.balance, reverseChargeTax)),
})

/** Who bought or paid, by name. Nobody by name has no account. */
function knownCustomers(
  documents: readonly SaleDocument[],
  accounts: readonly AccountEntry[],
): readonly KnownCustomer[] {
  const known = new Map<string, KnownCustomer>()
  for (const { buyer, gstin } of [...documents, ...accounts.map(buyerOf)]) {
    const key = customerKey({ buyer, gstin })
    if (key) known.set(key, { key, gstin, name: known.get(key)?.name || buyer })
  }
  return [...known.values()].sort((a, b) => compareTexts(a.name, b.name))
}

/** What is to pay on a bill from before is what would be owed if nothing were paid. */
function billsFromBefore(
  documents: readonly SaleDocument[],
  today: string,
): readonly BillFromBefore[] {
  const isFromBefore = ({ isNote, paid }: SaleDocument) => !isNote && paid === undefined
  const asIfDue = documents.map((document) =>
    isFromBefore(document) ? { ...document, paid: zero, hasPayments: true } : document,
  )
  const before = new Set(duesOn(today, documents).notNoted.map(({ id }) => id))
  const balances = new Map(duesOn(today, asIfDue).bills.map((bill) => [bill.document.id, bill]))
  return documents
    .filter(({ id }) => before.has(id))
    .map((document) => {
      const due = balances.get(document.id)
      return {
        id: document.id,
        revision: document.revision,
        date: document.date,
        isNamed: customerKey(document) !== '',
        toPay: due ? toDueBill(due).toPay : zero,
      }
    })
}

const sumTaxed = (entries: readonly (Taxed | HsnEntry)[]): Taxed => {
  const sums = startTax(noTax)
  for (const entry of entries) addTax(sums, entry)
  return sums
}

/** How many bills and notes the file is made of, without what went by IFF already. */
function documentsInFile({ form, inFile, tables, sent }: PeriodReturn): ReturnAnswer['inFile'] {
  if (form === 'IFF') {
    return { bills: tables.registered.length, notes: tables.registeredNotes.length }
  }
  const sentNotes = sent.filter(({ document }) => document.isNote).length
  return { bills: inFile.bills - (sent.length - sentNotes), notes: inFile.notes - sentNotes }
}

const figuresInTables = (found: PeriodReturn): ReturnAnswer['figures'] => ({
  ...sumTaxed(tableLines(found).filter(({ table }) => table !== '8')),
  untaxed: sum(
    ...found.tables.untaxed.flatMap(({ nil, exempt, ...of }) => [nil, exempt, of['non-gst']]),
  ),
})

function tableLines({ tables }: PeriodReturn): readonly TableLine[] {
  const ofRates = (entries: readonly { readonly rates: readonly Taxed[] }[]) =>
    sumTaxed(entries.flatMap(({ rates }) => rates))
  const [reverse, plain] = [true, false].map((isReverse) =>
    tables.registered.filter(({ document }) => document.isReverseCharge === isReverse),
  )
  const untaxed = tables.untaxed.map(({ nil, exempt, ...of }) => sum(nil, exempt, of['non-gst']))
  const lines: readonly TableLine[] = [
    { table: '4A', count: plain?.length ?? 0, ...ofRates(plain ?? []) },
    { table: '4B', count: reverse?.length ?? 0, ...ofRates(reverse ?? []) },
    { table: '5', count: tables.large.length, ...ofRates(tables.large) },
    { table: '7', count: tables.others.length, ...sumTaxed(tables.others) },
    { table: '8', count: tables.untaxed.length, ...noTax, value: sumOf(untaxed) },
    {
      table: '9B-registered',
      count: tables.registeredNotes.length,
      ...ofRates(tables.registeredNotes),
    },
    { table: '9B-large', count: tables.largeNotes.length, ...ofRates(tables.largeNotes) },
  ]
  return lines.filter(({ count }) => count > 0)
}
