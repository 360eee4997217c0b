import { useSyncExternalStore } from 'react'
import { isAddressOf } from '../../addresses'
import {
  atLeastZero,
  type Decimal,
  hundred,
  multiplyDivide,
  one,
  round,
  sum,
  toDigits,
} from '../../core/money/decimal'
import { groupDigits } from '../../core/money/group-digits'
import { isRead, readAmount, readNumber } from '../../core/money/parse'
import { standardRate, tcs, tds } from '../../core/rules/gst'
import { isRecord } from '../../ui/memory/browser-storage'
import { amount, choice, percent, text, yesNo } from '../../ui/memory/input-kinds'
import { profileInputs } from '../../ui/memory/profile'
import { createStore } from '../../ui/tab/store'
import type { OrderTerms, Registration } from './order/terms'

/** Whether the GST rate is typed, or depends on the price, as for clothes and shoes. */
export type GstBy = 'rate' | 'clothes'
export type YesNo = 'yes' | 'no'
export type TargetKind = 'margin' | 'profit'

/**
 * A marketplace order. Who sells, what the marketplace takes and what returns cost belong to the seller
 * and are kept on the device; the product with its price and cost belongs to the tab.
 */
export const inputs = profileInputs({
  name: 'marketplace',
  key: 'gst-hisab-order',
  isAddress: isAddressOf('selling/marketplace'),
  fields: {
    seller: choice<Registration>(['registered', 'composition', 'unregistered']),
    price: amount('1,180'),
    gstBy: choice<GstBy>(['rate', 'clothes']),
    gst: percent(standardRate),
    cost: amount('450'),
    costGst: percent(standardRate),
    packing: amount('12'),
    packingGst: percent(standardRate),
    /** The fee card: up to price, commission and fixed fee of each band; the last has no price. */
    bands: text('300~0~6*500~0~11*1,000~0~34*~15~65'),
    shipping: amount('65'),
    ads: amount('40'),
    undelivered: percent('0'),
    undeliveredFee: amount('0'),
    undeliveredDamaged: percent('0'),
    returned: percent('0'),
    returnedFee: amount('0'),
    returnedDamaged: percent('0'),
    commissionBack: yesNo('yes'),
    fixedFeeBack: yesNo('no'),
    shippingBack: yesNo('no'),
    feesGst: choice<OrderTerms['gstOnFees']>(['onTop', 'included']),
    tcs: percent(tcs.percent),
    tds: percent(tds.percent),
    /** The target of the card `Which price?`: a margin or a profit, and how much of each. */
    targetBy: choice<TargetKind>(['margin', 'profit']),
    margin: percent('20'),
    profit: amount('250'),
  },
  list: 'bands',
  kept: [
    'seller',
    'packing',
    'packingGst',
    'bands',
    'shipping',
    'ads',
    'undelivered',
    'undeliveredFee',
    'undeliveredDamaged',
    'returned',
    'returnedFee',
    'returnedDamaged',
    'commissionBack',
    'fixedFeeBack',
    'shippingBack',
    'feesGst',
    'tcs',
    'tds',
  ],
  // Another tab may have changed who sells: the cost of this one is still the same amount of money.
  follow: (typed, { seller }) => ({
    ...typed,
    cost: convertCost(typed.cost, typed.costGst, typed.seller, seller ?? typed.seller),
  }),
})

export type MarketplaceTexts = typeof inputs.defaults

/** The seller's own order, whatever a link brought to this tab; while prerendering, the example. */
export const useOwnOrder = (): MarketplaceTexts =>
  useSyncExternalStore(inputs.subscribe, inputs.own, () => inputs.defaults)

/** A converted cost with more decimals than this is rounded to the paisa. */
const MOST_DECIMALS = 6

/**
 * Converts a typed cost for another registration: before GST for the registered, with GST for the
 * others, so that it stays the same amount of money. Adding GST is exact, and so is taking it off
 * again; an endless quotient is rounded to the paisa. A text that cannot be read stays.
 *
 * @example convertCost('450', '18', 'registered', 'composition') // '531'
 * @example convertCost('600', '18', 'unregistered', 'registered') // '508.47'
 */
export function convertCost(
  text: string,
  gst: string,
  from: Registration,
  to: Registration,
): string {
  const isBefore = to === 'registered'
  if (isBefore === (from === 'registered')) return text
  const reading = readAmount(text)
  const withGst = sum(hundred, atLeastZero(readNumber(gst).value))
  if (!isRead(reading) || reading.value <= 0n || withGst === hundred) return text
  const [times, over] = isBefore ? [hundred, withGst] : [withGst, hundred]
  const turned = multiplyDivide(reading.value, times, over)
  const isShort = turned % (one / 10n ** BigInt(MOST_DECIMALS)) === 0n
  return groupDigits(toDigits(isShort ? turned : (round(turned, 2) as Decimal)))
}

/** The order before and after choosing another seller, which converts its costs. */
export type CostConversion = { readonly before: MarketplaceTexts; readonly after: MarketplaceTexts }

/** The last conversion in this tab. */
export const lastConversion = createStore<CostConversion | undefined>(() => undefined)

const isRegistered = ({ seller }: Pick<MarketplaceTexts, 'seller'>) => seller === 'registered'

/** Whether the costs of an order, and their rates, are still those of a conversion. */
export const isStillConverted = (now: MarketplaceTexts, { after }: CostConversion): boolean =>
  now.cost === after.cost &&
  now.packing === after.packing &&
  now.costGst === after.costGst &&
  now.packingGst === after.packingGst &&
  isRegistered(now) === isRegistered(after)

/**
 * Chooses who sells. Costs stay the same amounts of money: before GST where input tax comes back, with
 * it otherwise. Choosing back restores the very texts that were typed, unless they were changed since.
 */
export function chooseSeller(seller: Registration): void {
  const now = inputs.read()
  if (isRegistered(now) === isRegistered({ seller })) {
    inputs.change({ seller })
    return
  }
  const last = lastConversion.read()
  const { cost, packing } =
    last && isStillConverted(now, last)
      ? last.before
      : {
          cost: convertCost(now.cost, now.costGst, now.seller, seller),
          packing: convertCost(now.packing, now.packingGst, now.seller, seller),
        }
  const after = { ...now, seller, cost, packing }
  lastConversion.write({ before: now, after })
  inputs.change({ seller, cost, packing })
}

/** Restores the costs as they were typed before a conversion. */
export function undoConversion({ before: { cost, packing } }: CostConversion): void {
  lastConversion.write(undefined)
  inputs.change({ cost, packing })
}

/** The name under which the tab stores which rows of a list were opened as marketplace orders. */
export const OPENED_ROWS = 'gst-hisab-opened-rows'

export const inputNames = Object.keys(inputs.defaults) as (keyof MarketplaceTexts)[]

/** Whether a stored value is a marketplace order: it has a text for every input. */
export const isOrder = (value: unknown): value is MarketplaceTexts =>
  isRecord(value) && inputNames.every((name) => typeof value[name] === 'string')
