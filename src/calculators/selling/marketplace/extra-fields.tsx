import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type Decimal, hundred, multiplyDivide, sum, toDigits } from '../../../core/money/decimal'
import { withSymbol } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { readAmount, readNumber } from '../../../core/money/parse'
import {
  type CostConversion,
  inputs,
  isStillConverted,
  lastConversion,
  type MarketplaceTexts,
  undoConversion,
} from '../../../desks/market/inputs'
import { collectsTcs, sayPercent } from '../../../desks/market/order/terms'
import { readOrder } from '../../../desks/market/read-inputs'
import { Choice, Field } from '../../../ui/fields/bound'
import { FieldRemark } from '../../../ui/fields/field-rows'
import { sayOutcome } from '../../../ui/memory/browser-storage'
import {
  forgetProfile,
  onProfileChangedInOtherTab,
  saveLinkedAsOwn,
  showOwnInsteadOfLinked,
  useProfileState,
} from '../../../ui/memory/profile-actions'
import { Button } from '../../../ui/page/button'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import { undoBy, useToast } from '../../../ui/tab/toast'
import styles from './extra-fields.module.css'
import { percentHint } from './sentences'
import { marketplaceWords } from './words'

/** Inputs that are rarely changed: the GST on fees, TCS and TDS. */
export function MoreForm({ typed }: { typed: MarketplaceTexts }) {
  const hasTcs = collectsTcs(readOrder(typed).terms)
  return (
    <div className={styles.more}>
      <div className={styles.row}>
        <p aria-hidden="true">{marketplaceWords.more.gstOnFees}</p>
        <Choice
          wide
          of={inputs}
          name="feesGst"
          label={marketplaceWords.more.gstOnFees}
          words={marketplaceWords.more.gstOnFeesBy}
        />
      </div>
      {typed.seller !== 'unregistered' && (
        <div className={styles.row}>
          <Field
            of={inputs}
            name="tcs"
            label={marketplaceWords.more.tcsField}
            helper={hasTcs ? marketplaceWords.more.tcsBack : marketplaceWords.more.noTcsHelp}
            hint={percentHint}
          />
        </div>
      )}
      <div className={styles.row}>
        <Field
          of={inputs}
          name="tds"
          label={marketplaceWords.more.tdsField}
          helper={marketplaceWords.more.tdsBack}
          hint={percentHint}
        />
      </div>
    </div>
  )
}

/** Says whether the seller's part of an order is kept on this device, and lets it be forgotten. */
export function ProfileLine() {
  const showToast = useToast()
  const line = useRef<HTMLDivElement>(null)
  const state = useProfileState(inputs)
  const isLinked = state === 'linked' || state === 'linked, none kept'

  useEffect(
    () =>
      onProfileChangedInOtherTab(inputs, () => showToast(marketplaceWords.kept.changedElsewhere)),
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
        <FieldRemark key={state}>{marketplaceWords.kept.states[state]}</FieldRemark>
      </div>
      {state === 'kept' && (
        <Button kind="quiet" onClick={press(forgetProfile, marketplaceWords.kept.done.forgotten)}>
          {marketplaceWords.kept.forget}
        </Button>
      )}
      {state === 'linked' && (
        <Button
          kind="quiet"
          onClick={press(showOwnInsteadOfLinked, marketplaceWords.kept.done.mineUsed)}
        >
          {marketplaceWords.kept.useMine}
        </Button>
      )}
      {isLinked && (
        <Button kind="quiet" onClick={press(saveLinkedAsOwn, marketplaceWords.kept.done.theseKept)}>
          {marketplaceWords.kept.keepThese}
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
            {marketplaceWords.conversion.leave}
          </Button>
        </>
      )}
    </div>
  )
}

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
  const kind = after.seller === 'registered' ? 'taken' : 'added'
  const money = (value: Decimal) => withSymbol(groupDigits(toDigits(value)), symbol)
  const stepOf = (name: 'cost' | 'packing', gst: 'costGst' | 'packingGst', say: SayStep) => {
    if (before[name] === after[name]) return []
    const [from, to] = [readAmount(before[name]).value, readAmount(after[name]).value]
    const rate = readNumber(before[gst]).value
    const [net, gross] = kind === 'taken' ? [to, from] : [from, to]
    const isExact = multiplyDivide(net, sum(hundred, rate), hundred) === gross
    const step = say(money(from), sayPercent(rate), money(to))
    return [isExact ? step : marketplaceWords.conversion.rounded(step)]
  }
  const cost = stepOf('cost', 'costGst', marketplaceWords.conversion.cost[kind])
  const packing = stepOf(
    'packing',
    'packingGst',
    cost.length > 0
      ? marketplaceWords.conversion.packing[kind]
      : marketplaceWords.conversion.packingAlone[kind],
  )
  const steps = [...cost, ...packing]
  if (steps.length === 0) return undefined
  const words = steps.join(', ')
  return kind === 'taken'
    ? marketplaceWords.conversion.taken(words)
    : marketplaceWords.conversion.added(words)
}

type SayStep = (from: string, rate: string, to: string) => string
