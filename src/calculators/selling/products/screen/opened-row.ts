import {
  ignoreOutcome,
  isRecord,
  parseJson,
  readTabText,
  writeTabText,
} from '../../../../ui/memory/browser-storage'
import { showOwnAgain } from '../../../../ui/memory/profile-actions'
import { inputs, type MarketplaceTexts } from '../../shared/market/inputs'
import { OPENED_ROWS } from '../opened-rows'
import { inputNames, isOrder } from './stored-order'

/** A row as it was opened, and the marketplace order that it took the place of. */
type OpenedRow = { readonly row: MarketplaceTexts; readonly base: MarketplaceTexts }

/** The person's own marketplace order, and the rows that were opened in its place. */
type Opened = { readonly own: MarketplaceTexts; readonly rows: readonly OpenedRow[] }

const MOST_ROWS = 30

/** What does not fit is left out: without an own order all of it, or single rows. */
function readOpened(): Opened | undefined {
  const opened = parseJson(readTabText(OPENED_ROWS))
  if (!isRecord(opened) || !isOrder(opened.own)) return undefined
  const rows: readonly unknown[] = Array.isArray(opened.rows) ? opened.rows : []
  return { own: opened.own, rows: rows.filter(isOpenedRow) }
}

const isOpenedRow = (opened: unknown): opened is OpenedRow =>
  isRecord(opened) && isOrder(opened.row) && isOrder(opened.base)

const writeOpened = (opened: Opened) =>
  writeTabText(OPENED_ROWS, JSON.stringify(opened), ignoreOutcome)

/** A row is about to be opened as a marketplace order. */
export function leaveForRow(row: MarketplaceTexts): void {
  const own = inputs.own()
  const rows = readOpened()?.rows ?? []
  writeOpened({ own, rows: [{ row, base: own }, ...rows].slice(0, MOST_ROWS) })
}

/**
 * The marketplace order is again what it was before a row was opened in its place, whichever way a
 * person came back. What was changed there and is none of the row's own (the packing, the fee card)
 * stays changed.
 */
export function returnFromRow(): void {
  const opened = readOpened()
  if (!opened) return
  const { own, rows } = opened
  const now = inputs.read()
  const opening = rows.find((opened) => isMadeOf(opened, now))
  if (!opening) return
  const { row, base } = opening
  const changed = inputNames.filter((name) => row[name] === base[name] && now[name] !== row[name])
  const edits = Object.fromEntries(changed.map((name) => [name, now[name]]))
  writeOpened({ own: { ...own, ...edits }, rows })
  showOwnAgain(inputs, own)
  inputs.change(edits)
}

/** Whether an order is a row that was opened: most of what the row has of its own is still there. */
function isMadeOf({ row, base }: OpenedRow, now: MarketplaceTexts): boolean {
  const itsOwn = inputNames.filter((name) => row[name] !== base[name])
  const kept = itsOwn.filter((name) => row[name] === now[name])
  return kept.length * 2 > itsOwn.length
}
