import {
  absolute,
  type Decimal,
  sum,
  toDigits,
  toFixed,
  zero,
} from '../../../../core/money/decimal'
import { portalStates } from '../../../../core/states/portal-states'
import { unitNames } from './portal-codes'
import { documentTypes, portalDescription, type ReturnForm } from './portal-json'
import type { DocumentEntry, HsnEntry, NumberRange, ReturnTables, UntaxedEntry } from './tables'

/*
 * The tables as the offline tool reads them from CSV files and from its Excel workbook: its names, its heads, one
 * row for each rate, dates as text.
 */

/** The sheets of the tool's workbook. */
export type PortalSheet =
  | 'b2b,sez,de'
  | 'b2cl'
  | 'b2cs'
  | 'cdnr'
  | 'cdnur'
  | 'exemp'
  | 'hsn(b2b)'
  | 'hsn(b2c)'
  | 'docs'

export type PortalTable = {
  readonly name: PortalSheet
  readonly heads: readonly string[]
  /** Texts and figures in plain digits. */
  readonly rows: readonly (readonly string[])[]
  /** Its columns of figures; numbers of documents and HSN codes are texts. */
  readonly figures: readonly number[]
}

/** A column of the tool: the name of a text, or of a figure. */
type PortalColumn = string | { readonly figure: string }

const figure = (figure: string): PortalColumn => ({ figure })

const tableOf = (
  name: PortalSheet,
  columns: readonly PortalColumn[],
  rows: PortalTable['rows'],
): PortalTable => ({
  name,
  heads: columns.map((column) => (typeof column === 'string' ? column : column.figure)),
  rows,
  figures: columns.flatMap((column, at) => (typeof column === 'string' ? [] : at)),
})

const LONGEST_NAME = 99

/**
 * The name of a buyer, where the tool takes it; a row with another is refused, and without a name it is not. It
 * stands for a person's eyes alone: no file of the tool has it.
 *
 * @example toolName('Surat Supply') // 'Surat Supply'
 * @example toolName('सूरत सप्लाई') // ''
 */
export const toolName = (name: string): string =>
  name.length <= LONGEST_NAME && /^[A-Za-z0-9_&'\-./,()?@!#%$~*;+= ]*$/.test(name) ? name : ''

/** The tool refuses a row of a document whose taxable value is 0. */
export const ratesForTool = ({ rates }: DocumentEntry): DocumentEntry['rates'] =>
  rates.filter(({ value }) => value !== zero)

/** The tables that have rows, in the order of the tool's workbook. */
export function portalTables(form: ReturnForm, tables: ReturnTables): readonly PortalTable[] {
  const all: readonly PortalTable[] = [
    tableOf('b2b,sez,de', columns.bills, tables.registered.flatMap(billRows)),
    tableOf('b2cl', columns.largeBills, tables.large.flatMap(largeBillRows)),
    tableOf(
      'b2cs',
      columns.others,
      tables.others.map((entry) => [
        'OE',
        place(entry.place),
        percent(entry.rate),
        '',
        plain(entry.value),
        CESS,
        '',
      ]),
    ),
    tableOf('cdnr', columns.notes, tables.registeredNotes.flatMap(noteRows)),
    tableOf('cdnur', columns.largeNotes, tables.largeNotes.flatMap(largeNoteRows)),
    tableOf('exemp', columns.untaxed, tables.untaxed.map(untaxedRow)),
    tableOf('hsn(b2b)', columns.hsn, tables.hsnRegistered.map(hsnRow)),
    tableOf('hsn(b2c)', columns.hsn, tables.hsnOthers.map(hsnRow)),
    tableOf('docs', columns.numbers, [
      ...tables.billNumbers.map((range) => rangeRow(documentTypes.bills, range)),
      ...tables.noteNumbers.map((range) => rangeRow(documentTypes.notes, range)),
    ]),
  ]
  const isWanted = ({ name, rows }: PortalTable) =>
    rows.length > 0 && (form === 'GSTR-1' || name === 'b2b,sez,de' || name === 'cdnr')
  return all.filter(isWanted)
}

/** A workbook has a sheet, though there may be nothing to tell. */
export const emptyTable = (): PortalTable => tableOf('b2b,sez,de', columns.bills, [])

const columns = {
  bills: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
    figure('Invoice Value'),
    'Place Of Supply',
    'Reverse Charge',
    'Applicable % of Tax Rate',
    'Invoice Type',
    'E-Commerce GSTIN',
    figure('Rate'),
    figure('Taxable Value'),
    figure('Cess Amount'),
  ],
  largeBills: [
    'Invoice Number',
    'Invoice date',
    figure('Invoice Value'),
    'Place Of Supply',
    'Applicable % of Tax Rate',
    figure('Rate'),
    figure('Taxable Value'),
    figure('Cess Amount'),
    'E-Commerce GSTIN',
  ],
  others: [
    'Type',
    'Place Of Supply',
    figure('Rate'),
    'Applicable % of Tax Rate',
    figure('Taxable Value'),
    figure('Cess Amount'),
    'E-Commerce GSTIN',
  ],
  notes: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Reverse Charge',
    'Note Supply Type',
    figure('Note Value'),
    'Applicable % of Tax Rate',
    figure('Rate'),
    figure('Taxable Value'),
    figure('Cess Amount'),
  ],
  largeNotes: [
    'UR Type',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    figure('Note Value'),
    'Applicable % of Tax Rate',
    figure('Rate'),
    figure('Taxable Value'),
    figure('Cess Amount'),
  ],
  untaxed: [
    'Description',
    figure('Nil Rated Supplies'),
    figure('Exempted(other than nil rated/non GST supply)'),
    figure('Non-GST Supplies'),
  ],
  hsn: [
    'HSN',
    'Description',
    'UQC',
    figure('Total Quantity'),
    figure('Total Value'),
    figure('Rate'),
    figure('Taxable Value'),
    figure('Integrated Tax Amount'),
    figure('Central Tax Amount'),
    figure('State/UT Tax Amount'),
    figure('Cess Amount'),
  ],
  numbers: [
    'Nature of Document',
    'Sr. No. From',
    'Sr. No. To',
    figure('Total Number'),
    figure('Cancelled'),
  ],
}

const CESS = '0'

/** Without grouping. */
const plain = (amount: Decimal): string => toFixed(amount, 2)
const unsigned = (amount: Decimal): string => plain(absolute(amount))
const percent = (rate: Decimal): string => toDigits(rate)

/** @example place('24') // '24-Gujarat' */
const place = (code: string): string => `${code}-${portalStates[code]}`

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** As text, as the tool refuses real dates. @example day('2026-10-05') // '05-Oct-2026' */
function day(date: string): string {
  const [year, month, day] = date.split('-')
  return `${day}-${months[Number(month) - 1]}-${year}`
}

const yesNo = (isYes: boolean): string => (isYes ? 'Y' : 'N')

const billRows = (entry: DocumentEntry) =>
  ratesForTool(entry).map(({ rate, value }) => [
    entry.document.gstin,
    toolName(entry.document.buyer),
    entry.document.number,
    day(entry.document.date),
    plain(entry.document.figures.total),
    place(entry.place),
    yesNo(entry.document.isReverseCharge),
    '',
    'Regular B2B',
    '',
    percent(rate),
    plain(value),
    CESS,
  ])

const largeBillRows = (entry: DocumentEntry) =>
  ratesForTool(entry).map(({ rate, value }) => [
    entry.document.number,
    day(entry.document.date),
    plain(entry.document.figures.total),
    place(entry.place),
    '',
    percent(rate),
    plain(value),
    CESS,
    '',
  ])

const noteRows = (entry: DocumentEntry) =>
  ratesForTool(entry).map(({ rate, value }) => [
    entry.document.gstin,
    toolName(entry.document.buyer),
    entry.document.number,
    day(entry.document.date),
    'C',
    place(entry.place),
    yesNo(entry.document.isReverseCharge),
    'Regular B2B',
    unsigned(entry.document.figures.total),
    '',
    percent(rate),
    unsigned(value),
    CESS,
  ])

const largeNoteRows = (entry: DocumentEntry) =>
  ratesForTool(entry).map(({ rate, value }) => [
    'B2CL',
    entry.document.number,
    day(entry.document.date),
    'C',
    place(entry.place),
    unsigned(entry.document.figures.total),
    '',
    percent(rate),
    unsigned(value),
    CESS,
  ])

const untaxedRow = (entry: UntaxedEntry) => [
  `${entry.isBetweenStates ? 'Inter' : 'Intra'}-State supplies to ${
    entry.isRegistered ? 'registered' : 'unregistered'
  } persons`,
  plain(entry.nil),
  plain(entry.exempt),
  plain(entry['non-gst']),
]

const hsnRow = (entry: HsnEntry) => [
  entry.hsn,
  portalDescription(entry.description),
  unitNames[entry.unit] ? `${entry.unit}-${unitNames[entry.unit]}` : entry.unit,
  plain(entry.quantity),
  plain(sum(entry.value, entry.igst, entry.cgst, entry.sgst)),
  percent(entry.rate),
  plain(entry.value),
  plain(entry.igst),
  plain(entry.cgst),
  plain(entry.sgst),
  CESS,
]

const rangeRow = (nature: string, { from, to, count, cancelled }: NumberRange) => [
  nature,
  from,
  to,
  String(count),
  String(cancelled),
]
