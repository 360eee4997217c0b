import { type Decimal, zero } from '../../../core/money/decimal'
import { computeReturn, type ReturnInputs, type ReturnResults, type Row, rows } from './compute'
import { periodOf, readInputs, type Typed } from './inputs'
import { type ByHead, byHead } from './set-off'

export type ReturnAnswer = {
  readonly asked: ReturnInputs
  readonly results: ReturnResults | undefined
}

/** The results of what is typed. */
export function answer(typed: Typed): ReturnAnswer {
  const reading = readInputs(typed)
  const isAnnual = typed.form === 'gstr9'
  const amounts = Object.fromEntries(
    rows.map((row) => [
      row,
      byHead((head) =>
        // A column that is not on show counts for nothing.
        head === 'cess' && typed.cess === 'no' ? zero : reading.cells[row][head].value,
      ),
    ]),
  ) as Readonly<Record<Row, ByHead<Decimal>>>
  const asked: ReturnInputs = {
    form: typed.form,
    filing: typed.filing,
    period: periodOf(typed),
    state: typed.state,
    dueDate: typed.dueDate,
    filedOn: typed.filedOn,
    turnover: (isAnnual ? reading.yearTurnover : reading.turnover).value,
    stateTurnover: reading.stateTurnover.value,
    isNil: typed.nil === 'yes',
    order: typed.order,
    interestRate: reading.interestRate.value,
    ...amounts,
  }
  return { asked, results: computeReturn(asked) }
}
