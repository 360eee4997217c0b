import { Children, type ReactElement, type ReactNode } from 'react'
import { usePageAnswer } from '../answer/page-answer'
import { Card } from '../page/card'
import { uiWords } from '../words'
import styles from './field-rows.module.css'

type FieldRowsProps = {
  /** All rows share the room beside a taller card: as they are, or set close for a long form. */
  spacing?: 'even' | 'compact'
  children: ReactNode
}

/** The input card: one row a question, a soft line between them. */
export function FieldRows({ spacing, children }: FieldRowsProps) {
  const { inputCard } = usePageAnswer()
  return (
    <section ref={inputCard} aria-label={uiWords.fields.inputs} className={styles.inputs}>
      <Card className={spacing && styles[spacing]}>
        {(Children.toArray(children) as ReactElement[]).map((row) => (
          // The key tells its place among all children: rows that come and go leave the others alone.
          <div key={row.key} className={styles.row}>
            {row}
          </div>
        ))}
      </Card>
    </section>
  )
}

/** A caution that closes the input card, on sunken ground. */
export function FieldCaution({ children }: { children: ReactNode }) {
  return <p className={styles.caution}>{children}</p>
}

/** A remark that closes the input card. */
export function FieldRemark({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className={styles.remark}>
      {title && <h2>{title}</h2>}
      <p>{children}</p>
    </div>
  )
}
