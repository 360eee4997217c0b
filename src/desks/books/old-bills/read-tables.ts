import { absolute, type Decimal, subtract, sum, zero } from '../../../core/money/decimal'
import { readGstin } from '../../../core/states/gstin'
import { dayInIndia } from '../../../core/time/column-days'
import type { DateOrder } from '../../../core/time/read-day'
import { type PaymentWay, paymentWays } from '../bill/bill-texts'
import { isOverTheCounter, saysYes } from './kinds'
import type { OldAnswers, OldBill, OldLine, OldReading, PassedRow, UnplacedBuyer } from './old-bill'
import { placeIn } from './places'
import type { RawBill, RawRow, RawSheet } from './read-sheet'
import { oldBillsWords } from './words'
import { hasColumn, type JoinedBill, termsOf, type WorkedOut, workOut } from './work-out'

/** States of buyers that another file of the same program tells, by their names. */
export type PartyBook = ReadonlyMap<string, { readonly gstin: string }>

export const partyKey = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** A bill and its items may stand in two sheets of a workbook; sheets of months stand for themselves. */
function joinSheets(sheets: readonly RawSheet[]): readonly JoinedBill[] {
  const keyOf = ({ kind, number, day }: RawBill) => [kind, number, day].join('\n')
  const ofTotals = sheets.filter((sheet) => !sheet.has('item') && sheet.has('total'))
  const ofItems = sheets.filter((sheet) => sheet.has('item') && !sheet.has('total'))
  const items = new Map(
    ofItems.flatMap((sheet) => sheet.bills.map((raw) => [keyOf(raw), { raw, sheet }] as const)),
  )
  const totals = new Set(ofTotals.flatMap(({ bills }) => bills.map(keyOf)))
  return sheets.flatMap((sheet) =>
    sheet.bills.flatMap((raw) => {
      const found = ofTotals.includes(sheet) ? items.get(keyOf(raw)) : undefined
      if (ofItems.includes(sheet) && totals.has(keyOf(raw))) return []
      return [
        { raw, sheet, items: { rows: found?.raw.rows ?? raw.rows, sheet: found?.sheet ?? sheet } },
      ]
    }),
  )
}

/** In which order a sheet writes days, as far as it says. */
function orderOf({ days }: RawSheet, answers: OldAnswers): DateOrder | undefined {
  const told = days.told()
  if (told === 'dayFirst' || told === 'monthFirst') return told
  return answers.order
}

/** A day; one that is outside the period of the report is read the other way, where that is inside it. */
function dayIn(sheet: RawSheet, raw: RawBill, order: DateOrder): string | undefined {
  const day = sheet.days.settled(raw.day, order)
  if (!sheet.range || day === undefined) return day
  const [from, to] = sheet.range
  const isInside = (day: string | undefined) => day !== undefined && from <= day && day <= to
  if (isInside(day)) return day
  const other = dayInIndia(raw.dateText, order === 'dayFirst' ? 'monthFirst' : 'dayFirst')
  return isInside(other) ? other : day
}

/** Whether the period of a sheet tells the order of all its days. */
function areInRange(sheet: RawSheet): boolean {
  return (
    sheet.range !== undefined &&
    sheet.bills.every((raw) => {
      const [first, second] = (['dayFirst', 'monthFirst'] as const).map((order) =>
        sheet.days.settled(raw.day, order),
      )
      const [from = '', to = ''] = sheet.range ?? []
      const inside = [first, second].filter((day) => day !== undefined && from <= day && day <= to)
      return new Set(inside).size <= 1
    })
  )
}

const firstCell = (bill: JoinedBill, use: Parameters<RawRow['cell']>[0]): string => {
  if (!hasColumn(bill, use)) return ''
  const { raw, items } = bill
  for (const row of [...raw.rows, ...items.rows]) {
    const cell = row.cell(use)
    if (cell !== '') return cell
  }
  return ''
}

const firstMoney = (bill: JoinedBill, use: Parameters<RawRow['cell']>[0]): Decimal | undefined => {
  if (!bill.sheet.has(use)) return undefined
  for (const row of bill.raw.rows) {
    const money = row.money(use)
    if (money !== undefined && money !== 'unread') return absolute(money.value)
  }
  return undefined
}

/** What came in for a bill, as far as the file tells. */
function paidOf(bill: JoinedBill, total: Decimal): Decimal | undefined {
  const paid = firstMoney(bill, 'paid')
  if (paid !== undefined) return paid
  const balance = firstMoney(bill, 'balance')
  if (balance !== undefined) return subtract(total, balance)
  const status = firstCell(bill, 'status')
  if (/^(?:paid|closed|received)$/i.test(status)) return total
  return /^(?:unpaid|due|overdue|sent|pending|not paid)$/i.test(status) ? zero : undefined
}

const ways: readonly (readonly [RegExp, PaymentWay])[] = [
  [/cash|नकद/i, 'cash'],
  [/upi|gpay|google\s*pay|phonepe|paytm|bhim/i, 'upi'],
  [/card/i, 'card'],
  [/che(?:que|ck)/i, 'cheque'],
  [/bank|neft|rtgs|imps/i, 'bank'],
]

/** @example wayIn('Google Pay') // 'upi' */
export const wayIn = (text: string): PaymentWay | '' =>
  paymentWays.find((way) => way === text.toLowerCase()) ??
  ways.find(([name]) => name.test(text))?.[1] ??
  ''

/** Tax that is neither IGST nor CGST and SGST yet, by the state of the buyer. */
export function placeTax(worked: WorkedOut, isBetweenStates: boolean): WorkedOut {
  if (!worked.isUnplaced || isBetweenStates) return worked
  const inState = <Taxed extends Pick<OldLine, 'igst' | 'cgst' | 'sgst'>>(taxed: Taxed): Taxed => {
    const half = (taxed.igst / 2n) as Decimal
    return { ...taxed, igst: zero, cgst: half, sgst: half }
  }
  return { ...worked, lines: worked.lines.map(inState), figures: inState(worked.figures) }
}

/** Reads the bills of the tables of a file. */
export function readTables(
  sheets: readonly RawSheet[],
  parties: PartyBook,
  answers: OldAnswers,
): OldReading {
  const joined = joinSheets(sheets)
  const terms = termsOf(joined, answers)
  const bills: OldBill[] = []
  const passed: PassedRow[] = sheets.flatMap((sheet) => sheet.passed)
  const unplaced = new Map<string, UnplacedBuyer>()
  let withoutTax = 0
  for (const bill of joined) {
    const { raw, sheet } = bill
    const [row] = raw.rows
    const pass = (reason: string, total?: Decimal) =>
      passed.push({
        row: row?.row ?? 0,
        text: [raw.number, raw.party, raw.dateText].filter(Boolean).join(', '),
        reason,
        total,
      })
    const date = dayIn(sheet, raw, orderOf(sheet, answers) ?? 'dayFirst')
    if (date === undefined) {
      pass(oldBillsWords.reasons.noDate(raw.dateText), firstMoney(bill, 'total'))
      continue
    }
    const currency = firstCell(bill, 'currency')
    if (currency !== '' && !/^(?:inr|₹|rs\.?)$/i.test(currency)) {
      pass(oldBillsWords.reasons.currency(currency))
      continue
    }
    const worked = raw.isCancelled ? undefined : workOut(bill, terms, answers)
    if (worked && 'problem' in worked) {
      pass(worked.problem, firstMoney(bill, 'total'))
      continue
    }
    const isNote = raw.kind === 'credit-note' || isReturned(bill)
    const counter = isOverTheCounter(raw.party)
    const gstin =
      readGstin(firstCell(bill, 'gstin')).gstin || parties.get(partyKey(raw.party))?.gstin || ''
    const told = placeIn(firstCell(bill, 'place')) || readGstin(gstin).stateCode || ''
    const asked = told === '' && worked?.isUnplaced === true && !counter && raw.party !== ''
    if (asked) {
      const before = unplaced.get(partyKey(raw.party))
      unplaced.set(partyKey(raw.party), { name: raw.party, bills: (before?.bills ?? 0) + 1 })
    }
    const place = told || (asked ? (answers.states.get(partyKey(raw.party)) ?? '') : '')
    const isElsewhere = place !== '' && answers.ownState !== '' && place !== answers.ownState
    const placed = worked && placeTax(worked, isElsewhere)
    if (worked?.isWithoutTax) withoutTax += 1
    const figures = placed?.figures
    bills.push({
      row: row?.row ?? 0,
      isNote,
      isCancelled: raw.isCancelled,
      number: raw.number,
      date,
      party: counter ? '' : raw.party,
      gstin: /^(?:unregistered|urp|na|n\/a|-|0)$/i.test(gstin) ? '' : gstin,
      place,
      isBetweenStates: figures && figures.igst !== zero ? true : isElsewhere,
      isSupplyBill: saysYes(firstCell(bill, 'isSupplyBill')),
      isReverse: saysYes(firstCell(bill, 'isReverse')),
      lines: placed?.lines ?? [],
      figures: figures ?? zeroFigures,
      paid: figures && paidOf(bill, figures.total),
      paidOn: dayInIndia(firstCell(bill, 'paidOn')) ?? '',
      way: wayIn(firstCell(bill, 'way')),
      dueDate: dayInIndia(firstCell(bill, 'dueDate')) ?? '',
      against: firstCell(bill, 'against'),
    })
  }
  const open = sheets.find(
    (sheet) => sheet.days.told() === 'open' && !areInRange(sheet) && sheet.bills.length > 0,
  )
  return {
    bills,
    passed,
    ownGstin: ownGstinIn(joined),
    asks: {
      day: open?.days.example(),
      withoutTax,
      unplaced: [...unplaced.values()],
      amounts: terms.amounts === undefined && needsAmounts(joined),
    },
    foot: footOf(sheets),
  }
}

const zeroFigures = {
  taxable: zero,
  igst: zero,
  cgst: zero,
  sgst: zero,
  roundOff: zero,
  other: zero,
  total: zero,
}

/** A total below zero is a return, whatever it is called; so is one on the other side of an account. */
function isReturned({ raw }: JoinedBill): boolean {
  const money = raw.rows[0]?.money('total')
  return money !== undefined && money !== 'unread' && (money.value < 0n || money.side === 'Cr')
}

/** Whether amounts of items have a rate, but nothing tells whether it is in them. */
const needsAmounts = (bills: readonly JoinedBill[]): boolean =>
  bills.some(
    ({ items }) =>
      (items.sheet.has('amount') || items.sheet.has('price')) &&
      !items.sheet.has('taxable') &&
      items.rows.some((row) =>
        ['rate', 'igstRate', 'cgstRate'].some(
          (use) => row.cell(use as 'rate') !== '' && row.cell(use as 'rate') !== '0',
        ),
      ),
  )

function ownGstinIn(bills: readonly JoinedBill[]): string {
  for (const bill of bills) {
    const reading = readGstin(firstCell(bill, 'ownGstin'))
    if (reading.gstin !== '' && !reading.problem) return reading.gstin
  }
  return ''
}

/** What the foots of a file say; nothing where there is none with a total. */
function footOf(sheets: readonly RawSheet[]): Decimal | undefined {
  const totals = sheets.flatMap(({ foots }) => {
    const [last] = foots.flatMap((foot) => {
      const money = foot.money('total')
      return money === undefined || money === 'unread' ? [] : [money.value]
    })
    return last === undefined ? [] : [last]
  })
  return totals.length > 0 ? sum(...totals) : undefined
}
