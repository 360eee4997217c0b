import { sayDate, sayShortDate } from '../../../core/language/dates'
import { languageWords } from '../../../core/language/words'
import type { Decimal } from '../../../core/money/decimal'
import { inWords } from '../../../core/money/format'
import { readAmount } from '../../../core/money/parse'
import { interestLaw } from '../../../core/rules/gst-returns'
import { inForce } from '../../../core/rules/rule-on'
import { Field, TitledChoice } from '../../../ui/fields/bound'
import { Tick } from '../../../ui/fields/checkbox'
import { DateField } from '../../../ui/fields/date-field'
import { FieldRows } from '../../../ui/fields/field-rows'
import { Fold } from '../../../ui/fields/fold'
import { rateHint } from '../../../ui/fields/hints'
import { Segmented, Titled } from '../../../ui/fields/segmented'
import { SelectField } from '../../../ui/fields/select-field'
import { StateField } from '../../../ui/fields/state-field'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { type ReturnResults, usualOrder } from './compute'
import { isDay, usualDueDay } from './days'
import styles from './form.module.css'
import { HeadTable } from './head-table'
import {
  filings,
  financialYears,
  inputs,
  months,
  periodOf,
  quarters,
  type ReturnReading,
  type Typed,
  years,
} from './inputs'
import { choosePeriod } from './periods'
import { isOfYear, sayPeriod } from './sentences'
import { returnWords } from './words'

const monthNames = languageWords.monthNames.split(' ')
const monthChoices = months.map((value, index) => ({ value, label: monthNames[index] ?? value }))
const quarterChoices = quarters.map((value) => ({
  value,
  label: returnWords.quarters[value as keyof typeof returnWords.quarters],
}))
const yearChoices = years.map((value) => ({ value, label: value }))
const financialYearChoices = financialYears.map((value) => ({ value, label: value }))

type FormProps = {
  typed: Typed
  reading: ReturnReading
  results: ReturnResults | undefined
}

const { change } = inputs
const filingChoices = filings.map((value) => ({ value, label: returnWords.filings[value] }))

/** What is asked: which return, when, and the amounts by head. */
export function ReturnForm({ typed, reading, results }: FormProps) {
  const is3b = typed.form === 'gstr3b'
  const goTo = usePeriodChoice(typed)
  return (
    <FieldRows spacing="compact">
      <TitledChoice
        of={inputs}
        name="form"
        label={returnWords.form}
        words={returnWords.forms}
        className={styles.choice}
      />
      {!isOfYear(typed.form) && (
        <Titled title={returnWords.filing} className={styles.choice}>
          <Segmented
            wide
            label={returnWords.filing}
            segments={filingChoices}
            value={typed.filing}
            onChoose={(filing) => goTo({ filing })}
          />
        </Titled>
      )}
      <Period typed={typed} goTo={goTo} />
      {!isOfYear(typed.form) && typed.filing === 'quarterly' && (
        <StateField
          state={typed.state}
          onState={(state) => change({ state })}
          helper={returnWords.stateHelp}
        />
      )}
      <Days typed={typed} results={results} />
      {(is3b || typed.form === 'gstr1') && (
        <Turnover name="turnover" label={returnWords.turnover} />
      )}
      {typed.form === 'gstr9' && <Turnover name="yearTurnover" label={returnWords.yearTurnover} />}
      {typed.form === 'gstr9' && (
        <Turnover name="stateTurnover" label={returnWords.stateTurnover} />
      )}
      {(typed.form === 'gstr1' || typed.form === 'gstr4') && (
        <Tick of={inputs} name="nil" label={returnWords.nil} />
      )}
      {is3b && <HeadTable typed={typed} reading={reading} results={results} />}
      {is3b && <More typed={typed} />}
    </FieldRows>
  )
}

/** Goes to another period, and says what became of the one before. */
function usePeriodChoice(typed: Typed): typeof choosePeriod {
  const showToast = useToast()
  return (part) => {
    const before = sayPeriod({ ...typed, period: periodOf(typed) })
    const away = choosePeriod(part)
    if (away?.what === 'example') {
      showToast(returnWords.periods.example, undoBy({ run: away.undo }))
    } else if (away) {
      const { moveHere } = away
      showToast(
        returnWords.periods.backAt(before),
        moveHere && { label: returnWords.periods.moveHere, onClick: moveHere },
      )
    }
    return away
  }
}

type PeriodProps = { typed: Typed; goTo: typeof choosePeriod }

function Period({ typed, goTo }: PeriodProps) {
  if (isOfYear(typed.form)) {
    return (
      <SelectField
        label={returnWords.financialYear}
        options={financialYearChoices}
        value={typed.financialYear}
        onChoose={(financialYear) => goTo({ financialYear })}
      />
    )
  }
  return (
    <div className={styles.pair}>
      {typed.filing === 'monthly' ? (
        <SelectField
          stacked
          label={returnWords.month}
          options={monthChoices}
          value={typed.month}
          onChoose={(month) => goTo({ month })}
        />
      ) : (
        <SelectField
          stacked
          label={returnWords.quarter}
          options={quarterChoices}
          value={typed.quarter}
          onChoose={(quarter) => goTo({ quarter })}
        />
      )}
      <SelectField
        stacked
        label={returnWords.year}
        options={yearChoices}
        value={typed.year}
        onChoose={(year) => goTo({ year })}
      />
    </div>
  )
}

function Days({ typed, results }: Pick<FormProps, 'typed' | 'results'>) {
  const usual = usualDueDay({ ...typed, period: periodOf(typed) })
  const due = isDay(typed.dueDate) ? typed.dueDate : usual
  const days = results?.daysLate ?? 0
  return (
    <div className={styles.pair}>
      <DateField
        label={returnWords.dueDate}
        day={isDay(typed.dueDate) ? typed.dueDate : ''}
        onDay={(dueDate) => change({ dueDate })}
        usual={usual}
        helper={
          isDay(typed.dueDate) && typed.dueDate !== usual
            ? returnWords.notUsual(sayShortDate(usual))
            : returnWords.usual
        }
        hint={oddDay(typed.dueDate)}
        noSuchDay={returnWords.chooseADay}
      />
      <DateField
        label={returnWords.filedOn}
        day={isDay(typed.filedOn) ? typed.filedOn : ''}
        onDay={(filedOn) => change({ filedOn })}
        usual={due}
        helper={
          !results
            ? ''
            : typed.filedOn === ''
              ? returnWords.asDue
              : days > 0
                ? returnWords.daysLate(returnWords.days(days))
                : returnWords.isInTime
        }
        hint={oddDay(typed.filedOn)}
        noSuchDay={returnWords.chooseADay}
      />
    </div>
  )
}

/** A link may bring a day that the calendar does not have. */
const oddDay = (day: string) => (day === '' || isDay(day) ? undefined : returnWords.chooseADay)

/** In words only where they say all of it: fees go by the last rupee of a step. */
const wordsOf = (amount: Decimal): string | undefined => {
  const words = inWords(amount)
  return words && readAmount(words).value === amount ? words : undefined
}

type TurnoverProps = { name: 'turnover' | 'yearTurnover' | 'stateTurnover'; label: string }

const Turnover = ({ name, label }: TurnoverProps) => (
  <Field
    of={inputs}
    name={name}
    label={label}
    helper={wordsOf(readAmount(usePageInputs(inputs)[name]).value)}
  />
)

const interest = inForce(interestLaw)

function More({ typed }: Pick<FormProps, 'typed'>) {
  const usual = usualOrder(periodOf(typed))
  const order = typed.order || usual
  const orderChoices = (['anyOrder', 'cgstFirst'] as const).map((value) => ({
    value,
    label: returnWords.orders[value],
  }))
  return (
    <Fold
      name={returnWords.more}
      summary={returnWords.moreSummary(
        `${typed.interestRate.trim() || '0'}%`,
        returnWords.orderSummaries[order],
        typed.cess === 'yes' ? returnWords.withCess : returnWords.noCess,
      )}
      hasAmounts
    >
      <div className={styles.more}>
        <Field
          of={inputs}
          name="interestRate"
          label={returnWords.interestRate}
          helper={returnWords.interestRateHelp(interest.percent, sayDate(interest.from))}
          hint={rateHint(24, returnWords.interestRateHint)}
        />
        <Titled title={returnWords.order} className={styles.choice}>
          <Segmented
            wide
            label={returnWords.order}
            segments={orderChoices}
            value={order}
            // The usual order of a period goes with the period.
            onChoose={(chosen) => change({ order: chosen === usual ? '' : chosen })}
          />
          <p key={`${order} ${usual}`} className={styles.helper}>
            {returnWords.orderHelp[order === usual ? 'usual' : 'other'][order]}
          </p>
        </Titled>
        <div>
          <Tick of={inputs} name="cess" label={returnWords.cess} />
          <p className={styles.helper}>{returnWords.cessHelp}</p>
        </div>
      </div>
    </Fold>
  )
}
