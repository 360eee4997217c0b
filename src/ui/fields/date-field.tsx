import { useId, useState } from 'react'
import { sayShortDate } from '../../core/language/dates'
import { gstSince } from '../../core/rules/gst'
import styles from './choice-fields.module.css'
import { isAboutWrong } from './hints'

type DateFieldProps = {
  label: string
  /** Like 2026-11-20, or blank. */
  day: string
  onDay(day: string): void
  /** The day that counts while none is chosen. */
  usual: string
  helper: string
  /** Takes the helper's place: why something else counts. */
  hint?: string | undefined
  /** What is said of a day that the calendar does not have. */
  noSuchDay: string
}

/**
 * A day, in the browser's own field. While nobody types it is written with the name of its month: which number
 * of 10/11 is the month differs from browser to browser.
 */
export function DateField({ label, day, onDay, usual, helper, hint, noSuchDay }: DateFieldProps) {
  const id = useId()
  const helperId = `${id}-helper`
  const [isOdd, setIsOdd] = useState(false)
  const note = isOdd ? noSuchDay : (hint ?? helper)
  return (
    <div className={`${styles.field} ${styles.stacked}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-empty={day === '' || undefined}>
        <input
          id={id}
          type="date"
          min={gstSince}
          max="2099-12-31"
          value={day}
          aria-describedby={helperId}
          aria-invalid={isOdd || isAboutWrong(hint) || undefined}
          onChange={({ target }) => {
            setIsOdd(target.validity.badInput)
            onDay(target.value)
          }}
          // Half a date gives no change: React sees the same blank value.
          onInput={({ currentTarget }) => setIsOdd(currentTarget.validity.badInput)}
        />
        <span className={styles.said} aria-hidden="true" data-amount>
          {sayShortDate(day || usual)}
        </span>
      </div>
      <p key={note} id={helperId} className={styles.helper} data-amount>
        {note}
      </p>
    </div>
  )
}
