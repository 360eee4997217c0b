import { subtract, zero } from '../../../core/decimal'
import { answerWords } from '../../../ui/answer/words'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable } from '../../../ui/tables/data-table'
import {
  accountOfWay,
  accountRowNames,
  accountRows,
  openWays,
  shownAccount,
  shownGst,
} from './accounts'
import type { Scheme, SchemeInputs } from './compute'
import styles from './side-by-side.module.css'
import { schemeWords } from './words'

type SideBySideProps = { plan: SchemeInputs; results: Scheme }

/** The ways that are open, row by row, and below them the GST of regular. */
export function SideBySide({ plan, results }: SideBySideProps) {
  const { wholeMoney } = useCurrency()
  const columns = openWays(results).map((way) => ({
    way,
    account: shownAccount(accountOfWay(results, way) ?? results.regular, 0),
  }))
  const rows = accountRowNames
    .map((name) => ({
      label: schemeWords.sideBySide.rows[name],
      amounts: columns.map(({ way, account }) => accountRows[name](account, way)),
    }))
    .filter(({ amounts }) => amounts.some((amount) => amount !== undefined))
  const { outputGst, inputTax, gstToPay } = shownGst(results, 0)
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
        {columns.length > 1 && (
          <p key={String(plan.inputTaxBack)}>
            {plan.inputTaxBack ? schemeWords.sideBySide.note : schemeWords.sideBySide.noteNoCredit}
          </p>
        )}
      </div>
    </>
  )
}
