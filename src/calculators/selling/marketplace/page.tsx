import { useDeferredValue, useMemo } from 'react'
import type { Decimal } from '../../../core/decimal'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { FieldRemark, FieldRows } from '../../../ui/fields/field-rows'
import { Fold } from '../../../ui/fields/fold'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { readInputs } from '../shared/market/asked'
import { inputs } from '../shared/market/inputs'
import { sayReturns } from '../shared/market/say'
import { answer } from './answer'
import { FeeCard } from './fee-card'
import { AmountWithGst, GstField, MoneyField, SellerChoice } from './order-fields'
import { OrderResult, resultsOf } from './order-result'
import paper from './paper.module.css'
import { PriceCard } from './price-card'
import ruled from './ruled.module.css'
import { head } from './view'
import { ONCE_CHANGED, sayMore } from './words'

const returnsForm = lazyPart(() => import('./returns-form').then((part) => part.ReturnsForm))
const moreForm = lazyPart(() => import('./more-form').then((part) => part.MoreForm))
const turnedLine = lazyPart(() => import('./turned-line').then((part) => part.TurnedLine))
const profileLine = lazyPart(() => import('./profile-line').then((part) => part.ProfileLine))
const smallCards = lazyPart(() => import('./small-cards').then((part) => part.SmallCards))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))
const advice = lazyPart(() => import('./advice').then((part) => part.Advice))

const { change } = inputs

export { head }

export function Page({ others }: PageProps) {
  const { currency, money } = useCurrency()
  const typed = usePageInputs(inputs)
  const reading = readInputs(typed)
  const now = useMemo(() => answer(typed), [typed])
  const later = useDeferredValue(now)
  useLoadedWhenIdle(returnsForm)
  useLoadedWhenIdle(moreForm)
  const TurnedLine = useLoadedWhenIdle(turnedLine)
  const ProfileLine = useLoadedWhenIdle(profileLine)

  const order = now.answered?.order
  const { asked, answered } = now
  const { terms } = asked
  const isRegistered = typed.seller === 'registered'
  const fees = typed.feesGst === 'onTop' ? 'before GST' : 'with GST'

  return (
    <PageAnswer results={resultsOf(order, (value: Decimal) => money(value, 2))}>
      <div className={paper.order}>
        <Columns parts="5:7">
          <FieldRows spacing="compact">
            <SellerChoice seller={typed.seller}>
              {TurnedLine && <TurnedLine typed={typed} />}
            </SellerChoice>
            <div className={ruled.group}>
              <MoneyField
                label="Selling price"
                money="chooser"
                text={typed.price}
                onText={(price) => change({ price })}
                helper={isRegistered ? 'with GST' : 'what the buyer pays'}
                reading={reading.price}
              />
            </div>
            {isRegistered && <GstField typed={typed} reading={reading.gst} order={order} />}
            <AmountWithGst
              label="Cost price"
              text={typed.cost}
              onText={(cost) => change({ cost })}
              reading={reading.cost}
              {...(isRegistered && {
                gst: {
                  label: 'GST on cost (%)',
                  text: typed.costGst,
                  onText: (costGst: string) => change({ costGst }),
                  reading: reading.costGst,
                },
              })}
            />
            <AmountWithGst
              label="Packing"
              text={typed.packing}
              onText={(packing) => change({ packing })}
              reading={reading.packing}
              {...(isRegistered && {
                gst: {
                  label: 'GST on packing (%)',
                  text: typed.packingGst,
                  onText: (packingGst: string) => change({ packingGst }),
                  reading: reading.packingGst,
                },
              })}
            />
            <FeeCard text={typed.bands} band={order?.band} />
            <MoneyField
              label="Shipping fee"
              text={typed.shipping}
              onText={(shipping) => change({ shipping })}
              helper={fees}
              reading={reading.shipping}
            />
            <MoneyField
              label="Ads per order"
              text={typed.ads}
              onText={(ads) => change({ ads })}
              helper="before GST"
              reading={reading.ads}
            />
            <Fold
              hasAmounts
              name="Returns"
              className={ruled.group}
              summary={sayReturns(terms, currency.symbol)}
            >
              <returnsForm.Part typed={typed} order={order} ruled={ruled} />
            </Fold>
            <Fold hasAmounts name="More" summary={sayMore(terms)}>
              <moreForm.Part typed={typed} />
            </Fold>
            {ProfileLine ? <ProfileLine /> : <FieldRemark>{ONCE_CHANGED}</FieldRemark>}
          </FieldRows>
          <OrderResult answered={now} typed={typed} />
        </Columns>
      </div>
      <PriceCard asked={asked} answered={answered} typed={typed} />
      <DeferredIsland part={smallCards} props={later} />
      <Columns parts="7:5">
        <DeferredIsland part={howItWorks} props={later} />
        <DeferredIsland part={advice} props={later} />
      </Columns>
      {others}
    </PageAnswer>
  )
}
