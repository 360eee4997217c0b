import { languageWords } from '../../../core/language/words'
import { CardNote } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { TableFrame, TableHead, tableLook } from '../../../ui/tables/data-table'
import type { TaxPaid } from './compute'
import { sayRupees } from './rupees'
import { type Head, total } from './set-off'
import styles from './tables.module.css'
import { returnWords } from './words'

/** What a credit pays, by head; nothing where the law forbids it. */
type CreditRow = {
  readonly head: Head
  readonly pays: Readonly<Partial<Record<Head, bigint>>>
  readonly left: bigint
}

/** Nothing of an amount is a dash; columns of figures are easier to read so. */
export const dashed = (rupees: bigint): string => (rupees === 0n ? '–' : sayRupees(rupees))

function rowsOf({ setOff, carryForward }: TaxPaid): readonly CreditRow[] {
  return (['igst', 'cgst', 'sgst', 'cess'] as const).map((head) => ({
    head,
    pays: setOff[head],
    left: carryForward[head],
  }))
}

type CreditTableProps = { tax: TaxPaid; heads: readonly Head[] }

/** Which credit pays which tax, and what is left of it. What the law forbids is hatched. */
export function CreditTable({ tax, heads }: CreditTableProps) {
  const { output, outputCash } = tax
  const rows = rowsOf(tax).filter(({ head }) => heads.includes(head))
  const figures = [
    ...rows.map(({ left }) => ['', sayRupees(left)]),
    ['', ...heads.map((head) => sayRupees(output[head]))],
  ]
  return (
    <>
      <TableFrame caption={returnWords.credit.title} rows={figures} isWide={heads.length > 3}>
        <table className={classNames(tableLook(figures), styles.table)} data-columns={heads.length}>
          <TableHead
            caption={returnWords.credit.title}
            columns={[
              returnWords.credit.paidBy,
              ...heads.map((head) => returnWords.heads[head]),
              returnWords.credit.left,
            ]}
          />
          <tbody>
            {rows.map(({ head, pays, left }) => (
              <tr key={head}>
                <th scope="row">{returnWords.bar[head]}</th>
                {heads.map((paid) => (
                  <Paid key={paid} rupees={pays[paid]} />
                ))}
                <td data-amount>{sayRupees(left)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">{returnWords.credit.cash}</th>
              {heads.map((head) => (
                <td key={head} data-amount>
                  {dashed(outputCash[head])}
                </td>
              ))}
              <td />
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{returnWords.results.output}</th>
              {heads.map((head) => (
                <td key={head} data-amount>
                  {sayRupees(output[head])}
                </td>
              ))}
              <td />
            </tr>
          </tfoot>
        </table>
      </TableFrame>
      <CardNote>
        {/* Each sentence is an element: programs that translate pages replace its text. */}
        {saySplit(tax).map((sentence, index) => (
          <span key={sentence} data-amount>{`${index > 0 ? ' ' : ''}${sentence}`}</span>
        ))}
      </CardNote>
    </>
  )
}

function Paid({ rupees }: { rupees: bigint | undefined }) {
  if (rupees === undefined) {
    return (
      <td className={styles.forbidden}>
        <span className="visually-hidden">{returnWords.credit.forbidden}</span>
      </td>
    )
  }
  return <td data-amount>{dashed(rupees)}</td>
}

/** How the split came about. */
export function saySplit(tax: TaxPaid): readonly string[] {
  const { setOff, credit, carryForward, plainOrderCash, savedBySplit, orderUsed, stuck } = tax
  if (total(credit) === 0n) return [returnWords.credit.none]
  const { igst, cgst, sgst } = setOff
  const rest = credit.igst - igst.igst
  const given = igst.cgst + igst.sgst
  const lent = [
    [cgst.igst, returnWords.heads.cgst],
    [sgst.igst, returnWords.heads.sgst],
  ] as const
  const lentParts = lent
    .filter(([rupees]) => rupees > 0n)
    .map(([rupees, head]) => returnWords.credit.lentOf(sayRupees(rupees), head))
  return [
    ...(credit.igst > 0n ? [returnWords.credit.igstFirst] : []),
    ...(igst.cgst > 0n && igst.sgst > 0n
      ? [returnWords.credit.split(sayRupees(rest), sayRupees(igst.cgst), sayRupees(igst.sgst))]
      : given > 0n
        ? [
            returnWords.credit.oneHead(
              sayRupees(rest),
              sayRupees(given),
              returnWords.heads[igst.cgst > 0n ? 'cgst' : 'sgst'],
            ),
          ]
        : []),
    ...(lentParts.length > 0
      ? [returnWords.credit.own, returnWords.credit.lent[orderUsed](languageWords.and(lentParts))]
      : []),
    ...(savedBySplit > 0n
      ? [
          ...(stuck || carryForward.cgst + carryForward.sgst > 0n
            ? []
            : [returnWords.credit.noneStranded]),
          returnWords.credit.plain(sayRupees(plainOrderCash)),
        ]
      : []),
    ...(credit.igst === 0n && lentParts.length === 0 ? [returnWords.credit.own] : []),
  ]
}
