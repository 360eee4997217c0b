import type { SharePicture } from '../../../contract'
import { LONGEST_FRAGMENT, writeFragment } from '../../../core/fragment'
import { sayShortDate } from '../../../core/language/dates'
import { formatMoney, formatPercent } from '../../../core/money/format'
import type { PaymentsRead, TypedRow } from '../../../core/yearly-rate/payments'
import { actionsFor, type Carried } from '../../../ui/answer/actions'
import { answer, readRows } from './compute'
import { inputs, MOST_LINKED, readInputs, type Typed } from './inputs'
import { mostRowsIn, parseRows, tableRows, writeRows } from './rows'
import { headlineOf } from './sentences'
import { returnsWords } from './words'

/**
 * The sentence of Copy and Share: not the rows, which are a person's own; what they came to follows it.
 *
 * @example 'What my payments earned until 16 Nov 2026.'
 */
export function sayReturns(typed: Typed): string {
  const { on } = readInputs(typed)
  return on ? returnsWords.copied(sayShortDate(on)) : returnsWords.copiedWithoutDay
}

/** Room for the currency, which every link has. */
const ROOM = 40

const fits = (fields: Typed) => writeFragment(fields).length <= LONGEST_FRAGMENT - ROOM

/**
 * What a link carries: up to 100 rows, and of each the day and what went in and out. What else stood in a file or in
 * what was pasted stays in the tab.
 *
 * @example carried(inputs.defaults).fields.rows // '2021-04-05~100000~*…'
 */
export function carried(typed: Typed): Carried {
  const { rows, source } = typed
  const plain = { ...typed, source: 'typed', swap: 'off', statement: '' }
  const stays = { fields: { ...plain, rows: '' }, note: returnsWords.rowsStay }
  // A head and blank lines do not count.
  const most = source === 'typed' ? MOST_LINKED : 2 * MOST_LINKED
  if (mostRowsIn(rows, source) > most) return stays
  const read = readRows(typed)
  const linked = linkedRows(read, source === 'typed' ? parseRows(rows) : [])
  if (linked.length > MOST_LINKED) return stays
  const fields: Typed = {
    ...typed,
    ...plain,
    rows: writeRows(linked),
    source: 'typed',
    swap: 'off',
  }
  return fits(fields) ? { fields } : stays
}

/** Rows as they are typed; of a text, as they were read. */
const linkedRows = (read: PaymentsRead, typed: readonly TypedRow[]): readonly TypedRow[] =>
  typed.length > 0 ? typed.map(withoutLine) : tableRows({ ...read, bad: [] }, '')

/** A row of a list that could not be read stands in the first cell as a whole, whatever is in it. */
const LONGEST_DAY = 24
const withoutLine = (row: TypedRow): TypedRow =>
  row.date.length > LONGEST_DAY ? { ...row, date: '' } : row

export const actions = actionsFor({
  name: returnsWords.name,
  say: (typed) => sayReturns(typed as Typed),
  carried: (typed) => carried(typed as Typed),
})

/** What the picture of a shared link shows: the result that the page opens with. */
export function picture(): SharePicture {
  const answered = answer(inputs.defaults)
  const { returns } = answered
  if (returns.rate === undefined || returns.gain === undefined) {
    throw new Error('The page opens with an answer')
  }
  const money = (value: typeof returns.totalIn) => formatMoney(value, '₹', 0)
  return {
    label: headlineOf(answered).label,
    figure: formatPercent(returns.rate, 2),
    isMoney: false,
    caption: returnsWords.pictureCaption,
    rows: [
      { label: returnsWords.results.paidIn, value: money(returns.totalIn), swatch: 'neel' },
      { label: returnsWords.results.gain, value: money(returns.gain), swatch: 'haldi' },
    ],
    total: {
      label: returnsWords.results.value,
      value: money(returns.valueToday ?? returns.totalOut),
    },
  }
}
