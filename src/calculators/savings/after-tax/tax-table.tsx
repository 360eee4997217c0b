import { type Decimal, subtract, sum, toDigits, zero } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { CardNote } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import {
  missSum,
  TableFrame,
  TableHead,
  tableLook,
  WHY_SUMS_MISS,
} from '../../../ui/tables/data-table'
import type { AfterTax, AfterTaxInputs } from './compute'
import { rulesAsOf, sayFlatRate } from './sentences'
import { taxFigures } from './tax-figures'
import { type EquityTax, equityFundTax } from './tax-rules'
import styles from './tax-table.module.css'
import { afterTaxWords } from './words'

/** One line of the tax: how long the units were held, their gain, the rate and the tax. */
export type TaxLine = {
  readonly held: string
  readonly instalments?: number
  readonly gain?: Decimal
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
      rate: afterTaxWords.taxTable.rates.longTerm(taxFigures.longTerm, taxFigures.exempt),
      tax: equity.longTermTax,
    },
    {
      held: afterTaxWords.taxTable.held.upToAYear,
      instalments: results.shortTermInstalments,
      gain: equity.shortTermGain,
      rate: taxFigures.shortTerm,
      tax: equity.shortTermTax,
    },
    ...surchargeLines(equity),
    {
      held: afterTaxWords.taxTable.held.cess,
      rate:
        equity.surcharge > 0n
          ? afterTaxWords.taxTable.rates.ofAllAbove(taxFigures.cess)
          : afterTaxWords.taxTable.rates.ofTheTax(taxFigures.cess),
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

/** The total of a column. */
const totalOf = (lines: readonly TaxLine[], column: 'gain' | 'tax'): Decimal =>
  sum(...lines.map((line) => line[column] ?? zero))

type TaxTableProps = { plan: AfterTaxInputs; results: AfterTax; caption: string }

/** The table of the tax. On phones the rate stands below the gain. */
export function TaxTable({ plan, results, caption }: TaxTableProps) {
  const { wholeMoney } = useCurrency()
  const lines = taxLines(plan, results)
  const count = (instalments: number | undefined) =>
    instalments === undefined ? '' : groupDigits(String(instalments))
  const cells = lines.map((line) => ({
    ...line,
    count: count(line.instalments),
    gain: line.gain === undefined ? '' : wholeMoney(line.gain),
    tax: wholeMoney(line.tax),
  }))
  const total = { gain: wholeMoney(totalOf(lines, 'gain')), tax: wholeMoney(totalOf(lines, 'tax')) }
  const figures = [...cells, total].map(({ gain, tax }) => ['', gain, tax])
  const parts = [lines.map(({ gain }) => gain ?? zero), lines.map(({ tax }) => tax)]
  return (
    <>
      <TableFrame caption={caption} rows={figures}>
        <table className={classNames(tableLook(figures), styles.table)}>
          <TableHead caption={caption} columns={afterTaxWords.taxTable.columns} />
          <tbody>
            {cells.map(({ held, count, gain, rate, tax }) => (
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
              <th scope="row">{afterTaxWords.taxTable.held.total}</th>
              <td data-amount>{count(results.months)}</td>
              <td data-amount>{total.gain}</td>
              <td />
              <td data-amount>{total.tax}</td>
            </tr>
          </tfoot>
        </table>
      </TableFrame>
      <CardNote>
        {/* Each sentence is an element: programs that translate pages replace its text. */}
        <span>{sayBasis(plan)}</span>
        {plan.lumpSum > 0n && <span>{` ${afterTaxWords.taxTable.notes.lumpSum}`}</span>}
        {parts.some(missSum) && <span>{` ${WHY_SUMS_MISS}`}</span>}
      </CardNote>
    </>
  )
}

/** The note below the table of the tax. */
export function sayBasis({ tax }: AfterTaxInputs): string {
  if (tax === 'none') return afterTaxWords.taxTable.notes.none
  if (tax === 'flat') return afterTaxWords.taxTable.notes.flat
  return afterTaxWords.taxTable.notes.equity(equityFundTax.sections, rulesAsOf)
}
