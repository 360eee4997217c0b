import { useDeferredValue, useMemo, useState } from 'react'
import type { Decimal } from '../../../core/money/decimal'
import { inputs, type MarketplaceTexts } from '../../../desks/market/inputs'
import { readInputs } from '../../../desks/market/read-inputs'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { Choice, Field } from '../../../ui/fields/bound'
import { Fold } from '../../../ui/fields/fold'
import { problemHint } from '../../../ui/fields/hints'
import { Card } from '../../../ui/page/card'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import type { OrderAnswer } from './compute'
import styles from './price-card.module.css'
import { marketplaceWords } from './words'

const cheapestPrice = lazyPart(() => import('./price-answer').then((part) => part.CheapestPrice))
const pricePicture = lazyPart(() => import('./price-answer').then((part) => part.PricePicture))
const priceSlider = lazyPart(() => import('./price-details').then((part) => part.PriceSlider))
const priceTable = lazyPart(() => import('./price-details').then((part) => part.PriceTable))

type PriceCardProps = Pick<OrderAnswer, 'orderInputs' | 'results'> & { typed: MarketplaceTexts }

/** The prices that bring a margin or a profit, beside a picture of all prices around today's. */
export function PriceCard({ orderInputs, results, typed }: PriceCardProps) {
  // While today's price is moved in the picture, the range of prices in the picture stays.
  const [slid, setSlid] = useState<{ anchor: Decimal; prices: readonly Decimal[] }>()
  const isSlid = slid?.prices.includes(orderInputs.price) ?? false
  const anchor = isSlid && slid ? slid.anchor : orderInputs.price
  const current = useMemo(() => ({ orderInputs, results, anchor }), [orderInputs, results, anchor])
  const deferred = useDeferredValue(current)
  const Slider = useLoadedWhenIdle(priceSlider)

  const slide = (price: Decimal, text: string) => {
    setSlid({ anchor, prices: [...(isSlid && slid ? slid.prices : []), price] })
    inputs.change({ price: text })
  }

  const isMargin = typed.targetBy === 'margin'
  const label = marketplaceWords.price.priceFor[typed.targetBy]
  const read = readInputs(typed)
  const hint = problemHint(isMargin ? read.margin : read.profit)

  return (
    <section aria-label={marketplaceWords.price.title} className={styles.section}>
      <Card className={styles.card}>
        <div className={styles.words}>
          <h2>{marketplaceWords.price.title}</h2>
          {/* The field has the same name for screen readers. */}
          <p key={label} className={styles.label} aria-hidden="true">
            {label}
          </p>
          <div className={styles.target}>
            <Choice
              of={inputs}
              name="targetBy"
              label={marketplaceWords.price.target}
              words={marketplaceWords.price.targets}
            />
            <Field
              key={typed.targetBy}
              of={inputs}
              name={typed.targetBy}
              label={label}
              size="bare"
              hint={problemHint}
            />
          </div>
          {hint && (
            <p key={hint} className={styles.hint}>
              {hint}
            </p>
          )}
          <DeferredIsland part={cheapestPrice} props={deferred} />
        </div>
        <div className={styles.picture}>
          <DeferredIsland part={pricePicture} props={deferred} />
          {Slider && <Slider {...current} text={typed.price} onPrice={slide} />}
        </div>
        <div className={styles.table}>
          <Fold name={marketplaceWords.price.table} summary={marketplaceWords.price.tableSummary}>
            <priceTable.Part {...deferred} />
          </Fold>
        </div>
      </Card>
    </section>
  )
}
