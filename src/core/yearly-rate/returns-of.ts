import { FINE_BITS, growthOf, LARGEST_AMOUNT, toDecimal, toFine } from '../loan/annuity'
import {
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  plus,
  subtract,
  zero,
} from '../money/decimal'
import { powerOf } from '../money/powers'
import { dayNumber, daysFrom } from '../time/calendar'
import { type Flows, signChangesOf } from './flows'
import type { LeftOut, Payment } from './payments'
import { foundIn, LARGEST_SHOWN_RATE } from './rates'

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
  /** What one rate was found at, in units of 2⁻²⁵⁶: close to −100 % it tells more than the rate. */
  readonly pace: bigint | undefined
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
  const paid = netByDay(counted)
  const net = withValue(paid, asked)
  const span = spanOf(asked, counted, net)
  const flows = flowsOf(net)
  const early = statusWithoutRate(asked, paid, span)
  const found = early ? [] : foundIn(flows)
  const rates = found.map(({ rate }) => rate)
  const status = early ?? (rates.length === 0 ? 'none' : rates.length === 1 ? 'one' : 'several')
  const rate =
    status === 'one' ? rates[0] : status === 'allLost' ? subtract(zero, hundred) : undefined
  const gain = span && subtract(plus(totalOut, valueToday), totalIn)
  const bank = bankOf(paid, asked.bankRate, span)
  return {
    status,
    name: status === 'one' ? (net.length === 2 ? 'CAGR' : 'XIRR') : undefined,
    rate,
    pace: status === 'one' ? found[0]?.pace : undefined,
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
type NetDay = { readonly day: string; readonly at: number; readonly net: Decimal }

/** What was paid, day by day from the first; days that come to 0 drop out. */
function netByDay(payments: readonly Payment[]): readonly NetDay[] {
  const nets = new Map<string, Decimal>()
  for (const payment of payments) {
    const net = subtract(payment.out, payment.in)
    const before = nets.get(payment.day)
    nets.set(payment.day, before === undefined ? net : plus(before, net))
  }
  return [...nets]
    .filter(([, net]) => net !== zero)
    .map(([day, net]) => ({ day, at: dayNumber(day), net }))
    .sort((a, b) => a.at - b.at)
}

/** The value counts as taken out on its day, which is the last. */
function withValue(
  paid: readonly NetDay[],
  { on, valueToday = zero }: ReturnsAsked,
): readonly NetDay[] {
  if (valueToday === zero || paid.length === 0) return paid
  const last = paid.at(-1)
  const net = last?.day === on ? plus(last.net, valueToday) : valueToday
  const before = last?.day === on ? paid.slice(0, -1) : paid
  return net === zero ? before : [...before, { day: on, at: dayNumber(on), net }]
}

type Span = { readonly first: string; readonly last: string; readonly days: number }

/** From the first payment to the day of the value; to the last payment where there is no value. */
function spanOf(
  asked: ReturnsAsked,
  counted: readonly Payment[],
  net: readonly NetDay[],
): Span | undefined {
  if (counted.length === 0) return undefined
  // Where every day comes to 0, the days of the rows are all there is.
  const days = net.length > 0 ? [] : counted.map(({ day }) => day).sort()
  const first = net[0]?.day ?? days[0] ?? asked.on
  const lastPaid = net.at(-1)?.day ?? days.at(-1) ?? asked.on
  const last = (asked.valueToday ?? zero) === zero ? lastPaid : asked.on
  return { first, last, days: daysFrom(first, last) }
}

/** Why no rate is looked for: it goes by what was paid, day by day. */
function statusWithoutRate(
  { valueToday }: ReturnsAsked,
  paid: readonly NetDay[],
  span: Span | undefined,
): ReturnsStatus | undefined {
  if (paid.length === 0) return 'nothing'
  if (paid.every(({ net }) => net > 0n)) return 'onlyOut'
  const hasComeBack = paid.some(({ net }) => net > 0n)
  if (!hasComeBack && valueToday === undefined) return 'noValue'
  if (!hasComeBack && valueToday === zero) return 'allLost'
  return span?.days === 0 ? 'oneDay' : undefined
}

/** Amounts have few decimals, and small numbers are quicker. */
const ENDINGS = [38n, 34n, 16n, 8n].map((zeros) => 10n ** zeros)

function flowsOf(net: readonly NetDay[]): Flows {
  const ending = ENDINGS.find((all) => net.every((day) => day.net % all === 0n)) ?? 1n
  const first = net[0]?.at ?? 0
  return {
    days: net.map(({ at }) => at - first),
    amounts: net.map((day) => day.net / ending),
  }
}

function sameRowsOf(rows: readonly Payment[]): readonly (readonly number[])[] {
  const days = groupsOf(rows, ({ day }) => day)
  return days
    .flatMap((sameDay) => groupsOf(sameDay, (row) => `${row.in} ${row.out}`))
    .map((group) => group.map(({ row }) => row))
    .sort(([a = 0], [b = 0]) => a - b)
}

/** Those that are alike with others. */
function groupsOf(rows: readonly Payment[], keyOf: (row: Payment) => string): Payment[][] {
  const groups = new Map<string, Payment[]>()
  for (const row of rows) {
    const key = keyOf(row)
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

/**
 * What a deposit with the same payments holds on the last day, or when it could not have paid. Neither where
 * it grows beyond all the money there is.
 */
function bankOf(paid: readonly NetDay[], bankRate: Decimal, span: Span | undefined): BankOutcome {
  if (!span) return {}
  const growth = growthOver(bankRate)
  let fine = 0n
  let before = paid[0]?.at ?? 0
  for (const { day, at, net } of paid) {
    fine = ((fine * growth(at - before)) >> FINE_BITS) - toFine(net)
    before = at
    // What is below 0 by less than the last decimal has only been rounded.
    const short = fine < 0n ? toDecimal(-fine) : zero
    if (short > 0n) return { emptyOn: day, short }
    if (fine > LARGEST_FINE) return {}
  }
  const value = toDecimal((fine * growth(dayNumber(span.last) - before)) >> FINE_BITS)
  return value > LARGEST_AMOUNT ? {} : { value }
}

const LARGEST_FINE = toFine(LARGEST_AMOUNT)
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
