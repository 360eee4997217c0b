import { booksWords } from '../words'

/** Rule 46 of the CGST Rules 2017 allows so many characters: letters, digits, hyphens and slashes. */
export const LONGEST_NUMBER = 16

/** Why a number is not allowed on a tax invoice. It is only a hint: any text may be printed. */
export function numberProblem(text: string): string | undefined {
  const number = text.trim()
  const { length } = [...number]
  if (length > LONGEST_NUMBER) {
    return booksWords.numbers.numberProblems.tooLong(LONGEST_NUMBER, length)
  }
  return /^[a-z0-9/-]*$/i.test(number)
    ? undefined
    : booksWords.numbers.numberProblems.otherCharacters
}

/** The form in which numbers are compared: capitals and spaces around them do not count. */
export const numberKey = (number: string): string => number.trim().toUpperCase()

/** The year in which a financial year begins: from April to March. */
export type FinancialYear = number

/**
 * The financial year of a day; none where the text is no day, or one that is still being typed.
 *
 * @example financialYearOf('2027-03-31') // 2026
 */
export function financialYearOf(date: string): FinancialYear | undefined {
  const [, year, month] = /^(2\d{3})-(\d\d)-\d\d$/.exec(date) ?? []
  return year ? Number(year) - (Number(month) < 4 ? 1 : 0) : undefined
}

/** A part of a text, by its indexes. */
type Span = { readonly from: number; readonly to: number }
type YearInNumber = Span & {
  readonly year: FinancialYear
  /** Like 26-27. A single year is ambiguous from January on: it only ever moves forward. */
  readonly isPair: boolean
  /** It can be nothing but a year, even without a counter beside it. */
  readonly isCertain: boolean
  /** Writes another year in the same form. */
  like(year: FinancialYear): string
}

const spanOf = ({ index, 0: text }: RegExpExecArray): Span => ({
  from: index,
  to: index + text.length,
})

/** @example lastDigits(2026, 2) // '26' */
const lastDigits = (year: FinancialYear, width: number): string => String(year).slice(-width)

/** A year as a pair, in any usual form: 26-27, 2026-27, 2026/2027, 2627. */
function pairIn(text: string, year: FinancialYear): YearInNumber | undefined {
  const [begin, end] = [year, year + 1].map((year) => `(${year}|${lastDigits(year, 2)})`)
  const found = new RegExp(`(?<!\\d)${begin}([-/]?)${end}(?!\\d)`).exec(text)
  if (!found) return undefined
  const [pair, begins = '', between = '', ends = ''] = found
  return {
    ...spanOf(found),
    year,
    isPair: true,
    isCertain: /fy\W?$/i.test(text.slice(0, found.index)) || pair.length - between.length > 6,
    like: (year) => lastDigits(year, begins.length) + between + lastDigits(year + 1, ends.length),
  }
}

/** A single year, like 2026. */
function singleIn(text: string, year: FinancialYear): YearInNumber | undefined {
  const found = new RegExp(`(?<!\\d)${year}(?!\\d)`).exec(text)
  return found
    ? { ...spanOf(found), year, isPair: false, isCertain: false, like: String }
    : undefined
}

/** The counter: the last digits of a number that are not part of its year. */
function counterIn(text: string, year: Span | undefined): Span | undefined {
  const spans = [...text.matchAll(/\d+/g)].map(spanOf)
  return spans.findLast(({ from, to }) => !year || to <= year.from || from >= year.to)
}

/**
 * The year and the counter in a number. Digits are a year only around the year of the bill, so that 12-13 may be a
 * counter, and only beside a counter or where nothing else can be meant.
 */
function partsOf(text: string, own: FinancialYear) {
  const around = [own, own - 1, own + 1]
  for (const find of [pairIn, singleIn]) {
    for (const one of around) {
      const year = find(text, one)
      const counter = year && counterIn(text, year)
      if (year && (counter || year.isCertain)) return { year, counter }
    }
  }
  return { year: undefined, counter: counterIn(text, undefined) }
}

/** Whether a number of a bill of this year names a financial year. */
export const hasYear = (number: string, own: FinancialYear): boolean =>
  partsOf(number.trim(), own).year !== undefined

/**
 * The financial year that a number names, where its bill is of another one. A year by itself says too
 * little: from January on it may be either.
 *
 * @example otherYearIn('GST/001/26-27', 2027) // 2026
 */
export function otherYearIn(number: string, own: FinancialYear): FinancialYear | undefined {
  const { year } = partsOf(number.trim(), own)
  return year?.isPair && year.year !== own ? year.year : undefined
}

/**
 * The counter of a number that begins its year.
 *
 * @example firstOfYear('GST/001/27-28', 2027) // '001'
 */
export function firstOfYear(number: string, own: FinancialYear): string | undefined {
  const text = number.trim()
  const { year, counter } = partsOf(text, own)
  const digits = counter && text.slice(counter.from, counter.to)
  return year?.year === own && digits && BigInt(digits) === 1n ? digits : undefined
}

/** The year of a bill that has a number, and that of the bill that follows it. */
export type Years = { readonly own: FinancialYear; readonly next: FinancialYear }

/**
 * The number of the next bill: its counter counts on, and everything else stays. In another financial
 * year the year in it moves, if it has one, and the counter begins again. Where the rules allow no
 * longer number, there is none: a new series has to begin.
 *
 * @example nextNumber('INV-041', { own: 2026, next: 2026 }) // 'INV-042'
 * @example nextNumber('GST/099/26-27', { own: 2026, next: 2026 }) // 'GST/100/26-27'
 * @example nextNumber('GST/099/26-27', { own: 2026, next: 2027 }) // 'GST/001/27-28'
 * @example nextNumber('Asha', { own: 2026, next: 2026 }) // 'Asha-2'
 */
export function nextNumber(number: string, { own, next }: Years): string {
  const text = number.trim()
  if (text === '') return ''
  const { year, counter } = partsOf(text, own)
  const moves = year !== undefined && isOver(year, { own, next })
  const parts = [
    ...(moves ? [{ ...year, by: () => year.like(next) }] : []),
    ...(counter ? [{ ...counter, by: moves ? firstCounter : increment }] : []),
  ]
  const moved = parts.length ? replaceParts(text, parts) : `${text}-2`
  return moved.length > LONGEST_NUMBER ? '' : moved
}

const isOver = ({ year, isPair }: YearInNumber, { own, next }: Years): boolean =>
  own !== next && year !== next && (isPair || (year >= own && year < next))

const increment = (digits: string): string =>
  (BigInt(digits) + 1n).toString().padStart(digits.length, '0')

const firstCounter = (digits: string): string => '1'.padStart(digits.length, '0')

/** Replaces each part; the text between them stays. */
function replaceParts(
  text: string,
  parts: readonly (Span & { by(part: string): string })[],
): string {
  // From the end, so that the indexes of the parts before stay valid.
  return [...parts]
    .sort((a, b) => b.from - a.from)
    .reduce(
      (text, { from, to, by }) => text.slice(0, from) + by(text.slice(from, to)) + text.slice(to),
      text,
    )
}

/**
 * The next number that no other bill of the year has, as two tabs may count on from the same bill.
 *
 * @param taken the keys of numbers (`numberKey`)
 */
export function nextFreeNumber(number: string, years: Years, taken: ReadonlySet<string>): string {
  let next = nextNumber(number, years)
  while (next && taken.has(numberKey(next))) {
    next = nextNumber(next, { own: years.next, next: years.next })
  }
  return next
}
