import { useEffect, useRef, useSyncExternalStore } from 'react'
import { hundred, multiplyDivide, sum, toDigits } from '../../../core/decimal'
import { withSymbol } from '../../../core/format'
import { groupDigits } from '../../../core/group-digits'
import { readAmount, readNumber } from '../../../core/parse'
import { FieldRemark } from '../../../ui/fields/field-rows'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { sayOutcome } from '../../../ui/memory/browser-storage'
import {
  forgetProfile,
  onProfileChangedInOtherTab,
  type ProfileState,
  saveLinkedAsOwn,
  showOwnInsteadOfLinked,
  useProfileState,
} from '../../../ui/memory/profile-actions'
import { Button } from '../../../ui/page/button'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import { undoBy, useToast } from '../../../ui/tab/toast'
import {
  type CostConversion,
  inputs,
  isStillConverted,
  lastConversion,
  type MarketplaceTexts,
  undoConversion,
} from '../shared/market/inputs'
import { readInputs, readOrder } from '../shared/market/read-inputs'
import { collectsTcs, sayPercent } from '../shared/order/terms'
import styles from './extra-fields.module.css'
import { gstOnFeesLabel, KEPT_INPUTS, ONCE_CHANGED, percentHint } from './sentences'

const gstOnFees = [
  { value: 'onTop', label: 'On top' },
  { value: 'included', label: 'Included' },
] as const

/** Inputs that are rarely changed: the GST on fees, TCS and TDS. */
export function MoreForm({ typed }: { typed: MarketplaceTexts }) {
  const { change } = inputs
  const { tcs, tds } = readInputs(typed)
  const hasTcs = collectsTcs(readOrder(typed).terms)
  return (
    <div className={styles.more}>
      <div className={styles.row}>
        <p aria-hidden="true">{gstOnFeesLabel}</p>
        <Segmented
          wide
          label={gstOnFeesLabel}
          segments={gstOnFees}
          value={typed.feesGst}
          onChoose={(feesGst) => change({ feesGst })}
        />
      </div>
      {typed.seller !== 'unregistered' && (
        <div className={styles.row}>
          <NumberField
            label="TCS (%)"
            size="percent"
            unit="%"
            text={typed.tcs}
            onText={(tcs) => change({ tcs })}
            helper={hasTcs ? 'comes back in the GST ledger' : 'none: this sale has no GST (0%)'}
            hint={percentHint(tcs)}
          />
        </div>
      )}
      <div className={styles.row}>
        <NumberField
          label="TDS (%)"
          size="percent"
          unit="%"
          text={typed.tds}
          onText={(tds) => change({ tds })}
          helper="comes back with the tax return"
          hint={percentHint(tds)}
        />
      </div>
    </div>
  )
}

const sentences: { readonly [Each in ProfileState]: string } = {
  example: ONCE_CHANGED,
  kept: `Your ${KEPT_INPUTS} are kept on this device.`,
  full: `Your ${KEPT_INPUTS} could not be kept: the storage of this device is full. They are here until you leave.`,
  forbidden: `Your ${KEPT_INPUTS} could not be kept: this browser keeps nothing. They are here until you leave.`,
  cleared:
    'The storage of this browser was cleared. What stands here stays, and is kept again when you change it.',
  linked: `The ${KEPT_INPUTS} of this order hold in this tab only. Yours are kept as they were.`,
  'linked, none kept': `The ${KEPT_INPUTS} of this order hold in this tab only.`,
}

/** Says whether the seller's part of an order is kept on this device, and lets it be forgotten. */
export function ProfileLine() {
  const showToast = useToast()
  const line = useRef<HTMLDivElement>(null)
  const state = useProfileState(inputs)
  const isLinked = state === 'linked' || state === 'linked, none kept'

  useEffect(
    () =>
      onProfileChangedInOtherTab(inputs, () => showToast('Your order was changed in another tab')),
    [showToast],
  )

  const press = (act: typeof showOwnInsteadOfLinked, done: string) => () => {
    const { outcome, ...undo } = act(inputs)
    // The button that was pressed disappears.
    line.current?.focus()
    showToast(sayOutcome(done, outcome), undoBy(undo))
  }

  return (
    <div
      ref={line}
      tabIndex={-1}
      className={classNames(styles.profile, state === 'linked' && styles.linked)}
    >
      <div role="status">
        <FieldRemark key={state}>{sentences[state]}</FieldRemark>
      </div>
      {state === 'kept' && (
        <Button kind="quiet" onClick={press(forgetProfile, 'The example is back')}>
          Forget
        </Button>
      )}
      {state === 'linked' && (
        <Button kind="quiet" onClick={press(showOwnInsteadOfLinked, 'Yours are back')}>
          Use mine
        </Button>
      )}
      {isLinked && (
        <Button kind="quiet" onClick={press(saveLinkedAsOwn, 'These are yours now')}>
          Keep these as mine
        </Button>
      )}
    </div>
  )
}

/** Says how the costs were converted for another seller, as long as they are unchanged. */
export function ConversionLine({ typed }: { typed: MarketplaceTexts }) {
  const { symbol } = useCurrency().currency
  const conversion = useSyncExternalStore(lastConversion.subscribe, lastConversion.read)
  const words =
    conversion && isStillConverted(typed, conversion)
      ? sayCostConversion(conversion, symbol)
      : undefined
  return (
    <div className={styles.conversion} role="status">
      {conversion && words && (
        <>
          <p key={words} data-amount>
            {words}
          </p>
          <Button
            kind="quiet"
            onClick={() => {
              undoConversion(conversion)
              // The button disappears with the line.
              document.querySelector<HTMLElement>('main input[type=radio]:checked')?.focus()
            }}
          >
            Leave as typed
          </Button>
        </>
      )}
    </div>
  )
}

const costs = [
  { name: 'cost', gst: 'costGst', label: 'Cost' },
  { name: 'packing', gst: 'packingGst', label: 'packing' },
] as const

/**
 * The conversion of the costs for another seller, in a sentence; nothing where they stayed.
 *
 * @example sayCostConversion(conversion, '₹')
 * // 'Cost ₹450 + 18% GST = ₹531, packing ₹12 + 18% GST = ₹14.16: input tax does not come back.'
 */
export function sayCostConversion(
  { before, after }: CostConversion,
  symbol: string,
): string | undefined {
  const comesBack = after.seller === 'registered'
  const lines = costs.flatMap(({ name, gst, label }) => {
    if (before[name] === after[name]) return []
    const [from, to] = [readAmount(before[name]).value, readAmount(after[name]).value]
    const rate = readNumber(before[gst]).value
    const money = (value: typeof from) => withSymbol(groupDigits(toDigits(value)), symbol)
    const [net, gross] = comesBack ? [to, from] : [from, to]
    const isExact = multiplyDivide(net, sum(hundred, rate), hundred) === gross
    const sign = comesBack ? 'less' : '+'
    const step = `${label} ${money(from)} ${sign} ${sayPercent(rate)} GST = ${money(to)}`
    return isExact ? [step] : [`${step}, rounded`]
  })
  if (lines.length === 0) return undefined
  const words = lines.join(', ')
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}: input tax ${comesBack ? 'comes back' : 'does not come back'}.`
}
