import type { ReactNode } from 'react'
import { Field } from '../../../ui/fields/bound'
import { Hint } from '../../../ui/fields/hint'
import { inputs } from './inputs'
import styles from './page.module.css'
import { fixedWords } from './words'

type LengthBoxesProps = {
  /** For screen readers, where a page has two of them. */
  group: string
  names: readonly ['years', 'months', 'days'] | readonly ['closeYears', 'closeMonths', 'closeDays']
}

/** A length in three boxes. */
export function LengthBoxes({ group, names: [years, months, days] }: LengthBoxesProps) {
  return (
    <fieldset className={styles.length}>
      <legend className="visually-hidden">{group}</legend>
      <Field of={inputs} name={years} label={fixedWords.term.years} size="bare" />
      <Field of={inputs} name={months} label={fixedWords.term.months} size="bare" />
      <Field of={inputs} name={days} label={fixedWords.term.days} size="bare" />
    </fieldset>
  )
}

type RowHeadProps = {
  label: string
  helper?: string | undefined
  hint?: string | undefined
  /** What stands at the right. */
  children?: ReactNode
}

/** The words of a row whose fields stand below them. */
export function RowHead({ label, helper, hint, children }: RowHeadProps) {
  return (
    <div className={styles.rowHead}>
      <div>
        <p className={styles.label} aria-hidden="true">
          {label}
        </p>
        <Help helper={helper} hint={hint} />
      </div>
      {children}
    </div>
  )
}

/** A quiet line, or in its place what is worth knowing. */
export function Help({ helper, hint }: Pick<RowHeadProps, 'helper' | 'hint'>) {
  return (
    <Hint
      className={hint ? styles.hint : styles.help}
      text={hint ?? helper}
      isHelp={!hint}
      data-amount
    />
  )
}
