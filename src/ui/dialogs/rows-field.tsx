import { useEffect, useRef } from 'react'
import { Button } from '../page/button'
import { uiWords } from '../words'
import styles from './rows-field.module.css'

/** Laying out more than that line by line keeps browsers busy for seconds, and no person reads it. */
const LONGEST_IN_FIELD = 50_000
const BEGINNING = 2_000

type RowsFieldProps = {
  label: string
  text: string
  onText(text: string): void
  /** What else begins anew with an empty field. */
  onStartAgain?(): void
}

/** The field for rows of a sheet. Of a very long text only the beginning is shown. */
export function RowsField({ label, text, onText, onStartAgain }: RowsFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const isLong = text.length > LONGEST_IN_FIELD

  useEffect(() => takeLongTexts(field.current, onText), [onText])

  const startAgain = () => {
    onText('')
    onStartAgain?.()
    field.current?.focus()
  }

  return (
    <>
      <label className={styles.source}>
        {label}
        <textarea
          ref={field}
          rows={6}
          wrap="off"
          spellCheck={false}
          readOnly={isLong}
          value={isLong ? `${text.slice(0, BEGINNING)}…` : text}
          onChange={(event) => onText(event.target.value)}
        />
      </label>
      {isLong && (
        <div className={styles.long}>
          <p>{uiWords.dialogs.tooLong}</p>
          <Button kind="quiet" onClick={startAgain}>
            {uiWords.dialogs.startAgain}
          </Button>
        </div>
      )}
    </>
  )
}

/** A long text goes past its field: see `LONGEST_IN_FIELD`. @returns a way to stop */
function takeLongTexts(field: HTMLTextAreaElement | null, onText: (text: string) => void) {
  const onInput = (event: InputEvent) => {
    if (!field || !event.data || event.data.length < LONGEST_IN_FIELD) return
    event.preventDefault()
    const { value, selectionStart, selectionEnd } = field
    onText(value.slice(0, selectionStart) + event.data + value.slice(selectionEnd))
  }
  field?.addEventListener('beforeinput', onInput)
  return () => field?.removeEventListener('beforeinput', onInput)
}
