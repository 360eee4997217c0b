import { ChevronDown, X } from 'lucide'
import { type ReactNode, useRef, useState } from 'react'
import { fitOf } from '../../../ui/answer/fit'
import { amountHint, emptyRate, understoodAs } from '../../../ui/fields/hints'
import { NumberField, type NumberFieldProps } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { uiWords } from '../../../ui/words'
import { tenureHints, yearlyRateHint } from '../shared/terms'
import { type Compared, isLowest, type Offer, ownOf } from './compute'
import {
  changeOf,
  changeOfUnit,
  inputs,
  isInherited,
  type Letter,
  type OfferReading,
  offerOf,
  type Typed,
  type TypedOffer,
} from './inputs'
import styles from './offer-sheet.module.css'
import { gstOnFeeLabel, nameOf, resultRows, sayResult, sayTerms } from './sentences'
import { compareWords } from './words'

const methods = [
  { value: 'reducing', label: compareWords.methods.reducing },
  { value: 'flat', label: compareWords.methods.flat },
] as const

type OfferColumnProps = {
  letter: Letter
  typed: Typed
  reading: OfferReading
  /** The results, which may be a moment behind what is typed. */
  answer: { offers: readonly Offer[]; compared: readonly Compared[] }
  isOpen: boolean
  onToggle(opener: HTMLElement | null): void
  onRemove: (() => void) | undefined
}

/** One offer: its fields and its results. */
export function OfferColumn(props: OfferColumnProps) {
  const { letter, typed, reading, answer, isOpen, onToggle, onRemove } = props
  const { currency, wholeMoney } = useCurrency()
  const opener = useRef<HTMLButtonElement>(null)
  const offer = offerOf(typed, letter)
  const change = (part: Partial<TypedOffer>) => inputs.change(changeOf(typed, letter, part))
  const results = answer.compared.find((compared) => compared.letter === letter)
  const isInvented = results?.isInvented ?? false
  const name = nameOf({ letter })

  const amountWords = (text: string) => understoodAs(text, currency.symbol)
  const feeWords = offer.feeKind === 'amount' ? amountWords(offer.fee) : undefined

  return (
    // biome-ignore lint/a11y/useSemanticElements: the parts of a fieldset cannot stand in a grid
    <div
      role="group"
      aria-label={name}
      className={styles.offer}
      data-letter={letter}
      data-open={isOpen}
    >
      <h3 className={styles.name}>
        {name}
        {isInvented && <small> {uiWords.answer.example}</small>}
      </h3>
      {onRemove && letter === 'C' && (
        <button
          type="button"
          className={styles.remove}
          aria-label={compareWords.sheet.removeOffer(name)}
          onClick={onRemove}
        >
          <Icon of={X} size={18} />
        </button>
      )}
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => onToggle(opener.current)}
      >
        <i aria-hidden="true">{letter}</i>
        <span>
          <b>
            {name}
            {isInvented && <small> {uiWords.answer.example}</small>}
          </b>
          <span data-amount>
            {compareWords.summary.emi(results ? wholeMoney(results.emi) : '--')}
          </span>
        </span>
        <small>{sayTerms(offer, typed.tenureUnit, currency.symbol)}</small>
        <Icon of={ChevronDown} size={18} />
      </button>

      <Cell
        row="amount"
        name={compareWords.sheet.amount}
        words={amountWords(offer.amount)}
        hint={amountHint(reading.principal)}
      >
        <InheritingField
          label={compareWords.sheet.amount}
          money="symbol"
          text={offer.amount}
          isInherited={isInherited(typed, letter, 'amount')}
          onText={(amount) => change({ amount })}
          helper={isInherited(typed, letter, 'amount') ? compareWords.sheet.asFirst : undefined}
          hint={amountHint(reading.principal)}
        />
      </Cell>
      <Cell
        row="rate"
        name={compareWords.sheet.rate}
        words={emptyRate(offer.rate)}
        hint={yearlyRateHint(reading.annualRate)}
      >
        <NumberField
          label={compareWords.sheet.rate}
          size="bare"
          unit="%"
          text={offer.rate}
          onText={(rate) => change({ rate })}
          hint={yearlyRateHint(reading.annualRate)}
        />
      </Cell>
      <Cell row="method" name={compareWords.sheet.method}>
        <Segmented
          label={compareWords.sheet.method}
          segments={methods}
          value={offer.method}
          onChoose={(method) => change({ method })}
        />
      </Cell>
      <Cell
        row="tenure"
        name={compareWords.sheet.tenure}
        hint={tenureHints[typed.tenureUnit](reading.tenure)}
        beside={<TenureUnit typed={typed} />}
      >
        <InheritingField
          label={compareWords.sheet.tenure}
          unit={typed.tenureUnit}
          text={offer.tenure}
          isInherited={isInherited(typed, letter, 'tenure')}
          onText={(tenure) => change({ tenure })}
          helper={isInherited(typed, letter, 'tenure') ? compareWords.sheet.asFirst : undefined}
          hint={tenureHints[typed.tenureUnit](reading.tenure)}
        />
      </Cell>
      <Cell row="fee" name={compareWords.sheet.fee} words={feeWords} hint={amountHint(reading.fee)}>
        <div className={styles.feeIn} data-amount>
          <select
            aria-label={compareWords.sheet.feeIn}
            value={offer.feeKind}
            onChange={(event) =>
              change({ feeKind: event.target.value === 'amount' ? 'amount' : 'percent' })
            }
          >
            <option value="percent">%</option>
            <option value="amount">{currency.symbol}</option>
          </select>
          <Icon of={ChevronDown} size={16} />
        </div>
        <NumberField
          label={compareWords.sheet.fee}
          size="bare"
          {...(offer.feeKind === 'amount' && { money: 'symbol' as const })}
          text={offer.fee}
          onText={(fee) => change({ fee })}
          hint={amountHint(reading.fee)}
        />
      </Cell>
      <div className={styles.cell} data-row="gst">
        <label className={styles.check}>
          <span aria-hidden="true">{gstOnFeeLabel}</span>
          <input
            type="checkbox"
            aria-label={gstOnFeeLabel}
            checked={offer.gst === 'yes'}
            onChange={(event) => change({ gst: event.target.checked ? 'yes' : 'no' })}
          />
        </label>
      </div>
      <Cell
        row="other"
        name={compareWords.sheet.other}
        words={amountWords(offer.other)}
        hint={amountHint(reading.otherCharges)}
      >
        <NumberField
          label={compareWords.sheet.other}
          size="bare"
          money="symbol"
          text={offer.other}
          onText={(other) => change({ other })}
          hint={amountHint(reading.otherCharges)}
        />
      </Cell>
      <div className={styles.done}>
        {onRemove && (
          <Button kind="quiet" onClick={onRemove}>
            {compareWords.sheet.remove}
          </Button>
        )}
        <Button kind="secondary" onClick={() => onToggle(opener.current)}>
          {compareWords.sheet.done}
        </Button>
      </div>

      <dl>
        {resultRows.map(({ row, name }) => {
          const own = ownOf(answer.compared).map((compared) => compared[row])
          const text = results ? sayResult(results, row, wholeMoney) : '--'
          return (
            <div key={row} className={styles.result} data-row={row}>
              <dt className="visually-hidden">{name}</dt>
              <dd data-fit={fitOf(text)} data-amount>
                {results && !isInvented && own.length > 1 && isLowest(results[row], own) && (
                  <i>{`${compareWords.lowest} `}</i>
                )}
                <span>{text}</span>
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}

type CellProps = {
  row: string
  name: string
  /** The amount in words, shown unless there is a hint. */
  words?: string | undefined
  hint?: string | undefined
  /** A control beside the field, for small screens, which have no column of labels. */
  beside?: ReactNode
  children: ReactNode
}

/**
 * A field in its row. Screens without a column of labels show its name. Name and hint are hidden from
 * screen readers, because the field itself has both.
 */
function Cell({ row, name, words, hint, beside, children }: CellProps) {
  return (
    <div className={styles.cell} data-row={row}>
      <p className={styles.fieldName} aria-hidden="true">
        {name}
      </p>
      <div className={styles.control}>{children}</div>
      {beside && <div className={styles.beside}>{beside}</div>}
      {(hint ?? words) && (
        <p className={styles.hint} aria-hidden="true" data-amount>
          {hint ?? words}
        </p>
      )}
    </div>
  )
}

const tenureUnits = [
  { value: 'years', label: compareWords.tenureUnits.years },
  { value: 'months', label: compareWords.tenureUnits.months },
] as const

/** Chooses the unit of the tenures of all offers. */
export function TenureUnit({ typed }: { typed: Typed }) {
  return (
    <Segmented
      label={compareWords.sheet.tenureIn}
      segments={tenureUnits}
      value={typed.tenureUnit}
      onChoose={(unit) => inputs.change(changeOfUnit(typed, unit))}
    />
  )
}

type InheritingFieldProps = Omit<NumberFieldProps, 'size'> & {
  /** Whether the text is another field's, because this one is empty. */
  isInherited: boolean
}

/**
 * A field that shows another field's text while it is empty itself. When a person clears it, it stays
 * empty until it loses the focus.
 */
export function InheritingField({ isInherited, text, onText, ...field }: InheritingFieldProps) {
  const [isEmptied, setIsEmptied] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for its field's blur event
    <div onBlur={() => setIsEmptied(false)}>
      <NumberField
        {...field}
        size="bare"
        text={isInherited && isEmptied ? '' : text}
        onText={(typed) => {
          setIsEmptied(typed === '')
          onText(typed)
        }}
      />
    </div>
  )
}
