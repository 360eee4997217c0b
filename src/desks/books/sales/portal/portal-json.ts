import { type Decimal, toDigits, toFixed } from '../../../../core/money/decimal'
import { portalTool } from './portal-codes'
import type {
  DocumentEntry,
  HsnEntry,
  NumberRange,
  PlaceEntry,
  ReturnTables,
  Taxed,
  TaxedAtRate,
  UntaxedEntry,
} from './tables'

/*
 * The file that the GST portal takes, in the names and the order of its offline tool. A part that is empty is left
 * out; amounts are numbers with two decimals at most.
 */

export type ReturnForm = 'GSTR-1' | 'IFF'

type Json = { readonly [name: string]: unknown }

/**
 * @param period as the portal writes it: 102026
 * @param officialText what the department's list says of an HSN code
 */
export function portalJson(
  form: ReturnForm,
  gstin: string,
  period: string,
  tables: ReturnTables,
  officialText: (hsn: string) => string | undefined,
): Json {
  const head = { gstin, fp: period, version: portalTool.version, hash: 'hash' }
  const registered = {
    b2b: grouped(tables.registered, 'ctin', ({ document }) => document.gstin, 'inv', bill),
  }
  const registeredNotes = {
    cdnr: grouped(tables.registeredNotes, 'ctin', ({ document }) => document.gstin, 'nt', note),
  }
  const hsn = (entry: HsnEntry, index: number) => hsnEntry(entry, index, officialText(entry.hsn))
  if (form === 'IFF') return withoutEmpty({ ...head, ...registered, ...registeredNotes })
  return withoutEmpty({
    ...head,
    ...registered,
    b2cl: grouped(tables.large, 'pos', ({ place }) => place, 'inv', largeBill),
    b2cs: tables.others.map(placeEntry),
    nil: within('inv', tables.untaxed.map(untaxedEntry)),
    ...registeredNotes,
    cdnur: tables.largeNotes.map(largeNote),
    doc_issue: within(
      'doc_det',
      [
        { doc_num: 1, doc_typ: documentTypes.bills, docs: tables.billNumbers.map(range) },
        { doc_num: 5, doc_typ: documentTypes.notes, docs: tables.noteNumbers.map(range) },
      ].filter(({ docs }) => docs.length > 0),
    ),
    hsn: {
      hsn_b2b: tables.hsnRegistered.map(hsn),
      hsn_b2c: tables.hsnOthers.map(hsn),
    },
  })
}

/** What the portal calls the documents of table 13. */
export const documentTypes = { bills: 'Invoices for outward supply', notes: 'Credit Note' }

const amount = (value: Decimal): number => Number(toFixed(value, 2))
const unsigned = (value: Decimal): number => Math.abs(amount(value))
const percent = (rate: Decimal): number => Number(toDigits(rate))

/** Like 05-10-2026. */
const day = (date: string): string => date.split('-').reverse().join('-')

/** Either IGST, or the other two. */
const taxes = ({ igst, cgst, sgst }: Taxed, isBetweenStates: boolean, of = amount): Json =>
  isBetweenStates ? { iamt: of(igst) } : { camt: of(cgst), samt: of(sgst) }

const items = (rates: readonly TaxedAtRate[], isBetweenStates: boolean): readonly Json[] =>
  rates.map((taxed) => ({
    num: percent(taxed.rate) * 100 + 1,
    itm_det: {
      txval: unsigned(taxed.value),
      rt: percent(taxed.rate),
      ...taxes(taxed, isBetweenStates, unsigned),
      csamt: 0,
    },
  }))

const itemsOf = ({ document, rates }: DocumentEntry) => ({
  itms: items(rates, document.isBetweenStates),
})

const yesNo = (isYes: boolean): string => (isYes ? 'Y' : 'N')

const bill = (entry: DocumentEntry): Json => ({
  inum: entry.document.number,
  idt: day(entry.document.date),
  val: amount(entry.document.figures.total),
  pos: entry.place,
  rchrg: yesNo(entry.document.isReverseCharge),
  inv_typ: 'R',
  ...itemsOf(entry),
})

const largeBill = (entry: DocumentEntry): Json => ({
  inum: entry.document.number,
  idt: day(entry.document.date),
  val: amount(entry.document.figures.total),
  ...itemsOf(entry),
})

const note = (entry: DocumentEntry): Json => ({
  nt_num: entry.document.number,
  nt_dt: day(entry.document.date),
  ntty: 'C',
  val: unsigned(entry.document.figures.total),
  pos: entry.place,
  rchrg: yesNo(entry.document.isReverseCharge),
  inv_typ: 'R',
  ...itemsOf(entry),
})

const largeNote = (entry: DocumentEntry): Json => ({
  nt_num: entry.document.number,
  nt_dt: day(entry.document.date),
  ntty: 'C',
  val: unsigned(entry.document.figures.total),
  typ: 'B2CL',
  pos: entry.place,
  ...itemsOf(entry),
})

const placeEntry = (entry: PlaceEntry): Json => ({
  sply_ty: entry.isBetweenStates ? 'INTER' : 'INTRA',
  rt: percent(entry.rate),
  typ: 'OE',
  pos: entry.place,
  txval: amount(entry.value),
  ...taxes(entry, entry.isBetweenStates),
  csamt: 0,
})

const untaxedEntry = (entry: UntaxedEntry): Json => ({
  sply_ty: `${entry.isBetweenStates ? 'INTR' : 'INTRA'}${entry.isRegistered ? 'B2B' : 'B2C'}`,
  expt_amt: amount(entry.exempt),
  nil_amt: amount(entry.nil),
  ngsup_amt: amount(entry['non-gst']),
})

const range = ({ from, to, count, cancelled }: NumberRange, index: number): Json => ({
  num: index + 1,
  from,
  to,
  totnum: count,
  cancel: cancelled,
  net_issue: count - cancelled,
})

const hsnEntry = (entry: HsnEntry, index: number, desc: string | undefined): Json => ({
  num: index + 1,
  hsn_sc: entry.hsn,
  desc,
  user_desc: portalDescription(entry.description),
  uqc: entry.unit,
  qty: amount(entry.quantity),
  rt: percent(entry.rate),
  txval: amount(entry.value),
  iamt: amount(entry.igst),
  samt: amount(entry.sgst),
  camt: amount(entry.cgst),
  csamt: 0,
})

const LONGEST_DESCRIPTION = 30

/** A description in the characters that the portal takes. @example portalDescription('Tiles 2 × 2') // 'Tiles 2 2' */
export const portalDescription = (text: string): string =>
  text
    .replace(/[^a-z0-9 _@./&-]/gi, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, LONGEST_DESCRIPTION)
    .trim()

/** Entries with the same key under that key, in the order in which keys first come. */
function grouped(
  entries: readonly DocumentEntry[],
  name: string,
  keyOf: (entry: DocumentEntry) => string,
  listName: string,
  write: (entry: DocumentEntry) => Json,
): readonly Json[] {
  const keys = [...new Set(entries.map(keyOf))]
  const lists = new Map<string, Json[]>(keys.map((key) => [key, []]))
  for (const entry of entries) lists.get(keyOf(entry))?.push(write(entry))
  return [...lists].map(([key, list]) => ({ [name]: key, [listName]: list }))
}

const within = (name: string, list: readonly Json[]): Json | undefined =>
  list.length > 0 ? { [name]: list } : undefined

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === '' ||
  (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** The portal takes no empty text, list or part, at any depth. */
function withoutEmpty(parts: Json): Json {
  const entries = Object.entries(parts).map(([name, value]) => [name, trimmed(value)] as const)
  return Object.fromEntries(entries.filter(([, value]) => !isEmpty(value)))
}

function trimmed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(trimmed).filter((one) => !isEmpty(one))
  return typeof value === 'object' && value !== null ? withoutEmpty(value as Json) : value
}
