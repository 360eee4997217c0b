import type { Paise, Thousandths } from '../messages'

const AMOUNT =
  /^(?<minus>[-−(])?\s*(?:₹|rs\.?|inr)?\s*(?<minusInside>[-−])?\s*(?<whole>[\d,]*)(?:\.(?<rest>\d*))?\s*\)?$/i
const SIMPLE = /^-?\d{1,11}(?:\.\d{1,2})?$/

/**
 * An amount in whole paise, rounded half away from zero; a blank is 0, and nothing where it is no amount.
 *
 * @example readPaise('1,44,957.78') // 14495778
 * @example readPaise('#REF!') // undefined
 */
export function readPaise(cell: string | undefined): Paise | undefined {
  if (cell === undefined || cell === '' || cell === '0') return 0
  if (SIMPLE.test(cell)) return Math.round(Number(cell) * 100) || 0
  const text = cell.trim()
  if (text === '' || text === '-') return 0
  const { minus, minusInside, whole = '', rest = '' } = AMOUNT.exec(text)?.groups ?? {}
  const digits = whole.replaceAll(',', '')
  if (digits === '' && rest === '') return undefined
  if (minus === '(' && !text.endsWith(')')) return undefined
  const paise = Number(`${digits}${`${rest}00`.slice(0, 2)}`) + (Number(rest[2] ?? 0) >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(paise)) return undefined
  return minus || minusInside ? -paise || 0 : paise
}

/** Whether an amount has more decimals than paise are. */
export const isFiner = (cell: string | undefined): boolean => {
  const dot = cell?.indexOf('.') ?? -1
  return cell !== undefined && dot >= 0 && cell.length - dot > 3
}

/**
 * An amount in whole thousandths of a rupee, rounded half away from zero; nothing where it is no amount.
 *
 * @example readThousandths('-0.567') // -567
 */
export function readThousandths(cell: string | undefined): Thousandths | undefined {
  const paise = readPaise(cell)
  if (paise === undefined || !isFiner(cell)) return paise === undefined ? undefined : paise * 10
  const digits = /^([^.]*)\.(\d)(\d)(\d)(\d?)/.exec((cell ?? '').replace(/[,\s]/g, ''))
  if (!digits) return paise * 10
  const [, whole = '', a, b, c, next = '0'] = digits
  const size = Number(`${whole.replace(/\D/g, '')}${a}${b}${c}`) + (Number(next) >= 5 ? 1 : 0)
  return paise < 0 || /[-−(]/.test(whole) ? -size || 0 : size
}

/** A percentage in hundredths of a percent. @example readRate('18') // 1800 */
export const readRate = (cell: string | undefined): number | undefined => {
  const text = (cell ?? '').replace('%', '').trim()
  return text === '' ? undefined : readPaise(text)
}

/** A count of pieces; nothing where it is none. @example readUnits('2') // 2 */
export const readUnits = (cell: string | undefined): number | undefined => {
  const paise = readPaise(cell)
  return cell === undefined || cell.trim() === '' || paise === undefined || paise % 100 !== 0
    ? undefined
    : paise / 100
}

/** A number that a spreadsheet has rounded. @example isMangled('4.37921E+17') // true */
export const isMangled = (id: string): boolean => /^\d+(?:[.,]\d+)?e\+?\d+$/i.test(id)
