import { Info } from 'lucide'
import type { ReactNode } from 'react'
import { NumberField } from '../../../ui/fields/number-field'
import { Icon } from '../../../ui/page/icon'
import styles from './page.module.css'
import { fixedWords } from './words'

type LengthBoxesProps = {
  /** For screen readers, where a page has two of them. */
  group: string
  years: string
  months: string
  days: string
  change(part: { years?: string; months?: string; days?: string }): void
}

/** A length in three boxes. */
export function LengthBoxes({ group, years, months, days, change }: LengthBoxesProps) {
  return (
    <fieldset className={styles.length}>
      <legend className="visually-hidden">{group}</legend>
      <NumberField
        label={fixedWords.term.years}
        size="bare"
        unit="years"
        text={years}
        onText={(years) => change({ years })}
      />
      <NumberField
        label={fixedWords.term.months}
        size="bare"
        unit="months"
        text={months}
        onText={(months) => change({ months })}
      />
      <NumberField
        label={fixedWords.term.days}
        size="bare"
        unit="days"
        text={days}
        onText={(days) => change({ days })}
      />
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
    <p key={hint ?? helper} className={hint ? styles.hint : styles.help} data-amount>
      {hint && <Icon of={Info} size={16} />}
      {hint ?? helper}
    </p>
  )
}
