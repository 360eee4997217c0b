import type { ReactNode } from 'react'
import { absolute, type Decimal, subtract, toApproximate } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { fitOf } from '../../../ui/answer/fit'
import { JumpsDrawing, type JumpsSize } from '../../../ui/charts/jumping-line'
import { useCurrency } from '../../../ui/tab/currency'
import { type PriceRange, profitJumps } from '../shared/order/prices'
import figures from './figures.module.css'
import { axisLabels, chartOf, type FoundPrices, findPrices, type PriceProps } from './price-chart'
import {
  deepestDrop,
  joinPhrases,
  rangePhrases,
  sayDrop,
  sayHighest,
  sayProfit,
  sayReached,
  sayTarget,
} from './result-words'

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
        <dt className="visually-hidden">{`Price for a ${target.kind} of`}</dt>
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
  if (!prices) return words('--', 'too large', 'These amounts are too large to work with.')
  const { found } = prices
  if (found.kind === 'outOfReach') {
    const none = 'Not at any price'
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
  const phrases = rangePhrases(found.ranges, money)
  const start = `is the cheapest price that brings a ${target.kind} of ${sayTarget(target, symbol)}. It is reached `
  return words(
    <span className={figures.figure} data-fit={fitOf(cheapest)} translate="no">
      {cheapest}
    </span>,
    start + joinPhrases(phrases),
    <>
      {start}
      {phrases.map(({ before, figure }) => (
        <span key={figure}>
          {before}
          <b>{figure}</b>
        </span>
      ))}
      .
    </>,
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
              names: [`Today ${plainMoney(price, symbol)}`, sayProfit(order.profit, money)],
            }
          : undefined
      }
      zeros={chart.zeros.map(({ from, first }) => ({
        at: toApproximate(from),
        label: `Break-even ${plainMoney(first, symbol)}`,
        shortLabel: 'Break-even',
      }))}
      ends={endsOf(ranges)
        .filter(isInside)
        .map((end) => ({ at: toApproximate(end), label: plainMoney(end, symbol) }))}
      aimName={target.kind === 'margin' ? `${targetText} margin` : `${targetText} profit`}
      gapName={`below ${targetText}`}
      reachName={`Prices that reach ${targetText}`}
      description={`${sayReached(found, target, words)} At ${plainMoney(price, symbol)} an order brings a ${sayProfit(order.profit, money).replace(' ', ' of ')}. The same figures are in the table below.`}
    />
  )
}

/** The lowest and the highest price of each range. */
const endsOf = (ranges: readonly PriceRange[]): readonly Decimal[] => [
  ...new Set(ranges.flatMap(({ first, last }) => (last === undefined ? [first] : [first, last]))),
]
