import { type ReactNode, useDeferredValue, useMemo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { type Decimal, toDigits } from '../../../core/money/decimal'
import { ratesOfKind } from '../../../core/rules/gst'
import { chooseSeller, inputs, type MarketplaceTexts } from '../../../desks/market/inputs'
import { slabWords } from '../../../desks/market/order/market-rules'
import type { Order } from '../../../desks/market/order/order'
import { sayReturns, sellers } from '../../../desks/market/order/terms'
import { readInputs } from '../../../desks/market/read-inputs'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { type BoundTo, Field, useText } from '../../../ui/fields/bound'
import { FieldRemark, FieldRows } from '../../../ui/fields/field-rows'
import { Fold } from '../../../ui/fields/fold'
import { amountHint, understoodAs } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import ruled from '../../../ui/fields/ruled.module.css'
import { Segmented, Titled } from '../../../ui/fields/segmented'
import { WithGst } from '../../../ui/fields/with-gst'
import type { Input } from '../../../ui/memory/input-kinds'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { answer } from './compute'
import { FeeCard } from './fee-card'
import styles from './page.module.css'
import paper from './paper.module.css'
import { PriceCard } from './price-card'
import { OrderResult, resultsOf } from './result'
import { gstHint, sayMore } from './sentences'
import { marketplaceWords } from './words'

// What the page loads later.
const returnsForm = lazyPart(() => import('./returns-form').then((part) => part.ReturnsForm))
const moreForm = lazyPart(() => import('./extra-fields').then((part) => part.MoreForm))
const conversionLine = lazyPart(() => import('./extra-fields').then((part) => part.ConversionLine))
const profileLine = lazyPart(() => import('./extra-fields').then((part) => part.ProfileLine))
const limitCards = lazyPart(() => import('./limit-cards').then((part) => part.LimitCards))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))
const advice = lazyPart(() => import('./how-it-works').then((part) => part.Advice))

const { change } = inputs

export const head: ViewHead = {
  heading: marketplaceWords.heading,
  intro: marketplaceWords.intro,
  title: marketplaceWords.title,
  description: marketplaceWords.description,
}

export function Page({ others }: PageProps) {
  const { currency, money } = useCurrency()
  const typed = usePageInputs(inputs)
  const reading = readInputs(typed)
  const current = useMemo(() => answer(typed), [typed])
  const deferred = useDeferredValue(current)
  useLoadedWhenIdle(returnsForm)
  useLoadedWhenIdle(moreForm)
  const ConversionLine = useLoadedWhenIdle(conversionLine)
  const ProfileLine = useLoadedWhenIdle(profileLine)

  const order = current.results?.order
  const { orderInputs, results } = current
  const { terms } = orderInputs
  const isRegistered = typed.seller === 'registered'
  const fees =
    typed.feesGst === 'onTop' ? marketplaceWords.fields.beforeGst : marketplaceWords.fields.withGst

  return (
    <PageAnswer
      isExample={typed === inputs.defaults}
      results={resultsOf(order, (value: Decimal) => money(value, 2))}
    >
      <div className={paper.order}>
        <Columns parts="5:7">
          <FieldRows spacing="compact">
            <SellerChoice seller={typed.seller}>
              {ConversionLine && <ConversionLine typed={typed} />}
            </SellerChoice>
            <div className={ruled.group}>
              <MoneyField
                label={marketplaceWords.fields.sellingPrice}
                money="chooser"
                of={inputs}
                name="price"
                helper={
                  isRegistered ? marketplaceWords.fields.withGst : marketplaceWords.fields.buyerPays
                }
              />
            </div>
            {isRegistered && <GstField typed={typed} reading={reading.gst} order={order} />}
            <WithGst
              of={inputs}
              name="cost"
              label={marketplaceWords.fields.costPrice}
              helper={
                isRegistered ? marketplaceWords.fields.beforeGst : marketplaceWords.fields.withGst
              }
              hint={amountHint}
              gst={
                isRegistered
                  ? { name: 'costGst', label: marketplaceWords.fields.gstOnCost, hint: gstHint }
                  : undefined
              }
            />
            <WithGst
              of={inputs}
              name="packing"
              label={marketplaceWords.fields.packing}
              helper={
                isRegistered ? marketplaceWords.fields.beforeGst : marketplaceWords.fields.withGst
              }
              hint={amountHint}
              gst={
                isRegistered
                  ? {
                      name: 'packingGst',
                      label: marketplaceWords.fields.gstOnPacking,
                      hint: gstHint,
                    }
                  : undefined
              }
            />
            <FeeCard text={typed.bands} band={order?.band} />
            <MoneyField
              label={marketplaceWords.fields.shippingFee}
              of={inputs}
              name="shipping"
              helper={fees}
            />
            <MoneyField
              label={marketplaceWords.fields.adsPerOrder}
              of={inputs}
              name="ads"
              helper={marketplaceWords.fields.beforeGst}
            />
            <Fold
              hasAmounts
              name={marketplaceWords.returns.name}
              className={ruled.group}
              summary={sayReturns(terms, currency.symbol)}
            >
              <returnsForm.Part typed={typed} order={order} ruled={ruled} />
            </Fold>
            <Fold hasAmounts name={marketplaceWords.more.name} summary={sayMore(terms)}>
              <moreForm.Part typed={typed} />
            </Fold>
            <div className={paper.screenOnly}>
              {ProfileLine ? (
                <ProfileLine />
              ) : (
                <FieldRemark>{marketplaceWords.kept.states.example}</FieldRemark>
              )}
            </div>
          </FieldRows>
          <OrderResult answer={current} typed={typed} />
        </Columns>
      </div>
      <PriceCard orderInputs={orderInputs} results={results} typed={typed} />
      <DeferredIsland part={limitCards} props={deferred} />
      <Columns parts="7:5">
        <DeferredIsland part={howItWorks} props={deferred} />
        <DeferredIsland part={advice} props={deferred} />
      </Columns>
      {others}
    </PageAnswer>
  )
}

type SellerChoiceProps = Pick<MarketplaceTexts, 'seller'> & { children: ReactNode }

function SellerChoice({ seller, children }: SellerChoiceProps) {
  const note = marketplaceWords.sellerNotes[seller]
  return (
    <Titled title={marketplaceWords.seller} className={styles.seller}>
      <Segmented
        wide
        label={marketplaceWords.seller}
        segments={sellers}
        value={seller}
        onChoose={chooseSeller}
      />
      {note && (
        <small key={note} role="status">
          {note}
        </small>
      )}
      {children}
    </Titled>
  )
}

const rates = ratesOfKind('general')
const slabsByPrice = marketplaceWords.fields.slabsByPrice(
  slabWords.lower,
  slabWords.limit,
  slabWords.higher,
)

type GstFieldProps = {
  typed: Pick<MarketplaceTexts, 'gst' | 'gstBy'>
  reading: ReturnType<typeof readInputs>['gst']
  order: Order | undefined
}

/** The GST rate: typed, one of the usual ones, or depending on the price. */
function GstField({ typed, reading, order }: GstFieldProps) {
  const isByPrice = typed.gstBy === 'clothes'
  const rate = isByPrice && order ? toDigits(order.gstRateUsed) : typed.gst
  const chosen = isByPrice || reading.problem ? undefined : toDigits(reading.value)
  const chip = (isPressed: boolean, part: Partial<MarketplaceTexts>, words: ReactNode) => (
    <button
      key={part.gst}
      type="button"
      aria-pressed={isPressed}
      className={classNames(styles.chip, part.gstBy === 'clothes' && styles.wide)}
      onClick={() => change(part)}
    >
      {words}
    </button>
  )
  return (
    <NumberField
      label={marketplaceWords.fields.gstRate}
      size="percent"
      unit="%"
      text={rate}
      onText={(gst) => change({ gst, gstBy: 'rate' })}
      helper={isByPrice ? marketplaceWords.fields.byPrice : undefined}
      hint={
        isByPrice
          ? order?.slabInconsistent
            ? marketplaceWords.fields.noRateFits(slabWords.higher)
            : undefined
          : gstHint(reading)
      }
      below={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
        <div role="group" aria-label={marketplaceWords.fields.quickRates} className={styles.chips}>
          {rates.map((gst) => chip(gst === chosen, { gst, gstBy: 'rate' }, `${gst}%`))}
          {chip(
            isByPrice,
            { gstBy: 'clothes' },
            <>
              {marketplaceWords.fields.clothesAndShoes} <small>{slabsByPrice}</small>
            </>,
          )}
        </div>
      }
    />
  )
}

type MoneyFieldProps<Name extends string> = BoundTo<Name, Input<'amount'>> & {
  label: string
  helper: string
  money?: 'symbol' | 'chooser'
}

/**
 * An amount, and whether it is with GST; an amount that is typed in words shows how it is understood
 * instead.
 */
function MoneyField<Name extends string>({ helper, ...field }: MoneyFieldProps<Name>) {
  const { symbol } = useCurrency().currency
  const { text } = useText(field.of, field.name)
  return (
    <div className={styles.money}>
      <Field {...field} helper={understoodAs(text, symbol) ? undefined : helper} />
    </div>
  )
}
