import { useMemo } from 'react'
import { LONGEST_TERM, monthsOf } from '../../../core/loan/annuity'
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
} from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { Card } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import { TableFrame, TableHead, tableLook } from '../../../ui/tables/data-table'
import { sayTerm } from '../shared/terms'
import { loanWords } from '../shared/words'
import { computeFind, emiOf, type FindInputs, type Outcome } from './compute'
import { inputs, type Typed } from './inputs'
import styles from './other-terms.module.css'
import { sayFound } from './sentences'
import { findWords } from './words'

type OtherTermsProps = { outcome: Outcome | undefined; typed: Typed }

/** A table of the results for terms near the typed ones, whose row and column are marked. */
export function OtherTerms({ outcome, typed }: OtherTermsProps) {
  const { currency, wholeMoney } = useCurrency()
  const table = useMemo(() => nearbyTerms(typed), [typed])
  if (!table || !outcome) {
    return (
      <Card title={findWords.otherTerms.title}>
        <p className={styles.none}>{findWords.otherTerms.nothing}</p>
      </Card>
    )
  }

  const nameOf = (term: NearbyTerm) => {
    if (term.kind === 'rate') return `${groupDigits(toDigits(term.annualRate))}%`
    if (term.kind === 'amount') return plainMoney(term.amount, currency.symbol)
    return sayTerm(term.months, typed.tenureUnit)
  }
  const textOf = (outcome: Outcome | undefined) => {
    if (!outcome || outcome.kind === 'unasked') return '--'
    if (outcome.kind !== 'found')
      return typed.find === 'tenure' ? findWords.otherTerms.never : loanWords.none
    return typed.find === 'tenure'
      ? groupDigits(String(outcome.months))
      : sayFound(typed.find, outcome, wholeMoney)
  }
  const { columns, rows } = table
  const cells = rows.map((row) => [nameOf(row), ...row.outcomes.map(textOf)])
  const heads = columns.map((column) =>
    column.kind === 'rate' ? findWords.otherTerms.atRate(nameOf(column)) : nameOf(column),
  )
  const corner = typed.find === 'tenure' ? findWords.found.rate : findWords.found.tenure
  return (
    <Card
      className={styles.card}
      title={findWords.otherTerms.title}
      intro={findWords.otherTerms.intros[typed.find](wholeMoney(outcome.emi))}
    >
      <TableFrame caption={findWords.otherTerms.title} rows={[...cells, ['', ...heads]]}>
        <table className={classNames(tableLook([...cells, ['', ...heads]]), styles.table)}>
          <TableHead caption={findWords.otherTerms.title} columns={[corner, ...heads]} />
          <tbody>
            {rows.map((row, rowIndex) => (
              <tr key={nameOf(row)} className={row.isTyped ? styles.own : undefined}>
                <th scope="row">{nameOf(row)}</th>
                {columns.map((column, index) => (
                  <td
                    key={nameOf(column)}
                    className={column.isTyped ? styles.ownColumn : undefined}
                    data-amount
                  >
                    {cells[rowIndex]?.[index + 1]}
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

/** A tenth of a smaller amount cannot be seen. */
const smallestLoan = decimalFrom('0.1')

/** The head of a row or a column. */
export type NearbyTerm = { readonly isTyped: boolean } & (
  | { readonly kind: 'rate'; readonly annualRate: Decimal }
  | { readonly kind: 'amount'; readonly amount: Decimal }
  | { readonly kind: 'term'; readonly months: number }
)

export type NearbyTermsTable = {
  readonly columns: readonly NearbyTerm[]
  readonly rows: readonly (NearbyTerm & { readonly outcomes: readonly (Outcome | undefined)[] })[]
}

/**
 * The same EMI with other terms: two of amount, rate and tenure vary, the third is found. Undefined
 * without a tenure or an amount.
 *
 * @example nearbyTerms(typed) // 15 to 30 years at 8 to 10%: what 25000 a month repays
 */
export function nearbyTerms(typed: Typed): NearbyTermsTable | undefined {
  const reading = inputs.parse(typed)
  const own: FindInputs = {
    find: typed.find,
    emi: emiOf(typed),
    amount: atLeastZero(reading.amount.value),
    annualRate: atLeastZero(reading.rate.value),
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

function inputsOf(term: NearbyTerm): Partial<FindInputs> {
  if (term.kind === 'rate') return { annualRate: term.annualRate }
  if (term.kind === 'amount') return { amount: term.amount }
  return { tenure: decimalFrom(term.months), tenureUnit: 'months' }
}

/** Rates in steps of 1%, the first one below the typed rate if that is at least 1%. */
function ratesAround(own: Decimal, count: number): NearbyTerm[] {
  const first = own >= one ? subtract(own, one) : own
  return Array.from({ length: count }, (_, index) => {
    const annualRate = sum(first, decimalFrom(index))
    return { kind: 'rate', annualRate, isTyped: annualRate === own }
  })
}

/** Amounts in steps of a tenth. */
const amountsAround = ({ amount }: FindInputs): NearbyTerm[] =>
  [90, 100, 110].map((percent) => ({
    kind: 'amount',
    amount: multiplyDivide(amount, decimalFrom(percent), hundred),
    isTyped: percent === 100,
  }))

/** Tenures in steps of five years, one year or half a year, depending on the typed tenure. */
function termsAround({ tenure, tenureUnit }: FindInputs): NearbyTerm[] {
  const own = monthsOf(tenure, tenureUnit) ?? 0
  if (own === 0) return []
  const step = own >= 120 ? 60 : own >= 24 ? 12 : 6
  return [own - step, own, own + step, own + 2 * step]
    .filter((months) => months > 0 && months <= LONGEST_TERM)
    .map((months) => ({ kind: 'term', months, isTyped: months === own }))
}
