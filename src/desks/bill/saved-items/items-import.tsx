import { useEffect, useMemo, useRef, useState } from 'react'
import { LONGEST_ITEMS_FILE, MOST_ITEMS, MOST_SHEETS_TRIED } from '../../../core/limits'
import { readSeparated } from '../../../core/tables/separated-values'
import { Button } from '../../../ui/page/button'
import { loadOrReload } from '../../../ui/tab/lazy-part'
import {
  firstBytes,
  kindOfFile,
  problemOfText,
  problems,
  readText,
  unreadable,
} from '../../../ui/tables/read-file'
import type { Bill } from '../../books/bill/inputs'
import type { SavedItem } from '../../books/saved-items/items-database'
import detailsStyles from '../form/details-form.module.css'
import { ChoiceField } from '../form/form-fields'
import { IgnoredRows, SkippedRows } from '../paste/paste-preview'
import { priceKinds } from './item-form'
import styles from './items-dialog.module.css'
import {
  type GivenTable,
  type ItemsPlan,
  plainCells,
  planItems,
  type ReadItems,
  readItemsTable,
} from './items-file'
import { savedItemsWords } from './words'

type ItemsImportProps = {
  name: string
  file: ItemsFile
  here: readonly SavedItem[]
  /** What prices are on the bill of this tab. */
  prices: Bill['prices']
  onTake(plan: ItemsPlan): void
  onCancel(): void
}

/** Shows what a file would add or change, before it is saved. */
export function ItemsImport({ name, file, here, prices, onTake, onCancel }: ItemsImportProps) {
  const [kind, setKind] = useState<Bill['prices']>(prices)
  const plan = useMemo(() => planItems(here, file.rows, kind), [here, file, kind])
  const summary = useRef<HTMLParagraphElement>(null)
  useEffect(() => summary.current?.focus(), [])
  const count = plan.replacements.length
  const withoutRate = file.rows.filter(({ item }) => !item.rate).length
  const asksForKind = file.rows.some(({ item }) => item.price && !item.prices)
  return (
    <section className={styles.form} aria-label={savedItemsWords.file.label}>
      <p ref={summary} tabIndex={-1} className={styles.brings}>
        <b>{name}</b>: {sayPlan(plan)}
        {file.skipped.length > 0 && ` ${savedItemsWords.file.unread(file.skipped.length)}`}
        {file.isCut && ` ${savedItemsWords.file.cut(MOST_ITEMS)}`}
      </p>
      <p>{savedItemsWords.file.read(file.sources.join(', '))}</p>
      {file.costHead !== undefined && <p>{savedItemsWords.file.costs(file.costHead)}</p>}
      <p>{sayRows(file)}</p>
      {withoutRate > 0 && <p>{savedItemsWords.file.withoutRate(withoutRate)}</p>}
      {asksForKind && (
        <div className={detailsStyles.group}>
          <ChoiceField
            label={savedItemsWords.file.pricesAre}
            options={priceKinds}
            value={kind}
            onChoose={(kind) => setKind(kind)}
          />
        </div>
      )}
      {file.skipped.length > 0 && (
        <div className={styles.skipped}>
          <SkippedRows rows={file.skipped} />
        </div>
      )}
      {file.passed.length > 0 && (
        <div className={styles.skipped}>
          <IgnoredRows rows={file.passed} />
        </div>
      )}
      <div className={styles.formButtons}>
        <Button kind="quiet" onClick={onCancel}>
          {savedItemsWords.file.cancel}
        </Button>
        <Button kind="primary" disabled={count === 0} onClick={() => onTake(plan)}>
          {savedItemsWords.file.keep(count)}
        </Button>
      </div>
    </section>
  )
}

/** @example sayPlan({ added: 12, changed: 3, same: 5, … }) // '12 new, 3 changed, 5 the same.' */
export function sayPlan({ added, changed, same }: ItemsPlan): string {
  const parts = [
    ...(added ? [savedItemsWords.file.added(added)] : []),
    ...(changed ? [savedItemsWords.file.changed(changed)] : []),
    ...(same ? [savedItemsWords.file.same(same)] : []),
  ]
  return parts.length > 0
    ? savedItemsWords.file.brings(parts.join(', '))
    : savedItemsWords.file.none
}

/** Whether each row of the file came out as an item or is named. */
export function sayRows({ rows, skipped, passed, rowsInFile }: ReadItems): string {
  const leftOut = skipped.length + passed.length
  const lost = rowsInFile - rows.length - leftOut
  return lost === 0
    ? savedItemsWords.file.allRows(rowsInFile, rows.length, leftOut)
    : savedItemsWords.file.rowsLost(Math.abs(lost))
}

export type ItemsFile = ReadItems & { readonly isCut: boolean }

/** A title and a few facts may stand above the items. */
const MOST_ROWS_READ = MOST_ITEMS + 100

/** Reads the items of a CSV file or a spreadsheet. @returns them, or what is wrong in one sentence */
export async function readItemsFile(file: File): Promise<ItemsFile | { problem: string }> {
  try {
    const what = kindOfFile(await firstBytes(file))
    if (what.kind === 'refused') return { problem: what.problem }
    if (what.kind === 'workbook') return await readWorkbookItems(file)
    let text = ''
    await readText(file, what.encoding, {
      begin() {
        text = ''
      },
      async take(piece) {
        text += piece
        return text.length < LONGEST_ITEMS_FILE
      },
    })
    const problem = problemOfText(text.slice(0, 4096))
    if (problem) return { problem }
    const rows = readSeparated(text).map(({ cells }) => plainCells(cells))
    return readTable({ rows, lines: rows.map((_, index) => index + 1) }, false)
  } catch (error) {
    if (error === unreadable) return { problem: problems.unreadable }
    throw error
  }
}

/** Reads the first sheet of a workbook that has items. */
async function readWorkbookItems(file: File): Promise<ItemsFile | { problem: string }> {
  const { readWorkbook } = await loadOrReload(
    () => import('../../../ui/tables/workbook/read-workbook'),
  )
  const readSheet = async (sheet?: string) => {
    const book = await readWorkbook(file, { sheet, mostRows: MOST_ROWS_READ })
    if ('problem' in book) return { read: book, sheets: [] }
    const rows = book.rows.map((cells) => cells.map((cell) => cell.trim()))
    return { read: readTable({ rows, lines: book.rowNumbers }, book.isCut), sheets: book.sheets }
  }
  const first = await readSheet()
  for (const sheet of first.sheets.slice(1, MOST_SHEETS_TRIED)) {
    if (!('problem' in first.read)) break
    const { read } = await readSheet(sheet)
    if (!('problem' in read)) return read
  }
  return first.read
}

function readTable(table: GivenTable, isCut: boolean): ItemsFile | { problem: string } {
  const read = readItemsTable({ ...table, rows: table.rows.slice(0, MOST_ROWS_READ) })
  return 'problem' in read ? read : { ...read, isCut: isCut || table.rows.length > MOST_ROWS_READ }
}
