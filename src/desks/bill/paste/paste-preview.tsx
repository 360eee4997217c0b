import type { BillField } from '../../books/bill/inputs'
import { billFields } from '../sentences'
import type { ColumnUse } from './paste-columns'
import styles from './paste-dialog.module.css'
import { type PastedRow, type PastedRows, type SkippedRow, saySkipped } from './paste-rows'
import { billPasteWords } from './words'

const ROWS_IN_PREVIEW = 5
/** Rendering all of many thousand rows would keep the browser busy. */
const ROWS_IN_LIST = 50

/** The first items, and the columns they come from. */
export function Preview({ columns, rows }: PastedRows) {
  const sources = (...uses: readonly ColumnUse[]) =>
    columns.filter(({ use }) => use && uses.includes(use)).map(({ name }) => name)
  const shown = billFields
    .map(({ name, head }) => ({ name, head, source: sourceOf(name, sources) }))
    .filter(({ name, source }) => source || hasOtherSource(name, rows))
  const more = rows.length - ROWS_IN_PREVIEW
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable
    <section className={styles.preview} aria-label={billPasteWords.preview.label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {shown.map(({ name, head, source }) => (
              <th key={name} scope="col">
                {head}
                <small>{source || otherSources[name]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, ROWS_IN_PREVIEW).map(({ row, item, isRateAssumed }) => (
            <tr key={row}>
              {shown.map(({ name, source }) => (
                <td key={name}>
                  {item[name]}
                  {name === 'rate' && source && isRateAssumed && (
                    <small>{billPasteWords.preview.assumed}</small>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{billPasteWords.preview.more(more)}</p>}
    </section>
  )
}

/** Fields that an item can have without a column of its own. */
const otherSources: { readonly [Field in BillField]?: string } = {
  unit: billPasteWords.preview.besideNumber,
  rate: billPasteWords.preview.assumed,
}

const hasOtherSource = (name: BillField, rows: readonly PastedRow[]) =>
  name in otherSources && rows.some(({ item }) => item[name] !== '')

function sourceOf(name: BillField, sources: (...uses: readonly ColumnUse[]) => string[]): string {
  switch (name) {
    case 'price':
      return (
        sources('price')[0] ??
        sources('amount')
          .map((amount) => billPasteWords.preview.perQuantity(amount))
          .join()
      )
    case 'discount':
      return either(sources('discount', 'discountShare'))
    case 'rate':
      return sources('rate', 'central', 'state', 'integrated').join(' + ')
    default:
      return sources(name).join()
  }
}

const either = (heads: readonly string[]): string =>
  heads.reduce((head, other) => (head ? billPasteWords.preview.or(head, other) : other), '')

/** The first rows that could not be read, and how many more there are. */
export function SkippedRows({ rows }: { rows: readonly SkippedRow[] }) {
  return (
    <section className={styles.skipped} aria-label={billPasteWords.leftOut.unread}>
      <h3>{billPasteWords.leftOut.unread}</h3>
      <RowList rows={rows} />
    </section>
  )
}

/** Rows that are no items, in a fold. */
export function IgnoredRows({ rows }: { rows: readonly SkippedRow[] }) {
  return (
    <details className={styles.skipped}>
      <summary>{billPasteWords.leftOut.noItems(rows.length)}</summary>
      <RowList rows={rows} />
    </details>
  )
}

function RowList({ rows }: { rows: readonly SkippedRow[] }) {
  const more = rows.length - ROWS_IN_LIST
  return (
    <>
      <ul>
        {rows.slice(0, ROWS_IN_LIST).map((one) => (
          <li key={one.row}>
            {saySkipped(one)}
            <code>{one.text}</code>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{billPasteWords.leftOut.more(more)}</p>}
    </>
  )
}
