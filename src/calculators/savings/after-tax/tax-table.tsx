import { sayDate } from '../../../core/language/dates'
import { type Decimal, subtract, sum, toDigits, zero } from '../../../core/money/decimal'
import { type Columns, count, money, name } from '../../../core/tables/columns'
import { CardNote } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import {
  missSum,
  shownCell,
  TableFrame,
  TableHead,
  tableLook,
  WHY_SUMS_MISS,
} from '../../../ui/tables/data-table'
import type { AfterTax, AfterTaxInputs } from './compute'
import { rulesAsOf, sayFlatRate } from './sentences'
import { figuresOf } from './tax-figures'
import type { EquityTax } from './tax-rules'
import styles from './tax-table.module.css'
import { afterTaxWords } from './words'

/** One line of the tax: how long the units were held, their gain, the rate and the tax. */
export type TaxLine = {
  readonly held: string
  readonly instalments?: number
  readonly gain?: Decimal | undefined
  readonly rate: string
  readonly tax: Decimal
}

/**
 * The tax line by line, for the table and the exported file. The lines add up to the tax of the plan.
 *
 * @example taxLines(plan, results) // over a year, up to a year, surcharge, marginal relief, cess
 */
export function taxLines(plan: AfterTaxInputs, results: AfterTax): TaxLine[] {
  const { equity, months, returns, tax } = results
  const figures = figuresOf(results.rules)
  if (!equity) {
    const rate = plan.tax === 'flat' ? sayFlatRate(plan) : afterTaxWords.taxTable.rates.none
    return [
      {
        held: afterTaxWords.taxTable.held.all,
        instalments: months,
        gain: returns,
        rate,
        tax,
      },
    ]
  }
  return [
    {
      held: afterTaxWords.taxTable.held.overAYear,
      instalments: results.longTermInstalments,
      gain: equity.longTermGain,
      rate: afterTaxWords.taxTable.rates.longTerm(figures.longTerm, figures.exempt),
      tax: equity.longTermTax,
    },
    {
      held: afterTaxWords.taxTable.held.upToAYear,
      instalments: results.shortTermInstalments,
      gain: equity.shortTermGain,
      rate: figures.shortTerm,
      tax: equity.shortTermTax,
    },
    ...surchargeLines(equity),
    {
      held: afterTaxWords.taxTable.held.cess,
      rate:
        equity.surcharge > 0n
          ? afterTaxWords.taxTable.rates.ofAllAbove(figures.cess)
          : afterTaxWords.taxTable.rates.ofTheTax(figures.cess),
      tax: equity.cess,
    },
  ]
}

/** The surcharge and its relief, where the income of the year is high enough. */
function surchargeLines({ surcharge, surchargePercent, marginalRelief }: EquityTax): TaxLine[] {
  if (surcharge <= 0n) return []
  const rate = afterTaxWords.taxTable.rates.ofTheTax(`${toDigits(surchargePercent)}%`)
  const relief = {
    held: afterTaxWords.taxTable.held.relief,
    rate: afterTaxWords.taxTable.rates.relief,
    tax: subtract(zero, marginalRelief),
  }
  return [
    { held: afterTaxWords.taxTable.held.surcharge, rate, tax: surcharge },
    ...(marginalRelief > 0n ? [relief] : []),
  ]
}

const [held = '', instalments = '', gain = '', rate = '', tax = ''] = afterTaxWords.taxTable.columns
export const columns: Columns<TaxLine> = [
  name(held, (line) => line.held),
  count(instalments, (line) => line.instalments),
  money(gain, (line) => line.gain, { none: '' }),
  name(rate, (line) => line.rate),
  money(tax, (line) => line.tax),
]

/** The closing line. */
export const totalLine = (lines: readonly TaxLine[], months: number): TaxLine => ({
  held: afterTaxWords.taxTable.held.total,
  instalments: months,
  gain: sum(...lines.map(({ gain }) => gain ?? zero)),
  rate: '',
  tax: sum(...lines.map(({ tax }) => tax)),
})

type TaxTableProps = { plan: AfterTaxInputs; results: AfterTax; caption: string }

/** The table of the tax. On phones the rate stands below the gain. */
export function TaxTable({ plan, results, caption }: TaxTableProps) {
  const { wholeMoney } = useCurrency()
  const lines = taxLines(plan, results)
  const { longTermFree = zero, shortTermFree = zero } = results.equity ?? {}
  const isExempt = longTermFree > 0n || shortTermFree > 0n
  const cellsOf = (line: TaxLine) => columns.map((column) => shownCell(column, line, wholeMoney))
  const cells = lines.map(cellsOf)
  const total = cellsOf(totalLine(lines, results.months))
  const figures = [...cells, total].map(([, , gain = '', , tax = '']) => ['', gain, tax])
  const parts = [lines.map(({ gain }) => gain ?? zero), lines.map(({ tax }) => tax)]
  return (
    <>
      <TableFrame caption={caption} rows={figures}>
        <table className={classNames(tableLook(figures), styles.table)}>
          <TableHead caption={caption} columns={afterTaxWords.taxTable.columns} />
          <tbody>
            {cells.map(([held, count, gain, rate, tax]) => (
              <tr key={held}>
                <th scope="row">{held}</th>
                <td data-amount>{count}</td>
                <td data-amount>
                  <span>{gain}</span>
                  <small className={styles.below}>{rate}</small>
                </td>
                <td data-amount>{rate}</td>
                <td data-amount>{tax}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{total[0]}</th>
              <td data-amount>{total[1]}</td>
              <td data-amount>{total[2]}</td>
              <td />
              <td data-amount>{total[4]}</td>
            </tr>
          </tfoot>
        </table>
      </TableFrame>
      <CardNote>
        {/* Each sentence is an element: programs that translate pages replace its text. */}
        <span>{sayBasis(plan, results)}</span>
        {isExempt && (
          <span>{` ${afterTaxWords.taxTable.notes.basicExemption(figuresOf(results.rules), wholeMoney(shortTermFree), wholeMoney(longTermFree))}`}</span>
        )}
        {plan.lumpSum > 0n && <span>{` ${afterTaxWords.taxTable.notes.lumpSum}`}</span>}
        {parts.some(missSum) && <span>{` ${WHY_SUMS_MISS}`}</span>}
      </CardNote>
    </>
  )
}

/** The note below the table of the tax. */
export function sayBasis({ tax }: AfterTaxInputs, { rules }: Pick<AfterTax, 'rules'>): string {
  if (tax === 'none') return afterTaxWords.taxTable.notes.none
  if (tax === 'flat') return afterTaxWords.taxTable.notes.flat
  const basis = afterTaxWords.taxTable.notes.equity(figuresOf(rules), rulesAsOf)
  return rules.beginOn
    ? `${basis} ${afterTaxWords.taxTable.notes.lawFrom(sayDate(rules.beginOn))}`
    : basis
}
