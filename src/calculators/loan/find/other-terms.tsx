import { useMemo } from 'react'
import { toDigits } from '../../../core/decimal'
import { groupDigits, plainMoney } from '../../../core/format'
import { Card } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import { TableFrame, TableHead, tableLook } from '../../../ui/tables/data-table'
import { sayTerm } from '../shared/terms/tenure'
import { sayFound, type Typed } from './answer'
import type { Outcome } from './compute'
import type { Find } from './inputs'
import { type Neighbour, neighboursOf } from './neighbours'
import styles from './other-terms.module.css'

const TITLE = 'The same EMI, other terms'

/** What one EMI does in the table. */
const intros: Record<Find, (emi: string) => string> = {
  amount: (emi) => `What ${emi} a month repays.`,
  tenure: (emi) => `In how many months ${emi} a month repays it.`,
  rate: (emi) => `The rate at which ${emi} a month repays it.`,
}

type OtherTermsProps = { outcome: Outcome | undefined; typed: Typed }

/** The same question with terms around the typed ones; the own row and column stand out. */
export function OtherTerms({ outcome, typed }: OtherTermsProps) {
  const { currency, wholeMoney } = useCurrency()
  const neighbours = useMemo(() => neighboursOf(typed), [typed])
  if (!neighbours || !outcome) {
    return (
      <Card title={TITLE}>
        <p className={styles.none}>There is nothing to compare yet.</p>
      </Card>
    )
  }

  const nameOf = (neighbour: Neighbour) => {
    if (neighbour.kind === 'rate') return `${groupDigits(toDigits(neighbour.annualRate))}%`
    if (neighbour.kind === 'amount') return plainMoney(neighbour.amount, currency.symbol)
    return sayTerm(neighbour.months, typed.tenureUnit)
  }
  const textOf = (outcome: Outcome | undefined) => {
    if (!outcome || outcome.kind === 'unasked') return '--'
    if (outcome.kind !== 'found') return typed.find === 'tenure' ? 'Never' : 'None'
    return typed.find === 'tenure'
      ? groupDigits(String(outcome.months))
      : sayFound(typed.find, outcome, wholeMoney)
  }
  const { columns, rows } = neighbours
  const cells = rows.map((row) => [nameOf(row), ...row.outcomes.map(textOf)])
  const heads = columns.map((column) =>
    column.kind === 'rate' ? `at ${nameOf(column)}` : nameOf(column),
  )
  const corner = typed.find === 'tenure' ? 'Rate' : 'Tenure'
  return (
    <Card className={styles.card} title={TITLE} intro={intros[typed.find](wholeMoney(outcome.emi))}>
      <TableFrame caption={TITLE} rows={[...cells, ['', ...heads]]}>
        <table className={classNames(tableLook([...cells, ['', ...heads]]), styles.table)}>
          <TableHead caption={TITLE} columns={[corner, ...heads]} />
          <tbody>
            {rows.map((row, index) => (
              <tr key={nameOf(row)} className={row.isOwn ? styles.own : undefined}>
                <th scope="row">{nameOf(row)}</th>
                {columns.map((column, place) => (
                  <td
                    key={nameOf(column)}
                    className={column.isOwn ? styles.ownColumn : undefined}
                    data-amount
                  >
                    {cells[index]?.[place + 1]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Card>
  )
}
