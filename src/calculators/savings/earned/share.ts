import type { SharePicture } from '../../../contract'
import { LONGEST_FRAGMENT, writeFragment } from '../../../core/fragment'
import { sayShortDate } from '../../../core/language/dates'
import { formatMoney, formatPercent } from '../../../core/money/format'
import { actionsFor, type Carried } from '../../../ui/answer/actions'
import { answer, readRows } from './compute'
import { inputs, MOST_LINKED, readInputs, type Typed } from './inputs'
import { mostRowsIn, tableRows, unescapeText, writeRows } from './rows'
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
 * What a link carries: up to 100 rows. Pasted rows that are too long for it, with all their columns, go as they
 * were read.
 *
 * @example carried(inputs.defaults).fields.rows // '2021-04-05~100000~*…'
 */
export function carried(typed: Typed): Carried {
  const { rows, source } = typed
  const stays = {
    fields: { ...typed, rows: '', source: 'typed', swap: 'off' },
    note: returnsWords.rowsStay,
  }
  if (source === 'typed') {
    return mostRowsIn(rows, source) <= MOST_LINKED && fits(typed) ? { fields: typed } : stays
  }
  // A head and blank lines do not count.
  if (mostRowsIn(rows, source) > 2 * MOST_LINKED) return stays
  const read = readRows(typed)
  if (read.rows.length + read.bad.length > MOST_LINKED) return stays
  if (fits(typed)) return { fields: typed }
  const asRead: Typed = {
    ...typed,
    rows: writeRows(tableRows({ ...read, bad: [] }, unescapeText(rows))),
    source: 'typed',
    swap: 'off',
  }
  return fits(asRead) ? { fields: asRead } : stays
}

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
