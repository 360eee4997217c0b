import {
  absolute,
  type Decimal,
  decimalFrom,
  hundred,
  multiply,
  multiplyDivide,
  round,
  subtract,
  sum,
  zero,
} from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { splitPrice, splitQuantity } from '../../../core/tables/number-with-unit'
import { readRate } from '../../../core/tables/rate-cells'
import { gstSaidBy } from '../../../core/tables/tax-words'
import { memoizeByObject } from '../bill/compute'
import { portalRates } from '../sales/portal/portal-codes'
import { isClose, rememberByText } from './cells'
import type { Use } from './columns'
import { saysYes } from './kinds'
import { noFigures, type OldAnswers, type OldFigures, type OldLine, taxIn } from './old-bill'
import type { Ledger, RawBill, RawRow, RawSheet } from './read-sheet'
import { oldBillsWords } from './words'

/*
 * What a bill of a register comes to: from its items, from a column for each rate, or from its totals alone. Nothing is
 * rounded that the file has not rounded, and what it does not tell is left open.
 */

/** A bill with its parts: those that say its items may stand in another sheet. */
export type JoinedBill = {
  readonly raw: RawBill
  readonly sheet: RawSheet
  readonly items: { readonly rows: readonly RawRow[]; readonly sheet: RawSheet }
}

/** What a bill comes to before it is known in which state its buyer is. */
export type WorkedOut = {
  readonly lines: readonly OldLine[]
  readonly figures: OldFigures
  /** Of its tax: neither IGST nor CGST and SGST, as the file does not tell. It is in `figures` as IGST. */
  readonly isUnplaced: boolean
  /** Nothing tells its tax. */
  readonly isWithoutTax: boolean
}

/** Why a bill cannot be worked out, as a sentence. */
export type Unworked = { readonly problem: string }

/** What is the same for all bills of a file. */
export type FileTerms = {
  /** The uses whose cells stand for a row, not for the whole bill. */
  readonly ofRows: ReadonlySet<Use>
  /** Whether GST is in the amounts of rows; nothing where the file does not tell. */
  readonly amounts: 'before-gst' | 'with-gst' | undefined
  /** Nothing of the file tells taxes: neither amounts nor rates. */
  readonly hasNoTax: boolean
}

/** So many bills tell what the amounts of a file are. */
const ENOUGH_TO_TELL = 300

const two = decimalFrom(2)
const one = decimalFrom(1)

const amountIn = (row: RawRow, use: Use): Decimal | undefined => {
  const money = row.money(use)
  return money === undefined || money === 'unread' ? undefined : money.value
}

/** Whether a bill has a column at all: its many rows need not be looked through for one that the file lacks. */
export const hasColumn = ({ sheet, items }: JoinedBill, use: Use): boolean =>
  sheet.has(use) || items.sheet.has(use)

/** The amount of the whole bill: in its first row, or in all of them. */
function ofBill(bill: JoinedBill, use: Use): Decimal | undefined {
  if (!hasColumn(bill, use)) return undefined
  const { raw, items } = bill
  for (const row of [...raw.rows, ...items.rows]) {
    const value = amountIn(row, use)
    if (value !== undefined) return value
  }
  return undefined
}

const rowSums: readonly Use[] = ['amount', 'taxable', 'igst', 'cgst', 'sgst', 'cess', 'tax']
const mayBeOfRows: readonly Use[] = [...rowSums, 'total', 'roundOff', 'subtotal']

/**
 * Which amounts stand for a row: they differ within a bill, or follow from what the row says. What is the same in all
 * rows of a bill, or stands in its first alone, is that of the bill.
 */
function usesOfRows(bills: readonly JoinedBill[]): Set<Use> {
  const found = new Set<Use>()
  const several = bills.filter(({ items }) => items.rows.length > 1)
  for (const use of mayBeOfRows) {
    const differs = several.some(({ items }) => {
      if (!items.sheet.has(use)) return false
      const values = items.rows.flatMap((row) => amountIn(row, use) ?? [])
      return values.some((value) => value !== values[0])
    })
    if (differs || use === 'amount' || follows(several.slice(0, ENOUGH_TO_TELL), use)) {
      found.add(use)
    }
  }
  return found
}

/** Whether what the file tells follows everywhere from the row in which it stands. */
const follows = (several: readonly JoinedBill[], use: Use): boolean =>
  rowSums.includes(use) &&
  several.some(({ items }) => items.rows.some((row) => amountIn(row, use) !== undefined)) &&
  several.every(({ items }) => items.rows.every((row) => isOfItsRow(row, use)))

/** Whether an amount follows from the quantity, the price and the rate of its own row. */
function isOfItsRow(row: RawRow, use: Use): boolean {
  const value = amountIn(row, use)
  if (value === undefined) return true
  const gross = grossOf(row)
  const rate = rateOf(row)
  if (gross === undefined) return false
  if (use === 'taxable') return isClose(value, gross, one)
  if (rate === undefined) return false
  const share = use === 'cgst' || use === 'sgst' ? multiplyDivide(rate, one, two) : rate
  return isClose(value, multiplyDivide(gross, share, hundred), one)
}

const rateOf = memoizeByObject((row: RawRow): Decimal | undefined => {
  const [rate, igst, cgst] = [row.cell('rate'), row.cell('igstRate'), row.cell('cgstRate')].map(
    (cell) => (cell === '' ? undefined : rateIn(cell)),
  )
  const half = cgst === undefined ? undefined : multiply(cgst, two)
  const told = [rate, igst, half].filter((one) => one !== undefined)
  return told.find((one) => one !== zero) ?? told[0]
})

const quantityIn = rememberByText((cell) => {
  const { number, unit } = splitQuantity(cell)
  return { number, unit, reading: readNumber(number || '1') }
})
const priceIn = rememberByText((cell) => {
  const { number, unit } = splitPrice(cell)
  return { number, unit, reading: readAmount(number) }
})
const rateIn = rememberByText(readRate)

const quantityOf = (row: RawRow) => quantityIn(row.cell('quantity'))

const grossOf = memoizeByObject((row: RawRow): Decimal | undefined => {
  const price = priceIn(row.cell('price')).reading
  if (!isRead(price)) return undefined
  const quantity = quantityOf(row).reading
  if (quantity.problem) return undefined
  const discount = amountIn(row, 'lineDiscount') ?? zero
  return round(subtract(multiply(quantity.value, price.value), discount), 2)
})

/** The tax of a row: nothing where the file does not tell it row by row. */
function taxOfRow(row: RawRow, { ofRows }: FileTerms, isOnly: boolean) {
  const part = (use: Use) => (ofRows.has(use) || isOnly ? amountIn(row, use) : undefined)
  const [igst, cgst, sgst, tax] = [part('igst'), part('cgst'), part('sgst'), part('tax')]
  if (igst !== undefined || cgst !== undefined || sgst !== undefined) {
    return {
      igst: igst ?? zero,
      cgst: cgst ?? zero,
      sgst: sgst ?? zero,
      isUnplaced: false,
    }
  }
  return tax === undefined
    ? undefined
    : { igst: tax, cgst: zero, sgst: zero, isUnplaced: tax !== zero }
}

/** Whether the amount of a row is before its tax or with it, as far as its own figures tell. */
function vote(
  row: RawRow,
  terms: FileTerms,
  isOnly: boolean,
): 'before-gst' | 'with-gst' | undefined {
  const amount = amountIn(row, 'amount') ?? grossOf(row)
  const rate = rateOf(row)
  const told = taxOfRow(row, terms, isOnly)
  if (amount === undefined || !rate || !told) return undefined
  const tax = sum(told.igst, told.cgst, told.sgst)
  const within = decimalFrom('0.03')
  if (isClose(tax, multiplyDivide(amount, rate, hundred), within)) return 'before-gst'
  const inside = multiplyDivide(amount, rate, sum(hundred, rate))
  return isClose(tax, inside, within) ? 'with-gst' : undefined
}

/** What all rows of a bill come to, beside its own total. */
function voteOfBill(bill: JoinedBill, taxOf: (bill: JoinedBill) => Decimal | undefined) {
  const total = ofBill(bill, 'total')
  const amounts = bill.items.rows.map((row) => amountIn(row, 'amount') ?? grossOf(row))
  if (total === undefined || !amounts.every((amount) => amount !== undefined)) return undefined
  const all = sum(...amounts)
  const shipping = ofBill(bill, 'shipping') ?? zero
  const tax =
    taxOf(bill) ??
    sum(
      ...bill.items.rows.map((row, at) =>
        multiplyDivide(amounts[at] ?? zero, rateOf(row) ?? zero, hundred),
      ),
    )
  if (tax === zero) return undefined
  if (isClose(sum(all, tax, shipping), total, one)) return 'before-gst'
  return isClose(sum(all, shipping), total, one) ? 'with-gst' : undefined
}

/** What the amounts of a file are, by its bills. */
export function termsOf(bills: readonly JoinedBill[], answers: OldAnswers): FileTerms {
  const ofRows = usesOfRows(bills)
  const known = { ofRows, amounts: undefined, hasNoTax: false }
  const [first] = bills
  const sheets = first ? [first.sheet, first.items.sheet] : []
  const has = (use: Use) => sheets.some((sheet) => sheet.has(use))
  const taxes: readonly Use[] = ['igst', 'cgst', 'sgst', 'tax']
  const rates: readonly Use[] = ['rate', 'igstRate', 'cgstRate']
  const hasNoTax =
    ![...taxes, ...rates, 'taxable' as const].some(has) &&
    sheets.every(({ ledgers }) => ledgers.length === 0)
  const taxOf = (bill: JoinedBill) => {
    const parts = taxes.slice(0, 3).filter((use) => !ofRows.has(use) && has(use))
    const told = parts.length > 0 ? parts : (['tax'] as const).filter((use) => !ofRows.has(use))
    const values = told.flatMap((use) => ofBill(bill, use) ?? [])
    return values.length > 0 ? sum(...values) : undefined
  }
  const votes = { 'before-gst': 0, 'with-gst': 0 }
  for (const bill of bills.slice(0, ENOUGH_TO_TELL)) {
    for (const row of bill.items.rows) {
      const said = vote(row, known, bill.items.rows.length === 1)
      if (said) votes[said] += 1
    }
    const said = voteOfBill(bill, taxOf)
    if (said) votes[said] += 1
  }
  const headAt = sheets.at(-1)?.uses.indexOf('amount') ?? -1
  const byHead = gstSaidBy(sheets.at(-1)?.heads[headAt] ?? '', [])
  const byFlag = bills
    .map(({ items }) => items.rows[0]?.cell('isInclusive') ?? '')
    .find((cell) => cell !== '')
  const byVotes =
    votes['before-gst'] === votes['with-gst']
      ? undefined
      : votes['before-gst'] > votes['with-gst']
        ? ('before-gst' as const)
        : ('with-gst' as const)
  const amounts =
    byVotes ??
    byHead ??
    (byFlag === undefined ? undefined : saysYes(byFlag) ? 'with-gst' : 'before-gst') ??
    answers.amounts
  return { ofRows, amounts, hasNoTax }
}

/** The whole tax of a rate on a value, as bills round it: each half by itself, and IGST in one. */
export function taxAt(value: Decimal, rate: Decimal, isWithin: boolean): Decimal {
  const parts = isWithin ? sum(hundred, rate) : hundred
  const half = round(multiplyDivide(value, rate, multiply(parts, two)), 2)
  return sum(half, half)
}

/** The rate that a tax comes of; nothing where no rate that there is does. */
export function rateFrom(taxable: Decimal, tax: Decimal): Decimal | undefined {
  if (taxable <= 0n) return tax === zero ? zero : undefined
  let best: { rate: Decimal; off: Decimal } | undefined
  for (const known of portalRates) {
    const rate = known as Decimal
    const off = absolute(subtract(tax, multiplyDivide(taxable, rate, hundred)))
    if (!best || off < best.off) best = { rate, off }
  }
  return best && best.off <= decimalFrom('0.05') ? best.rate : undefined
}

const unread = (rows: readonly RawRow[], uses: readonly Use[]): string | undefined => {
  for (const row of rows) {
    for (const use of uses) if (row.money(use) === 'unread') return row.cell(use)
  }
  return undefined
}

const allMoney: readonly Use[] = [...mayBeOfRows, 'paid', 'balance', 'shipping', 'adjustment']

/** Works out a bill. */
export function workOut(
  bill: JoinedBill,
  terms: FileTerms,
  answers: OldAnswers,
): WorkedOut | Unworked {
  const rows = [...new Set([...bill.raw.rows, ...bill.items.rows])]
  const odd = unread(
    rows,
    allMoney.filter((use) => hasColumn(bill, use)),
  )
  if (odd !== undefined) return { problem: oldBillsWords.reasons.notANumber(odd) }
  return bill.sheet.ledgers.length > 0
    ? byLedgers(bill)
    : terms.hasNoTax && !bill.items.sheet.has('item')
      ? byTotal(bill, answers)
      : byRows(bill, terms, answers)
}

const nameless = { description: '', hsn: '', quantity: '', unit: '', price: '' }

/** A line of all that has one rate. */
export const lineAt = (
  rate: Decimal | undefined,
  amounts: Pick<OldLine, 'taxable' | 'igst' | 'cgst' | 'sgst'>,
): OldLine => ({ ...nameless, rate, ...amounts })

/** A bill of which only the total is known: what a person says of its tax counts. */
function byTotal(bill: JoinedBill, { rate }: OldAnswers): WorkedOut | Unworked {
  const total = absolute(
    ofBill(bill, 'total') ?? ofBill(bill, 'debit') ?? ofBill(bill, 'credit') ?? zero,
  )
  if (total === zero) return { problem: oldBillsWords.reasons.noAmount }
  const percent = rate === undefined || rate === 'none' ? zero : rate
  const tax = taxAt(total, percent, true)
  const line = lineAt(percent, {
    taxable: subtract(total, tax),
    igst: tax,
    cgst: zero,
    sgst: zero,
  })
  return {
    lines: [line],
    figures: { ...noFigures, taxable: line.taxable, igst: tax, total },
    isUnplaced: tax !== zero,
    isWithoutTax: true,
  }
}

/** A bill in a register with a column for each account or rate. */
function byLedgers(bill: JoinedBill): WorkedOut | Unworked {
  const { raw, sheet } = bill
  const [row] = raw.rows
  if (!row) return { problem: oldBillsWords.reasons.noAmount }
  const gross = row.money('total')
  const isTurned =
    gross !== undefined && gross !== 'unread' && (gross.side === 'Cr' || gross.value < 0n)
  const signed = (ledger: Ledger): Decimal => {
    const money = row.ledger(ledger)
    if (money === undefined || money === 'unread') return zero
    const isTaken = money.side === undefined ? isTurned : (money.side === 'Dr') !== isTurned
    return isTaken ? subtract(zero, money.value) : money.value
  }
  const byRate = new Map<Decimal | undefined, OldLine>()
  let [roundOff, cess, other] = [zero, zero, zero]
  for (const ledger of sheet.ledgers) {
    const amount = signed(ledger)
    if (amount === zero) continue
    if (ledger.what === 'roundOff') roundOff = sum(roundOff, amount)
    else if (ledger.what === 'cess') cess = sum(cess, amount)
    else if (ledger.what === 'other') other = sum(other, amount)
    else {
      const use = ledger.what === 'sales' ? 'taxable' : ledger.what
      const before = byRate.get(ledger.rate) ?? lineAt(ledger.rate, noFigures)
      byRate.set(ledger.rate, { ...before, [use]: sum(before[use], amount) })
    }
  }
  const plain = {
    igst: amountIn(row, 'igst'),
    cgst: amountIn(row, 'cgst'),
    sgst: amountIn(row, 'sgst'),
  }
  const value = absolute(amountIn(row, 'subtotal') ?? amountIn(row, 'taxable') ?? zero)
  const lines = withRates([...byRate.values()], plain, value)
  const total =
    gross === undefined || gross === 'unread'
      ? sum(
          ...lines.map(({ taxable, igst, cgst, sgst }) => sum(taxable, igst, cgst, sgst)),
          roundOff,
          cess,
          other,
        )
      : absolute(gross.value)
  const stated = amountIn(row, 'roundOff')
  return settle(lines, {
    total,
    roundOff: stated === undefined ? roundOff : isTurned ? subtract(zero, stated) : stated,
    isUnplaced: false,
  })
}

/** Lines whose account names no rate: the taxes of the bill tell it, where they are of one. */
function withRates(
  lines: readonly OldLine[],
  plain: { igst: Decimal | undefined; cgst: Decimal | undefined; sgst: Decimal | undefined },
  value: Decimal,
): readonly OldLine[] {
  const named = lines.filter(({ rate }) => rate !== undefined)
  const unnamed = lines.find(({ rate }) => rate === undefined)
  const all = (list: readonly OldLine[], part: 'taxable' | 'igst' | 'cgst' | 'sgst') =>
    sum(zero, ...list.map((line) => line[part]))
  const isTold = named.length > 0 && named.every(({ taxable }) => taxable !== zero)
  if (isTold && !unnamed) return named
  const isPlain = all(lines, 'igst') === zero && all(lines, 'cgst') === zero
  const [igst, cgst, sgst] = isPlain
    ? [plain.igst ?? zero, plain.cgst ?? zero, plain.sgst ?? zero].map(absolute)
    : [all(lines, 'igst'), all(lines, 'cgst'), all(lines, 'sgst')]
  const taxable = all(lines, 'taxable') || value
  if (
    isTold &&
    unnamed &&
    all([unnamed], 'igst') === zero &&
    all([unnamed], 'cgst') === zero &&
    isPlain === false
  ) {
    return [...named, { ...unnamed, rate: zero }]
  }
  const parts = { taxable, igst: igst ?? zero, cgst: cgst ?? zero, sgst: sgst ?? zero }
  return [lineAt(rateFrom(taxable, taxIn(parts)), parts)]
}

/** A bill whose rows are items, rates, or all of it. */
function byRows(bill: JoinedBill, terms: FileTerms, answers: OldAnswers): WorkedOut | Unworked {
  const { rows } = bill.items
  const isOnly = rows.length === 1
  const total = ofBill(bill, 'total')
  const isOfRow = (use: Use) => terms.ofRows.has(use)
  const sumOf = (use: Use) =>
    isOfRow(use) ? sum(zero, ...rows.map((row) => amountIn(row, use) ?? zero)) : ofBill(bill, use)
  const stated = {
    total: total === undefined ? undefined : isOfRow('total') ? sumOf('total') : total,
    taxable: sumOf('taxable') ?? sumOf('subtotal'),
    igst: sumOf('igst'),
    cgst: sumOf('cgst'),
    sgst: sumOf('sgst'),
    tax: sumOf('tax'),
  }
  const lines: OldLine[] = []
  let isUnplaced = false
  for (const row of rows) {
    const line = lineOf(row, terms, isOnly, stated, answers)
    if ('problem' in line) return line
    isUnplaced ||= line.isUnplaced
    lines.push(line.line)
  }
  const shipping = ofBill(bill, 'shipping') ?? zero
  if (shipping !== zero) {
    const tax = ofBill(bill, 'shippingTax') ?? zero
    const isBetween = lines.some(({ igst }) => igst !== zero)
    const half = multiplyDivide(tax, one, two)
    lines.push({
      ...lineAt(rateFrom(shipping, tax), {
        taxable: shipping,
        igst: isBetween ? tax : zero,
        cgst: isBetween ? zero : half,
        sgst: isBetween ? zero : half,
      }),
      description: oldBillsWords.lines.shipping,
    })
  }
  const sums = sumLines(lines)
  const whole = absolute(
    stated.total ??
      sum(sums.taxable, taxIn(sums), sumOf('roundOff') ?? zero, sumOf('cess') ?? zero),
  )
  const isBelow = (stated.total ?? zero) < 0n || sums.taxable < 0n
  const upright = isBelow ? lines.map(turned) : lines
  const roundOff = sumOf('roundOff')
  return settle(upright, {
    total: whole,
    roundOff: roundOff !== undefined && isBelow ? subtract(zero, roundOff) : roundOff,
    isUnplaced,
    ofBill: isOfRow('igst') || isOfRow('cgst') || isOfRow('tax') || isBelow ? undefined : stated,
  })
}

const turned = (line: OldLine): OldLine => ({
  ...line,
  quantity: line.quantity.replace(/^-/, ''),
  taxable: subtract(zero, line.taxable),
  igst: subtract(zero, line.igst),
  cgst: subtract(zero, line.cgst),
  sgst: subtract(zero, line.sgst),
})

type Stated = {
  readonly total: Decimal | undefined
  readonly taxable: Decimal | undefined
  readonly igst: Decimal | undefined
  readonly cgst: Decimal | undefined
  readonly sgst: Decimal | undefined
  readonly tax: Decimal | undefined
}

function lineOf(
  row: RawRow,
  terms: FileTerms,
  isOnly: boolean,
  stated: Stated,
  answers: OldAnswers,
): { line: OldLine; isUnplaced: boolean } | Unworked {
  const told = taxOfRow(row, terms, isOnly)
  const tax = told && sum(told.igst, told.cgst, told.sgst)
  const asked = answers.rate === 'none' ? zero : answers.rate
  const own = rateOf(row) ?? (terms.hasNoTax ? (asked ?? zero) : undefined)
  const taxable = taxableOf(row, terms, isOnly, stated, tax, own)
  if (taxable === undefined) return { problem: oldBillsWords.reasons.noAmount }
  const rate = own ?? (tax === undefined ? rateOfBill(stated) : rateFrom(taxable, tax))
  const whole = tax ?? taxAt(taxable, rate ?? zero, false)
  const isByBill = told === undefined && (stated.igst !== undefined || stated.cgst !== undefined)
  const isBetween = isByBill && (stated.igst ?? zero) !== zero
  const half = multiplyDivide(whole, one, two)
  const unplaced = { igst: whole, cgst: zero, sgst: zero, isUnplaced: whole !== zero }
  const inState = { igst: zero, cgst: half, sgst: half, isUnplaced: false }
  const parts =
    told ?? (isByBill ? (isBetween ? { ...unplaced, isUnplaced: false } : inState) : unplaced)
  const { number: quantity, unit } = quantityOf(row)
  const price = priceIn(row.cell('price'))
  return {
    isUnplaced: parts.isUnplaced,
    line: {
      description: row.cell('item'),
      hsn: row.cell('hsn').replace(/\.0+$/, ''),
      quantity,
      unit: row.cell('unit').replace(/\.$/, '') || unit || price.unit,
      price: price.number,
      rate,
      taxable,
      igst: parts.igst,
      cgst: parts.cgst,
      sgst: parts.sgst,
    },
  }
}

/** The one rate that the totals of a bill tell, where they tell one. */
function rateOfBill({ taxable, igst, cgst, sgst, tax, total }: Stated): Decimal | undefined {
  const parts = [igst, cgst, sgst].filter((part) => part !== undefined)
  const whole = parts.length > 0 ? sum(...parts) : tax
  if (whole === undefined) return zero
  const value = taxable ?? (total === undefined ? undefined : subtract(total, whole))
  return value === undefined ? undefined : rateFrom(value, whole)
}

function taxableOf(
  row: RawRow,
  { ofRows, amounts }: FileTerms,
  isOnly: boolean,
  stated: Stated,
  tax: Decimal | undefined,
  rate: Decimal | undefined,
): Decimal | undefined {
  const own = amountIn(row, 'taxable')
  if (own !== undefined && (ofRows.has('taxable') || isOnly)) return own
  const amount = amountIn(row, 'amount') ?? grossOf(row)
  if (amount !== undefined) {
    if (amounts !== 'with-gst') return amount
    const inside = tax ?? taxAt(amount, rate ?? rateOfBill(stated) ?? zero, true)
    return subtract(amount, inside)
  }
  if (!isOnly) {
    const total = ofRows.has('total') ? amountIn(row, 'total') : undefined
    return total === undefined
      ? undefined
      : subtract(total, tax ?? taxAt(total, rate ?? zero, true))
  }
  if (stated.taxable !== undefined) return stated.taxable
  if (stated.total === undefined) return undefined
  const whole = stated.total
  // What was rounded is not known where the total alone is.
  return subtract(whole, tax ?? taxAt(whole, rate ?? zero, true))
}

type Parts = Pick<OldFigures, 'taxable' | 'igst' | 'cgst' | 'sgst'>

export const sumLines = (lines: readonly OldLine[]): Parts => ({
  taxable: sum(zero, ...lines.map(({ taxable }) => taxable)),
  igst: sum(zero, ...lines.map(({ igst }) => igst)),
  cgst: sum(zero, ...lines.map(({ cgst }) => cgst)),
  sgst: sum(zero, ...lines.map(({ sgst }) => sgst)),
})

type Settling = {
  readonly total: Decimal
  readonly roundOff: Decimal | undefined
  readonly isUnplaced: boolean
  /** What the file says of the whole bill. */
  readonly ofBill?: Stated | undefined
}

/** What the file says of the whole bill counts before what its rows come to. */
function partsOf(own: Parts, stated: Stated | undefined): Parts {
  if (stated?.igst !== undefined || stated?.cgst !== undefined) {
    const { igst = zero, cgst = zero, sgst = zero } = stated
    return { taxable: own.taxable, igst, cgst, sgst }
  }
  if (stated?.tax === undefined || !isClose(stated.tax, taxIn(own), one)) return own
  if (own.igst !== zero) return { ...own, igst: stated.tax }
  const half = multiplyDivide(stated.tax, one, two)
  return { ...own, cgst: half, sgst: half }
}

/** The figures of a bill; what is left between its parts and its total is a rounding below a rupee, and else named. */
function settle(
  lines: readonly OldLine[],
  { total, roundOff, isUnplaced, ofBill }: Settling,
): WorkedOut | Unworked {
  if (lines.some(({ taxable }) => taxable < 0n)) return { problem: oldBillsWords.reasons.belowZero }
  const parts = partsOf(sumLines(lines), ofBill)
  const left = subtract(total, sum(parts.taxable, taxIn(parts)))
  // Where no side is told, a rounding adds or takes off as the total says.
  const told = roundOff !== undefined && roundOff !== zero ? roundOff : undefined
  const against = told !== undefined && isClose(left, subtract(zero, told), zero)
  const rounding = told !== undefined ? (against ? left : told) : absolute(left) < one ? left : zero
  return {
    lines,
    figures: {
      ...parts,
      roundOff: rounding,
      other: subtract(left, rounding),
      total,
    },
    isUnplaced,
    isWithoutTax: false,
  }
}
