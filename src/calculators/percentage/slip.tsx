import { Children, type ReactNode } from 'react'
import { stepFor } from '../../ui/answer/fit'
import { Ledger } from '../../ui/answer/ledger'
import { Announcement } from '../../ui/answer/page-answer'
import { Card } from '../../ui/page/card'
import { ClothStrip } from './cloth-strip'
import styles from './slip.module.css'

/** Long answers are set smaller: the lengths that the style sheet holds on one line. */
const fits = [6, 9, 13, 18, 27]

type SlipProps = {
  question: string
  /** The fields of the question. */
  children: ReactNode
  /** Two lines of working, in the ledger. */
  working: ReactNode
  /** The answer's name, as text or as a tag that says the same word. */
  label: string
  tag?: ReactNode
  answer: string
  bar: ReactNode
}

/** One question from the pad: the fields, the cloth, and below it the answer with its working. */
export function Slip({ question, children, working, label, tag, answer, bar }: SlipProps) {
  const fit = stepFor(answer.length, fits)
  return (
    <Card title={question} className={styles.slip}>
      <div className={styles.fields}>
        {Children.map(children, (field) => (
          <div className={styles.field}>{field}</div>
        ))}
      </div>
      <div className={styles.result}>
        <ClothStrip />
        <Ledger>
          {working}
          <div className={styles.total}>
            <dt className={styles.label}>
              {tag ?? <span>{label}</span>}
              <span className={styles.bar}>{bar}</span>
            </dt>
            <dd className={styles.answer}>
              <span data-fit={fit}>{fit ? answer : breakable(answer)}</span>
            </dd>
          </div>
        </Ledger>
      </div>
      <Announcement text={`${label} ${answer}`} />
    </Card>
  )
}

/**
 * What no step holds on one line turns over after a comma or three decimals, never inside a group of
 * digits.
 */
function breakable(answer: string): ReactNode {
  const [first, ...groups] = answer.split(/(?<=,|\.(?:\d{3})+)/)
  return groups.reduce<ReactNode>(
    (before, group) => (
      <>
        {before}
        <wbr />
        {group}
      </>
    ),
    first,
  )
}
