import { subtract, zero } from '../../../core/money/decimal'
import { answerWords } from '../../../ui/answer/words'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { accountOfWay, accountRowNames, accountRows, openWays, signedParts } from './accounts'
import type { Scheme, SchemeInputs } from './compute'
import styles from './side-by-side.module.css'
import { schemeWords } from './words'

type SideBySideProps = { plan: SchemeInputs; results: Scheme }

/** The ways that are open, row by row, and below them the GST of regular. */
export function SideBySide({ plan, results }: SideBySideProps) {
  const { wholeMoney } = useCurrency()
  const columns = openWays(results).map((way) => ({
    way,
    account: accountOfWay(results, way) ?? results.regular,
  }))
  const rows = accountRowNames
    .map((name) => ({
      label: schemeWords.sideBySide.rows[name],
      amounts: columns.map(({ way, account }) => accountRows[name](account, way)),
    }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== undefined))
  const { tax: outputGst, inputTax, gstToPay } = results.regular
  const isMissed =
    columns.some(({ account }) => missSum(signedParts(account))) ||
    missSum([outputGst, subtract(zero, inputTax)])
  return (
    <>
      <div className={styles.table} data-columns={columns.length}>
        <DataTable
          caption={schemeWords.sideBySide.title}
          columns={[answerWords.particulars, ...columns.map(({ way }) => schemeWords.ways[way])]}
          rows={rows.map(({ label, amounts }) => [
            label,
            ...amounts.map((amount) => (amount === undefined ? '–' : wholeMoney(amount))),
          ])}
          closing={[
            schemeWords.sideBySide.leftOver,
            ...columns.map(({ account }) => wholeMoney(account.left)),
          ]}
        />
      </div>
      <div className={styles.gst}>
        <h3>{schemeWords.sideBySide.regular}</h3>
        <dl>
          {(
            [
              [schemeWords.sideBySide.outputGst, outputGst],
              [schemeWords.sideBySide.inputTax, subtract(zero, inputTax)],
              [schemeWords.sideBySide.gstToPay, gstToPay],
            ] as const
          ).map(([label, amount]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd data-amount>{wholeMoney(amount)}</dd>
            </div>
          ))}
        </dl>
        {isMissed && <p>{WHY_SUMS_MISS}</p>}
        {columns.length > 1 && (
          <p key={String(plan.inputTaxBack)}>
            {plan.inputTaxBack ? schemeWords.sideBySide.note : schemeWords.sideBySide.noteNoCredit}
          </p>
        )}
      </div>
    </>
  )
}
