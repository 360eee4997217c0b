import type { ReactNode } from 'react'
import { toDigits } from '../../../core/decimal'
import { slabsOfKind } from '../../../core/gst-rules'
import { amountHint, understoodAs } from '../../../ui/fields/hints'
import { NumberField, type NumberFieldProps } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import type { readInputs } from '../shared/market/asked'
import { chooseSeller } from '../shared/market/choose-seller'
import { inputs, type MarketplaceTexts } from '../shared/market/inputs'
import { sellers } from '../shared/market/say'
import { slabWords } from '../shared/order/market-rules'
import type { Order } from '../shared/order/order'
import styles from './order-fields.module.css'
import { gstHint, sellerNotes } from './words'

const { change } = inputs

type SellerChoiceProps = Pick<MarketplaceTexts, 'seller'> & { children: ReactNode }

export function SellerChoice({ seller, children }: SellerChoiceProps) {
  const note = sellerNotes[seller]
  return (
    <div className={styles.seller}>
      <p aria-hidden="true">You are</p>
      <Segmented wide label="You are" segments={sellers} value={seller} onChoose={chooseSeller} />
      {note && (
        <small key={note} role="status">
          {note}
        </small>
      )}
      {children}
    </div>
  )
}

const rates = slabsOfKind('general')
const slabsByPrice = `${slabWords.lower} up to ${slabWords.limit}, ${slabWords.higher} above`

type GstFieldProps = {
  typed: Pick<MarketplaceTexts, 'gst' | 'gstBy'>
  reading: ReturnType<typeof readInputs>['gst']
  order: Order | undefined
}

/** The GST rate: typed, one of the usual ones, or by the price. */
export function GstField({ typed, reading, order }: GstFieldProps) {
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
      label="GST rate (%)"
      size="percent"
      unit="%"
      text={rate}
      onText={(gst) => change({ gst, gstBy: 'rate' })}
      helper={isByPrice ? 'by the price' : undefined}
      hint={
        isByPrice
          ? order?.slabInconsistent
            ? `No rate fits this price. Counted at ${slabWords.higher}.`
            : undefined
          : gstHint(reading)
      }
      below={
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
        <div role="group" aria-label="Quick rates" className={styles.chips}>
          {rates.map((gst) => chip(gst === chosen, { gst, gstBy: 'rate' }, `${gst}%`))}
          {chip(
            isByPrice,
            { gstBy: 'clothes' },
            <>
              Clothes and shoes <small>{slabsByPrice}</small>
            </>,
          )}
        </div>
      }
    />
  )
}

type MoneyFieldProps = Pick<NumberFieldProps, 'label' | 'text' | 'onText'> & {
  reading: ReturnType<typeof readInputs>['cost']
  helper: string
  money?: NumberFieldProps['money']
}

/** An amount, and whether it is with GST; while it is in words, what they are understood as. */
export function MoneyField({ reading, helper, money = 'symbol', ...field }: MoneyFieldProps) {
  const { symbol } = useCurrency().currency
  return (
    <div className={styles.money}>
      <NumberField
        {...field}
        money={money}
        helper={understoodAs(field.text, symbol) ? undefined : helper}
        hint={amountHint(reading)}
      />
    </div>
  )
}

type AmountWithGstProps = Pick<NumberFieldProps, 'label' | 'text' | 'onText'> & {
  reading: ReturnType<typeof readInputs>['cost']
  /** The GST on it; nothing where it does not come back. */
  gst?: Pick<NumberFieldProps, 'label' | 'text' | 'onText'> & {
    reading: ReturnType<typeof readInputs>['cost']
  }
}

/** An amount and the GST on it, in one row. */
export function AmountWithGst({ label, text, onText, reading, gst }: AmountWithGstProps) {
  return (
    <div className={gst && styles.twin}>
      <NumberField
        label={label}
        money="symbol"
        text={text}
        onText={onText}
        helper={gst ? 'before GST' : 'with GST'}
        hint={amountHint(reading) ?? (gst && gstHint(gst.reading))}
        beside={
          gst && (
            <div className={styles.gst}>
              <NumberField
                label={gst.label}
                size="bare"
                unit="%"
                text={gst.text}
                onText={gst.onText}
                hint={gstHint(gst.reading)}
              />
            </div>
          )
        }
      />
    </div>
  )
}
