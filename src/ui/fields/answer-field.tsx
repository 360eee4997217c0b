import type { ReactNode } from 'react'
import { Ruler } from '../rulers/ruler'
import type { RulerScale } from '../rulers/rulers'
import { uiWords } from '../words'
import styles from './answer-field.module.css'

type AnswerFieldProps = {
  label: string
  /** The answer, as it is shown. */
  value: string
  /** Where the field has a ruler while it is asked, and where the answer lies on it. */
  ruler?: { scale: RulerScale; value: number }
  /** What can still be chosen: in which unit the answer is. */
  beside?: ReactNode
}

/**
 * The row of a field that is looked for: it stays where it is, and shows the answer. Nothing can be
 * typed there, so it is no control.
 */
export function AnswerField({ label, value, ruler, beside }: AnswerFieldProps) {
  return (
    <div>
      <div className={styles.found}>
        <div className={styles.words}>
          <p className={styles.label}>{label}</p>
          <p className={styles.helper}>{uiWords.fields.isAnswer}</p>
        </div>
        <div className={styles.answer}>
          <p className={styles.box} data-amount>
            {value}
          </p>
          {beside}
        </div>
      </div>
      {ruler && (
        <div className={styles.ruler} inert>
          <Ruler {...ruler} valueText={value} text={value} onText={() => {}} />
        </div>
      )}
    </div>
  )
}
