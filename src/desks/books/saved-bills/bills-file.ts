import { dayOf } from '../../../core/language/dates'
import { isRecord, parseJson } from '../../../ui/memory/browser-storage'
import type { Progress } from '../../../ui/worker/pacing'
import { type AccountEntry, accountKinds, noEntry, parseAccountEntry } from '../accounts/entries'
import { type SettingTexts, settings, settingsIn } from '../backup/settings'
import { type BillTexts, noPayment, noWhole, paymentWays } from '../bill/bill-texts'
import { billTitles, noDetails } from '../bill/details'
import { emptyRow, longestText, untaxedKinds } from '../bill/inputs'
import { noSeller, parseSeller, type Seller } from '../bill/seller'
import { noItem, parseItem, type SavedItem } from '../saved-items/items-database'
import { booksWords } from '../words'
import {
  type FiledReturn,
  parseFiledReturn,
  parseSavedBill,
  type SavedBill,
} from './bills-database'

/** Every exported file names its format and version. */
const FORMAT = 'gst-hisab-bills'
/**
 * Since version 2 with credit notes, cancelled bills, payments and returns that were filed; since version 3 with the
 * shop's items and settings: all that is on a device, in one piece.
 */
const VERSION = 3
/** Without those it is as before, so that it goes back to an older version of the page, too. */
const VERSION_OF_BILLS = 2

export type BillsFile = {
  readonly seller: Seller
  readonly bills: readonly SavedBill[]
  /** Returns that were marked as filed. */
  readonly filed?: readonly FiledReturn[]
  /** The shop's own items. Suppliers will stand beside them. */
  readonly items?: readonly SavedItem[]
  readonly settings?: SettingTexts
  /** What customers owe and paid without a bill. */
  readonly accounts?: readonly AccountEntry[]
}

/** A file as it was read, and how many of its texts were longer than their fields. */
export type ReadFile = Required<BillsFile> & { readonly cut: number }

/** All bills, the seller and what else a device has as one text. */
export const writeBillsFile = ({
  seller,
  bills,
  filed = [],
  items = [],
  settings = {},
  accounts = [],
}: BillsFile): string => {
  const more = {
    ...(items.length > 0 && { items }),
    ...(accounts.length > 0 && {
      accounts: accounts.map((entry) => parseAccountEntry(entry) ?? entry),
    }),
    ...(Object.keys(settings).length > 0 && { settings }),
  }
  return JSON.stringify(
    {
      format: FORMAT,
      version: Object.keys(more).length > 0 ? VERSION : VERSION_OF_BILLS,
      seller: withoutBlankHabits(seller),
      bills: bills.map(inOneOrder),
      ...(filed.length > 0 && { filed }),
      ...more,
    },
    null,
    1,
  )
}

/** What came later to the seller is left out as long as nobody chose it: such a file goes back to older pages. */
const withoutBlankHabits = ({ usualPrices, usualRupee, ...seller }: Seller) => ({
  ...seller,
  ...(usualPrices && { usualPrices }),
  ...(usualRupee && { usualRupee }),
})

/**
 * A bill as every file has it, whichever version of the page kept it: so a file that is read back and
 * written again is the same file. The id of the page that wrote it is of no use on another device.
 */
const inOneOrder = ({ id, revision, changedAt, texts, choices, total }: SavedBill): SavedBill => ({
  id,
  revision,
  changedAt,
  texts: {
    rows: texts.rows.map((row) => ({ ...emptyRow, ...row })),
    prices: texts.prices,
    whole: { ...noWhole, ...texts.whole },
    details: { ...noDetails, ...texts.details },
    ...(texts.payments && {
      payments: texts.payments.map((payment) => ({ ...noPayment, ...payment })),
    }),
  },
  choices: {
    buyer: choices.buyer,
    rupee: choices.rupee,
    currency: choices.currency,
    isTaxed: choices.isTaxed,
    ...(choices.belowZero && { belowZero: choices.belowZero }),
  },
  total,
})

/** @example billsFileName(new Date(2026, 10, 15)) // 'gst-hisab-bills-2026-11-15.json' */
export const billsFileName = (day: Date): string => `gst-hisab-bills-${dayOf(day)}.json`

/**
 * Reads an exported file. If one bill is damaged, the whole file is refused, so that no bill is missing
 * unnoticed.
 *
 * @returns the bills, or what is wrong in one sentence
 */
export function readBillsFile(text: string): ReadFile | string {
  const reading = readInSteps(text)
  let step = reading.next()
  while (!step.done) step = reading.next()
  return step.value
}

/** The same with a step after every bill, so that long files can be read with pauses. */
export function* readInSteps(text: string): Generator<Progress, ReadFile | string, void> {
  const file = parseJson(text)
  if (file === undefined) return booksWords.file.unreadable
  if (!isRecord(file) || file.format !== FORMAT || !Array.isArray(file.bills)) {
    return booksWords.file.otherFile
  }
  const { version } = file
  // Every file of ours has a version: what has none, or another kind of it, is not ours.
  if (typeof version !== 'number' || version < 1) return booksWords.file.otherFile
  if (version > VERSION) return booksWords.file.newer
  if (version > 1 && hasUnknownNames(file)) return booksWords.file.newer
  const count: CutCount = { texts: 0 }
  const bills: SavedBill[] = []
  for (const [index, value] of file.bills.entries()) {
    const bill = parseSavedBill(value)
    const texts = bill && cutBillTexts(bill.texts, count)
    if (!texts) return booksWords.file.damaged(index + 1, file.bills.length)
    bills.push(inOneOrder({ ...bill, texts }))
    yield { done: index + 1, of: file.bills.length }
  }
  const filed = (Array.isArray(file.filed) ? file.filed : []).flatMap(
    (value) => parseFiledReturn(value) ?? [],
  )
  const accounts = readAccountEntries(file.accounts, count)
  if (!accounts) return booksWords.file.unreadable
  const seller = parseSeller(isRecord(file.seller) ? file.seller : {})
  const items = (Array.isArray(file.items) ? file.items : []).flatMap((item) =>
    isRecord(item) ? (parseItem(item) ?? []) : [],
  )
  return {
    seller: cutLongTexts(seller, count),
    bills,
    filed,
    items: items.map((item) => cutLongTexts(item, count)),
    accounts,
    settings: settingsIn(file.settings),
    cut: count.texts,
  }
}

/** @returns nothing where one is damaged: no money is missing unnoticed */
function readAccountEntries(value: unknown, count: CutCount): readonly AccountEntry[] | undefined {
  if (value === undefined) return []
  if (!Array.isArray(value)) return undefined
  const entries = value.flatMap((one) => parseAccountEntry(one) ?? [])
  const hasLongAmount = entries.some(({ amount, payments }) =>
    [amount, ...payments.map((payment) => payment.amount)].some((text) =>
      isTooLong('amount', text),
    ),
  )
  if (entries.length < value.length || hasLongAmount) return undefined
  return entries.map((entry) => ({
    ...cutLongTexts(entry, count),
    payments: entry.payments.map((payment) => cutLongTexts(payment, count)),
  }))
}

/** What a value of this version may have in it: names with their values, a list, one of some texts, or anything. */
type Shape = NamedShapes | readonly [Shape] | OneOf | 'anything'
type NamedShapes = { readonly [name: string]: Shape }
type OneOf = ReadonlySet<unknown>

const textsOf = (texts: object, known: NamedShapes = {}): Shape => ({
  ...Object.fromEntries(Object.keys(texts).map((name) => [name, 'anything' as const])),
  ...known,
})

const paymentShape = textsOf({ ...noPayment, account: '' }, { how: new Set(['', ...paymentWays]) })

const fileShape: Shape = {
  format: 'anything',
  version: 'anything',
  seller: textsOf(noSeller),
  filed: [{ key: 'anything', filedOn: 'anything', documents: 'anything' }],
  items: [textsOf(noItem, { key: 'anything', changedAt: 'anything' })],
  settings: textsOf(settings),
  accounts: [
    textsOf(
      { id: '', changedAt: '', ...noEntry },
      { kind: new Set(accountKinds), payments: [paymentShape] },
    ),
  ],
  bills: [
    {
      id: 'anything',
      revision: 'anything',
      changedAt: 'anything',
      total: 'anything',
      by: 'anything',
      choices: textsOf({ buyer: '', rupee: '', currency: '', isTaxed: '', belowZero: '' }),
      texts: {
        rows: [textsOf(emptyRow, { untaxed: new Set(['', ...untaxedKinds]) })],
        prices: 'anything',
        whole: textsOf(noWhole),
        details: textsOf(noDetails, { title: new Set(billTitles) }),
        payments: [paymentShape],
      },
    },
  ],
}

/**
 * Whether a file names something that this version does not know, such as another kind of document. It would be lost
 * in silence, or taken for something else: such a file is refused. Version 1 is read as ever.
 */
function hasUnknownNames(value: unknown, shape: Shape = fileShape): boolean {
  if (isOneOf(shape)) return !shape.has(value)
  if (shape === 'anything' || !isRecord(value)) return false
  if (isList(shape)) {
    return Array.isArray(value) && value.some((entry) => hasUnknownNames(entry, shape[0]))
  }
  return Object.entries(value).some(([name, part]) => {
    const known = Object.hasOwn(shape, name) ? shape[name] : undefined
    return known === undefined || hasUnknownNames(part, known)
  })
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape)

const isOneOf = (shape: Shape): shape is OneOf => shape instanceof Set

/** Counts the texts that were cut. */
export type CutCount = { texts: number }

const numbers: readonly string[] = ['quantity', 'price', 'discount', 'rate', 'freight', 'amount']

/** Cuts texts that are longer than their fields allow: a file may hold anything. */
export function cutLongTexts<Texts extends object>(texts: Texts, cut: CutCount): Texts {
  const fitted = Object.entries(texts).map(([field, text]) => {
    if (!isTooLong(field, text)) return [field, text]
    cut.texts++
    return [field, text.slice(0, longestText(field))]
  })
  return Object.fromEntries(fitted)
}

/** @returns nothing where a number is too long, as a number that is cut is another number */
export function cutBillTexts({ rows, prices, whole, details, payments }: BillTexts, cut: CutCount) {
  const hasLongNumber = [...rows, whole, ...(payments ?? [])].some((texts) =>
    Object.entries(texts).some(
      ([field, text]) => numbers.includes(field) && isTooLong(field, text),
    ),
  )
  if (hasLongNumber) return undefined
  const bill: BillTexts = {
    rows: rows.map((row) => cutLongTexts(row, cut)),
    prices,
    whole,
    details: cutLongTexts(details, cut),
    ...(payments && { payments: payments.map((payment) => cutLongTexts(payment, cut)) }),
  }
  return bill
}

const isTooLong = (field: string, text: string) => text.length > longestText(field)
