import { CardNote } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { FigureRow, TableFrame, TableHead, tableLook } from '../../../ui/tables/data-table'
import type { ReturnResults, TaxPaid } from './compute'
import { dashed } from './credit-table'
import { sayRupees } from './rupees'
import { type ByHead, byHead, type Head, total } from './set-off'
import styles from './tables.module.css'
import { returnWords } from './words'

/** What is paid in under each head, and what it is for. The ledger's own is taken off. */
export function payInRows(tax: TaxPaid, lateFee: ReturnResults['lateFee']) {
  const fromLedger = byHead((head) => tax.deposit[head] - tax.need[head])
  const fee = byHead((head) => (head === 'cgst' || head === 'sgst' ? lateFee[head] : 0n))
  return { taxInCash: tax.taxInCash, interest: tax.interest, lateFee: fee, fromLedger }
}

type PayInTableProps = { results: ReturnResults; tax: TaxPaid; heads: readonly Head[] }

export function PayInTable({ results, tax, heads }: PayInTableProps) {
  const lines = payInRows(tax, results.lateFee)
  const cells = (name: string, amounts: ByHead, say: (rupees: bigint) => string) => [
    name,
    ...heads.map((head) => say(amounts[head])),
    sayRupees(total(amounts)),
  ]
  const rows = (['taxInCash', 'interest', 'lateFee', 'fromLedger'] as const).map((line) =>
    cells(returnWords.payIn[line], lines[line], dashed),
  )
  const closing = cells(returnWords.payIn.payIn, tax.deposit, dashed)
  const all = [...rows, closing]
  return (
    <>
      <TableFrame caption={returnWords.payIn.title} rows={all} isWide={heads.length > 3}>
        <table className={classNames(tableLook(all), styles.table)} data-columns={heads.length}>
          <TableHead
            caption={returnWords.payIn.title}
            columns={[
              returnWords.payIn.what,
              ...heads.map((head) => returnWords.heads[head]),
              returnWords.payIn.total,
            ]}
          />
          <tbody>
            {rows.map((row) => (
              <FigureRow key={row[0]} cells={row} />
            ))}
          </tbody>
          <tfoot>
            <FigureRow cells={closing} />
          </tfoot>
        </table>
      </TableFrame>
      <CardNote>
        <span>{returnWords.payIn.note}</span>
        {tax.moves.length > 0 && <span>{` ${returnWords.payIn.moves}`}</span>}
      </CardNote>
    </>
  )
}
