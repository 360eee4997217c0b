import { sayShortDate } from '../../../core/language/dates'
import { formatOf, marketplaceOf } from '../marketplaces/names'
import type { FileRole, OpenedFile, Summary } from '../messages'
import { settlementScreenWords } from './words'

const words = settlementScreenWords.file

/**
 * What is in a file, in one line.
 *
 * @example factsOf(settled, summary) // 'sheet Orders · 1,361 rows · paid 12 Sep to 17 Nov 2026'
 */
export function factsOf(file: OpenedFile, summary: Summary | undefined): string {
  const { sheet, role, sellers } = file
  const notRead = notReadOf(file, summary)
  const facts = [
    sheet !== undefined && words.sheet(sheet),
    sayRows(file, notRead),
    role === 'money' && sayPaid(file),
    notRead > 0 && words.notRead(notRead),
    (summary?.sellers.length ?? 0) > 1 && sellers.map(words.seller).join(', '),
  ]
  return facts.filter(Boolean).join(' · ')
}

function sayRows({ rows, role, isCut }: OpenedFile, notRead: number): string {
  if (isCut) return words.firstRows(rows)
  if (role === 'orders') return words.orders(rows - notRead)
  if (role === 'returns') return words.returns(rows - notRead)
  return role === 'tax' ? words.forReturn(rows) : words.rows(rows)
}

/** Rows of a file that cannot be joined to an order, or are of no known type. */
function notReadOf({ name }: OpenedFile, summary: Summary | undefined): number {
  const rows = summary?.unknown.rows.filter(({ file }) => file === name) ?? []
  return rows.reduce((sum, { count }) => sum + count, 0)
}

/** @example sayPaid({ first: '2026-09-12', last: '2026-11-17' }) // 'paid 12 Sep to 17 Nov 2026' */
export function sayPaid({ first, last }: Pick<OpenedFile, 'first' | 'last'>): string | undefined {
  if (first === undefined || last === undefined) return undefined
  if (first === last) return words.paidOn(sayShortDate(last))
  const isOneYear = first.slice(0, 4) === last.slice(0, 4)
  const from = sayShortDate(first)
  return words.paid(isOneYear ? from.replace(/ \d{4}$/, '') : from, sayShortDate(last))
}

const notes = settlementScreenWords.notes
const toldBy: Readonly<Record<FileRole, string>> = {
  money: notes.addMoney,
  orders: notes.addOrders,
  returns: notes.addReturns,
  tax: notes.addTaxes,
}

/** What a further file would tell: the file by its kind, and the sentence. */
export type FurtherFile = { readonly kind: string; readonly told: string }

/**
 * The files that are not there yet, of each marketplace whose payments are.
 *
 * @example furtherFiles(files)[0]
 * // { kind: 'Flipkart profit and loss', told: 'Add the orders file to see what was never paid.' }
 */
export function furtherFiles(
  files: readonly Pick<OpenedFile, 'marketplace' | 'role'>[],
): readonly FurtherFile[] {
  const marketplaces = [...new Set(files.map(({ marketplace }) => marketplace))]
  const hasMoney = files.some(({ role }) => role === 'money')
  return marketplaces.flatMap((marketplace) => {
    const roles = new Set(
      files.filter((file) => file.marketplace === marketplace).map(({ role }) => role),
    )
    // Without any payments, that alone is said, and in a sentence of its own.
    const wanted: readonly FileRole[] = roles.has('money')
      ? ['orders', 'returns', 'tax']
      : hasMoney
        ? ['money']
        : []
    return wanted.flatMap((role) => {
      if (roles.has(role)) return []
      const own = marketplaceOf(marketplace)
      const kind = own?.formats.find((format) => format.role === role)?.kind
      const name = kind && own?.words.kinds[kind]
      return name ? [{ kind: name, told: toldBy[role] }] : []
    })
  })
}

/** Registrations of one person in several states have the same PAN in them. */
const hasOnePan = (gstins: readonly string[]) =>
  new Set(gstins.map((gstin) => gstin.slice(2, 12))).size === 1

/** That files are no payments but projections, of each marketplace that has no payments here. */
function projections(
  files: readonly Pick<OpenedFile, 'kind' | 'role' | 'marketplace'>[],
): readonly (string | undefined)[] {
  const projected = files.filter(({ kind }) => formatOf(kind)?.isProjection)
  return [...new Set(projected.map(({ marketplace }) => marketplace))].map((id) =>
    files.some(({ marketplace, role }) => marketplace === id && role === 'money')
      ? undefined
      : marketplaceOf(id)?.words.onlyProjected,
  )
}

/**
 * What is odd about the files as a whole.
 *
 * @example oddities([{ kind: 'flipkartProfit', role: 'orders', marketplace: 'flipkart', sellers: [] }])
 * // ["These are Flipkart's projections, not payments."]
 */
export function oddities(
  files: readonly Pick<OpenedFile, 'kind' | 'role' | 'marketplace' | 'sellers'>[],
): readonly string[] {
  const isUnpaid = files.length > 0 && !files.some(({ role }) => role === 'money')
  const isProjection = ({ kind }: Pick<OpenedFile, 'kind'>) => formatOf(kind)?.isProjection === true
  const isOnlyProjected = isUnpaid && files.every(isProjection)
  const sellers = new Set(files.flatMap((file) => file.sellers))
  return [
    sellers.size > 1 &&
      (hasOnePan([...sellers]) ? `${notes.twoSellers} ${notes.onePan}` : notes.twoSellers),
    ...projections(files),
    isUnpaid && !isOnlyProjected && files.some(({ role }) => role === 'orders') && notes.onlyOrders,
  ].filter((note) => typeof note === 'string')
}
