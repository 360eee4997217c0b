import { useCallback, useEffect, useState } from 'react'
import { tidyAmount, withDecimalPoint } from '../../core/money/parse'
import { uiWords } from '../words'
import styles from './comma-question.module.css'

export type CommaQuestionProps = {
  id: string
  /** The field whose text it is about. */
  fieldId: string
  text: string
  onText(text: string): void
  /** How a reading is written; that of an amount, by default. */
  tidy?: ((text: string) => string) | undefined
  /** The helper below a large field says what counts, and gives way. */
  isLarge?: boolean
}

/** Typing on after a comma is not interrupted. */
const RESTED_MS = 1500

/**
 * Which of two numbers was meant by a comma: `8,5` may be 8.5 or 85. It is asked when the field is
 * left or typing has rested, and until then the text counts as it is read.
 */
export function CommaQuestion(props: CommaQuestionProps) {
  const { id, fieldId, text, onText, tidy = tidyAmount, isLarge } = props
  const [isDue, putAway] = useIsDue(fieldId, text)
  useLatestOnly(id, fieldId, isDue, putAway)
  const counted = tidy(text)
  const decimal = tidy(withDecimalPoint(text) ?? text)

  const choose = (meant: string) => {
    document.getElementById(fieldId)?.focus({ preventScroll: true })
    onText(meant)
  }

  const choice = (meant: string) => (
    <button type="button" onClick={() => choose(meant)} data-amount>
      {meant}
    </button>
  )

  return (
    <div id={id} role="status" className={styles.place} data-large={isLarge || undefined}>
      {isDue && (
        <p key={text} ref={keepInView} className={styles.question}>
          {uiWords.fields.whichNumber(choice(decimal), choice(counted), counted)}
        </p>
      )}
    </div>
  )
}

/** It ends where its field does, or else begins there. */
const keepInView = (question: HTMLElement | null) => {
  question?.toggleAttribute('data-from-start', question.getBoundingClientRect().left < 8)
}

/** Another question takes the place of this one, and Escape puts it away until the text changes. */
function useLatestOnly(id: string, fieldId: string, isDue: boolean, putAway: () => void) {
  useEffect(() => {
    if (!isDue) return
    dispatchEvent(new CustomEvent(ASKED, { detail: fieldId }))
    const end = new AbortController()
    const { signal } = end
    const give = (event: Event) => {
      if (event instanceof CustomEvent && event.detail !== fieldId) putAway()
    }
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      // Focus in the question goes back to its field: the question is gone.
      const field = document.getElementById(fieldId)
      if (document.getElementById(id)?.contains(document.activeElement)) field?.focus()
      putAway()
    }
    addEventListener(ASKED, give, { signal })
    addEventListener('keydown', leave, { signal })
    return () => end.abort()
  }, [id, fieldId, isDue, putAway])
}

const ASKED = 'gst-hisab-comma-asked'

function useIsDue(fieldId: string, text: string): [boolean, () => void] {
  const [dueText, setDueText] = useState<string>()
  const putAway = useCallback(() => setDueText(undefined), [])
  useEffect(() => {
    const field = document.getElementById(fieldId)
    let timer: ReturnType<typeof setTimeout> | undefined
    // Asked once: later it would take the place of a question about another field.
    const showQuestion = () => {
      clearTimeout(timer)
      setDueText(text)
    }
    if (field === document.activeElement) timer = setTimeout(showQuestion, RESTED_MS)
    else showQuestion()
    field?.addEventListener('blur', showQuestion)
    return () => {
      clearTimeout(timer)
      field?.removeEventListener('blur', showQuestion)
    }
  }, [fieldId, text])
  return [dueText === text, putAway]
}
