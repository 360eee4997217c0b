import { type Decimal, subtract, sum, toDigits, zero } from '../../../core/decimal'
import { groupDigits } from '../../../core/group-digits'
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
import { equityRates, rulesAsOf, sayFlatRate, surchargeBands } from './sentences'
import { type EquityTax, equityFundTax } from './tax-rules'
import styles from './tax-table.module.css'

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
    const rate = plan.tax === 'flat' ? sayFlatRate(plan) : 'None'
    return [{ held: 'All', instalments: months, gain: returns, rate, tax }]
  }
  return [
    {
      held: 'Over a year',
      instalments: results.longTermInstalments,
      gain: equity.longTermGain,
      rate: equityRates.longTerm,
      tax: equity.longTermTax,
    },
    {
      held: 'Up to a year',
      instalments: results.shortTermInstalments,
      gain: equity.shortTermGain,
      rate: equityRates.shortTerm,
      tax: equity.shortTermTax,
    },
    ...surchargeLines(equity),
    {
      held: 'Cess',
      rate: `${equityRates.cess} of ${equity.surcharge > 0n ? 'all above' : 'the tax'}`,
      tax: equity.cess,
    },
  ]
}

/** The surcharge and its relief, where the income of the year is high enough. */
function surchargeLines({ surcharge, surchargePercent, marginalRelief }: EquityTax): TaxLine[] {
  if (surcharge <= 0n) return []
  const rate = `${toDigits(surchargePercent)}% of the tax`
  const relief = {
    held: 'Marginal relief',
    rate: 'At the threshold',
    tax: subtract(zero, marginalRelief),
  }
  return [{ held: 'Surcharge', rate, tax: surcharge }, ...(marginalRelief > 0n ? [relief] : [])]
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
          <TableHead caption={caption} columns={['Held', 'Instalments', 'Gain', 'Rate', 'Tax']} />
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
              <th scope="row">Total</th>
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
        {plan.lumpSum > 0n && <span> The lump sum is held like the first instalment.</span>}
        {parts.some(missSum) && <span>{` ${WHY_SUMS_MISS}`}</span>}
      </CardNote>
    </>
  )
}

function sayBasis({ tax }: AfterTaxInputs): string {
  if (tax === 'none') return 'No tax is counted.'
  if (tax === 'flat') return 'A flat rate has neither cess nor exemption. A loss is not taxed.'
  return (
    `Counted as if you have no other gains that year. A surcharge comes on top by the income of the year, all gains included: ${surchargeBands}, less marginal relief. ` +
    `Rates as of ${rulesAsOf} (${equityFundTax.source}, and the yearly Finance Act); they may change before you sell.`
  )
}
