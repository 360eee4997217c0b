import { sayDateWith } from '../../../core/language/dates'
import { type Decimal, sum, toDigits, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import type { BillLine, BillTax } from '../../books/bill/compute'
import { type BillDetails, type BillTitle, titleOf } from '../../books/bill/details'
import type { Seller } from '../../books/bill/seller'
import type { PaperWords } from './paper-words.en'

export type PaperTable = {
  readonly heads: readonly string[]
  readonly rows: readonly (readonly string[])[]
  readonly total: readonly string[]
}

export type PaperFact = { readonly label: string; readonly value: string }

export type PaperParty = {
  readonly name: string
  /** Line by line. */
  readonly address: string
  readonly gstin: string
  /** @example '24 Gujarat' */
  readonly state: string
}

/**
 * The label of each copy that is printed. An estimate has one copy without a label, and so has a single
 * receipt. Goods are in triplicate, services in duplicate (Rule 48 of the CGST Rules).
 */
export function copyNames(
  kind: BillTitle,
  { copies, paper }: Seller,
  { copies: names }: PaperWords,
): readonly string[] {
  const { original, duplicateForSupplier, duplicateForTransporter, triplicateForSupplier } = names
  if (kind === 'Estimate') return ['']
  if (copies === '2') return [original, duplicateForSupplier]
  if (copies === '3') return [original, duplicateForTransporter, triplicateForSupplier]
  return [paper === 'A4' || paper === 'A5' ? original : '']
}

/** In characters, for file systems with a limit. */
const LONGEST = 80

type BillNames = {
  readonly title: BillTitle
  readonly number: string
  /** @example '15 Nov 2026' */
  readonly date: string
  readonly buyer: Pick<PaperParty, 'name'> | undefined
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'

/** What tells a bill from others. Files have names in Latin letters, whatever the language of the bill. */
export const namedBill = (details: BillDetails, seller: Seller): BillNames => ({
  title: titleOf(details, seller),
  number: details.number.trim(),
  date: sayDateWith(details.date, MONTHS),
  buyer: { name: details.buyerName.trim() },
})

/**
 * The name of a bill, made of characters that every file system allows. Without a number and a buyer it
 * has its date.
 *
 * @example paperName({ title: 'Tax Invoice', number: 'INV/7', buyer: { name: 'Patel Hardware', … } })
 * // 'Tax Invoice INV-7 Patel Hardware'
 */
export function paperName({ title, number, date, buyer }: BillNames): string {
  const nameParts = [number, buyer?.name ?? '']
    .map(safeWords)
    .filter((words) => /[^-. ]/.test(words))
  return Array.from([title, ...(nameParts.length ? nameParts : [date])].join(' '))
    .slice(0, LONGEST)
    .join('')
    .replace(/[ .-]+$/, '')
}

/** The same as the name of a file, without its ending. @example 'Tax-Invoice-INV-7-Patel-Hardware' */
export const paperFileName = (paper: BillNames): string => paperName(paper).replaceAll(' ', '-')

const safeWords = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/[\\/:*?"<>|\p{Cs}]+/gu, '-')
    .replace(/\p{Cf}/gu, (mark) => (isJoiner(mark) ? mark : ''))
    .trim()

/** Indian scripts join letters with these. */
const isJoiner = (mark: string): boolean => mark === '\u200c' || mark === '\u200d'

/** The state of a party; blank where its address and its GSTIN say it already. */
export function stateLine({ address, gstin, state }: PaperParty): string {
  const [code = '', ...name] = state.split(' ')
  return gstin.startsWith(code) && address.includes(name.join(' ')) ? '' : state
}

/** The lines of one code and one rate. */
type HsnSum = {
  /** Blank where the items have none. */
  readonly hsn: string
  readonly rate: Decimal
  readonly lines: readonly BillLine[]
}

/**
 * The lines of a bill by HSN or SAC code, and within a code by rate: in the order of the codes, those
 * without one last. Lines that come to nothing are left out, as in the tax by rate.
 */
function linesByHsn(
  lines: readonly { readonly hsn: string; readonly line: BillLine }[],
): readonly HsnSum[] {
  const groups = new Map<string, HsnSum>()
  for (const { hsn, line } of lines) {
    if (line.original === zero && line.total === zero) continue
    const key = `${line.rate} ${hsn}`
    const group = groups.get(key) ?? { hsn, rate: line.rate, lines: [] }
    groups.set(key, { ...group, lines: [...group.lines, line] })
  }
  return [...groups.values()].sort(
    (a, b) =>
      Number(a.hsn === '') - Number(b.hsn === '') ||
      compare(a.hsn, b.hsn) ||
      compare(a.rate, b.rate),
  )
}

const compare = <Value extends string | bigint>(a: Value, b: Value) => {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/** The sum of a figure over lines. */
const sumOf = (lines: readonly BillLine[], figure: (line: BillLine) => Decimal): Decimal =>
  sum(...lines.map(figure))

/** The tax by HSN code and rate: sums of the rounded rows. */
export function hsnTable(
  lines: Parameters<typeof linesByHsn>[0],
  taxes: readonly BillTax[],
  { heads, noCode }: PaperWords,
): PaperTable | undefined {
  const groups = linesByHsn(lines)
  if (groups.length === 0) return undefined
  const figures = (lines: readonly BillLine[]) =>
    [...taxes.map(({ of }) => of), ({ gst }: BillLine) => gst].map((figure) =>
      formatNumber(sumOf(lines, figure), 2),
    )
  const value = (lines: readonly BillLine[]) =>
    formatNumber(
      sumOf(lines, ({ original }) => original),
      2,
    )
  const all = groups.flatMap(({ lines }) => lines)
  return {
    heads: [
      heads.hsnOrSac,
      heads.taxableValue,
      heads.rate,
      ...taxes.map(({ name }) => name),
      heads.totalTax,
    ],
    rows: groups.map(({ hsn, rate, lines }) => [
      hsn || noCode,
      value(lines),
      `${groupDigits(toDigits(rate))}%`,
      ...figures(lines),
    ]),
    total: [heads.total, value(all), '', ...figures(all)],
  }
}
