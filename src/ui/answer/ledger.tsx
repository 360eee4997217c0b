import type { ReactNode } from 'react'
import { classNames } from '../page/class-names'
import { uiWords } from '../words'
import { fitOf, fitOfWords } from './fit'
import styles from './ledger.module.css'

type LedgerRowProps = {
  label: string
  value: string
  /** A quiet addition to the label, such as the rate. */
  note?: string | undefined
  /** How the picture above draws it: an area, or a line. */
  swatch?: 'neel' | 'haldi' | 'cost' | 'line' | 'dashes' | undefined
  /** A letter in the margin, in place of a swatch. */
  margin?: string
  kind?: 'entry' | 'part' | 'total'
  tone?: 'loss' | undefined
  /** The amount is added to the rows above it, or taken away from them; 0 and a loss show no sign. */
  sign?: '+' | '-' | undefined
  /** The value is a sentence: it takes lines instead of shrinking. */
  isSentence?: boolean
  /** The result card's large figure says this already: shown again, but not read out twice. */
  repeated?: boolean
}

/** A page of the account book: label, dotted leader, amount; the ruling runs on to the foot. */
export function Ledger({ children }: { children: ReactNode }) {
  return <dl className={styles.ledger}>{children}</dl>
}

/** The names of the two columns, for those who see them as columns. */
export function LedgerHead() {
  return (
    <div className={classNames(styles.row, styles.head)} aria-hidden="true">
      <span>{uiWords.answer.particulars}</span>
      <span>{uiWords.answer.amount}</span>
    </div>
  )
}

/** Neither 0 nor what has a sign of its own. @example canHaveSign('₹0.00') // false */
const canHaveSign = (value: string) => /^[^-]*[1-9]/.test(value)

/** One line of a ledger. A total stands between a single and a double rule. */
export function LedgerRow(props: LedgerRowProps) {
  const { label, value, note, swatch, margin, kind = 'entry', tone } = props
  const { repeated = false, isSentence = false } = props
  const sign = canHaveSign(value) ? props.sign : undefined
  const row = {
    className: classNames(styles.row, styles[kind], swatch && styles[swatch], tone && styles[tone]),
    'data-sentence': isSentence || undefined,
    'data-margin': margin,
    'data-fit': fitOfWords(label + (note ?? '')),
  }
  if (repeated) {
    return (
      <div {...row} aria-hidden="true">
        <span className={styles.label} data-note={note}>
          {label}
        </span>
        <span className={styles.value} data-fit={fitOf(value)} data-sign={sign} data-amount>
          {value}
        </span>
      </div>
    )
  }
  return (
    <div {...row}>
      <dt className={styles.label} data-note={note}>
        {label}
      </dt>
      <dd
        className={styles.value}
        data-fit={isSentence ? undefined : fitOf(value)}
        data-sign={sign}
        data-amount
      >
        {value}
      </dd>
    </div>
  )
}
