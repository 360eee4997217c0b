import type { Decimal } from '../../../../core/decimal'
import { type Cell, cellAt, type PreparedOrder } from '../order/prepare-order'
import { settle } from '../order/settle'
import { holdsNoPrice, PAISA, rangeIn } from './price-ranges'

/** A straight line of profit against price, in one fee band and one GST slab. */
export type ProfitPiece = {
  readonly from: Decimal
  /** The cell begins here: the price itself still belongs to the piece before. */
  readonly fromOpen: boolean
  readonly to: Decimal
  readonly profitFrom: Decimal
  readonly profitTo: Decimal
  /** What a margin is a part of, at both ends: a margin is a straight line as well. */
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
      netSaleFrom: settle(cell.sale * from, cell.over),
      netSaleTo: settle(cell.sale * to, cell.over),
    })
  }
  return pieces
}

const profitIn = ({ gain, burden, over }: Cell, price: Decimal): Decimal =>
  settle(gain * price - burden, over)

/** Where the profit is another one from one price to the next. */
export type ProfitJump = {
  /** The last price before it. */
  readonly at: Decimal
  readonly before: Decimal
  /** What the next price brings, as near as it may be. */
  readonly after: Decimal
  /** Fees jump with the band, GST with the slab. */
  readonly byFees: boolean
  readonly byGst: boolean
  /** The GST rate of the prices above, in percent. */
  readonly gstAfter: Decimal
}

/**
 * The jumps of the profit between two prices, which themselves are left out.
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
 * After a jump downwards: the highest price up to which every price above another brings less than
 * that one. The price itself where the next one already brings as much; nothing where none ever does.
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
