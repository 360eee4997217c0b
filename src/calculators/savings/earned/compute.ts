import { zero } from '../../../core/money/decimal'
import { missSum } from '../../../core/money/round-whole'
import {
  type PaymentsRead,
  readPaymentsText,
  readTypedRows,
} from '../../../core/yearly-rate/payments'
import { type Returns, type ReturnsAsked, returnsOf } from '../../../core/yearly-rate/returns-of'
import {
  type WorthPoint,
  type WorthRow,
  worthOfRows,
  worthSeries,
} from '../../../core/yearly-rate/worth'
import { bankRateOf, readInputs, type Typed } from './inputs'
import { parseRows, unescapeText } from './rows'

export type ReturnsAnswer = {
  /** How the rows were read. */
  readonly read: PaymentsRead
  readonly asked: Omit<ReturnsAsked, 'rows'>
  readonly returns: Returns
  /** A list was read and nobody has said yet what it is worth. */
  readonly asksValue: boolean
  /** Nothing is known without the day of the value. */
  readonly hasDay: boolean
  /** By day, each grown to the last one. */
  readonly worth: readonly WorthRow[]
  /** In whole units, what they are worth misses their sum. */
  readonly missesSum: boolean
  /** For drawing. */
  readonly series: readonly WorthPoint[]
}

/** Reads the rows, typed or pasted. @example readRows(inputs.defaults).rows.length // 6 */
export const readRows = ({ rows, source, swap }: Pick<Typed, 'rows' | 'source' | 'swap'>) =>
  source === 'typed'
    ? readTypedRows(parseRows(rows))
    : readPaymentsText(unescapeText(rows), { swap: swap === 'on' })

/** A line of more points looks no different. */
const MOST_POINTS = 300

/**
 * The results of what is typed. It takes a while for thousands of rows.
 *
 * @example answer(inputs.defaults).returns.rate // 11.0191…
 */
export function answer(typed: Typed): ReturnsAnswer {
  const read = readRows(typed)
  const { on, valueToday, bank } = readInputs(typed)
  const hasDay = on !== undefined
  const asked = {
    rows: hasDay ? read.rows : [],
    on: on ?? '2099-12-31',
    valueToday,
    bankRate: bankRateOf(bank.value),
  }
  const found = returnsOf(asked)
  const asksValue =
    typed.asks === 'on' && valueToday === undefined && !endsWithValue(asked, typed.swap === 'on')
  const returns = asksValue ? withoutFigures(found) : found
  const worth = worthOfRows(asked, returns).map((row) =>
    // Without one rate no payment has a worth of its own.
    returns.status === 'one' ? row : { ...row, worth: undefined },
  )
  const { rows: _, ...others } = asked
  return {
    read,
    asked: others,
    returns,
    asksValue,
    hasDay,
    worth,
    missesSum: returns.status === 'one' && missSum(worth.map(({ worth }) => worth ?? zero)),
    series: thinned(worthSeries(asked, returns)),
  }
}

/** Lists for a spreadsheet end with what it is worth, as money taken out on that day. */
const endsWithValue = (
  { rows, on }: Pick<ReturnsAsked, 'rows' | 'on'>,
  isSwapped: boolean,
): boolean => rows.some(({ day, in: paidIn, out }) => day === on && (isSwapped ? paidIn : out) > 0n)

/** Where the value is not known, nothing that hangs on it is a figure. */
const withoutFigures = (returns: Returns): Returns =>
  returns.status === 'nothing' || returns.status === 'onlyOut'
    ? returns
    : {
        ...returns,
        status: 'noValue',
        name: undefined,
        rate: undefined,
        pace: undefined,
        rates: [],
        gain: undefined,
        gainPercent: undefined,
        bankValue: undefined,
        bankDifference: undefined,
      }

/** The last point of every stretch of days, of about as many as can be told apart. */
function thinned(points: readonly WorthPoint[]): readonly WorthPoint[] {
  const last = points.at(-1)
  if (points.length <= MOST_POINTS || !last) return points
  const stretch = last.at / MOST_POINTS
  return points.filter((point, index) => {
    const next = points[index + 1]
    return index === 0 || !next || Math.floor(next.at / stretch) > Math.floor(point.at / stretch)
  })
}
