import { type FocusEvent, useState } from 'react'
import { sayDate } from '../../../core/language/dates'
import { decimalFrom } from '../../../core/money/decimal'
import { formatMoney } from '../../../core/money/format'
import { earlyClosing } from '../../../core/rules/deposits'
import { DayField } from '../../../ui/fields/day-field'
import { Fold } from '../../../ui/fields/fold'
import { rateHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { useCurrency } from '../../../ui/tab/currency'
import { isClosedByDay } from './answer'
import type { Closing } from './compute'
import type { Read, Typed } from './inputs'
import styles from './page.module.css'
import { lengthHint, sayLength } from './sentences'
import { LengthBoxes, RowHead } from './term-field'
import { fixedWords } from './words'

type ClosingFieldsProps = {
  typed: Typed
  change(part: Partial<Typed>): void
  reading: Read
  closing: Closing | undefined
}

/** When the deposit is closed, and what the bank pays then, behind a line that sums it up. */
export function ClosingFields({ typed, change, reading, closing }: ClosingFieldsProps) {
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
        <WhenClosed {...{ typed, change, reading, hint }} />
        <NumberField
          label={fixedWords.closing.rate}
          size="percent"
          unit="%"
          placeholder={typed.rate}
          text={typed.closeRate}
          onText={(closeRate) => change({ closeRate })}
          helper={fixedWords.closing.rateHelp}
          hint={rateHint(reading.closeRate, 15, fixedWords.closing.usualRates)}
        />
        <NumberField
          label={fixedWords.closing.penalty}
          size="percent"
          unit="%"
          text={typed.penalty}
          onText={(penalty) => change({ penalty })}
          helper={fixedWords.closing.penaltyHelp}
          hint={rateHint(reading.penalty, 2, fixedWords.closing.usualPenalty)}
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
function WhenClosed({ typed, change, reading, hint }: WhenClosedProps) {
  const [held, setHeld] = useState<boolean>()
  const isByDay = held ?? isClosedByDay(typed, reading)
  const letGo = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setHeld(undefined)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices where the focus is
    <div onFocus={() => setHeld(isByDay)} onBlur={letGo}>
      {isByDay ? (
        <DayField
          label={fixedWords.closing.on}
          text={typed.closeOn}
          onText={(closeOn) => change({ closeOn })}
          helper={fixedWords.closing.afterHelp}
          hint={hint}
        />
      ) : (
        <ClosedAfter {...{ typed, change, reading, hint }} />
      )}
    </div>
  )
}

function ClosedAfter({ typed, change, reading, hint }: WhenClosedProps) {
  return (
    <div className={styles.below}>
      <RowHead
        label={fixedWords.closing.after}
        helper={fixedWords.closing.afterHelp}
        hint={lengthHint(reading.closeYears, reading.closeMonths, reading.closeDays) ?? hint}
      />
      <LengthBoxes
        group={fixedWords.closing.after}
        years={typed.closeYears}
        months={typed.closeMonths}
        days={typed.closeDays}
        change={({ years, months, days }) =>
          change({
            ...(years !== undefined && { closeYears: years }),
            ...(months !== undefined && { closeMonths: months }),
            ...(days !== undefined && { closeDays: days }),
          })
        }
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
