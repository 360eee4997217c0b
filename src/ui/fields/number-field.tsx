import {
  createContext,
  type FocusEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import {
  isRead,
  readAmount,
  readNumber,
  tidyAmount,
  tidyNumber,
  withDecimalPoint,
} from '../../core/money/parse'
import { fitOf } from '../answer/fit'
import { classNames } from '../page/class-names'
import { useCurrency } from '../tab/currency'
import { atOnce, lazyPart, useLoadedInBackground } from '../tab/lazy-part'
import { uiWords } from '../words'
import type { CommaQuestionProps } from './comma-question'
import { CurrencySelect } from './currency-select'
import { Hint } from './hint'
import { emptyRate, isAboutWrong, problemHint, understoodAs } from './hints'
import styles from './number-field.module.css'

export type NumberFieldProps = {
  label: string
  /** What the person typed: the only state. It is never rewritten under the cursor. */
  text: string
  onText(text: string): void
  /** A quiet line that is always reserved, so that nothing moves when it fills. */
  helper?: string | undefined
  /** Worth knowing, but not an error. Takes the helper's place; under a ruler, a place of its own. */
  hint?: string | undefined
  /** The sign before an amount: the chosen currency's, or the list to choose it from. */
  money?: 'symbol' | 'chooser'
  unit?: keyof typeof uiWords.fields.units
  /** A bare field fills its place; its label and helper are for screen readers. */
  size?: 'money' | 'percent' | 'years' | 'count' | 'large' | 'bare'
  /** What counts while nothing is typed. */
  placeholder?: string | undefined
  /** The text is no number, but understood: a month. */
  isUnderstood?: boolean
  /** Instead of a value: why there is none. */
  disabledReason?: string | undefined
  beside?: ReactNode
  /** Other ways to set the same value: a ruler, quick chips. */
  below?: ReactNode
}

const commaQuestion = lazyPart(() => import('./comma-question').then((part) => part.CommaQuestion))

/** A text of more characters has a line of its own. */
const LONG = 14

/** What every field for a number tells the browser: a decimal keypad, and no help with spelling. */
export const decimalKeypad = {
  type: 'text',
  inputMode: 'decimal',
  autoComplete: 'off',
  enterKeyHint: 'done',
  spellCheck: false,
} as const

/** The names a second control of the same field shares with it. */
export const FieldContext = createContext<{ labelId: string; helperId: string } | null>(null)

/** A number with its label: in a row with the field at the right, or large with the label above. */
export function NumberField(props: NumberFieldProps) {
  const { label, text, onText, helper, money, unit, disabledReason } = props
  const { size = 'money' } = props
  const id = useId()
  const helperId = `${id}-helper`
  const questionId = `${id}-question`
  const reading = (money ? readAmount : readNumber)(text)
  const isTwofold = hasTwoReadings(text)
  // What is wrong in a bare field is shown elsewhere, and told by the field itself.
  const ownHint = size === 'bare' && !props.isUnderstood ? problemHint(reading) : undefined
  const hint = isTwofold ? undefined : (props.hint ?? ownHint)
  const example = useExampleText(text, onText)
  const { symbol } = useCurrency().currency
  const passing = money
    ? understoodAs(text, symbol)
    : unit === '%' && !props.placeholder && !disabledReason && emptyRate(text)
  // A rate or a term on a ruler is short, or wrong: its row stays as it is.
  const isLong = text.length > LONG && (money || !props.below)

  return (
    <div className={classNames(styles.field, styles[`${size}Field`])}>
      <div className={styles.head}>
        <div
          className={classNames(styles.words, size === 'bare' && 'visually-hidden')}
          data-passing={(passing && !helper) || undefined}
        >
          <label className={styles.label} htmlFor={id} id={`${id}-label`}>
            {label}
          </label>
          <Helper id={helperId} helper={passing || helper} hint={hint} />
        </div>
        <div className={styles.controls}>
          <div
            className={classNames(styles.box, styles[size], money === 'chooser' && styles.joined)}
            data-compact={size === 'large' ? undefined : ''}
            data-fit={fitOf(text)}
            data-long={isLong || undefined}
          >
            {money === 'chooser' && <CurrencySelect />}
            {money === 'symbol' && !disabledReason && (
              <span className={styles.symbol} aria-hidden data-amount>
                {symbol}
              </span>
            )}
            <span className={styles.slot}>
              <input
                {...decimalKeypad}
                ref={example.ref}
                id={id}
                value={disabledReason ?? text}
                placeholder={props.placeholder}
                disabled={disabledReason !== undefined}
                aria-invalid={isAboutWrong(hint) || undefined}
                aria-describedby={isTwofold ? `${helperId} ${questionId}` : helperId}
                onChange={(event) => onText(event.target.value)}
                onFocus={example.onFocus}
                onMouseUp={example.onMouseUp}
                onBlur={() => {
                  if (example.hasTyped() && !isTwofold) {
                    onText((money ? tidyAmount : tidyNumber)(text))
                  }
                }}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') event.currentTarget.blur()
                }}
              />
            </span>
            {unit && !disabledReason && (
              <span className={styles.unit} aria-hidden>
                {uiWords.fields.units[unit]}
              </span>
            )}
          </div>
          {props.beside}
        </div>
      </div>
      {isTwofold && (
        <Question
          id={questionId}
          fieldId={id}
          text={text}
          onText={onText}
          isLarge={size === 'large'}
        />
      )}
      {props.below && (
        <FieldContext value={{ labelId: `${id}-label`, helperId }}>{props.below}</FieldContext>
      )}
    </div>
  )
}

/** Whether a comma in a number may group its digits or stand before decimals. */
export const hasTwoReadings = (text: string): boolean =>
  withDecimalPoint(text) !== undefined && isRead(readAmount(text))

/** Asks which number was meant. It is loaded in the background; until then the text counts as it is read. */
export function Question(props: CommaQuestionProps) {
  const Loaded = useLoadedInBackground(commaQuestion.load, atOnce)
  return Loaded && <Loaded {...props} />
}

type HelperProps = { id: string } & Pick<NumberFieldProps, 'helper' | 'hint'>

function Helper({ id, helper, hint }: HelperProps) {
  return (
    <>
      <p
        id={hint ? undefined : id}
        className={styles.helper}
        data-fit={fitOf(helper ?? '')}
        data-amount
      >
        {helper}
      </p>
      {hint && <Hint id={id} className={styles.hint} text={hint} />}
    </>
  )
}

/**
 * The number a page opens with is an example: it is selected at the first touch, so that typing
 * replaces it. What was typed before the page was hydrated is kept.
 */
export function useExampleText(text: string, onText: (text: string) => void) {
  const ref = useTypedBeforeHydration(text, onText)
  const exampleText = useRef(text)
  const textOnFocus = useRef<string>(undefined)
  const touch = useSelectOnFocus((text) => text === exampleText.current)

  return {
    ref,
    /** Since the field was entered: what was only looked at is left as it is. */
    hasTyped: () => ref.current?.value !== textOnFocus.current,
    onFocus(event: FocusEvent<HTMLInputElement>) {
      textOnFocus.current = event.target.value
      touch.onFocus(event)
    },
    onMouseUp: touch.onMouseUp,
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement

/**
 * For the input of a field: the first touch selects what is in it, so that typing replaces it; the
 * next one puts the cursor where it points.
 *
 * @param isReplaced whether a text is one that people replace rather than mend; any is, by default
 */
export function useSelectOnFocus(isReplaced: (text: string) => boolean = () => true) {
  const justFocused = useRef(false)
  return {
    onFocus({ currentTarget }: FocusEvent<TextField>) {
      justFocused.current = isReplaced(currentTarget.value)
      if (justFocused.current) currentTarget.select()
    },
    onMouseUp(event: MouseEvent<TextField>) {
      // Some browsers put the cursor where the mouse went down after the focus event, others after
      // this one, unless they are stopped.
      if (justFocused.current) {
        event.currentTarget.select()
        event.preventDefault()
      }
      justFocused.current = false
    },
  }
}

/** For a field in prerendered HTML: takes over what was typed before the page was hydrated. */
export function useTypedBeforeHydration(text: string, onText: (text: string) => void) {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is hydrated
  useLayoutEffect(() => {
    const typed = ref.current?.value
    if (typed !== undefined && typed !== text && !ref.current?.disabled) onText(typed)
  }, [])

  return ref
}
