import type { MarketplaceTexts } from '../../shared/market/inputs'
import { inputs } from '../../shared/market/inputs'

/** The marketplace order before a row was opened in its place, and the row as it was opened. */
let opened: { readonly before: MarketplaceTexts; readonly row: MarketplaceTexts } | undefined

/** A row is about to be opened as a marketplace order. */
export function leaveForRow(row: MarketplaceTexts): void {
  opened = { before: opened?.before ?? inputs.read(), row }
}

/**
 * The marketplace order is again what it was before a row was opened in its place. What was changed
 * there and is none of the row's own (the packing, the fee card) stays changed.
 */
export function returnFromRow(): void {
  if (!opened) return
  const { before, row } = opened
  opened = undefined
  const now = inputs.read()
  const names = Object.keys(before) as (keyof MarketplaceTexts)[]
  const changed = names.filter((name) => row[name] === before[name] && now[name] !== row[name])
  inputs.change({ ...before, ...Object.fromEntries(changed.map((name) => [name, now[name]])) })
}
