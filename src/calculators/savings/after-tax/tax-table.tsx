import { zero } from '../../../core/decimal'
import { groupDigits } from '../../../core/format'
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
import { taxLines, totalOf } from './tax-lines'
import { equityFundTax } from './tax-rules'
import styles from './tax-table.module.css'
import { rulesAsOf, surchargeBands } from './words'

type TaxTableProps = { plan: AfterTaxInputs; results: AfterTax; caption: string }

/** What is taxed, at which rate, and what is due. On phones the rate stands below the gain. */
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
        {/* Each sentence an element: programs that translate pages replace its text. */}
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
