import { useEffect, useState } from 'react'
import { printedOn } from '../../../../ui/page/media'
import type { Page, SkuQuery, SkuRow, SkuSort, Summary } from '../../messages'
import { countedIn, nameOfSku } from './figures'
import styles from './print-sheet.module.css'
import { sayMarketplaces } from './say'
import { isLosing, skuFigures } from './sku-table'
import { askAgain, type CardProps } from './use-answer'
import { settlementResultsWords } from './words'

/** More SKUs than this are not printed; they are in the exported file. */
const MOST_PRINTED = 500

/** The SKUs for printing are requested when nothing was changed for so long. */
const IDLE_MS = 900

type Rows = Page<SkuRow>
type Prepared = { readonly summary: Summary; readonly key: string; readonly rows: Rows }

/*
 * The page holds only the SKUs of one page, and a browser that prints does not wait for more: so they are
 * requested ahead.
 */

/** The SKUs for printing, once they are here, and a way to print that waits for them. */
export function usePrintedSkus({ summary, ask }: CardProps, query: SkuQuery) {
  const [prepared, setPrepared] = useState<Prepared>()
  const key = JSON.stringify(query)
  const printed = prepared?.summary === summary && prepared.key === key ? prepared.rows : undefined

  const prepare = async (isWanted: () => boolean) => {
    try {
      const request = () => ask('skus', { query, from: 0, count: MOST_PRINTED })
      const rows = await askAgain(request, isWanted)
      if (isWanted()) setPrepared({ summary, key, rows })
    } catch {
      // Then the SKUs of the page are printed, with a note.
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is asked
  useEffect(() => {
    let isWanted = true
    const timer = setTimeout(() => prepare(() => isWanted), IDLE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [summary, key])

  return {
    printed,
    async print() {
      if (!printed) await prepare(() => true)
      // After the rendering of what was prepared.
      setTimeout(() => window.print())
    },
  }
}

const columns: readonly Exclude<SkuSort, 'sku'>[] = [
  'orders',
  'kept',
  'returned',
  'rto',
  'sales',
  'fees',
  'ads',
  'cost',
  'profit',
  'margin',
]

type PrintedSkusProps = {
  summary: Summary
  printed: Rows | undefined
  /** All of the query, and not only those of the page. */
  isWhole: boolean
}

/** The printed SKUs, their heads on every sheet. */
export function PrintedSkus({ summary, printed, isWhole }: PrintedSkusProps) {
  if (!printed) return null
  const { rows, total } = printed
  const { heads, foot, footWithTax } = settlementResultsWords.skus
  const { files, firstRows, notReady } = settlementResultsWords.printed
  return (
    <div className={styles.paper}>
      <p>
        {files(sayMarketplaces(summary.marketplaces))} · {printedOn()}
      </p>
      {rows.length < total && (
        <p>
          {isWhole
            ? firstRows(countedIn(rows.length), countedIn(total))
            : notReady(countedIn(rows.length), countedIn(total))}
        </p>
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{heads.row}</th>
            <th scope="col">{heads.sku}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {heads[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => {
            const figures = skuFigures(row)
            return (
              <tr key={row.sku} data-tone={isLosing(row) ? 'loss' : undefined}>
                <td>{countedIn(printed.from + at + 1)}</td>
                <th scope="row" translate="no">
                  {nameOfSku(row)}
                </th>
                {columns.map((column) => (
                  <td key={column} data-column={column}>
                    {figures[column]}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
        {/* With it the card goes on over the next sheet. */}
        <tbody />
      </table>
      <p>{summary.settings.seller === 'composition' ? footWithTax : foot}</p>
    </div>
  )
}
