import { FINE_BITS, growthOf, LARGEST_AMOUNT, toDecimal, toFine } from '../annuity'
import { dayNumber, daysFrom } from '../calendar'
import {
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  plus,
  subtract,
  zero,
} from '../decimal'
import { powerOf } from '../powers'
import { type Flows, signChangesOf } from './flows'
import type { LeftOut, Payment } from './payments'
import { LARGEST_SHOWN_RATE, ratesOf } from './rates'

export type ReturnsAsked = {
  readonly rows: readonly Payment[]
  /** The day of the value, and the last one that counts. */
  readonly on: string
  /** Blank counts as 0. */
  readonly valueToday: Decimal | undefined
  /** A year, in percent, compounded quarterly. */
  readonly bankRate: Decimal
}

export type ReturnsStatus =
  | 'one'
  | 'several'
  | 'none'
  | 'allLost'
  | 'noValue'
  | 'onlyOut'
  | 'oneDay'
  | 'nothing'

export type Returns = {
  readonly status: ReturnsStatus
  readonly name: 'XIRR' | 'CAGR' | undefined
  /** In percent; where all is lost, −100. */
  readonly rate: Decimal | undefined
  /** All of them, rising. */
  readonly rates: readonly Decimal[]
  /** Above 10,000 %. */
  readonly isRateOver: boolean
  readonly signChanges: number
  /** The first net payment is one out: the rate is what the money cost. */
  readonly outFirst: boolean
  readonly firstDate: string | undefined
  readonly lastDate: string | undefined
  readonly days: number | undefined
  readonly underOneYear: boolean
  readonly totalIn: Decimal
  readonly totalOut: Decimal
  readonly valueToday: Decimal
  readonly gain: Decimal | undefined
  readonly gainPercent: Decimal | undefined
  readonly bankValue: Decimal | undefined
  readonly bankDifference: Decimal | undefined
  readonly bankEmptyOn: string | undefined
  readonly bankShort: Decimal | undefined
  /** How many rows count. */
  readonly counted: number
  /** Rows after the day of the value. */
  readonly leftOut: readonly LeftOut[]
  /** Groups of row numbers alike in day, in and out; they all count. */
  readonly sameRows: readonly (readonly number[])[]
}

/**
 * What payments earned, and what a bank would have made of them.
 *
 * @example returnsOf({ rows, on: '2026-11-16', valueToday: decimalFrom(645_000), bankRate: decimalFrom('6.5') })
 * // status 'one', name 'XIRR', rate 11.019165…
 */
export function returnsOf(asked: ReturnsAsked): Returns {
  const { valueToday = zero } = asked
  const counted = countedRows(asked)
  const totalIn = total(counted.map((row) => row.in))
  const totalOut = total(counted.map((row) => row.out))
  const net = netDays(asked)
  const span = spanOf(asked, net)
  const flows = flowsOf(net)
  const early = statusWithoutRate(asked, { counted: counted.length, totalIn, totalOut, span })
  const rates = early ? [] : ratesOf(flows)
  const status = early ?? (rates.length === 0 ? 'none' : rates.length === 1 ? 'one' : 'several')
  const rate =
    status === 'one' ? rates[0] : status === 'allLost' ? subtract(zero, hundred) : undefined
  const gain = span && subtract(plus(totalOut, valueToday), totalIn)
  const bank = bankOf(asked, span)
  return {
    status,
    name: status === 'one' ? (net.length === 2 ? 'CAGR' : 'XIRR') : undefined,
    rate,
    rates,
    isRateOver: rate !== undefined && rate > LARGEST_SHOWN_RATE,
    signChanges: signChangesOf(flows),
    outFirst: (net[0]?.net ?? zero) > 0n,
    firstDate: span?.first,
    lastDate: span?.last,
    days: span?.days,
    underOneYear: span !== undefined && span.days < DAYS_A_YEAR,
    totalIn,
    totalOut,
    valueToday,
    gain,
    gainPercent:
      gain !== undefined && totalIn > 0n ? multiplyDivide(gain, hundred, totalIn) : undefined,
    bankValue: bank.value,
    bankDifference: bank.value === undefined ? undefined : subtract(valueToday, bank.value),
    bankEmptyOn: bank.emptyOn,
    bankShort: bank.short,
    counted: counted.length,
    leftOut: asked.rows.flatMap(({ row, day }) =>
      day > asked.on ? [{ row, reason: 'afterOn' }] : [],
    ),
    sameRows: sameRowsOf(counted),
  }
}

const DAYS_A_YEAR = 365

/** Rows after the day of the value do not count. */
export const countedRows = ({ rows, on }: ReturnsAsked): readonly Payment[] =>
  rows.filter(({ day }) => day <= on)

const total = (amounts: readonly Decimal[]) => amounts.reduce(plus, zero)

/** What was paid on one day, out less in. */
export type NetDay = { readonly day: string; readonly net: Decimal }

/** What was paid, day by day from the first, and what is there on the last; days that come to 0 drop out. */
export function netDays(asked: ReturnsAsked): readonly NetDay[] {
  const { on, valueToday = zero } = asked
  const counted = countedRows(asked)
  return counted.length > 0 ? netByDay([...counted, { day: on, in: zero, out: valueToday }]) : []
}

function netByDay(payments: readonly Pick<Payment, 'day' | 'in' | 'out'>[]): readonly NetDay[] {
  const nets = new Map<string, Decimal>()
  for (const payment of payments) {
    const net = subtract(payment.out, payment.in)
    nets.set(payment.day, plus(nets.get(payment.day) ?? zero, net))
  }
  return [...nets]
    .filter(([, net]) => net !== zero)
    .map(([day, net]) => ({ day, net }))
    .sort((a, b) => (a.day < b.day ? -1 : 1))
}

type Span = { readonly first: string; readonly last: string; readonly days: number }

/** From the first payment to the day of the value; to the last payment where there is no value. */
function spanOf(asked: ReturnsAsked, net: readonly NetDay[]): Span | undefined {
  const days = countedRows(asked).map(({ day }) => day)
  if (days.length === 0) return undefined
  const first = net[0]?.day ?? days.reduce((a, b) => (b < a ? b : a))
  const lastPaid = net.at(-1)?.day ?? days.reduce((a, b) => (b > a ? b : a))
  const last = (asked.valueToday ?? zero) === zero ? lastPaid : asked.on
  return { first, last, days: daysFrom(first, last) }
}

/** Why no rate is looked for. */
function statusWithoutRate(
  { valueToday }: ReturnsAsked,
  {
    counted,
    totalIn,
    totalOut,
    span,
  }: {
    readonly counted: number
    readonly totalIn: Decimal
    readonly totalOut: Decimal
    readonly span: Span | undefined
  },
): ReturnsStatus | undefined {
  if (counted === 0) return 'nothing'
  if (totalIn === zero) return 'onlyOut'
  if (totalOut === zero && valueToday === undefined) return 'noValue'
  if (totalOut === zero && valueToday === zero) return 'allLost'
  return span?.days === 0 ? 'oneDay' : undefined
}

/** Amounts have few decimals, and small numbers are quicker. */
const ENDINGS = [38n, 34n, 16n, 8n].map((zeros) => 10n ** zeros)

function flowsOf(net: readonly NetDay[]): Flows {
  const ending = ENDINGS.find((all) => net.every((day) => day.net % all === 0n)) ?? 1n
  const first = net[0] ? dayNumber(net[0].day) : 0
  return {
    days: net.map(({ day }) => dayNumber(day) - first),
    amounts: net.map((day) => day.net / ending),
  }
}

function sameRowsOf(rows: readonly Payment[]): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>()
  for (const { row, day, in: paidIn, out } of rows) {
    const key = `${day} ${paidIn} ${out}`
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

type BankOutcome = {
  readonly value?: Decimal
  readonly emptyOn?: string
  readonly short?: Decimal
}

/** A deposit with the same payments, to the last day or to the one on which it could not have paid. */
function bankOf(asked: ReturnsAsked, span: Span | undefined): BankOutcome {
  if (!span) return {}
  for (const { day, balance } of bankBalances(asked, span.last)) {
    if (balance === undefined) return {}
    if (balance < 0n) return { emptyOn: day, short: subtract(zero, balance) }
    if (day === span.last) return { value: balance }
  }
  return {}
}

/**
 * What a deposit with the same payments holds, on each day with a net payment and on the last one. Nothing
 * once it is beyond all the money there is.
 */
export function* bankBalances(
  asked: ReturnsAsked,
  last: string,
): Generator<{ readonly day: string; readonly balance: Decimal | undefined }> {
  const payments = netByDay(countedRows(asked))
  const days = payments.at(-1)?.day === last ? payments : [...payments, { day: last, net: zero }]
  const growth = growthOver(asked.bankRate)
  let fine = 0n
  let before: number | undefined
  for (const { day, net } of days) {
    const at = dayNumber(day)
    fine = ((fine * growth(at - (before ?? at))) >> FINE_BITS) - toFine(net)
    before = at
    const balance = toDecimal(fine)
    if (balance > LARGEST_AMOUNT) {
      yield { day, balance: undefined }
      return
    }
    yield { day, balance }
  }
}

const BANK_PERCENT_DIVISOR = decimalFrom(400)

/** (1 + rate ÷ 400)^(4 × days ÷ 365), each worked out once. */
function growthOver(bankRate: Decimal): (days: number) => bigint {
  const quarter = growthOf(bankRate, BANK_PERCENT_DIVISOR)
  const known = new Map<number, bigint>()
  return (days) => {
    let growth = known.get(days)
    if (growth === undefined) {
      growth = powerOf(quarter, { over: BigInt(4 * days), under: 365n })
      known.set(days, growth)
    }
    return growth
  }
}
