import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  multiplyDivide,
  sum,
} from '../../../core/money/decimal'
import {
  type CreditOrder,
  creditOrderLaw,
  DAYS_OF_INTEREST_YEAR,
} from '../../../core/rules/gst-returns'
import { dayAfter, daysFrom } from '../../../core/time/calendar'
import {
  type CalendarDay,
  calendarOf,
  isCounted,
  isDay,
  lastDayToFile,
  periodEnd,
  type ReturnOf,
  ruleFor,
  usualDueDay,
} from './days'
import { type FeeInputs, type FeeRule, feeOfEachAct, feeRuleOf, isExempt } from './late-fee'
import { rupeesOf } from './rupees'
import {
  type ByHead,
  bestSplit,
  byHead,
  type Head,
  heads,
  plainSplit,
  type SetOff,
  type ToSplit,
  total,
} from './set-off'

/** The rows of a return that are typed by head. */
export const rows = [
  'output',
  'reverseCharge',
  'creditOpening',
  'creditNew',
  'cashLedger',
  'cashSinceDue',
] as const
export type Row = (typeof rows)[number]

export type ReturnInputs = ReturnOf &
  Readonly<Record<Row, ByHead<Decimal>>> & {
    /** Blank is the usual one. */
    readonly dueDate: string
    /** Of the return and of its payment; blank is the due date. */
    readonly filedOn: string
    /** Of the year before; of an annual return that of the year itself. */
    readonly turnover: Decimal
    readonly stateTurnover: Decimal
    readonly isNil: boolean
    /** Nothing goes by the period. */
    readonly order: CreditOrder | ''
    /** Percent a year. */
    readonly interestRate: Decimal
  }

/** Money that goes from one head of the cash ledger to another. */
export type Move = { readonly from: Head; readonly to: Head; readonly amount: bigint }

/** What it costs on top of the tax to file so many days late. */
export type Cost = {
  readonly days: number
  readonly date: string
  readonly interest: bigint
  readonly lateFee: bigint
  readonly total: bigint
}

/** The tax of a GSTR-3B, in whole rupees. */
export type TaxPaid = {
  readonly output: ByHead
  readonly reverseCharge: ByHead
  readonly creditOpening: ByHead
  readonly creditNew: ByHead
  readonly cashLedger: ByHead
  readonly credit: ByHead
  readonly orderUsed: CreditOrder
  readonly setOff: SetOff
  readonly outputTotal: bigint
  readonly reverseChargeTotal: bigint
  readonly paidByCredit: bigint
  readonly carryForward: ByHead
  readonly outputCash: ByHead
  readonly taxInCash: ByHead
  readonly taxInCashTotal: bigint
  readonly plainOrderCash: bigint
  readonly savedBySplit: bigint
  /** The head whose credit is left although the other one is paid in cash. */
  readonly stuck: 'cgst' | 'sgst' | undefined
  /** As it counts: at most what the ledger holds now. */
  readonly cashSinceDue: ByHead
  readonly interestOn: ByHead
  readonly interest: ByHead
  readonly need: ByHead
  readonly moves: readonly Move[]
  readonly deposit: ByHead
  readonly cashUsed: bigint
  readonly ledgerLeft: ByHead
  readonly centralTaxNil: boolean
}

export type ReturnResults = {
  readonly dueDate: string
  readonly filedOn: string
  readonly daysLate: number
  readonly barredAfter: string
  readonly isBarred: boolean
  readonly isBeforePeriodEnd: boolean
  readonly isNil: boolean
  readonly isExempt: boolean
  /** Only GSTR-3B has any. */
  readonly tax: TaxPaid | undefined
  readonly interestTotal: bigint
  readonly feeRule: FeeRule
  readonly lateFee: { readonly cgst: bigint; readonly sgst: bigint; readonly total: bigint }
  readonly cashToPay: bigint
  /** In paise, and parts of them: its interest and its fee. */
  readonly eachDayLater: { readonly interest: Decimal; readonly fee: bigint }
  readonly ifLater: readonly Cost[]
  readonly calendar: readonly CalendarDay[]
  /** What it costs on top to file after so many days. */
  costAfter(days: number): Cost
}

/** Days after the due date that everybody asks about. */
const DAYS_LATER = [1, 7, 15, 30, 60, 90, 180, 365]

const YEAR_PERCENT = decimalFrom(100 * DAYS_OF_INTEREST_YEAR)
const noTax: ByHead = byHead(() => 0n)

/**
 * What a return costs, to the rupee. Nothing counts as less than 0, and a day that the calendar does not have as
 * the usual one. Undefined for periods with other fees.
 *
 * @example computeReturn({ form: 'gstr3b', period: '2026-10', filedOn: '2026-11-28', … }) // cashToPay 14556
 */
export function computeReturn(inputs: ReturnInputs): ReturnResults | undefined {
  if (!isCounted(inputs)) return undefined
  const dueDate = isDay(inputs.dueDate) ? inputs.dueDate : usualDueDay(inputs)
  const filedOn = isDay(inputs.filedOn) ? inputs.filedOn : dueDate
  const daysLate = Math.max(0, daysFrom(dueDate, filedOn))
  const barredAfter = lastDayToFile(dueDate)

  const split = inputs.form === 'gstr3b' ? taxOf(inputs) : undefined
  const isNil = split
    ? split.outputTotal + split.reverseChargeTotal === 0n
    : inputs.form !== 'gstr9' && inputs.isNil
  const feeInputs: FeeInputs = { ...inputs, turnover: atLeastZero(inputs.turnover), isNil }
  const feeRule = feeRuleOf(feeInputs)
  const feeAfter = (days: number) => 2n * feeOfEachAct(feeRule, days)
  const interestOn = split?.interestOn ?? noTax
  const rate = atLeastZero(inputs.interestRate)
  /** Head by head, each to the rupee. */
  const interestAfter = (days: number): ByHead =>
    byHead((head) => rupeesOf(interestFor(interestOn[head], rate, days)))

  const costAfter = (days: number): Cost => {
    const interest = total(interestAfter(days))
    const lateFee = feeAfter(days)
    return { days, date: dayAfter(dueDate, days), interest, lateFee, total: interest + lateFee }
  }

  const fee = feeOfEachAct(feeRule, daysLate)
  const lateFee = { cgst: fee, sgst: fee, total: 2n * fee }
  const interest = interestAfter(daysLate)
  const tax = split && { ...split, interest, ...payBy(split, interest, fee) }
  return {
    dueDate,
    filedOn,
    daysLate,
    barredAfter,
    isBarred: filedOn > barredAfter,
    isBeforePeriodEnd: filedOn <= periodEnd(inputs),
    isNil,
    isExempt: isExempt(feeInputs),
    tax,
    interestTotal: total(interest),
    feeRule,
    lateFee,
    cashToPay: tax ? total(tax.deposit) : lateFee.total,
    eachDayLater: {
      interest: sum(...heads.map((head) => interestFor(interestOn[head], rate, 1))),
      fee: feeAfter(daysLate + 1) - lateFee.total,
    },
    ifLater: DAYS_LATER.map(costAfter),
    calendar: calendarOf(inputs, dueDate),
    costAfter,
  }
}

const interestFor = (on: bigint, rate: Decimal, days: number): Decimal =>
  multiplyDivide(decimalFrom(on * BigInt(days)), rate, YEAR_PERCENT)

type TaxBeforePayment = Omit<
  TaxPaid,
  'interest' | 'need' | 'moves' | 'deposit' | 'cashUsed' | 'ledgerLeft'
>

/** The order of a period, where nobody chose one. */
export const usualOrder = (period: string): CreditOrder =>
  ruleFor(creditOrderLaw, { form: 'gstr3b', period }).order

/** What credit pays, and what is left of the tax. */
function taxOf(inputs: ReturnInputs): TaxBeforePayment {
  const inRupees = (row: Row) => byHead((head) => rupeesOf(inputs[row][head]))
  const [output, reverseCharge] = [inRupees('output'), inRupees('reverseCharge')]
  const [creditOpening, creditNew] = [inRupees('creditOpening'), inRupees('creditNew')]
  const credit = byHead((head) => creditOpening[head] + creditNew[head])
  const cashLedger = inRupees('cashLedger')
  const typedSince = inRupees('cashSinceDue')
  const cashSinceDue = byHead((head) => least(typedSince[head], cashLedger[head]))
  const orderUsed = inputs.order || usualOrder(inputs.period)
  const asked: ToSplit = {
    output,
    credit,
    reverseCharge,
    cashLedger,
    cashSinceDue,
    order: orderUsed,
  }
  const { setOff, left, outputCash } = bestSplit(asked)
  const reverseChargeTotal = total(reverseCharge)
  const taxInCash = byHead((head) => outputCash[head] + reverseCharge[head])
  const taxInCashTotal = total(taxInCash)
  const plainOrderCash = total(plainSplit(asked).outputCash) + reverseChargeTotal
  return {
    output,
    reverseCharge,
    creditOpening,
    creditNew,
    cashLedger,
    credit,
    orderUsed,
    setOff,
    outputTotal: total(output),
    reverseChargeTotal,
    paidByCredit: total(output) - total(outputCash),
    carryForward: left,
    outputCash,
    taxInCash,
    taxInCashTotal,
    plainOrderCash,
    savedBySplit: plainOrderCash - taxInCashTotal,
    stuck:
      left.cgst > 0n && outputCash.sgst > 0n
        ? 'cgst'
        : left.sgst > 0n && outputCash.cgst > 0n
          ? 'sgst'
          : undefined,
    cashSinceDue,
    interestOn: byHead((head) => beyond(taxInCash[head], cashSinceDue[head])),
    centralTaxNil:
      output.cgst + reverseCharge.cgst === 0n && total(output) + reverseChargeTotal > 0n,
  }
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)
const beyond = (a: bigint, b: bigint) => (a > b ? a - b : 0n)

/** The ledger of a head pays that head; what is over goes to heads that are short, and the rest is paid in. */
function payBy(
  { taxInCash, cashLedger }: TaxBeforePayment,
  interest: ByHead,
  lateFee: bigint,
): Pick<TaxPaid, 'need' | 'moves' | 'deposit' | 'cashUsed' | 'ledgerLeft'> {
  const feeOf = (head: Head) => (head === 'cgst' || head === 'sgst' ? lateFee : 0n)
  const need = byHead((head) => taxInCash[head] + interest[head] + feeOf(head))
  const over = { ...byHead((head) => beyond(cashLedger[head], need[head])) }
  const short = { ...byHead((head) => beyond(need[head], cashLedger[head])) }
  const moves: Move[] = []
  for (const from of heads) {
    for (const to of heads) {
      const amount = least(over[from], short[to])
      if (amount === 0n) continue
      over[from] -= amount
      short[to] -= amount
      moves.push({ from, to, amount })
    }
  }
  return {
    need,
    moves,
    deposit: short,
    cashUsed: total(need) - total(short),
    ledgerLeft: over,
  }
}
