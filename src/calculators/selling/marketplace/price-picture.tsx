import { absolute, type Decimal, subtract, toApproximate } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { JumpsDrawing, type JumpsSize } from '../../../ui/charts/jumping-line'
import { useCurrency } from '../../../ui/tab/currency'
import type { PriceRange } from '../shared/prices/price-ranges'
import { profitJumps } from '../shared/prices/profit-pieces'
import { type FoundPrices, findPrices, type PriceAsked } from './price-answer'
import { axisLabels, sceneOf } from './price-scene'
import { sayProfit, sayReached, sayTarget } from './price-words'

/** A smaller jump is drawn and not named, as a part of the height. */
const SMALLEST_NAMED = 0.02

/** Profit against price, with its jumps, around today's price; phones see fewer prices. */
export function PricePicture(props: PriceAsked) {
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
  const scene = sceneOf(prices, size)
  if (!scene) return null
  const { window, extent } = scene
  const ranges = found.kind === 'found' ? found.ranges : []
  const height = extent.highest - extent.lowest
  const asked = sayTarget(target, symbol)
  const isInside = (at: Decimal) => at >= window.from && at <= window.to
  const words = { money, symbol }
  return (
    <JumpsDrawing
      size={size}
      extent={extent}
      pieces={scene.pieces}
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
      {...axisLabels(scene, symbol, size)}
      today={
        price > 0n && isInside(price)
          ? {
              at: toApproximate(price),
              value: toApproximate(order.profit),
              names: [`Today ${plainMoney(price, symbol)}`, sayProfit(order.profit, money)],
            }
          : undefined
      }
      zeros={scene.zeros.map(({ from, first }) => ({
        at: toApproximate(from),
        label: `Break-even ${plainMoney(first, symbol)}`,
        shortLabel: 'Break-even',
      }))}
      ends={endsOf(ranges)
        .filter(isInside)
        .map((end) => ({ at: toApproximate(end), label: plainMoney(end, symbol) }))}
      aimName={target.kind === 'margin' ? `${asked} margin` : `${asked} profit`}
      gapName={`below ${asked}`}
      reachName={`Prices that reach ${asked}`}
      description={`${sayReached(found, target, words)} At ${plainMoney(price, symbol)} an order brings a ${sayProfit(order.profit, money).replace(' ', ' of ')}. The same figures are in the table below.`}
    />
  )
}

/** The lowest and the highest price of each range. */
const endsOf = (ranges: readonly PriceRange[]): readonly Decimal[] => [
  ...new Set(ranges.flatMap(({ first, last }) => (last === undefined ? [first] : [first, last]))),
]
