import { atLeastZero, type Decimal, hundred, zero } from '../../../core/money/decimal'
import { LOWER_SLAB_UP_TO, marketRules } from './market-rules'
import { type ComingBack, collectsTcs, type FeeBand, type OrderTerms } from './terms'

/*
 * Prepares all of an order that does not depend on its price, once.
 *
 * Quotients such as price ÷ 1.18 have endless decimals. So nothing is divided here: every amount is a
 * whole number over a denominator that all amounts of a cell have in common, and only the figure that
 * is needed is divided and rounded, once.
 */

/**
 * A range of prices in one fee band and one GST slab: within it everything is linear in the price.
 */
export type Cell = {
  readonly above: Decimal
  /** Belongs to the cell; nothing where the cell has no end. */
  readonly upTo: Decimal | undefined
  readonly band: FeeBand
  readonly gstPercent: Decimal
  /** 1 + GST rate, in parts of `whole`. */
  readonly gross: bigint
  /** The common denominator: an amount × `over` is a whole number. */
  readonly over: bigint
  /** Profit × over = gain × price − burden. The burden is never below 0. */
  readonly gain: bigint
  readonly burden: bigint
  /** Net sale that is kept × over = sale × price. */
  readonly sale: bigint
}

export type PreparedOrder = {
  /** The GST on what is bought for the order comes back. */
  readonly getsInputTax: boolean
  readonly isComposition: boolean
  /** The GST rate depends on the price. */
  readonly hasSlabs: boolean
  /** 100% in the parts in which shares are counted. */
  readonly whole: bigint
  /** The share of orders that is kept. */
  readonly kept: bigint
  /** The share of orders whose goods are lost, in parts of `whole` squared. */
  readonly damaged: bigint
  readonly tcs: bigint
  readonly tds: bigint
  /** As typed, not below 0. */
  readonly ads: Decimal
  /** What a rupee of fees before GST counts as, in thousandths. */
  readonly countedFee: bigint
  /** The common denominator but for the GST in the price; the amounts below are over it. */
  readonly base: bigint
  /** Per percent of commission and unit of price. */
  readonly commission: bigint
  /** Per unit of fixed fee. */
  readonly fixedFee: bigint
  readonly shipping: bigint
  readonly returnFees: bigint
  readonly adsCounted: bigint
  readonly packing: bigint
  /** The cost of the goods, and the amounts for each unit of it. */
  readonly cost: Decimal
  readonly perCost: { readonly sold: bigint; readonly damaged: bigint; readonly tax: bigint }
  readonly goodsSold: bigint
  readonly goodsDamaged: bigint
  /** Input tax on packing and on the goods that are sold. */
  readonly goodsTax: bigint
  /** How many decimals a percentage loses when it is counted in parts, as a power of ten. */
  readonly grain: bigint
  readonly cells: readonly Cell[]
}

export const THOUSAND = 1000n
/** A rupee with the GST on fees, in thousandths. */
export const WITH_GST_ON_FEES = THOUSAND + marketRules.gstOnFees

/**
 * Percentages with up to six decimals, which is nearly all, are counted in these coarser units: the
 * numbers are much shorter.
 */
const COARSE = 10n ** 34n

/**
 * Prepares an order. Amounts below 0 count as 0, and no more than all orders come back: undelivered
 * ones count first.
 *
 * @example prepareOrder(terms).cells // one for each fee band and GST slab
 */
export function prepareOrder(terms: OrderTerms): PreparedOrder {
  const isRegistered = terms.registration === 'registered'
  const getsInputTax = isRegistered && !terms.bearsInputTax
  const isComposition = terms.registration === 'composition'
  const undelivered = comingBack(terms.undelivered, hundred)
  const returned = comingBack(terms.returned, (hundred - undelivered.percent) as Decimal)
  const gstOnCost = isRegistered ? atLeastZero(terms.gstOnCost) : zero
  const gstOnPacking = isRegistered ? atLeastZero(terms.gstOnPacking) : zero
  const tcs = collectsTcs(terms) ? atLeastZero(terms.tcsPercent) : zero
  const tds = atLeastZero(terms.tdsPercent)
  const slabs = slabsOf(terms)

  const isCoarse =
    [
      undelivered.percent,
      undelivered.damagedPercent,
      returned.percent,
      returned.damagedPercent,
      gstOnCost,
      gstOnPacking,
      tcs,
      tds,
    ].every((percent) => percent % COARSE === 0n) &&
    slabs.every(({ gstPercent }) => gstPercent % COARSE === 0n) &&
    terms.feeCard.every(({ commissionPercent }) => commissionPercent % COARSE === 0n)
  const grain = isCoarse ? COARSE : 1n

  const whole = hundred / grain
  const square = whole * whole
  const cube = square * whole
  const ads = atLeastZero(terms.adsPerOrder)
  const packing = atLeastZero(terms.packing)
  const lost = undelivered.percent / grain
  const sentBack = returned.percent / grain
  const kept = whole - lost - sentBack
  const damaged = (lost * undelivered.damagedPercent + sentBack * returned.damagedPercent) / grain

  // Fees as they count: without their GST where it comes back, with it otherwise.
  const countedFee = getsInputTax ? THOUSAND : WITH_GST_ON_FEES
  const typedFee = terms.gstOnFees === 'onTop' ? WITH_GST_ON_FEES : THOUSAND
  const fee = typedFee * countedFee
  const over = THOUSAND * WITH_GST_ON_FEES
  const { givenBack } = terms
  const share = (isGivenBack: boolean) => (isGivenBack ? kept : whole)
  const prepared = {
    getsInputTax,
    isComposition,
    hasSlabs: slabs.length > 1,
    whole,
    kept,
    damaged,
    tcs: tcs / grain,
    tds: tds / grain,
    ads,
    countedFee,
    base: over * cube,
    commission: share(givenBack.commission) * fee * whole,
    fixedFee: share(givenBack.fixedFee) * fee * square,
    shipping: share(givenBack.shippingFee) * fee * square * atLeastZero(terms.shippingFee),
    returnFees: (lost * undelivered.fee + sentBack * returned.fee) * fee * square,
    adsCounted: ads * WITH_GST_ON_FEES * countedFee * cube,
    packing: packing * over * square * (getsInputTax ? whole : whole + gstOnPacking / grain),
    cost: zero,
    perCost: {
      sold: kept * over * whole * (getsInputTax ? whole : whole + gstOnCost / grain),
      damaged: damaged * (whole + gstOnCost / grain) * over,
      tax: getsInputTax ? kept * (gstOnCost / grain) * over * whole : 0n,
    },
    goodsSold: 0n,
    goodsDamaged: 0n,
    goodsTax: getsInputTax ? packing * (gstOnPacking / grain) * over * square : 0n,
    grain,
  }

  const fixed = prepared.shipping + prepared.returnFees + prepared.adsCounted + prepared.packing
  const sold = kept * over * square
  const cells: Cell[] = []
  for (const band of terms.feeCard) {
    const commission = (band.commissionPercent / grain) * prepared.commission
    const burden = fixed + band.fixedFee * prepared.fixedFee
    for (const { above, upTo, gstPercent } of slabs) {
      const from = band.above > above ? band.above : above
      const to = lower(band.upTo, upTo)
      if (to !== undefined && to <= from) continue
      const gross = whole + gstPercent / grain
      const taxed = isComposition ? sold - (sold * marketRules.compositionTax) / THOUSAND : sold
      cells.push({
        above: from,
        upTo: to,
        band,
        gstPercent,
        gross,
        over: prepared.base * gross,
        gain: taxed * whole - commission * gross,
        burden: burden * gross,
        sale: sold * whole,
      })
    }
  }
  return withCost({ ...prepared, cells }, terms.costPrice)
}

/**
 * The same order of goods at another cost: for price lists, whose products differ in little else.
 *
 * @example withCost(prepared, decimalFrom(520))
 */
export function withCost(prepared: PreparedOrder, costPrice: Decimal): PreparedOrder {
  const { perCost } = prepared
  const cost = atLeastZero(costPrice)
  const more = cost - prepared.cost
  const burden = more * (perCost.sold + perCost.damaged)
  return {
    ...prepared,
    cost,
    goodsSold: cost * perCost.sold,
    goodsDamaged: cost * perCost.damaged,
    goodsTax: prepared.goodsTax + more * perCost.tax,
    cells: prepared.cells.map((cell) => ({ ...cell, burden: cell.burden + burden * cell.gross })),
  }
}

function comingBack({ percent, fee, damagedPercent }: ComingBack, most: Decimal): ComingBack {
  return {
    percent: between(percent, most),
    fee: atLeastZero(fee),
    damagedPercent: between(damagedPercent, hundred),
  }
}

const between = (percent: Decimal, most: Decimal): Decimal =>
  percent < 0n ? zero : percent > most ? most : percent

type Slab = {
  readonly above: Decimal
  readonly upTo: Decimal | undefined
  readonly gstPercent: Decimal
}

const { lowerPercent, higherPercent } = marketRules.clothesAndShoes
const clothesAndShoes: readonly Slab[] = [
  { above: zero, upTo: LOWER_SLAB_UP_TO, gstPercent: lowerPercent },
  { above: LOWER_SLAB_UP_TO, upTo: undefined, gstPercent: higherPercent },
]

function slabsOf({ registration, gstRate }: OrderTerms): readonly Slab[] {
  if (registration !== 'registered') return [{ above: zero, upTo: undefined, gstPercent: zero }]
  if (gstRate === 'clothesAndShoes') return clothesAndShoes
  return [{ above: zero, upTo: undefined, gstPercent: atLeastZero(gstRate) }]
}

/** The lower of two ends, of which either may be missing. */
function lower(a: Decimal | undefined, b: Decimal | undefined): Decimal | undefined {
  if (a === undefined || b === undefined) return a ?? b
  return a < b ? a : b
}

/** The cell of a price; one that is not above 0 is in the first. */
export function cellAt(cells: readonly Cell[], price: Decimal): Cell {
  const cell = cells.find(({ upTo }) => upTo === undefined || price <= upTo)
  if (!cell) throw new RangeError('the last cell has no end')
  return cell
}

/**
 * Divides by a denominator above 0, rounded half away from zero in the fortieth decimal.
 *
 * @example quotient(decimalFrom(2) * 3n, 4n) // 1.5
 */
export function quotient(amount: bigint, over: bigint): Decimal {
  const half = over / 2n
  return ((amount < 0n ? amount - half : amount + half) / over) as Decimal
}
