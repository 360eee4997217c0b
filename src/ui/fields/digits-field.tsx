import { CircleAlert } from 'lucide'
import {
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { applyTyping, dropTrailingPoint, type TypingProblem } from '../../core/money/typing-rules'
import { fitOf } from '../answer/fit'
import { classNames } from '../page/class-names'
import { Icon } from '../page/icon'
import { uiWords } from '../words'
import styles from './digits-field.module.css'
import { decimalKeypad, useExampleText } from './number-field'
import fieldStyles from './number-field.module.css'

type DigitsFieldProps = {
  label: string
  /** What the person typed: digits and at most one point. */
  text: string
  onText(text: string): void
  /** The most characters it takes. */
  longest: number
  /** A quiet line that gives way to the message about a refused key. */
  helper: string
  unit?: '%'
}

/** A number that is typed in full. What is no part of one does not get in, and the field says why. */
export function DigitsField({ label, text, onText, longest, helper, unit }: DigitsFieldProps) {
  const id = useId()
  const lineId = `${id}-line`
  const { message, count, inputProps } = useDigitsOnly({ text, onText, longest })

  return (
    <div className={styles.field}>
      <label className={fieldStyles.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(fieldStyles.box, styles.box)} data-fit={fitOf(text)}>
        <span className={fieldStyles.slot}>
          <input
            {...inputProps}
            id={id}
            {...decimalKeypad}
            aria-invalid={message ? true : undefined}
            aria-describedby={lineId}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.currentTarget.blur()
            }}
          />
        </span>
        {unit && (
          <span className={fieldStyles.unit} aria-hidden>
            {unit}
          </span>
        )}
      </div>
      <div id={lineId} className={styles.line}>
        <div role="status">
          {message && (
            // A new element every time: the same message is said again when it applies again.
            <p key={count} className={styles.message}>
              <Icon of={CircleAlert} size={20} />
              {message}
            </p>
          )}
        </div>
        {!message && <p className={styles.helper}>{helper}</p>}
      </div>
    </div>
  )
}

const sayProblem = (problem: TypingProblem, longest: number) =>
  problem === 'tooLong' ? uiWords.fields.tooLong(longest) : uiWords.fields.refused[problem]

type DigitsOnly = { text: string; onText(text: string): void; longest: number }

/**
 * Why the last edit was refused, and the text that stayed. The count tells two refusals for one
 * reason apart.
 */
type Refusal = { message: string | undefined; text: string; count: number }

/**
 * Lets only digits and one decimal point into a text field, wherever they come from: keys, an
 * on-screen keyboard, an input method, the clipboard, a drop.
 *
 * An edit is judged before the browser makes it, if the browser can still be stopped: then text,
 * cursor and undo history stay as they were. What cannot be stopped is taken back at once.
 */
export function useDigitsOnly({ text, onText, longest }: DigitsOnly) {
  const [refusal, setRefusal] = useState<Refusal>({ message: undefined, text, count: 0 })
  const selection = useRef({ start: 0, end: 0 })
  const isDroppedHere = useRef(false)
  const { ref, hasTyped, ...example } = useExampleText(text, (typedEarly) =>
    accept(typedEarly, true),
  )

  const judge = useCallback(
    (current: string, proposed: string, isPaste: boolean, isWhole = false) => {
      const typed = applyTyping({ current, proposed, isPaste, isWhole, longest })
      setRefusal(({ count }) => ({
        message: typed.problem && sayProblem(typed.problem, longest),
        text: typed.text,
        count: typed.problem ? count + 1 : count,
      }))
      return typed
    },
    [longest],
  )

  /** What goes in at the cursor when this text comes, or nothing if it is refused. */
  const admit = useCallback(
    (input: HTMLInputElement, data: string, isPaste: boolean) => {
      const { start, end } = selectionOf(input)
      const before = input.value.slice(0, start)
      const after = input.value.slice(end)
      const isWhole = !before && !after
      const typed = judge(input.value, before + data + after, isPaste, isWhole)
      if (typed.problem) return undefined
      return typed.text.slice(start, typed.text.length - after.length)
    },
    [judge],
  )

  // React's onBeforeInput is an event of its own making that comes too late to stop anything.
  useLayoutEffect(() => {
    const input = ref.current
    if (!input) return
    const stopWhatIsRefused = (event: InputEvent) => {
      // While composing, what is selected is the composition itself.
      if (!event.isComposing) selection.current = selectionOf(input)
      // What is dragged to another field stays here too: that field may refuse it.
      if (event.inputType === 'deleteByDrag' && !isDroppedHere.current) event.preventDefault()
      if (event.inputType === 'insertFromDrop') isDroppedHere.current = false
      // A deletion or an undo brings nothing in, and a composition cannot be stopped.
      if (event.data === null || !event.cancelable) return
      const admitted = admit(input, event.data, isWholeText(event))
      if (admitted === event.data) return
      event.preventDefault()
      if (admitted !== undefined) typeIn(admitted)
    }
    input.addEventListener('beforeinput', stopWhatIsRefused)
    return () => input.removeEventListener('beforeinput', stopWhatIsRefused)
  }, [ref, admit])

  /** Judges a text that stands in the field already. */
  function accept(standing: string, isPaste: boolean) {
    const input = ref.current
    if (!input) return
    const typed = judge(text, standing, isPaste)
    if (typed.text !== standing) input.value = typed.text
    if (typed.problem) input.setSelectionRange(selection.current.start, selection.current.end)
    else selection.current = selectionOf(input)
    onText(typed.text)
  }

  return {
    count: refusal.count,
    // A reset or a link brings another text: the message about a refused key goes.
    message: refusal.text === text ? refusal.message : undefined,
    inputProps: {
      ...example,
      ref,
      value: text,
      onChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
        accept(target.value, isWholeText(nativeEvent))
      },
      onCompositionStart({ currentTarget }: CompositionEvent<HTMLInputElement>) {
        selection.current = selectionOf(currentTarget)
      },
      onPaste(event: ClipboardEvent<HTMLInputElement>) {
        event.preventDefault()
        const pasted = event.clipboardData.getData('text/plain')
        const admitted = admit(event.currentTarget, pasted, true)
        if (admitted !== undefined) typeIn(admitted)
      },
      onDrop() {
        isDroppedHere.current = true
      },
      onBlur() {
        const tidy = dropTrailingPoint(text)
        if (hasTyped() && tidy !== text) onText(tidy)
      },
    },
  }
}

const selectionOf = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => ({
  start: selectionStart ?? value.length,
  end: selectionEnd ?? value.length,
})

const isWholeText = (event: Event) =>
  event instanceof InputEvent && /^insertFrom(Paste|Drop|Yank)$/.test(event.inputType)

/** Old, but nothing newer leaves a change of the text in the field's undo history. */
const typeIn = (text: string) => document.execCommand('insertText', false, text)
