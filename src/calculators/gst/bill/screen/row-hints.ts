import { gstSlabs } from '../../../../core/gst-rules'
import { problemHint } from '../../../../ui/fields/hints'
import type { BillLine } from '../compute'
import {
  type BillField,
  type BillRow,
  isBlankRow,
  type RowProblem,
  type WholeTexts,
} from '../read-row'
import type { BillItem } from '../store'

/**
 * A calm sentence for a problem in a field of a row.
 *
 * @example rowHint('rate', 'missing') // 'Without a rate, this counts as 0%.'
 */
export function rowHint(
  field: BillField | keyof WholeTexts,
  problem: RowProblem | undefined,
): string | undefined {
  switch (problem) {
    case 'negative':
      return field === 'rate' ? 'A GST rate is 0% or more.' : `Enter a non-negative ${field}.`
    case 'missing':
      return 'Without a rate, this counts as 0%.'
    case 'above every rate':
      return `The highest GST rate is ${gstSlabs.luxury.percent}%.`
    case 'nothing to add it to':
      return 'There is no item yet that it could be added to.'
    case 'more than the amount':
      return 'The discount is more than the amount, so the row counts as 0.'
    default:
      return problem && problemHint({ problem })
  }
}

/** The same for what holds for the whole bill. */
export const wholeHint = (
  field: keyof WholeTexts,
  problem: RowProblem | undefined,
): string | undefined =>
  problem === 'more than the amount'
    ? 'The discount is more than the items come to, so the bill counts as 0.'
    : rowHint(field, problem)

/** Whether any item has GST: beside it, one without might be overlooked. */
export const hasRates = (items: readonly BillItem[], lines: readonly BillLine[]): boolean =>
  items.some(({ row }, index) => !isBlankRow(row) && (lines[index]?.rate ?? 0n) > 0n)

/** What stands at the rate of an item without GST, among others with it. */
export const rateNote = (row: BillRow, line: BillLine, isMixed: boolean): string | undefined =>
  isMixed && !isBlankRow(row) && line.rate === 0n && !line.problems.rate ? 'No GST' : undefined
