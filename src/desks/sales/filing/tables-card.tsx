import { Download } from 'lucide'
import type { ReactNode } from 'react'
import type { Decimal } from '../../../core/money/decimal'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import type { ReturnAnswer, TableLine } from '../../books/sales/messages'
import type { PortalSheet } from '../../books/sales/portal/portal-csv'
import type { Taxed } from '../../books/sales/portal/tables'
import { sheetOf } from './portal-sheets'
import { rupees, sayOnlyMonth, toMendOf } from './sentences'
import { returnSums, type ValueAndTax } from './table-lines'
import styles from './tables.module.css'
import { ToolNotesList } from './tool-notes'
import type { ReturnFiles } from './use-return-files'
import { returnWords } from './words'

type TablesCardProps = {
  answer: ReturnAnswer
  /** Nothing where no file is right. */
  files: ReturnFiles | undefined
}

/** The tables of the file, what is not in it, and the whole period: these add up. */
export function TablesCard({ answer, files }: TablesCardProps) {
  const { leftOut, sentByIff, hsn, numbers, form } = answer
  const sums = returnSums(answer)
  const csv = files && ((sheet: PortalSheet) => files.save('return-csv', sheet))
  return (
    <Card
      title={returnWords.tables.heading}
      intro={returnWords.tables.intro}
      className={styles.allCard}
      actions={
        files && (
          <Button kind="quiet" onClick={() => files.save('return-excel')}>
            <Icon of={Download} size={18} />
            {returnWords.tables.excel}
          </Button>
        )
      }
    >
      <div className={styles.frame}>
        <table className={classNames(styles.table, styles.all)}>
          <caption className="visually-hidden">{returnWords.tables.heading}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {returnWords.tables.heads[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.lines.map((line) => (
              <TaxedRow
                key={line.table}
                table={line.table.slice(0, 2)}
                what={returnWords.tables.lines[line.table]}
                count={sayCount(line)}
                taxed={line}
                sheet={sheetOf[line.table]}
                onCsv={csv}
              />
            ))}
            <TaxedRow what={returnWords.tables.inFile} taxed={sums.inFile} isSum />
            {leftOut.documents > 0 && (
              <PlainRow
                what={returnWords.tables.leftOut}
                count={
                  toMendOf(answer).notes > 0
                    ? returnWords.tables.documents(leftOut.documents)
                    : returnWords.tables.bills(leftOut.documents)
                }
                {...sums.leftOut}
              />
            )}
            {sentByIff.count > 0 && (
              <PlainRow
                what={returnWords.tables.sentByIff}
                count={returnWords.tables.documents(sentByIff.count)}
                {...sums.sentByIff}
              />
            )}
            {form === 'IFF' && (
              <PlainRow what={returnWords.tables.withQuarter} count="" {...sums.withQuarter} />
            )}
            <PlainRow
              what={returnWords.tables.all(sayOnlyMonth(answer.period))}
              count=""
              {...sums.all}
              isSum
            />
            {form !== 'IFF' && (
              <>
                <TaxedRow
                  table="12"
                  what={returnWords.tables.hsnRegistered}
                  count={returnWords.tables.rows(hsn.registered.count)}
                  taxed={hsn.registered.sums}
                  sheet={sheetOf['hsn-registered']}
                  onCsv={hsn.registered.count > 0 ? csv : undefined}
                />
                <TaxedRow
                  table="12"
                  what={returnWords.tables.hsnOthers}
                  count={returnWords.tables.rows(hsn.others.count)}
                  taxed={hsn.others.sums}
                  sheet={sheetOf['hsn-others']}
                  onCsv={hsn.others.count > 0 ? csv : undefined}
                />
                <Row
                  table="13"
                  what={returnWords.tables.numbers(numbers.ranges)}
                  count={returnWords.tables.documents(numbers.documents)}
                  sheet={sheetOf.numbers}
                  onCsv={numbers.documents > 0 ? csv : undefined}
                >
                  <td />
                  <td colSpan={3} className={styles.together}>
                    {numbers.cancelled > 0 && returnWords.tables.cancelled(numbers.cancelled)}
                  </td>
                </Row>
              </>
            )}
          </tbody>
        </table>
      </div>
      {files && <ToolNotesList answer={answer} />}
    </Card>
  )
}

const columns = ['table', 'what', 'count', 'value', 'igst', 'cgst', 'sgst', 'csv'] as const

function sayCount({ table, count }: TableLine): string {
  if (table === '7' || table === '8') return returnWords.tables.rows(count)
  return table.startsWith('9B') ? returnWords.tables.notes(count) : returnWords.tables.bills(count)
}

type RowProps = {
  table?: string
  what: string
  count?: string
  sheet?: PortalSheet
  onCsv?: ((sheet: PortalSheet) => void) | undefined
  isSum?: boolean
  children: ReactNode
}

function Row({ table = '', what, count = '', sheet, onCsv, isSum, children }: RowProps) {
  return (
    <tr className={isSum ? styles.sum : undefined}>
      <td>{table}</td>
      <th scope="row">{what}</th>
      <td>{count}</td>
      {children}
      <td>
        {sheet && onCsv && (
          <Button
            kind="quiet"
            className={styles.csv}
            aria-label={returnWords.tables.csvOf(what)}
            onClick={() => onCsv(sheet)}
          >
            <Icon of={Download} size={18} />
          </Button>
        )}
      </td>
    </tr>
  )
}

/** A row with its taxes apart. */
function TaxedRow({ taxed, ...row }: Omit<RowProps, 'children'> & { taxed: Taxed }) {
  return (
    <Row {...row}>
      <Amount of={taxed.value} label={returnWords.tables.heads.value} isShown />
      <Amount of={taxed.igst} label={returnWords.tables.heads.igst} />
      <Amount of={taxed.cgst} label={returnWords.tables.heads.cgst} />
      <Amount of={taxed.sgst} label={returnWords.tables.heads.sgst} />
    </Row>
  )
}

/** A row with all its taxes in one. */
function PlainRow({ value, tax, ...row }: Omit<RowProps, 'children'> & ValueAndTax) {
  return (
    <Row {...row}>
      <Amount of={value} label={returnWords.tables.heads.value} isShown />
      <td colSpan={3} className={styles.together} data-amount>
        {returnWords.tables.gst(rupees(tax))}
      </td>
    </Row>
  )
}

type AmountProps = {
  of: Decimal
  /** The name of its column, where rows are stacked. */
  label: string
  /** Whether nothing is said as an amount, too. */
  isShown?: boolean
}

function Amount({ of, label, isShown = false }: AmountProps) {
  const isNothing = of === 0n && !isShown
  return (
    <td data-amount data-label={label} data-nothing={isNothing || undefined} data-below={of < 0n}>
      {isNothing ? '–' : rupees(of)}
    </td>
  )
}
