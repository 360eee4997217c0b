import { isAddressOf } from '../../../addresses'
import type { Reading } from '../../../core/money/parse'
import {
  type CreditOrder,
  type Filing,
  interestLaw,
  type ReturnForm,
} from '../../../core/rules/gst-returns'
import { inForce } from '../../../core/rules/rule-on'
import { stateOfShop } from '../../../desks/books/bill/state-of-shop'
import { EXAMPLE_STATE, sharedState, stateCodes } from '../../../ui/fields/state'
import { amount, choice, percent, text, yesNo } from '../../../ui/memory/input-kinds'
import { pageInputs } from '../../../ui/memory/page-inputs'
import { type Row, rows } from './compute'
import { type ByHead, byHead, type Head, heads } from './set-off'

/** The name of a cell among the inputs. */
export type CellName = `${Row}-${Head}`
export const cellName = (row: Row, head: Head): CellName => `${row}-${head}`

/** The example: a shop's October, by IGST, CGST and SGST. */
const exampleRows: Readonly<Record<Row, readonly [string, string, string]>> = {
  output: ['18,000', '54,000', '54,000'],
  reverseCharge: ['0', '450', '450'],
  creditOpening: ['3,000', '9,000', '2,000'],
  creditNew: ['60,000', '18,400', '18,400'],
  cashLedger: ['0', '1,000', '1,000'],
  cashSinceDue: ['0', '1,000', '1,000'],
}

const exampleCells = Object.fromEntries(
  rows.flatMap((row) =>
    heads.map((head, index) => [cellName(row, head), amount(exampleRows[row][index] ?? '0')]),
  ),
) as Readonly<Record<CellName, ReturnType<typeof amount>>>

export const forms = ['gstr3b', 'gstr1', 'gstr4', 'gstr9'] as const satisfies readonly ReturnForm[]
export const filings = ['monthly', 'quarterly'] as const satisfies readonly Filing[]
/** From the first to the twelfth. */
export const months: readonly string[] = Array.from({ length: 12 }, (_, month) =>
  String(month + 1).padStart(2, '0'),
)
/** The last months of the quarters. */
export const quarters: readonly string[] = ['03', '06', '09', '12']

const FIRST_YEAR = 2017
const LAST_YEAR = 2030
export const years: readonly string[] = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, n) =>
  String(FIRST_YEAR + n),
)
export const financialYears: readonly string[] = years.map(
  (year) => `${year}-${String(Number(year) + 1).slice(2)}`,
)

export const inputs = pageInputs({
  name: 'gst-return',
  isAddress: isAddressOf('gst/return'),
  fields: {
    form: choice(forms),
    filing: choice(filings),
    month: choice(months, '10'),
    quarter: choice(quarters, '12'),
    year: choice(years, '2026'),
    financialYear: choice(financialYears, '2025-26'),
    state: choice(stateCodes, EXAMPLE_STATE),
    dueDate: text(''),
    filedOn: text(''),
    turnover: amount('1,20,00,000'),
    yearTurnover: amount('6,00,00,000'),
    stateTurnover: amount('6,00,00,000'),
    nil: yesNo('no'),
    interestRate: percent(inForce(interestLaw).percent),
    order: choice<CreditOrder | ''>(['', 'anyOrder', 'cgstFirst']),
    cess: yesNo('no'),
    ...exampleCells,
  },
  shared: [sharedState],
  known: stateOfShop,
})

export type Typed = typeof inputs.defaults

/** The heads that are on show. */
export const shownHeads = ({ cess }: Pick<Typed, 'cess'>): readonly Head[] =>
  cess === 'yes' ? heads : heads.filter((head) => head !== 'cess')

/** The period as it is counted: the last month of a quarter, or a financial year. */
export function periodOf({ form, filing, month, quarter, year, financialYear }: Typed): string {
  if (form === 'gstr4' || form === 'gstr9') return financialYear
  return `${year}-${filing === 'monthly' ? month : quarter}`
}

/** Parses what is typed. */
export function readInputs(typed: Typed) {
  const read = inputs.parse(typed)
  const cells = Object.fromEntries(
    rows.map((row) => [row, byHead((head) => read[cellName(row, head)])]),
  ) as Readonly<Record<Row, ByHead<Reading>>>
  return { ...read, cells }
}

export type ReturnReading = ReturnType<typeof readInputs>
