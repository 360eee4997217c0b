import { ChevronDown, Minus, Plus } from 'lucide'
import { use, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PageProps, ViewHead } from '../../../contract'
import { unitOf } from '../../../core/money/currencies'
import { hundred, toDigits } from '../../../core/money/decimal'
import { sayAmount } from '../../../core/money/format'
import type { SumReading } from '../../../core/money/sums'
import { ratesOfKind } from '../../../core/rules/gst'
import { inputs } from '../../../desks/books/gst/inputs'
import { type GstRate, moreRates, quickRates } from '../../../desks/books/gst/rate-buttons'
import { booksWords } from '../../../desks/books/words'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { Choice, Field } from '../../../ui/fields/bound'
import { Tick } from '../../../ui/fields/checkbox'
import { FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, boundsHint } from '../../../ui/fields/hints'
import { FieldContext } from '../../../ui/fields/number-field'
import { type ChoiceProps, SegmentText } from '../../../ui/fields/segmented'
import segmentedStyles from '../../../ui/fields/segmented.module.css'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, StaticIsland } from '../../../ui/tab/lazy-part'
import { answer } from './answer'
import styles from './page.module.css'
import { Result, resultsOf } from './result'
import { gstSingleWords } from './words'

// Loaded later, as its many words are not needed for the first answer.
const ratesCard = lazyPart(() => import('./rates-card').then((part) => part.RatesCard))

export const head: ViewHead = {
  heading: gstSingleWords.heading,
  intro: gstSingleWords.intro,
  title: gstSingleWords.title,
  description: gstSingleWords.description,
}

const modes = [
  { value: 'add', label: gstSingleWords.modes.add, icon: <Icon of={Plus} size={20} /> },
  { value: 'remove', label: gstSingleWords.modes.remove, icon: <Icon of={Minus} size={20} /> },
] as const

const rateHint = boundsHint(
  gstSingleWords.rateBelowZero,
  hundred,
  gstSingleWords.rateAboveAll(ratesOfKind('general').at(-1) ?? ''),
)

/** What an amount is read as, and what a sum comes to. */
export function sayTyped(
  text: string,
  { value, isSum, terms }: SumReading,
  symbol: string,
): string {
  if (!text.trim()) return gstSingleWords.amountHelp
  const said = sayAmount(value, symbol)
  if (!isSum) return said
  return terms > 1 ? gstSingleWords.sum.prices(terms, said) : gstSingleWords.sum.is(said)
}

/** The GST of one price: what is asked, and its answer. */
export function Page({ others }: PageProps) {
  const { currency, money } = useCurrency()
  const typed = usePageInputs(inputs)
  const { mode, buyer } = typed
  const { rate } = inputs.parse(typed)
  const found = answer(typed)
  const { amount } = found

  return (
    <PageAnswer isExample={typed === inputs.defaults} results={resultsOf(typed, found, money)}>
      <Columns parts="5:7">
        <FieldRows>
          <div>
            <ModeButtons
              label={gstSingleWords.mode}
              segments={modes}
              value={mode}
              onChoose={(mode) => inputs.change({ mode })}
            />
            <p className={styles.modeHelp}>{gstSingleWords.modeHelp[mode]}</p>
          </div>
          <Field
            of={inputs}
            name="amount"
            label={gstSingleWords.amount}
            size="large"
            money="chooser"
            helper={sayTyped(typed.amount, amount, currency.symbol)}
            hint={() =>
              amount.dividesByZero ? gstSingleWords.sum.dividesByZero : amountHint(amount)
            }
            below={<SumKeys text={typed.amount} />}
          />
          <Field
            of={inputs}
            name="rate"
            label={gstSingleWords.rate}
            hint={rateHint}
            below={<RateButtons chosen={rate.problem ? undefined : toDigits(rate.value)} />}
          />
          <div>
            <div className={styles.buyer}>
              <div>
                <h2>{gstSingleWords.buyer}</h2>
                <p>{gstSingleWords.buyerHelp[buyer]}</p>
              </div>
              <Choice
                wide
                of={inputs}
                name="buyer"
                label={gstSingleWords.buyer}
                words={booksWords.gst.buyers}
              />
            </div>
            <Tick of={inputs} name="rupee" label={gstSingleWords.round(unitOf(currency))} />
          </div>
        </FieldRows>

        <Result typed={typed} found={found} />
      </Columns>
      <Columns parts="7:5">
        <StaticIsland part={ratesCard} />
        {others}
      </Columns>
    </PageAnswer>
  )
}

const chipOf = ({ rate, kind, brief }: GstRate) => ({
  value: rate,
  label: `${rate}%`,
  ...(kind === 'former' && {
    note: { word: gstSingleWords.old, meaning: gstSingleWords.oldMeaning },
  }),
  ...(brief && { note: { word: brief } }),
})
const quickChips = quickRates.map(chipOf)
const moreChips = moreRates.map(chipOf)

/** The usual rates, and the special ones on demand; a chosen special rate stays in view. */
function RateButtons({ chosen }: { chosen: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false)
  const showsMore = isOpen || moreRates.some(({ rate }) => rate === chosen)
  const choose = (rate: string) => inputs.change({ rate })
  return (
    <div className={styles.quickRates}>
      <Chips
        label={gstSingleWords.quickRates}
        chips={quickChips}
        chosen={chosen}
        onChoose={choose}
      />
      <button
        type="button"
        className={styles.moreRates}
        aria-expanded={showsMore}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{gstSingleWords.moreRates}</span>
        <Icon of={ChevronDown} size={18} />
      </button>
      {showsMore && (
        <Chips
          label={gstSingleWords.moreRates}
          chips={moreChips}
          chosen={chosen}
          onChoose={choose}
        />
      )}
    </div>
  )
}

/**
 * Begins the next part of a sum, also where a keypad has digits alone. Tab passes the two by: whoever has that key
 * has the signs, too.
 */
function SumKeys({ text }: { text: string }) {
  const labelId = use(FieldContext)?.labelId
  const add = (sign: string) => {
    const before = text.replace(/[-+*/×÷\s]+$/, '')
    flushSync(() => inputs.change({ amount: before ? `${before} ${sign} ` : '' }))
    const label = document.getElementById(labelId ?? '')
    const field = label instanceof HTMLLabelElement && label.control
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.setSelectionRange(field.value.length, field.value.length)
  }
  return (
    <div className={styles.sumKeys}>
      <button type="button" tabIndex={-1} onClick={() => add('+')}>
        {gstSingleWords.sum.anotherPrice}
      </button>
      <button type="button" tabIndex={-1} onClick={() => add('×')}>
        {gstSingleWords.sum.timesQuantity}
      </button>
    </div>
  )
}

type Chip = {
  value: string
  label: string
  /** A word under the label. With a meaning, which describes the button, the chip is shown less prominently. */
  note?: { word: string; meaning?: string }
}

type ChipsProps = {
  label: string
  chips: readonly Chip[]
  /** The value that is chosen; none when it is not among the chips. */
  chosen: string | undefined
  onChoose(value: string): void
}

/** Buttons with usual values for a field. */
function Chips({ label, chips, chosen, onChoose }: ChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
    <div role="group" aria-label={label} className={styles.chips}>
      {chips.map(({ value, label, note }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === chosen}
          aria-description={note?.meaning}
          className={classNames(styles.chip, note?.meaning && styles.quiet)}
          onClick={() => onChoose(value)}
        >
          {label}
          {note && <small>{note.word}</small>}
        </button>
      ))}
    </div>
  )
}

/** Buttons that choose between adding and removing GST. Unlike segments, each is a tab stop of its own. */
function ModeButtons<Value extends string>(props: ChoiceProps<Value>) {
  const { label, segments, value, onChoose } = props
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form group of its own
    <div
      role="group"
      aria-label={label}
      className={classNames(
        segmentedStyles.track,
        segmentedStyles.wide,
        segmentedStyles.even,
        segmentedStyles.tall,
      )}
    >
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          className={segmentedStyles.segment}
          aria-pressed={segment.value === value}
          onClick={() => onChoose(segment.value)}
        >
          <SegmentText {...segment} />
        </button>
      ))}
    </div>
  )
}
