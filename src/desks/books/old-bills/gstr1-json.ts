import {
  absolute,
  type Decimal,
  decimalFrom,
  one,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { readDay } from '../../../core/time/read-day'
import { isRecord } from '../../../ui/memory/browser-storage'
import { rupees } from './amounts'
import type { OldBill, OldLine, OldReading, PassedRow } from './old-bill'
import { taxIn } from './old-bill'
import { oldBillsWords } from './words'
import { lineAt, sumLines } from './work-out'

type Json = Readonly<Record<string, unknown>>

const list = (value: unknown): readonly Json[] =>
  Array.isArray(value) ? value.filter(isRecord) : []
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** An amount of the portal: a number with two decimals. */
const amount = (value: unknown): Decimal =>
  typeof value === 'number' && Number.isFinite(value) ? decimalFrom(value.toFixed(2)) : zero

/** Whether a file is a GSTR-1, and no other return. */
export const isGstr1 = (value: unknown): value is Json =>
  isRecord(value) &&
  typeof value.gstin === 'string' &&
  typeof value.fp === 'string' &&
  ['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'hsn', 'doc_issue'].some((table) => table in value) &&
  !('fldtr1' in value)

const linesOf = (document: Json): readonly OldLine[] =>
  list(document.itms).map(({ itm_det }) => {
    const detail = isRecord(itm_det) ? itm_det : {}
    return lineAt(amount(detail.rt), {
      taxable: amount(detail.txval),
      igst: amount(detail.iamt),
      cgst: amount(detail.camt),
      sgst: amount(detail.samt),
    })
  })

const cessOf = (document: Json): Decimal =>
  sum(
    zero,
    ...list(document.itms).map(({ itm_det }) => amount(isRecord(itm_det) ? itm_det.csamt : 0)),
  )

/** Tables whose documents are not taken, and those that hold sums. */
const otherTables = [
  'b2ba',
  'b2cla',
  'cdnra',
  'cdnura',
  'exp',
  'expa',
  'at',
  'txpd',
  'nil',
] as const

/** Reads the bills of a GSTR-1 as the portal hands it out. It has no names and no items. */
export function readGstr1(file: Json): OldReading {
  const bills: OldBill[] = []
  const passed: PassedRow[] = []
  const ownState = text(file.gstin).slice(0, 2)
  const take = (document: Json, gstin: string, isNote: boolean, group: Json) => {
    const number = text(document.inum) || text(document.nt_num)
    const day = readDay(text(document.idt) || text(document.nt_dt))
    const row = bills.length + passed.length + 1
    if (number === '' || !('day' in day) || document.ntty === 'D') {
      const reason =
        document.ntty === 'D' ? oldBillsWords.reasons.debitNote : oldBillsWords.reasons.noNumber
      passed.push({ row, text: [number, gstin].join(' '), reason, total: amount(document.val) })
      return
    }
    const lines = linesOf(document)
    const parts = sumLines(lines)
    const total = amount(document.val)
    const left = subtract(total, sum(parts.taxable, taxIn(parts)))
    const cess = cessOf(document)
    const roundOff = subtract(left, cess)
    const isRounding = absolute(roundOff) < one
    const place = text(document.pos) || text(group.pos)
    bills.push({
      row,
      isNote,
      isCancelled: false,
      number,
      date: day.day,
      party: '',
      gstin,
      place,
      isBetweenStates: parts.igst !== zero || (place !== '' && place !== ownState),
      isSupplyBill: false,
      isReverse: document.rchrg === 'Y',
      lines,
      figures: {
        ...parts,
        roundOff: isRounding ? roundOff : zero,
        other: isRounding ? cess : left,
        total,
      },
      paid: undefined,
      paidOn: '',
      way: '',
      dueDate: '',
      against: '',
    })
  }
  for (const buyer of list(file.b2b)) {
    for (const bill of list(buyer.inv)) take(bill, text(buyer.ctin), false, buyer)
  }
  for (const place of list(file.b2cl)) {
    for (const bill of list(place.inv)) take(bill, '', false, place)
  }
  for (const buyer of list(file.cdnr)) {
    for (const note of list(buyer.nt)) take(note, text(buyer.ctin), true, buyer)
  }
  for (const note of list(file.cdnur)) take(note, '', true, note)
  for (const sums of list(file.b2cs)) {
    const [value, ...taxes] = [sums.txval, sums.iamt, sums.camt, sums.samt].map(amount)
    passed.push({
      row: bills.length + passed.length + 1,
      text: oldBillsWords.walkIn(
        String(sums.rt ?? ''),
        rupees(value ?? zero),
        rupees(sum(...taxes)),
      ),
      reason: oldBillsWords.reasons.sums,
      total: sum(value ?? zero, ...taxes),
    })
  }
  for (const table of otherTables) {
    if (!(table in file)) continue
    const row = bills.length + passed.length + 1
    passed.push({ row, text: table.toUpperCase(), reason: oldBillsWords.reasons.otherTable })
  }
  return {
    bills,
    passed,
    ownGstin: text(file.gstin),
    asks: { day: undefined, withoutTax: 0, unplaced: [], amounts: false },
    foot: undefined,
  }
}
