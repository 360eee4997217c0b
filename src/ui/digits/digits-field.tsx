import { CircleAlert } from 'lucide'
import { useId } from 'react'
import { fitOf } from '../answer/fit'
import { decimalKeypad } from '../fields/number-field'
import fieldStyles from '../fields/number-field.module.css'
import { classNames } from '../page/class-names'
import { Icon } from '../page/icon'
import styles from './digits-field.module.css'
import { useDigitsOnly } from './use-digits-only'

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
