import { namesForeignMoney } from '../../../core/tables/foreign-money'
import { namesMoney } from '../../../core/tables/heads'
import { numberText, paddedText, percentText } from './number-text'

/** How the stored number of a cell becomes a text. */
export type NumberFormat = (stored: string) => string

type Kind = 'number' | 'percent' | 'date' | 'duration'

/** Formats that a workbook names by a number without saying what they are. */
function builtIn(id: number): Kind {
  if (id === 9 || id === 10) return 'percent'
  if (id === 46) return 'duration'
  const isDate =
    (id >= 14 && id <= 22) ||
    (id >= 27 && id <= 36) ||
    id === 45 ||
    id === 47 ||
    (id >= 50 && id <= 58)
  return isDate ? 'date' : 'number'
}

// What stands for itself, and conditions, colours and currencies.
const ASIDE = /"[^"]*"|\\.|_.|\*.|\[(?!(?:h+|m+|s+)\])[^\]]*\]/gi

function kindOf(code: string): Kind {
  const [signs = ''] = code.replace(ASIDE, '').split(';')
  if (signs.includes('%')) return 'percent'
  if (/^\s*(?:general|standard)\s*$/i.test(signs)) return 'number'
  if (/\[(?:h+|m+|s+)\]/i.test(signs)) return 'duration'
  // Hundredths of a second are the only digits in a time.
  return /[dmyhs]/i.test(signs) && !/[0#?]/.test(signs.replace(/s[.,]0+/gi, '')) ? 'date' : 'number'
}

const LONGEST_PADDING = 30

/**
 * How a number format shows numbers, as far as it changes what is read: `18%` for 0.18, days, codes
 * with zeros before them, the side of an account and what is counted. Rounding and grouping are left
 * out: numbers are read in full.
 *
 * @example formatOf(10, undefined, false)('0.185') // '18.5%'
 * @example formatOf(164, '[$-4009]dd/mm/yyyy', false)('46342') // '2026-11-16'
 * @example formatOf(164, '""0.00" Dr"', false)('3894') // '3894 Dr'
 */
export function formatOf(id: number, code: string | undefined, isFrom1904: boolean): NumberFormat {
  if (code && /^0{2,}$/.test(code) && code.length <= LONGEST_PADDING) {
    return (stored) => paddedText(stored, code.length)
  }
  switch (code === undefined ? builtIn(id) : kindOf(code)) {
    case 'number':
      return foreignMoney(code) ?? withWord(code) ?? numberText
    case 'percent':
      return percentText
    case 'date':
      return (stored) => dateText(serialOf(stored), isFrom1904) ?? numberText(stored)
    case 'duration':
      return (stored) => durationText(serialOf(stored)) ?? numberText(stored)
  }
}

/** What a format writes beside a number: `"USD"`, `[$€-2]`, `\\$`, or the plain sign. */
const BESIDE = /"([^"]*)"|\[\$([^\]-]*)[^\]]*\]|\\(.)|(\p{Sc})/gu

/** A price in dollars stays one: the sign, which is only in the format, goes with the number. */
function foreignMoney(code: string | undefined): NumberFormat | undefined {
  const [positive = ''] = code?.split(';') ?? []
  const signs = [...positive.matchAll(BESIDE)].map(([, quoted, money, escaped, plain]) =>
    (quoted ?? money ?? escaped ?? plain ?? '').trim(),
  )
  const sign = signs.find((sign) => namesForeignMoney(sign))
  return sign === undefined ? undefined : (stored) => `${sign} ${numberText(stored)}`
}

/** A piece of a format: a text as it is, what is passed over, a digit, a sign. */
const PIECE = /"([^"]*)"|\\(.)|\[[^\]]*\]|[_*].|[0#?]|./gs
const CONDITION = /^\[[<>=]/
const SIDE = /^(?:dr|cr)\.?$/i
// A word or two, perhaps for each of them, perhaps with a power: nos, /kg, sq. ft, m².
const UNIT = /^(?:\/ ?)?\p{L}[\p{L}\p{M}. ]{0,11}[²³]?$/u

/**
 * The side of an account or the unit that a text beside a number says.
 *
 * @example wordBeside(' Dr') // 'Dr'
 * @example wordBeside('/nos') // '/nos'
 */
export function wordBeside(text: string): string {
  const word = text.trim()
  const isOne = SIDE.test(word) || (UNIT.test(word) && !namesMoney(word))
  return isOne ? word : ''
}

type Section = { word: string; hasMinus: boolean }

/** What a format says beside numbers above zero, below it and of zero; nothing where it has conditions. */
function sectionsOf(code: string): { sections: readonly Section[]; hasConditions: boolean } {
  const sections: Section[] = []
  let [before, after, isBehind, isScaled, hasConditions] = ['', '', false, false, false]
  const end = () => {
    const side = SIDE.test(before.trim()) ? before.trim() : ''
    sections.push({
      word: isScaled ? '' : wordBeside(after) || side,
      hasMinus: /[-(]/.test(before + after),
    })
    ;[before, after, isBehind, isScaled] = ['', '', false, false]
  }
  for (const [piece, quoted, escaped] of code.matchAll(PIECE)) {
    const text = quoted ?? escaped
    if (text === undefined && piece === ';') end()
    else if (text === undefined && /^[0#?]$/.test(piece))
      [after, isBehind, isScaled] = ['', true, false]
    else if (text === undefined && isBehind && after === '' && /^[.,]$/.test(piece)) {
      isScaled ||= piece === ','
    } else if (text === undefined && /^[[_*]./.test(piece)) hasConditions ||= CONDITION.test(piece)
    else if (isBehind) after += text ?? piece
    else before += text ?? piece
  }
  end()
  return { sections, hasConditions }
}

/**
 * Tally and others write on which side of an account an amount stands, and what is counted, only into
 * the format of a number. Each sign of a number may have a section of its own.
 */
function withWord(code = ''): NumberFormat | undefined {
  const { sections, hasConditions } = sectionsOf(code)
  const [positive, negative, nought] = sections
  const words = new Set(sections.slice(0, 3).map(({ word }) => word))
  if (!positive || (words.size === 1 && words.has(''))) return undefined
  if (hasConditions && words.size > 1) return undefined
  return (stored) => {
    const number = numberText(stored)
    if (!/^-?\d/.test(number)) return number
    const isBelow = number.startsWith('-')
    const { word, hasMinus } =
      (isBelow ? negative : number === '0' ? nought : undefined) ?? positive
    const isOtherSide = isBelow && negative && !hasMinus && SIDE.test(word)
    return besideWord(isOtherSide ? number.slice(1) : number, word)
  }
}

/** @example besideWord('25', 'nos') // '25 nos' */
export const besideWord = (number: string, word: string): string =>
  word === '' || word.startsWith('/') ? number + word : `${number} ${word}`

const serialOf = (stored: string) => (stored.trim() === '' ? Number.NaN : Number(stored))

const DAY = 86_400
/** The last day a spreadsheet knows: 31 December 9999. */
const LAST_DAY = 2_958_465

/**
 * A day that is stored as a number, in the order that is the same everywhere; days are counted from
 * 1900, or from 1904 in workbooks that began on an old Macintosh.
 *
 * @example dateText(46342, false) // '2026-11-16'
 * @example dateText(46342.5, false) // '2026-11-16 12:00'
 * @returns nothing where it is no day
 */
export function dateText(serial: number, isFrom1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < LAST_DAY + 1)) return undefined
  const seconds = Math.round(serial * DAY)
  const days = Math.floor(seconds / DAY)
  const time = clock(seconds % DAY)
  if (days === 0 && !isFrom1904) return time || '00:00'
  // 1900 is counted as a leap year, which it was not.
  const before = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, days < 60 ? 31 : 30)
  const day = new Date(before + days * DAY * 1_000).toISOString().slice(0, 10)
  return time ? `${day} ${time}` : day
}

/** How long something lasts. @example durationText(1.5) // '36:00' */
export function durationText(days: number): string | undefined {
  if (!(days >= 0 && days <= LAST_DAY)) return undefined
  const seconds = Math.round(days * DAY)
  return `${Math.floor(seconds / 3_600)}:${clock(seconds % 3_600).slice(3) || '00'}`
}

/** The day of a cell that holds it as text. @example isoDateText('2026-11-16T00:00:00') // '2026-11-16' */
export const isoDateText = (stored: string): string =>
  stored
    .replace(/T00:00(?::00(?:\.0+)?)?Z?$/, '')
    .replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?Z?$/, '$1 $2')
    .replace(/(:\d\d):00$/, '$1')

const two = (number: number) => String(number).padStart(2, '0')

/** Nothing at midnight. */
function clock(seconds: number): string {
  if (seconds === 0) return ''
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  if (seconds % 60 > 0) parts.push(seconds % 60)
  return parts.map(two).join(':')
}
