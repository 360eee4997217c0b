import {
  ignoreOutcome,
  isRecord,
  parseJson,
  readTabText,
  writeTabText,
} from '../../ui/memory/browser-storage'
import { showOwnAgain } from '../../ui/memory/profile-actions'
import { inputNames, inputs, isOrder, type MarketplaceTexts, OPENED_ROWS } from './inputs'

/*
 * Rows of a list that are opened as a marketplace order, in place of the person's own order, which comes
 * back with the list.
 */

/** A row that was opened, and the marketplace order that it replaced. */
type OpenedRow = { readonly row: MarketplaceTexts; readonly base: MarketplaceTexts }

/** The person's own marketplace order, and the rows that were opened instead of it. */
type OpenedRows = { readonly own: MarketplaceTexts; readonly rows: readonly OpenedRow[] }

const MOST_OPENED_ROWS = 30

/**
 * Reads the tab's storage. Rows that are damaged are left out; without an own order there is nothing.
 */
function readOpened(): OpenedRows | undefined {
  const opened = parseJson(readTabText(OPENED_ROWS))
  if (!isRecord(opened) || !isOrder(opened.own)) return undefined
  const rows: readonly unknown[] = Array.isArray(opened.rows) ? opened.rows : []
  return { own: opened.own, rows: rows.filter(isOpenedRow) }
}

const isOpenedRow = (opened: unknown): opened is OpenedRow =>
  isRecord(opened) && isOrder(opened.row) && isOrder(opened.base)

const writeOpened = (opened: OpenedRows) =>
  writeTabText(OPENED_ROWS, JSON.stringify(opened), ignoreOutcome)

/** Stores the own order before a row is opened as a marketplace order. */
export function rememberOwnOrder(row: MarketplaceTexts): void {
  const own = inputs.own()
  const rows = readOpened()?.rows ?? []
  writeOpened({ own, rows: [{ row, base: own }, ...rows].slice(0, MOST_OPENED_ROWS) })
}

/**
 * Restores the marketplace order that a row replaced, whichever way the person came back. Inputs that
 * were changed there and are not the row's own (the packing, the fee card) stay changed.
 */
export function restoreOwnOrder(): void {
  const opened = readOpened()
  if (!opened) return
  const { own, rows } = opened
  const now = inputs.read()
  const opening = rows.find((opened) => isOpenedFrom(opened, now))
  if (!opening) return
  const { row, base } = opening
  const changed = inputNames.filter((name) => row[name] === base[name] && now[name] !== row[name])
  const edits = Object.fromEntries(changed.map((name) => [name, now[name]]))
  writeOpened({ own: { ...own, ...edits }, rows })
  showOwnAgain(inputs, own)
  inputs.change(edits)
}

/** Whether an order is an opened row: it still has most of the row's own inputs. */
function isOpenedFrom({ row, base }: OpenedRow, now: MarketplaceTexts): boolean {
  const itsOwn = inputNames.filter((name) => row[name] !== base[name])
  const kept = itsOwn.filter((name) => row[name] === now[name])
  return kept.length * 2 > itsOwn.length
}
