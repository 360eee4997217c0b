import { Children, type ReactNode } from 'react'
import { stepFor } from '../../ui/answer/fit'
import { Ledger } from '../../ui/answer/ledger'
import { Announcement } from '../../ui/answer/page-answer'
import { Card } from '../../ui/page/card'
import styles from './slip.module.css'
import { percentageWords } from './words'

/** Long answers are set smaller: up to each of these lengths the style sheet has a font size. */
const fits = [6, 9, 13, 18, 27]

type SlipProps = {
  question: string
  /** The fields of the question. */
  children: ReactNode
  /** Two rows of the ledger above the answer. */
  calculation: ReactNode
  /** The answer's name; a tag with the same word may be shown in its place. */
  label: string
  tag?: ReactNode
  answer: string
  bar: ReactNode
}

/** The card of one question: its fields, a strip of cloth, and below it the answer. */
export function Slip({ question, children, calculation, label, tag, answer, bar }: SlipProps) {
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
          {calculation}
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
      <Announcement text={percentageWords.announced(label, answer)} />
    </Card>
  )
}

/**
 * Lets an answer that is too long for one line break after commas and groups of three decimals only.
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

/** A strip of stitched cloth across the card, between the fields and the answer. */
export function ClothStrip() {
  return <div className={styles.strip} />
}
