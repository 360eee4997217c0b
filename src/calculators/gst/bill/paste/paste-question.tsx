import { useId } from 'react'
import styles from './column-choices.module.css'

type PasteQuestionProps<Answer extends string> = {
  label: string
  /** What is asked, and why. */
  note: string
  answers: readonly { readonly value: Answer; readonly label: string }[]
  /** Blank as long as nobody answered. */
  answer: Answer | ''
  onAnswer(answer: Answer | ''): void
}

/** What only a person knows about a pasted table, asked before any of it is on the bill. */
export function PasteQuestion<Answer extends string>({
  label,
  note,
  answers,
  answer,
  onAnswer,
}: PasteQuestionProps<Answer>) {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.asked}>
      <label htmlFor={id}>{label}</label>
      <p id={noteId}>{note}</p>
      <select
        id={id}
        aria-describedby={noteId}
        value={answer}
        onChange={({ target }) =>
          onAnswer(answers.find(({ value }) => value === target.value)?.value ?? '')
        }
      >
        <option value="">Not decided yet</option>
        {answers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
