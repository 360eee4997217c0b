import { absolute, type Decimal, decimalFrom, toApproximate } from '../../../core/money/decimal'
import { formatPercent, withSymbol } from '../../../core/money/format'
import { CrossingLines } from '../../../ui/charts/crossing-lines'
import { chartUnitFor, inUnit, niceTicks } from '../../../ui/charts/geometry'
import { InsightCard } from '../../../ui/page/insight-card'
import { useCurrency } from '../../../ui/tab/currency'
import { accountOfWay, openWays } from './accounts'
import {
  type BreakEven,
  computeScheme,
  evenUnregistered,
  type Scheme,
  type SchemeInputs,
  type Way,
} from './compute'
import { ranked, sayNoBreakEven, sayPercent, sizeOf } from './sentences'
import { schemeWords } from './words'

type CrossingProps = { plan: SchemeInputs; results: Scheme }

/** Where the ways cross as purchases grow; nothing where only one is open. */
export function WhereTheyCross({ plan, results }: CrossingProps) {
  const first = firstOf(results)
  if (!first || plan.sales === 0n) return null
  const even = first === 'composition' ? results.breakEvenPurchases : evenUnregistered(plan)
  return (
    <InsightCard
      title={schemeWords.crossing.title}
      label={schemeWords.breakEven.purchases}
      figure={even.percent === null ? schemeWords.breakEven.none : formatPercent(even.percent, 2)}
      closing={first === 'composition' && closingOf(results)}
      picture={<Picture plan={plan} results={results} first={first} even={even} />}
    >
      {even.percent === null ? (
        <span key={even.reason}>{sayReason(even, first, plan)}</span>
      ) : (
        <span key={first}>{schemeWords.crossing[first]}</span>
      )}
    </InsightCard>
  )
}

type First = 'composition' | 'unregistered'

/** What is compared with regular. */
const firstOf = (results: Scheme): First | undefined =>
  (['composition', 'unregistered'] as const).find((way) => accountOfWay(results, way))

function sayReason({ reason }: BreakEven, first: First, plan: SchemeInputs): string {
  if (reason === null) return ''
  return reason === 'compositionAlways' && first === 'unregistered'
    ? schemeWords.breakEven.unregisteredAlways
    : sayNoBreakEven(reason, plan.purchaseShare)
}

function closingOf({ breakEvenBusinessShare, priceChange }: Scheme) {
  if (priceChange.percent === null) return null
  const price = sizeOf(priceChange.percent)
  const isLower = priceChange.percent < 0n
  if (breakEvenBusinessShare.percent === null) {
    return isLower
      ? schemeWords.crossing.closingPriceLower(price)
      : schemeWords.crossing.closingPrice(price)
  }
  const share = formatPercent(breakEvenBusinessShare.percent, 2)
  return isLower
    ? schemeWords.crossing.closingLower(share, price)
    : schemeWords.crossing.closing(share, price)
}

const shares = Array.from({ length: 11 }, (_, index) => decimalFrom(index * 10))
const looks = { composition: 'main', regular: 'other', unregistered: 'third' } as const
const TICKS = 8

const axis = [0, 20, 40, 60, 80, 100].map((tick) => ({
  at: tick / 100,
  label: `${tick}%`,
  anchor: tick === 0 ? ('start' as const) : ('middle' as const),
  only: [0, 40, 100].includes(tick) ? undefined : ('wide' as const),
}))

type PictureProps = CrossingProps & { first: First; even: BreakEven }

function Picture({ plan, results, first, even }: PictureProps) {
  const { currency, wholeMoney } = useCurrency()
  const ways = openWays(results)
  const leftAt = (purchaseShare: Decimal) => {
    const there = computeScheme({ ...plan, purchaseShare })
    return (way: Way) => (accountOfWay(there, way) ?? there.regular).left
  }
  const [start, end] = [leftAt(decimalFrom(0)), leftAt(decimalFrom(100))]
  const scale = scaleFor(
    ways.flatMap((way) => [start(way), end(way)]),
    currency.symbol,
  )
  const heightOf = (value: Decimal) => scale.heightOf(toApproximate(value))
  const placeOf = (percent: Decimal) => toApproximate(percent) / 100
  const today = placeOf(plan.purchaseShare)
  const [best = 'regular'] = ranked(results)
  const bestLeft = (accountOfWay(results, best) ?? results.regular).left
  const texts = ways.map((way) =>
    schemeWords.crossing.line(schemeWords.ways[way], wholeMoney(start(way)), wholeMoney(end(way))),
  )
  const places = today <= 1 ? withPlace(shares, plan.purchaseShare) : shares
  return (
    <CrossingLines
      lines={ways.map((way) => ({
        name: schemeWords.ways[way],
        look: way === first ? 'main' : looks[way],
        points: [
          { at: 0, height: heightOf(start(way)) },
          { at: 1, height: heightOf(end(way)) },
        ],
      }))}
      axis={axis}
      ticks={scale.ticks}
      base={scale.heightOf(0)}
      axisName={schemeWords.crossing.axis}
      today={
        today <= 1
          ? {
              at: today,
              height: heightOf(bestLeft),
              label: schemeWords.crossing.today(sayPercent(plan.purchaseShare)),
            }
          : undefined
      }
      crossing={
        even.percent === null
          ? undefined
          : {
              at: placeOf(even.percent),
              height: heightOf(leftAt(even.percent)(first)),
              label: schemeWords.crossing.evenAt(formatPercent(even.percent, 2)),
            }
      }
      mainUntil={mainUntil(even, start(first) > start('regular'))}
      sideNames={[schemeWords.crossing.leavesMore[first], schemeWords.crossing.leavesMore.regular]}
      description={
        even.percent === null
          ? schemeWords.crossing.description(texts.join(', '))
          : schemeWords.crossing.descriptionEven(texts.join(', '), formatPercent(even.percent, 2))
      }
      readings={places.map((share) => {
        const left = leftAt(share)
        return {
          at: placeOf(share),
          when:
            share === plan.purchaseShare
              ? schemeWords.crossing.today(sayPercent(share))
              : schemeWords.crossing.at(sayPercent(share)),
          values: ways.map((way) => ({
            name: schemeWords.ways[way],
            amount: wholeMoney(left(way)),
          })),
        }
      })}
    />
  )
}

/** Until which place the first way leaves more. */
const mainUntil = (even: BreakEven, isAboveAtStart: boolean): number =>
  even.percent === null ? Number(isAboveAtStart) : toApproximate(even.percent) / 100

/** The shares in their order, today's among them. */
const withPlace = (shares: readonly Decimal[], today: Decimal): readonly Decimal[] =>
  [...new Set([...shares, today])].sort((a, b) => (a < b ? -1 : 1))

/** Round amounts above and below 0, and how high each stands. */
function scaleFor(values: readonly Decimal[], symbol: string) {
  const drawn = values.map(toApproximate)
  const [low, high] = [Math.min(0, ...drawn), Math.max(0, ...drawn)]
  const [, step = 1] = niceTicks(high - low, TICKS)
  const [from, to] = [Math.floor(low / step), Math.ceil(high / step)]
  const largest = values.reduce((most, value) => {
    const size = absolute(value)
    return size > most ? size : most
  }, decimalFrom(0))
  const unit = chartUnitFor(largest, symbol)
  const heightOf = (value: number) => (value / step - from) / (to - from || 1)
  const ticks = Array.from({ length: to - from + 1 }, (_, index) => {
    const count = from + index
    return {
      height: index / (to - from || 1),
      label: tickLabel(count * step, unit, symbol),
    }
  })
  return { heightOf, ticks }
}

type Unit = ReturnType<typeof chartUnitFor>

/** @example tickLabel(-2000000, lakh, '₹') // '-₹20 L' */
function tickLabel(value: number, unit: Unit, symbol: string): string {
  const size = Math.abs(value)
  // As text, very large and very small numbers would have an exponent.
  const exact = decimalFrom(Number.isInteger(size) ? BigInt(size) : size.toFixed(12))
  const count = inUnit(exact, unit, 12).replace(/\.?0+$/, '')
  const text = value === 0 ? '0' : `${count} ${unit.letters}`.trimEnd()
  return `${value < 0 ? '-' : ''}${withSymbol(text, symbol)}`
}
