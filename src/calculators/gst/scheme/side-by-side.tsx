import { type Decimal, subtract, zero } from '../../../core/money/decimal'
import { type Columns, money, name } from '../../../core/tables/columns'
import { useCurrency } from '../../../ui/tab/currency'
import { DataTable, missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { uiWords } from '../../../ui/words'
import { accountOfWay, accountRowNames, accountRows, openWays, signedParts } from './accounts'
import type { Account, Scheme, SchemeInputs, Way } from './compute'
import styles from './side-by-side.module.css'
import { schemeWords } from './words'

/** A line of the accounts of all ways. */
export type AccountLine = {
  readonly label: string
  of(account: Account, way: Way): Decimal | undefined
}

export const accountLines: readonly AccountLine[] = accountRowNames.map((name) => ({
  label: schemeWords.sideBySide.rows[name],
  of: accountRows[name],
}))
export const leftOver: AccountLine = {
  label: schemeWords.sideBySide.leftOver,
  of: ({ left }) => left,
}

/** A column for each way; blank of one that is not allowed. */
export const columnsFor = (
  accounts: readonly { readonly way: Way; readonly account: Account | undefined }[],
): Columns<AccountLine> => [
  name(uiWords.answer.particulars, ({ label }) => label, { fileHead: schemeWords.sideBySide.row }),
  ...accounts.map(({ way, account }) =>
    money(schemeWords.ways[way], ({ of }: AccountLine) => account && of(account, way), {
      none: '–',
    }),
  ),
]

type SideBySideProps = { plan: SchemeInputs; results: Scheme }

/** The ways that are open, row by row, and below them the GST of regular. */
export function SideBySide({ plan, results }: SideBySideProps) {
  const { wholeMoney } = useCurrency()
  const accounts = openWays(results).map((way) => ({
    way,
    account: accountOfWay(results, way) ?? results.regular,
  }))
  const lines = accountLines.filter(({ of }) =>
    accounts.some(({ way, account }) => of(account, way) !== undefined),
  )
  const { tax: outputGst, inputTax, gstToPay } = results.regular
  const isMissed =
    accounts.some(({ account }) => missSum(signedParts(account))) ||
    missSum([outputGst, subtract(zero, inputTax)])
  return (
    <>
      <div className={styles.table} data-columns={accounts.length}>
        <DataTable
          caption={schemeWords.sideBySide.title}
          columns={columnsFor(accounts)}
          rows={lines}
          closingRow={leftOver}
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
        {accounts.length > 1 && (
          <p key={String(plan.inputTaxBack)}>
            {plan.inputTaxBack ? schemeWords.sideBySide.note : schemeWords.sideBySide.noteNoCredit}
          </p>
        )}
      </div>
    </>
  )
}
