import { useMemo } from 'react'
import { LONGEST_TERM, monthsOf } from '../../../core/annuity/annuity'
import {
  atLeastZero,
  type Decimal,
  decimalFrom,
  hundred,
  multiplyDivide,
  one,
  subtract,
  sum,
  toDigits,
} from '../../../core/decimal'
import { groupDigits, plainMoney } from '../../../core/format'
import { Card } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import { TableFrame, TableHead, tableLook } from '../../../ui/tables/data-table'
import { sayTerm } from '../shared/terms'
import { computeFind, emiOf, type FindInputs, type Outcome } from './compute'
import type { Find } from './inputs'
import { readInputs, type Typed } from './inputs'
import styles from './other-terms.module.css'
import { sayFound } from './words'

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

/** Less cannot be told apart by a tenth. */
const smallestLoan = decimalFrom('0.1')

/** What stands at the head of a row or a column; one of each is the person's own. */
export type Neighbour = { readonly isOwn: boolean } & (
  | { readonly kind: 'rate'; readonly annualRate: Decimal }
  | { readonly kind: 'amount'; readonly amount: Decimal }
  | { readonly kind: 'term'; readonly months: number }
)

export type Neighbours = {
  readonly columns: readonly Neighbour[]
  readonly rows: readonly (Neighbour & { readonly outcomes: readonly (Outcome | undefined)[] })[]
}

/**
 * What the same EMI does with other terms than the typed ones: two of them vary, the third is looked
 * for. Nothing without a term, or without a loan.
 *
 * @example neighboursOf(typed) // 15 to 30 years at 8 to 10%: what 25000 a month repays
 */
export function neighboursOf(typed: Typed): Neighbours | undefined {
  const reading = readInputs(typed)
  const own: FindInputs = {
    find: typed.find,
    emi: emiOf(typed),
    amount: atLeastZero(reading.principal.value),
    annualRate: atLeastZero(reading.annualRate.value),
    tenure: reading.tenure.value,
    tenureUnit: typed.tenureUnit,
  }
  const rows = typed.find === 'tenure' ? ratesAround(own.annualRate, 4) : termsAround(own)
  const columns = typed.find === 'amount' ? ratesAround(own.annualRate, 3) : amountsAround(own)
  if (rows.length === 0 || (typed.find !== 'amount' && own.amount <= smallestLoan)) return undefined
  return {
    columns,
    rows: rows.map((row) => ({
      ...row,
      outcomes: columns.map((column) =>
        computeFind({ ...own, ...inputsOf(row), ...inputsOf(column) }),
      ),
    })),
  }
}

function inputsOf(neighbour: Neighbour): Partial<FindInputs> {
  if (neighbour.kind === 'rate') return { annualRate: neighbour.annualRate }
  if (neighbour.kind === 'amount') return { amount: neighbour.amount }
  return { tenure: decimalFrom(neighbour.months), tenureUnit: 'months' }
}

/** A point apart, the first one below the own rate where that is possible. */
function ratesAround(own: Decimal, count: number): Neighbour[] {
  const first = own >= one ? subtract(own, one) : own
  return Array.from({ length: count }, (_, index) => {
    const annualRate = sum(first, decimalFrom(index))
    return { kind: 'rate', annualRate, isOwn: annualRate === own }
  })
}

/** A tenth apart. */
const amountsAround = ({ amount }: FindInputs): Neighbour[] =>
  [90, 100, 110].map((percent) => ({
    kind: 'amount',
    amount: multiplyDivide(amount, decimalFrom(percent), hundred),
    isOwn: percent === 100,
  }))

/** Five years apart, or one, or half a year: as long as the term allows. */
function termsAround({ tenure, tenureUnit }: FindInputs): Neighbour[] {
  const own = monthsOf(tenure, tenureUnit) ?? 0
  if (own === 0) return []
  const step = own >= 120 ? 60 : own >= 24 ? 12 : 6
  return [own - step, own, own + step, own + 2 * step]
    .filter((months) => months > 0 && months <= LONGEST_TERM)
    .map((months) => ({ kind: 'term', months, isOwn: months === own }))
}
