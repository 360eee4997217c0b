import { type FocusEvent, useState } from 'react'
import { sayDate } from '../../../core/language/dates'
import { decimalFrom } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { earlyClosing } from '../../../core/rules/deposits'
import { Field } from '../../../ui/fields/bound'
import { DayField } from '../../../ui/fields/day-field'
import { Fold } from '../../../ui/fields/fold'
import { rateHint } from '../../../ui/fields/hints'
import { useCurrency } from '../../../ui/tab/currency'
import { isClosedByDay } from './answer'
import type { Closing } from './compute'
import { inputs, type Typed } from './inputs'
import styles from './page.module.css'
import { lengthHint, sayLength } from './sentences'
import { LengthBoxes, RowHead } from './term-field'
import { fixedWords } from './words'

type ClosingFieldsProps = {
  typed: Typed
  closing: Closing | undefined
}

/** When the deposit is closed, and what the bank pays then, behind a line that sums it up. */
export function ClosingFields({ typed, closing }: ClosingFieldsProps) {
  const { wholeMoney } = useCurrency()
  const hint = closing && closingHint(closing)
  return (
    <Fold
      hasAmounts
      name={fixedWords.closing.name}
      summary={
        closing?.kind === 'closed'
          ? fixedWords.closing.summary(sayLength(closing.length), wholeMoney(closing.givenUp))
          : (hint ?? fixedWords.closing.off)
      }
    >
      <div className={styles.inside}>
        <WhenClosed {...{ typed, hint }} />
        <Field
          of={inputs}
          name="closeRate"
          label={fixedWords.closing.rate}
          placeholder={typed.rate}
          helper={fixedWords.closing.rateHelp}
          hint={rateHint(15, fixedWords.closing.usualRates)}
        />
        <Field
          of={inputs}
          name="penalty"
          label={fixedWords.closing.penalty}
          helper={fixedWords.closing.penaltyHelp}
          hint={rateHint(2, fixedWords.closing.usualPenalty)}
        />
        <p className={styles.help}>
          {fixedWords.closing.help(
            formatMoney(decimalFrom(earlyClosing.upTo), '₹', 0),
            sayDate(earlyClosing.from),
          )}
        </p>
      </div>
    </Fold>
  )
}

type WhenClosedProps = Omit<ClosingFieldsProps, 'closing'> & { hint: string | undefined }

/** The day or the length. What is being typed in stays, also while it is empty. */
function WhenClosed({ typed, hint }: WhenClosedProps) {
  const [held, setHeld] = useState<boolean>()
  const isByDay = held ?? isClosedByDay(typed)
  const letGo = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHeld(undefined)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus is
    <div onFocus={() => setHeld(isByDay)} onBlur={letGo}>
      {isByDay ? (
        <DayField
          label={fixedWords.closing.on}
          of={inputs}
          name="closeOn"
          helper={fixedWords.closing.afterHelp}
          hint={hint}
        />
      ) : (
        <ClosedAfter {...{ typed, hint }} />
      )}
    </div>
  )
}

function ClosedAfter({ typed, hint }: WhenClosedProps) {
  const { closeYears, closeMonths, closeDays } = inputs.parse(typed)
  return (
    <div className={styles.below}>
      <RowHead
        label={fixedWords.closing.after}
        helper={fixedWords.closing.afterHelp}
        hint={lengthHint(closeYears, closeMonths, closeDays) ?? hint}
      />
      <LengthBoxes
        group={fixedWords.closing.after}
        names={['closeYears', 'closeMonths', 'closeDays']}
      />
    </div>
  )
}

const closingHint = ({ kind }: Closing): string | undefined =>
  kind === 'afterTheEnd'
    ? fixedWords.closing.matured
    : kind === 'beforeTheStart'
      ? fixedWords.term.notAfterStart
      : undefined
