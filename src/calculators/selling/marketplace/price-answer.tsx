import type { ReactNode } from 'react'
import { absolute, type Decimal, subtract, toApproximate } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { type PriceRange, profitJumps } from '../../../desks/market/order/prices'
import { fitOf } from '../../../ui/answer/fit'
import { JumpsDrawing, type JumpsSize } from '../../../ui/charts/jumping-line'
import { useCurrency } from '../../../ui/tab/currency'
import figures from './figures.module.css'
import { axisLabels, chartOf, type FoundPrices, findPrices, type PriceProps } from './price-chart'
import {
  boldRanges,
  deepestDrop,
  sayBrings,
  sayDrop,
  sayHighest,
  sayProfit,
  sayRanges,
  sayReached,
  sayTarget,
} from './result-sentences'
import { marketplaceWords } from './words'

/** The cheapest price that reaches the target, all others in a sentence, and what a jump costs. */
export function CheapestPrice(props: PriceProps) {
  const { currency, money } = useCurrency()
  const { symbol } = currency
  const { target } = props.orderInputs
  const prices = findPrices(props)
  const drop = prices && deepestDrop(prices.prepared, prices.windows.wide)
  const closing = drop && sayDrop(drop, prices.prepared, { money, symbol }).join(' ')

  const words = (figure: ReactNode, key: string, sentence: ReactNode) => (
    <div className={figures.words} data-amount>
      <dl>
        <dt className="visually-hidden">{marketplaceWords.price.priceFor[target.kind]}</dt>
        <dd>{figure}</dd>
      </dl>
      {/* A new sentence is a new element: programs that translate pages replace its texts. */}
      <p key={key}>{sentence}</p>
      {closing && (
        <p key={closing} className={figures.closing}>
          {closing}
        </p>
      )}
    </div>
  )
  if (!prices) return words('--', 'large', marketplaceWords.tooLarge)
  const { found } = prices
  if (found.kind === 'outOfReach') {
    const none = marketplaceWords.price.none
    const highest = sayHighest(found, target, money)
    return words(
      <span className={figures.figure} data-fit={fitOf(none)}>
        {none}
      </span>,
      highest,
      highest,
    )
  }
  const cheapest = money(found.cheapest, 2)
  const aim = sayTarget(target, symbol)
  return words(
    <span className={figures.figure} data-fit={fitOf(cheapest)} translate="no">
      {cheapest}
    </span>,
    `${target.kind} ${aim} ${sayRanges(found.ranges, money)}`,
    marketplaceWords.price.cheapest[target.kind](aim, boldRanges(found.ranges, money)),
  )
}

/** Jumps below this part of the height are drawn without a name. */
const SMALLEST_NAMED = 0.02

/** Profit against price, with its jumps, around today's price; phones see fewer prices. */
export function PricePicture(props: PriceProps) {
  const prices = findPrices(props)
  if (!prices?.isDrawn) return null
  return (
    <>
      <Drawing prices={prices} size="wide" />
      <Drawing prices={prices} size="narrow" />
    </>
  )
}

function Drawing({ prices, size }: { prices: FoundPrices; size: JumpsSize }) {
  const { currency, money } = useCurrency()
  const { symbol } = currency
  const { prepared, order, price, target, found } = prices
  const chart = chartOf(prices, size)
  if (!chart) return null
  const { window, extent } = chart
  const ranges = found.kind === 'found' ? found.ranges : []
  const height = extent.highest - extent.lowest
  const targetText = sayTarget(target, symbol)
  const isInside = (at: Decimal) => at >= window.from && at <= window.to
  const words = { money, symbol }
  return (
    <JumpsDrawing
      size={size}
      extent={extent}
      pieces={chart.pieces}
      reaches={ranges.map(({ from, to }) => ({
        from: toApproximate(from),
        to: to === undefined ? undefined : toApproximate(to),
      }))}
      jumps={profitJumps(prepared, window).map(({ at, before, after }) => {
        const fall = subtract(after, before)
        const isNamed = toApproximate(absolute(fall)) >= SMALLEST_NAMED * height
        const sign = fall > 0n ? '+' : ''
        return {
          at: toApproximate(at),
          before: toApproximate(before),
          after: toApproximate(after),
          names: isNamed ? [money(before, 2), sign + plainMoney(fall, symbol)] : undefined,
        }
      })}
      {...axisLabels(chart, symbol, size)}
      today={
        price > 0n && isInside(price)
          ? {
              at: toApproximate(price),
              value: toApproximate(order.profit),
              names: [
                marketplaceWords.price.today(plainMoney(price, symbol)),
                sayProfit(order.profit, money),
              ],
            }
          : undefined
      }
      zeros={chart.zeros.map(({ from, first }) => ({
        at: toApproximate(from),
        label: marketplaceWords.price.breakEvenAt(plainMoney(first, symbol)),
        shortLabel: marketplaceWords.price.breakEven,
      }))}
      ends={endsOf(ranges)
        .filter(isInside)
        .map((end) => ({ at: toApproximate(end), label: plainMoney(end, symbol) }))}
      aimName={marketplaceWords.price.aim[target.kind](targetText)}
      gapName={marketplaceWords.price.below(targetText)}
      reachName={marketplaceWords.price.reach(targetText)}
      description={[
        sayReached(found, target, words),
        sayBrings(plainMoney(price, symbol), order.profit, money),
        marketplaceWords.price.inTable,
      ].join(' ')}
    />
  )
}

/** The lowest and the highest price of each range. */
const endsOf = (ranges: readonly PriceRange[]): readonly Decimal[] => [
  ...new Set(ranges.flatMap(({ first, last }) => (last === undefined ? [first] : [first, last]))),
]
