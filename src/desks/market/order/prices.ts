import { type Decimal, decimalFrom, hundred, zero } from '../../../core/money/decimal'
import { type Cell, cellAt, type PreparedOrder, quotient } from './prepare-order'

/*
 * The inverse of an order: the prices that reach a profit or a margin.
 *
 * Fees and GST jump from one price to the next, so profit does not simply rise with the price, and a
 * search between two prices may end at a wrong one. Within a cell profit is a straight line: each cell
 * is solved as a quotient of whole numbers, and the solution counts if it lies inside the cell.
 */

export type Target =
  | { readonly kind: 'profit'; readonly profit: Decimal }
  | { readonly kind: 'margin'; readonly percent: Decimal }

export const breakEven: Target = { kind: 'profit', profit: zero }

/** Prices are set to the paisa; other currencies have hundredths here, too. */
export const PAISA = decimalFrom('0.01')

export type PriceRange = {
  /** Where it begins exactly; if open, this price itself does not belong to it. */
  readonly from: Decimal
  readonly fromOpen: boolean
  /** Belongs to it; nothing where the range has no end. */
  readonly to: Decimal | undefined
  /** The lowest and the highest price of it that can be set: to the paisa. */
  readonly first: Decimal
  readonly last: Decimal | undefined
}

export type Prices = {
  readonly kind: 'found'
  /** Apart from each other, in rising order. */
  readonly ranges: readonly PriceRange[]
  /** The first price of the first range. */
  readonly cheapest: Decimal
}

export type HighestMargin = {
  readonly percent: Decimal
  /** Otherwise it is only approached. */
  readonly isReached: boolean
  /** Nothing where ever higher prices come nearer to it. */
  readonly atPrice: Decimal | undefined
}

export type NoPrice = {
  readonly kind: 'outOfReach'
  /** Nothing where no order is kept. */
  readonly highestMargin: HighestMargin | undefined
  /** Reached or approached; nothing where there is no highest. */
  readonly highestProfit: Decimal | undefined
}

/**
 * The prices above 0 that reach a target, or what can be reached instead.
 *
 * @example pricesFor(prepared, { kind: 'margin', percent: decimalFrom(20) })
 * // 927.775 to 1000 (first 927.78, last 1000), and from 1250.0802… (first 1250.09)
 */
export function pricesFor(prepared: PreparedOrder, target: Target): Prices | NoPrice {
  const ranges = priceRanges(prepared, target)
  const cheapest = ranges[0]?.first
  if (cheapest !== undefined) return { kind: 'found', ranges, cheapest }
  return {
    kind: 'outOfReach',
    highestMargin: highestMargin(prepared),
    highestProfit: highestProfit(prepared.cells),
  }
}

/** The ranges alone, none where no price reaches the target. */
export function priceRanges(prepared: PreparedOrder, target: Target): readonly PriceRange[] {
  // Where nothing is kept there is no margin, not even 0%.
  if (target.kind === 'margin' && prepared.kept === 0n) return []
  const ranges: PriceRange[] = []
  for (const cell of prepared.cells) {
    const range =
      target.kind === 'profit'
        ? rangeIn(cell, cell.gain, cell.burden + target.profit * cell.over)
        : rangeIn(cell, cell.gain * hundred - target.percent * cell.sale, cell.burden * hundred)
    if (range) append(ranges, range)
  }
  if (holdsNoPrice(ranges.at(-1))) ranges.pop()
  return ranges
}

/** The prices of a cell at which `slope` × price is at least `needed`. */
function rangeIn(
  { above, upTo }: Pick<Cell, 'above' | 'upTo'>,
  slope: bigint,
  needed: bigint,
): PriceRange | undefined {
  const isReached = (price: Decimal) => needed <= price * slope
  if (slope >= 0n) {
    if (isReached(above)) return rangeOf(above, true, upTo)
    if (slope === 0n || (upTo !== undefined && !isReached(upTo))) return undefined
    // Rounded up in the fortieth decimal, as an end is rounded down: both belong to the range.
    return rangeOf(((needed + slope - 1n) / slope) as Decimal, false, upTo)
  }
  // The higher the price, the less is left.
  if (needed >= above * slope) return undefined
  if (upTo !== undefined && isReached(upTo)) return rangeOf(above, true, upTo)
  return rangeOf(above, true, (needed / slope) as Decimal)
}

function rangeOf(from: Decimal, fromOpen: boolean, to: Decimal | undefined): PriceRange {
  const first = downToPaisa((fromOpen ? from + PAISA : from + PAISA - 1n) as Decimal)
  return { from, fromOpen, to, first, last: to === undefined ? undefined : downToPaisa(to) }
}

const downToPaisa = (price: Decimal) => (price - (price % PAISA)) as Decimal

/**
 * Adds a range. Ranges are joined where they touch, or where no price to the paisa lies between them.
 */
function append(ranges: PriceRange[], range: PriceRange) {
  const before = ranges.at(-1)
  const isTouching = before?.to === range.from && range.fromOpen
  if (!isTouching && holdsNoPrice(before)) ranges.pop()
  const previous = ranges.at(-1)
  if (previous?.last !== undefined && (isTouching || range.first <= previous.last + PAISA)) {
    ranges[ranges.length - 1] = { ...previous, to: range.to, last: range.last }
  } else {
    ranges.push(range)
  }
}

/** Whether no price to the paisa lies in a range. */
const holdsNoPrice = (range: PriceRange | undefined) =>
  range?.last !== undefined && range.last < range.first

/**
 * The highest margin at any price. In a cell it rises with the price, or stays the same where an
 * order costs nothing: it is at its highest at the end of a cell.
 */
function highestMargin({ cells, kept }: PreparedOrder): HighestMargin | undefined {
  if (kept === 0n) return undefined
  let highest: { amount: bigint; over: bigint; cell: Cell } | undefined
  for (const cell of cells) {
    const { upTo = 1n, burden } = cell
    const amount = cell.gain * upTo - (cell.upTo === undefined ? 0n : burden)
    const over = cell.sale * upTo
    if (!highest || amount * highest.over > highest.amount * over) highest = { amount, over, cell }
  }
  return (
    highest && {
      percent: quotient(highest.amount * hundred, highest.over),
      isReached: highest.cell.upTo !== undefined || highest.cell.burden === 0n,
      atPrice: highest.cell.upTo,
    }
  )
}

/** The highest profit at any price, at one of the two ends of a cell. */
function highestProfit(cells: readonly Cell[]): Decimal | undefined {
  let highest: Decimal | undefined
  for (const { gain, burden, over, above, upTo } of cells) {
    const end = gain > 0n ? upTo : above
    if (end === undefined) return undefined
    const profit = quotient(gain * end - burden, over)
    if (highest === undefined || profit > highest) highest = profit
  }
  return highest
}

/** A straight line of profit against price, in one fee band and one GST slab. */
export type ProfitPiece = {
  readonly from: Decimal
  /** The cell begins here: the price itself still belongs to the piece before. */
  readonly fromOpen: boolean
  readonly to: Decimal
  readonly profitFrom: Decimal
  readonly profitTo: Decimal
  /**
   * The net sale at both ends: a margin is a part of it, so a target margin is a straight line as
   * well.
   */
  readonly netSaleFrom: Decimal
  readonly netSaleTo: Decimal
}

/**
 * Profit against price between two prices. Where the profit at the end of a piece is not that at the
 * beginning of the next, it jumps.
 *
 * @example profitPieces(prepared, { from: decimalFrom(500), to: decimalFrom(1500) })
 * // 500 to 1000: -205.27… to 218.45…; 1000 to 1500: 37.45… to 386.18…
 */
export function profitPieces(
  { cells }: PreparedOrder,
  window: { readonly from: Decimal; readonly to: Decimal },
): readonly ProfitPiece[] {
  const pieces: ProfitPiece[] = []
  for (const cell of cells) {
    const from = cell.above > window.from ? cell.above : window.from
    const to = cell.upTo !== undefined && cell.upTo < window.to ? cell.upTo : window.to
    if (to <= from) continue
    pieces.push({
      from,
      fromOpen: from === cell.above,
      to,
      profitFrom: profitIn(cell, from),
      profitTo: profitIn(cell, to),
      netSaleFrom: quotient(cell.sale * from, cell.over),
      netSaleTo: quotient(cell.sale * to, cell.over),
    })
  }
  return pieces
}

const profitIn = ({ gain, burden, over }: Cell, price: Decimal): Decimal =>
  quotient(gain * price - burden, over)

/** A jump of the profit from one price to the next. */
export type ProfitJump = {
  /** The last price before it. */
  readonly at: Decimal
  readonly before: Decimal
  /** The profit just above that price. */
  readonly after: Decimal
  /** Fees jump with the band, GST with the slab. */
  readonly byFees: boolean
  readonly byGst: boolean
  /** The GST rate of the prices above, in percent. */
  readonly gstAfter: Decimal
}

/**
 * The jumps of the profit between two prices, these two excluded.
 *
 * @example profitJumps(prepared, { from: decimalFrom(600), to: decimalFrom(1500) })
 * // at 1000: 246.45… before, 65.45… after, by fees
 */
export function profitJumps(
  { cells }: PreparedOrder,
  window: { readonly from: Decimal; readonly to: Decimal },
): readonly ProfitJump[] {
  const jumps: ProfitJump[] = []
  cells.forEach((cell, index) => {
    const next = cells[index + 1]
    const at = cell.upTo
    if (!next || at === undefined || at <= window.from || at >= window.to) return
    const [before, after] = [profitIn(cell, at), profitIn(next, at)]
    if (before === after) return
    jumps.push({
      at,
      before,
      after,
      byFees: cell.band !== next.band,
      byGst: cell.gstPercent !== next.gstPercent,
      gstAfter: next.gstPercent,
    })
  })
  return jumps
}

/**
 * After a jump downwards: the highest price up to which every price brings less than the one before
 * the jump. That price itself where the next one already brings as much; nothing where none ever does.
 *
 * @example lessUpTo(prepared, decimalFrom(1000)) // 1259.51
 */
export function lessUpTo({ cells }: PreparedOrder, price: Decimal): Decimal | undefined {
  const here = cellAt(cells, price)
  const profit = here.gain * price - here.burden
  for (const cell of cells) {
    if (cell.upTo !== undefined && cell.upTo <= price) continue
    const above = cell.above > price ? cell.above : price
    const needed = cell.burden * here.over + profit * cell.over
    const range = rangeIn({ above, upTo: cell.upTo }, cell.gain * here.over, needed)
    if (range && !holdsNoPrice(range)) return (range.first - PAISA) as Decimal
  }
  return undefined
}
