import { FACTOR_ONE, FINE_BITS, LARGEST_AMOUNT, toDecimal } from '../loan/annuity'
import { type Decimal, subtract, toApproximate } from '../money/decimal'
import { exponential } from '../money/powers'
import { dayNumber, dayOfNumber } from '../time/calendar'
import { type PaceAt, powersOf } from './flows'
import { paceOfFound } from './rates'
import { countedRows, type Returns, type ReturnsAsked } from './returns-of'

/** What one row is worth on the last day at the found rate. */
export type WorthRow = {
  readonly row: number
  readonly day: string
  readonly in: Decimal
  readonly out: Decimal
  /** From the payment to the last day. */
  readonly days: number
  /** Minus for money taken out. Nothing without one rate, or beyond all the money there is. */
  readonly worth: Decimal | undefined
}

/**
 * The rows that count, by day. What they are worth on the last day comes, in all, to the value of that day.
 *
 * @example worthOfRows(asked, returns)[0] // in 100000 on 2021-04-05, 2051 days, worth 179936…
 */
export function worthOfRows(asked: ReturnsAsked, returns: Returns): WorthRow[] {
  const { rate, lastDate = asked.on } = returns
  const last = dayNumber(lastDate)
  const growth = rate === undefined ? undefined : growthBackFrom(paceOf(returns))
  return [...countedRows(asked)]
    .sort((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : b.row - a.row))
    .map((payment) => {
      const days = last - dayNumber(payment.day)
      const factor = growth?.(days)
      const worth =
        factor === undefined ? undefined : toDecimal(subtract(payment.in, payment.out) * factor)
      return { ...payment, days, worth: isPayable(worth) ? worth : undefined }
    })
    .reverse()
}

const isPayable = (worth: Decimal | undefined) =>
  worth !== undefined && worth <= LARGEST_AMOUNT && -worth <= LARGEST_AMOUNT

/** Factors beyond it make too much of any amount. */
const LARGEST_FACTOR = FACTOR_ONE << 400n

/** Nothing without one rate. */
const paceOf = ({ rate, pace }: Pick<Returns, 'rate' | 'pace'>): PaceAt | undefined =>
  rate === undefined || pace === undefined ? undefined : paceOfFound({ rate, pace })

/** (1 + rate)^(days ÷ 365), for days that rise: each is worked out from the one before. */
function growthBackFrom(pace: PaceAt | undefined): (days: number) => bigint | undefined {
  const bits = Number(FINE_BITS)
  // Without a pace all is lost.
  const day = pace ? exponential(pace(bits), bits) : 0n
  const powers = powersOf(day, bits)
  let factor = FACTOR_ONE
  let before = 0
  return (days) => {
    if (factor > LARGEST_FACTOR) return undefined
    factor = (factor * powers(days - before)) >> FINE_BITS
    before = days
    return factor > LARGEST_FACTOR ? undefined : factor
  }
}

/** One point of the picture; floats, for drawing only. */
export type WorthPoint = {
  readonly day: string
  /** Days from the first payment. */
  readonly at: number
  /** Payments up to and with this day, grown at the found rate; nothing without one rate. */
  readonly yours: number | undefined
  /** What the bank's deposit holds; nothing from the day on that it could not have paid. */
  readonly bank: number | undefined
  /** Paid in less taken out. */
  readonly net: number
}

/** Between payments far apart there are so many points in all, so that growth is drawn as a curve. */
const POINTS_BETWEEN = 60

/** At each day of a payment, at the end, and some days between, rising. */
export function worthSeries(asked: ReturnsAsked, returns: Returns): WorthPoint[] {
  const { firstDate, lastDate } = returns
  if (firstDate === undefined || lastDate === undefined) return []
  const first = dayNumber(firstDate)
  const paid = paidByDay(asked, first)
  const pace = paceOf(returns)
  const yours = pace && Number(pace(64)) / 2 ** 64
  const bank = bankGrowthADay(asked.bankRate)
  const empty =
    returns.bankEmptyOn === undefined ? undefined : dayNumber(returns.bankEmptyOn) - first
  const state = { yours: 0, bank: 0, net: 0, before: 0 }
  return daysToDraw(paid, dayNumber(lastDate) - first).map((at) => {
    const payment = paid.get(at) ?? 0
    state.yours = state.yours * Math.exp((yours ?? 0) * (at - state.before)) + payment
    state.bank = state.bank * Math.exp(bank * (at - state.before)) + payment
    state.net += payment
    state.before = at
    return {
      day: dayOfNumber(first + at),
      at,
      yours: yours === undefined ? undefined : finite(state.yours),
      bank: empty !== undefined && at >= empty ? undefined : finite(state.bank),
      net: state.net,
    }
  })
}

const finite = (value: number) => (Number.isFinite(value) ? value : undefined)

/** What was paid in less taken out, by days from the first. */
function paidByDay(asked: ReturnsAsked, first: number): ReadonlyMap<number, number> {
  const paid = new Map<number, number>()
  for (const payment of countedRows(asked)) {
    const at = dayNumber(payment.day) - first
    paid.set(at, (paid.get(at) ?? 0) + toApproximate(subtract(payment.in, payment.out)))
  }
  return paid
}

function daysToDraw(paid: ReadonlyMap<number, number>, last: number): number[] {
  const days = new Set([...paid.keys(), 0, last])
  for (let point = 1; point < POINTS_BETWEEN; point++) {
    days.add(Math.round((last * point) / POINTS_BETWEEN))
  }
  return [...days].filter((day) => day >= 0 && day <= last).sort((a, b) => a - b)
}

const bankGrowthADay = (bankRate: Decimal): number => {
  const quarter = Math.max(0, 1 + toApproximate(bankRate) / 400)
  return (4 * Math.log(quarter)) / 365
}
