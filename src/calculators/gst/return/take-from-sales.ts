import { dayOf } from '../../../core/language/dates'
import { type Decimal, toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { readSeller } from '../../../desks/books/bill/remembered-seller'
import { askSales } from '../../../desks/books/sales/ask-sales'
import type { ReturnAnswer } from '../../../desks/books/sales/messages'
import type { Undo } from '../../../ui/tab/undo'
import { type Row, rows } from './compute'
import { type CellName, cellName, inputs, periodOf, type Typed } from './inputs'
import { heads } from './set-off'

/** What came of taking the tax of a period from the kept bills. */
export type Taken =
  | { readonly outcome: 'none' | 'composition' | 'left' }
  | {
      readonly outcome: 'taken'
      /** What was written into the cells of the output tax. */
      readonly cells: Readonly<Partial<Record<CellName, string>>>
      /** Rows of the example that nobody typed were emptied. */
      readonly isExampleEmptied: boolean
      /** Documents that cannot be filed before they are mended. */
      readonly leftOut: number
      readonly undo: Undo
    }

/** Takes the output tax of the period by head, as the Sales view has it for GSTR-3B, to the paisa. */
export async function takeFromSales(typed: Typed): Promise<Taken> {
  const kind = typed.filing === 'monthly' ? 'month' : 'quarter'
  const day = `${periodOf(typed)}-01`
  const found = await askSales('return', {
    period: { kind, day },
    seller: readSeller(),
    today: dayOf(new Date()),
  })
  if (found.isExample || !found.periods[kind].includes(found.period.from)) {
    return { outcome: 'none' }
  }
  if (found.whole.includes('composition')) return { outcome: 'composition' }
  // A person who chose another period meanwhile did not ask for this one's tax.
  return periodOf(inputs.read()) === periodOf(typed) ? write(found) : { outcome: 'left' }
}

function write({ gstr3b, leftOut }: Pick<ReturnAnswer, 'gstr3b' | 'leftOut'>): Taken {
  const before = inputs.read()
  const cells = Object.fromEntries(
    (['igst', 'cgst', 'sgst'] as const).map((head) => [
      cellName('output', head),
      inText(gstr3b.taxed[head]),
    ]),
  )
  const emptied = rows.filter((row) => row !== 'output' && isExample(before, row))
  const written: Partial<Typed> = {
    ...cells,
    ...Object.fromEntries(emptied.flatMap((row) => heads.map((head) => [cellName(row, head), '']))),
    // The example's day of filing says nothing about this shop.
    ...(before.filedOn === inputs.defaults.filedOn && { filedOn: '' }),
  }
  inputs.change(written)
  return {
    outcome: 'taken',
    cells,
    isExampleEmptied: emptied.length > 0,
    leftOut: leftOut.documents,
    undo: { run: () => restore(before, written) },
  }
}

/** What was typed since stays. */
function restore(before: Typed, written: Partial<Typed>): void {
  const now: Readonly<Record<string, string>> = inputs.read()
  const earlier: Readonly<Record<string, string>> = before
  const untouched = Object.entries(written).filter(([name, text]) => now[name] === text)
  inputs.change(Object.fromEntries(untouched.map(([name]) => [name, earlier[name] ?? ''])))
}

const isExample = (typed: Typed, row: Row): boolean =>
  heads.every((head) => typed[cellName(row, head)] === inputs.defaults[cellName(row, head)])

/** @example inText(decimalFrom('18000.5')) // '18,000.5' */
const inText = (amount: Decimal): string => groupDigits(toDigits(amount))
