import { type Decimal, one, round, toDigits, toFixed } from '../../../../core/decimal'
import { groupDigits } from '../../../../core/group-digits'
import { LONGEST_FRACTION } from '../../../../core/parse'
import {
  ignoreOutcome,
  isRecord,
  parseJson,
  readTabText,
  writeTabText,
} from '../../../../ui/memory/browser-storage'
import { showOwnAgain } from '../../../../ui/memory/profile-actions'
import { hrefOf } from '../../../addresses'
import { inputNames, inputs, isOrder, type MarketplaceTexts } from '../../shared/market/inputs'
import { parseBands, readOrder, writeBands } from '../../shared/market/read-inputs'
import { prepareOrder } from '../../shared/order/prepare-order'
import { breakEven, pricesFor, type Target } from '../../shared/order/prices'
import { computeEarnings } from '../compute'
import { boughtAt } from '../gst-cell'
import { type List, OPENED_ROWS } from '../list-store'
import type { ShownRow } from '../messages'
import { productsScreenWords } from './words'

type Row = Pick<ShownRow, 'price' | 'cost' | 'own'>
type ListTerms = Pick<List, 'order' | 'target'> & { mapping: Pick<List['mapping'], 'uses'> }

/** Typed numbers have no more decimals than this; a number with more comes from a division. */
const TYPED_PLACES = 6
const isTyped = (value: Decimal) => value % (one / 10n ** BigInt(TYPED_PLACES)) === 0n

/** Writes amounts and percentages as the texts of fields. */
type NumberWriter = { amount(value: Decimal): string; percent(value: Decimal): string }

const numberWriter = (places: number): NumberWriter => {
  const short = (value: Decimal) => (isTyped(value) ? value : round(value, places))
  const percent = (value: Decimal) => groupDigits(toDigits(short(value)))
  return {
    percent,
    amount: (value) =>
      short(value) % (one / 100n) === 0n ? groupDigits(toFixed(short(value), 2)) : percent(value),
  }
}

/**
 * A row as a marketplace order: its own terms, and otherwise those that the list was computed with.
 * Amounts have two decimals, and more only where the order would otherwise have other figures than the
 * row.
 */
export function orderOfRow(row: Row, list: ListTerms): MarketplaceTexts {
  const { price, cost, own } = row
  const exact = orderWith(numberWriter(LONGEST_FRACTION), row, list)
  const divided = [price, cost, ...Object.values(own)].filter(
    (value) => typeof value === 'bigint' && !isTyped(value),
  )
  if (divided.length === 0) return exact
  const figures = figuresOf(exact)
  for (let places = 2; places < LONGEST_FRACTION; places++) {
    const order = orderWith(numberWriter(places), row, list)
    if (figuresOf(order) === figures) return order
  }
  return exact
}

/** The figures of an order that a row shows. */
function figuresOf(order: MarketplaceTexts): string {
  const { terms, price, target } = readOrder(order)
  const prepared = prepareOrder(terms)
  const { payout, profit, margin } = computeEarnings(prepared, price)
  const cheapest = (target: Target) => {
    const found = pricesFor(prepared, target)
    return found.kind === 'found' ? found.cheapest : undefined
  }
  return [price, payout, profit, margin, cheapest(breakEven), cheapest(target)]
    .map((figure) => (figure === undefined ? '' : toFixed(figure, 2)))
    .join(' ')
}

function orderWith(
  { amount, percent }: NumberWriter,
  { price, cost, own }: Row,
  { order, target, mapping }: ListTerms,
): MarketplaceTexts {
  const { gstRate, commission, fixedFee, shipping, ads, returns } = own
  const gstOnCost = boughtAt(
    own.gstOnCost ?? (mapping.uses.includes('gstRate') ? gstRate : undefined),
    cost,
  )
  const hasFees = commission !== undefined || fixedFee !== undefined
  const bands = parseBands(order.bands).map((band) => ({
    ...band,
    ...(commission !== undefined && { commission: percent(commission) }),
    ...(fixedFee !== undefined && { fixedFee: amount(fixedFee) }),
  }))
  return {
    ...order,
    price: amount(price),
    cost: amount(cost),
    ...(gstRate === 'clothesAndShoes'
      ? { gstBy: 'clothes' as const }
      : gstRate !== undefined && { gstBy: 'rate' as const, gst: percent(gstRate) }),
    ...(gstOnCost !== undefined && { costGst: percent(gstOnCost) }),
    ...(hasFees && { bands: writeBands(bands) }),
    ...(shipping !== undefined && { shipping: amount(shipping) }),
    ...(ads !== undefined && { ads: amount(ads) }),
    ...(returns !== undefined && { returned: percent(returns) }),
    targetBy: 'margin',
    margin: target,
  }
}

/** The name of a product as a link that opens it as a marketplace order. */
export function RowLink({ row, list }: { row: ShownRow; list: List }) {
  const order = orderOfRow(row, list)
  return (
    <a
      href={hrefOf('selling/marketplace', order)}
      translate="no"
      onClick={(event) => {
        const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (!isForBrowser) rememberOwnOrder(order)
      }}
    >
      {row.name || row.sku || productsScreenWords.table.rowNumber(row.row)}
      {row.name && row.sku && (
        <>
          {' '}
          <small>{row.sku}</small>
        </>
      )}
    </a>
  )
}

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
