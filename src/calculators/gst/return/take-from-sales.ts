import { dayOf } from '../../../core/language/dates'
import { type Decimal, toDigits } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { readSeller } from '../../../desks/books/bill/remembered-seller'
import { askSales } from '../../../desks/books/sales/ask-sales'
import type { Undo } from '../../../ui/tab/undo'
import { type Row, rows } from './compute'
import { type CellName, cellName, inputs, periodOf, type Typed } from './inputs'
import { goBackTo, periodKey, periodUndos } from './periods'
import { heads } from './set-off'

/** What came of taking the tax of a period from the kept bills. */
export type Taken =
  | { readonly outcome: 'composition' | 'left' }
  | {
      /** With no bills of the period its output tax is emptied: another's would stand there. */
      readonly outcome: 'taken' | 'none'
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
  /** A person who chose another period meanwhile did not ask for this one's tax. */
  const isLeft = () => periodKey(inputs.read()) !== periodKey(typed)
  const found = await askSales('return', {
    period: { kind, day },
    seller: readSeller(),
    today: dayOf(new Date()),
  })
  if (found.isExample || !found.periods[kind].includes(found.period.from)) {
    return isLeft() ? { outcome: 'left' } : write('none', () => '')
  }
  if (found.whole.includes('composition')) return { outcome: 'composition' }
  if (isLeft()) return { outcome: 'left' }
  return write('taken', (head) => inText(found.gstr3b.taxed[head]), found.leftOut.documents)
}

const taxHeads = ['igst', 'cgst', 'sgst'] as const

function write(
  outcome: 'taken' | 'none',
  textOf: (head: (typeof taxHeads)[number]) => string,
  leftOut = 0,
): Taken {
  const before = inputs.read()
  const cells = Object.fromEntries(taxHeads.map((head) => [cellName('output', head), textOf(head)]))
  const emptied = rows.filter((row) => row !== 'output' && isExample(before, row))
  const written: Partial<Typed> = {
    ...cells,
    ...Object.fromEntries(emptied.flatMap((row) => heads.map((head) => [cellName(row, head), '']))),
  }
  inputs.change(written)
  return {
    outcome,
    cells,
    isExampleEmptied: emptied.length > 0,
    leftOut,
    undo: periodUndos.undo(() => restore(before, written)),
  }
}

/** What was typed since stays. */
function restore(before: Typed, written: Partial<Typed>): void {
  const now = inputs.read()
  const names = Object.keys(written) as (keyof Typed)[]
  const untouched = names.filter((name) => now[name] === written[name])
  goBackTo({ ...now, ...Object.fromEntries(untouched.map((name) => [name, before[name]])) })
}

const isExample = (typed: Typed, row: Row): boolean =>
  heads.every((head) => typed[cellName(row, head)] === inputs.defaults[cellName(row, head)])

/** @example inText(decimalFrom('18000.5')) // '18,000.5' */
const inText = (amount: Decimal): string => groupDigits(toDigits(amount))
