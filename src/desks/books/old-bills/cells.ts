import { absolute, type Decimal, decimalFrom, subtract, zero } from '../../../core/money/decimal'
import { isRead, readAmount } from '../../../core/money/parse'
import { type TableCommas, withDecimalComma } from '../../../core/tables/commas'

/** An amount of a cell, and on which side of an account it stands, where the cell says so. */
export type Money = { readonly value: Decimal; readonly side: 'Dr' | 'Cr' | undefined }

/**
 * The amount in a cell; nothing where there is none, and `unread` where a text is no amount.
 *
 * @example moneyIn('1,559.99 Dr', commas) // 1559.99, 'Dr'
 * @example moneyIn('(250.00)', commas) // -250
 */
export function moneyIn(cell: string, commas: TableCommas): Money | 'unread' | undefined {
  const [, text = cell, sideText] = /^(.*?\d\S*)\s*\b(dr|cr)\.?$/i.exec(cell) ?? []
  const side = sideText && (sideText.toLowerCase() === 'dr' ? 'Dr' : 'Cr')
  const [, inBrackets] = /^\(\s*([^()]*\d[^()]*)\)$/.exec(text) ?? []
  const [, beforeMinus] = /^([^-]*\d)-$/.exec(text) ?? []
  const digits = inBrackets ?? beforeMinus ?? text.replace(/^'/, '')
  const reading = readAmount(withDecimalComma(digits, commas) ?? digits)
  if (reading.problem) return 'unread'
  if (!isRead(reading)) return undefined
  const isBelow = inBrackets !== undefined || beforeMinus !== undefined
  return { value: isBelow ? subtract(zero, reading.value) : reading.value, side: side || undefined }
}

const CLOSE = decimalFrom('0.05')

/** Whether two amounts differ by what rounding explains. */
export const isClose = (a: Decimal, b: Decimal, within: Decimal = CLOSE): boolean =>
  absolute(subtract(a, b)) <= within

const MOST_REMEMBERED = 20_000

/** Reads each text once: the same few stand in many rows of a file. */
export function rememberByText<Read>(read: (text: string) => Read): (text: string) => Read {
  const known = new Map<string, { readonly read: Read }>()
  return (text) => {
    const before = known.get(text)
    if (before) return before.read
    const found = { read: read(text) }
    if (known.size < MOST_REMEMBERED) known.set(text, found)
    return found.read
  }
}
