import type { ReactNode } from 'react'
import type { Currency } from '../../../core/money/currencies'
import { atLeastZero, toApproximate } from '../../../core/money/decimal'
import { formatNumber, formatPercent, withSymbol } from '../../../core/money/format'
import { breakEven, pricesFor } from '../../../desks/market/order/prices'
import { fitOf } from '../../../ui/answer/fit'
import { percent, shareOf } from '../../../ui/charts/geometry'
import { Card } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import type { OrderAnswer } from './compute'
import figures from './figures.module.css'
import styles from './limit-cards.module.css'
import { adsLimit, returnsLimit } from './limits'
import { comingBackToday, sayComingBack, sayDistance, sayLossAbove } from './result-sentences'
import { marketplaceWords } from './words'

type LimitCardsProps = Pick<OrderAnswer, 'orderInputs' | 'results'>

/** The limits of an order: the most ads, the most returns, and the lowest price. */
export function LimitCards({ orderInputs, results }: LimitCardsProps) {
  if (!results) return null
  const props = { orderInputs, results }
  return (
    <div className={styles.cards}>
      <AdsCard {...props} />
      <ReturnsCard {...props} />
      <EvenCard {...props} />
    </div>
  )
}

type LimitProps = {
  orderInputs: OrderAnswer['orderInputs']
  results: NonNullable<OrderAnswer['results']>
}

function AdsCard({ orderInputs, results: { prepared } }: LimitProps) {
  const { currency, money } = useCurrency()
  const limit = adsLimit(prepared, orderInputs.price)
  const name = marketplaceWords.limits.ads
  if (!limit) {
    return (
      <LimitCard name={name} figure={marketplaceWords.limits.none}>
        <dd>{marketplaceWords.limits.losesWithoutAds}</dd>
      </LimitCard>
    )
  }
  const most = money(limit.most, 2)
  const roas = limit.breakEvenRoas
  const sales = roas ? money(roas, 2) : ''
  return (
    <LimitCard
      name={name}
      figure={most}
      meter={
        limit.most > 0n && {
          share: shareOf(toApproximate(prepared.ads), toApproximate(limit.most)),
          ends: [marketplaceWords.limits.today(money(prepared.ads, 2)), most],
        }
      }
    >
      <dd>{`${marketplaceWords.limits.perOrder} `}</dd>
      {roas && (
        <>
          <dt>{`${marketplaceWords.limits.breakEvenRoas} `}</dt>
          <dd>
            <b>{formatNumber(roas, 2)}</b>
          </dd>
          <dd key={sales}>{saySales(sales, currency)}</dd>
        </>
      )}
    </LimitCard>
  )
}

const saySales = (sales: string, { code, symbol }: Currency) =>
  code === 'INR'
    ? marketplaceWords.limits.salesPerRupee(sales)
    : marketplaceWords.limits.salesPerUnit(sales, withSymbol('1', symbol))

function ReturnsCard({ orderInputs, results: { prepared } }: LimitProps) {
  const { money } = useCurrency()
  const limit = returnsLimit(orderInputs.terms, orderInputs.price)
  const name = marketplaceWords.limits.returns
  if (limit === undefined) {
    return (
      <LimitCard name={name} figure={marketplaceWords.limits.none}>
        <dd>{marketplaceWords.limits.losesWithoutReturns}</dd>
      </LimitCard>
    )
  }
  const figure = formatPercent(limit, 2)
  const today = comingBackToday(prepared)
  const how = sayComingBack(orderInputs.terms, money)
  return (
    <LimitCard
      name={name}
      figure={figure}
      meter={
        limit > 0n && {
          share: shareOf(toApproximate(today), toApproximate(limit)),
          ends: [marketplaceWords.limits.today(shortPercent(today)), figure],
        }
      }
    >
      <dd key={how}>{how}</dd>
    </LimitCard>
  )
}

const shortPercent = (value: Parameters<typeof formatPercent>[0]) =>
  formatPercent(value, 2).replace(/\.00%$/, '%')

function EvenCard({ orderInputs, results: { prepared } }: LimitProps) {
  const { money } = useCurrency()
  const found = pricesFor(prepared, breakEven)
  const name = marketplaceWords.limits.breakEven
  if (found.kind === 'outOfReach') {
    return (
      <LimitCard name={name} figure={marketplaceWords.limits.none}>
        <dd>{marketplaceWords.limits.losesAlways}</dd>
      </LimitCard>
    )
  }
  const { cheapest, ranges } = found
  const figure = money(cheapest, 2)
  const price = atLeastZero(orderInputs.price)
  const again = sayLossAbove(found, money)
  const today = marketplaceWords.limits.today(money(price, 2))
  const isReached = price >= cheapest
  const [lower, higher] = [cheapest, price].sort((a, b) => (a < b ? -1 : 1)).map(toApproximate)
  return (
    <LimitCard
      name={name}
      figure={figure}
      meter={
        price > 0n && {
          share: shareOf(lower ?? 0, higher ?? 0),
          ends: isReached ? [figure, today] : [today, figure],
        }
      }
    >
      <dd key={`${figure} ${ranges[0]?.from} ${price}`}>{sayDistance(found, price, money)}</dd>
      {again && <dd key={again}>{` ${again}`}</dd>}
    </LimitCard>
  )
}

type LimitCardProps = {
  name: string
  figure: string
  /** Where today's figure is between 0 and the limit, with the words of both ends. */
  meter?: { share: number; ends: readonly [string, string] } | false
  children: ReactNode
}

function LimitCard({ name, figure, meter, children }: LimitCardProps) {
  const { symbol } = useCurrency().currency
  const start = figure.indexOf(symbol)
  return (
    <section aria-label={name}>
      <Card className={styles.card}>
        <dl className={figures.words} data-amount>
          <dt className={styles.name}>{name}</dt>
          <dd
            key={figure}
            className={figures.figure}
            data-fit={fitOf(figure)}
            translate={start < 0 ? undefined : 'no'}
          >
            {start >= 0 && <span className={styles.symbol}>{symbol}</span>}
            {figure.slice(start < 0 ? 0 : start + symbol.length)}
          </dd>
          {children}
        </dl>
        {meter && <Meter {...meter} />}
      </Card>
    </section>
  )
}

function Meter({ share, ends }: { share: number; ends: readonly [string, string] }) {
  return (
    <div className={styles.meter} data-amount>
      <svg aria-hidden="true">
        <rect width="100%" height="100%" rx="2" />
        {/* A share of 0 is a thin line, so that it is seen. */}
        <rect
          className={styles.ink}
          width={share > 0 ? percent(share) : '1.5'}
          height="100%"
          rx="2"
        />
      </svg>
      <p>
        {ends.map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
    </div>
  )
}
