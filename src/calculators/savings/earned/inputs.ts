import { isAddressOf } from '../../../addresses'
import { type Decimal, decimalFrom } from '../../../core/money/decimal'
import { isRead, readAmount, readNumber } from '../../../core/money/parse'
import { readDay, writeDay } from '../../../core/time/read-day'
import { amount, choice, onOff, percent, text } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { mostRowsIn, writeRows } from './rows'

/** Typed into the table, or the text that was pasted or came from a file. */
export type Source = 'typed' | 'text'

/**
 * The value of `on` until a day is chosen: the day of the example, which the page is prerendered with. Own
 * rows come with today.
 */
export const EXAMPLE = 'example'
export const EXAMPLE_DAY = '2026-11-16'

/** Payments into a fund over some years, with one out. */
const exampleRows = [
  { date: '2021-04-05', in: '100000', out: '' },
  { date: '2021-10-11', in: '50000', out: '' },
  { date: '2022-04-05', in: '100000', out: '' },
  { date: '2023-01-20', in: '', out: '40000' },
  { date: '2023-04-05', in: '100000', out: '' },
  { date: '2024-04-05', in: '100000', out: '' },
]

export const inputs = pageInputs({
  name: 'sip-returns',
  isAddress: isAddressOf('savings/earned'),
  fields: {
    rows: text(writeRows(exampleRows)),
    source: choice<Source>(['typed', 'text']),
    swap: onOff('off'),
    value: amount('6,45,000'),
    on: text(EXAMPLE),
    bank: percent('6.5'),
  },
  list: 'rows',
})

export type Typed = typeof inputs.defaults

/** The text of the field `On`. */
export const shownDay = ({ on }: Pick<Typed, 'on'>): string =>
  on === EXAMPLE ? writeDay(EXAMPLE_DAY) : on

/** Parses what is typed but for the rows. */
export function readInputs(typed: Omit<Typed, 'rows'>) {
  const value = readAmount(typed.value)
  const on = readDay(shownDay(typed))
  return {
    value,
    /** Nothing while no amount is typed. */
    valueToday: isRead(value) && value.value >= 0n ? value.value : undefined,
    on: 'day' in on ? on.day : undefined,
    bank: readNumber(typed.bank),
  }
}

const loss = decimalFrom(-100)

/** A deposit cannot lose more than all. */
export const bankRateOf = (percent: Decimal): Decimal => (percent < loss ? loss : percent)

/** So many rows go with a link. */
export const MOST_LINKED = 100

/** So many rows are worked on at once; more in a worker, so that the page never stops. */
const FEW_ROWS = 200

/** @example isLarge({ rows: '', source: 'typed' }) // false */
export const isLarge = ({ rows, source }: Pick<Typed, 'rows' | 'source'>): boolean =>
  mostRowsIn(rows, source) > FEW_ROWS
