import { memo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { sayMonth } from '../../../core/language/dates'
import { sayMonths } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'
import { monthsOf } from '../../../core/loan/annuity'
import { hundred, toApproximate } from '../../../core/money/decimal'
import { formatPercent, plainMoney } from '../../../core/money/format'
import { readNumber } from '../../../core/money/parse'
import { postOfficeRecurring, recurringDeposit } from '../../../core/rules/deposits'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { AnswerField } from '../../../ui/fields/answer-field'
import { Field, TitledChoice } from '../../../ui/fields/bound'
import { MonthField } from '../../../ui/fields/day-field'
import { FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, problemHint, rangeHint, wholeHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Columns } from '../../../ui/page/card'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { largeAmountRuler, monthlyAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { NoTableCard, TableCard } from '../../../ui/tables/download-buttons'
import { RateField, RatesUntil, SeniorField } from '../shared/fields'
import { MatchMyBank } from '../shared/match-my-bank/match-my-bank'
import { inRupees, TaxFields } from '../shared/tax-fields'
import { depositsWords } from '../shared/words'
import { bankWaysFor } from './bank-ways'
import { answer, planIn } from './compute'
import { inputs, type RecurringFind, type Typed } from './inputs'
import styles from './page.module.css'
import { RecurringResult } from './result'
import { formatResult, headlineOf, resultLabels } from './sentences'
import { recurringWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const yearsTable = lazyPart(() => import('./years-table').then((part) => part.YearsTable))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export const head: ViewHead = {
  heading: recurringWords.heading,
  intro: recurringWords.intro,
  title: recurringWords.title,
  description: recurringWords.description,
}

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)
  const { find } = now.typed
  const plan = planIn(now.outcome)
  const headline = headlineOf(now, wholeMoney)
  return (
    <PageAnswer
      isExample={isExample}
      results={[
        { label: resultLabels[find], value: headline.value },
        ...(find === 'value'
          ? []
          : [
              {
                label: depositsWords.results.maturityValue,
                value: wholeMoney(plan?.maturityValue),
              },
            ]),
        { label: depositsWords.results.totalDeposited, value: wholeMoney(plan?.totalDeposited) },
        { label: depositsWords.results.interest, value: wholeMoney(plan?.interest) },
      ]}
    >
      <Columns parts="5:7">
        <Fields typed={typed} now={now} />
        <RecurringResult answered={now} headline={headline} actions={actions} />
      </Columns>
      <Columns parts="7:5">
        <RecurringYears asked={later.asked} outcome={later.outcome} />
        <DeferredIsland part={howItWorks} props={{ asked: later.asked, outcome: later.outcome }} />
      </Columns>
      {others}
    </PageAnswer>
  )
}

type FieldsProps = {
  typed: Typed
  /** The answer, which may be a moment behind. */
  now: ReturnType<typeof answer> & { typed: Typed }
}

function Fields({ typed, now }: FieldsProps) {
  const { currency, wholeMoney } = useCurrency()
  const { change } = inputs
  const plan = planIn(now.outcome)
  // Right after something else is looked for, the result still belongs to what was looked for before.
  const isAnswered = now.typed.find === typed.find && now.typed.method === typed.method
  const found = (find: RecurringFind) =>
    plan && isAnswered && now.typed.find === find ? formatResult(find, plan, wholeMoney) : ''
  const isPostOffice = typed.method === 'postOffice'
  const inEffect =
    isAnswered && plan?.effectiveYield !== undefined
      ? depositsWords.inEffect(formatPercent(plan.effectiveYield, 2))
      : undefined
  return (
    <FieldRows spacing="compact">
      <TitledChoice
        of={inputs}
        name="find"
        label={depositsWords.find}
        words={recurringWords.finds}
        className={styles.find}
      />
      {typed.find !== 'value' && (
        <RuledAmount
          of={inputs}
          name="wanted"
          label={depositsWords.sumYouWant}
          scale={largeAmountRuler}
        />
      )}
      {typed.find === 'monthly' ? (
        <AnswerField
          label={recurringWords.monthly}
          value={found('monthly')}
          ruler={{ scale: monthlyAmountRuler, value: plan ? toApproximate(plan.monthly) : 0 }}
        />
      ) : (
        <RuledAmount
          of={inputs}
          name="monthly"
          label={recurringWords.monthly}
          scale={monthlyAmountRuler}
          money={typed.find === 'value' ? 'chooser' : 'symbol'}
        />
      )}
      {isPostOffice ? (
        <div key="post office">
          <RateField
            of={inputs}
            name="postRate"
            helper={depositsWords.rateSince(
              `${postOfficeRecurring.percent}%`,
              sayMonth(postOfficeRecurring.from),
            )}
          />
          <RatesUntil />
        </div>
      ) : (
        <RateField key="bank" of={inputs} name="rate" helper={inEffect} />
      )}
      <SeniorField of={inputs} noExtra={isPostOffice ? recurringWords.noExtra : undefined} />
      <MonthsField typed={typed} found={found('months')} />
      <TitledChoice
        of={inputs}
        name="method"
        label={recurringWords.howItIsCounted}
        words={recurringWords.methods}
        className={styles.find}
      >
        <p className={styles.help} key={typed.method}>
          {typed.method === 'postOffice'
            ? recurringWords.methodHelp.postOffice(
                inRupees(postOfficeRecurring.leastInstalment),
                inRupees(postOfficeRecurring.instalmentStep),
              )
            : recurringWords.methodHelp[typed.method]}
        </p>
      </TitledChoice>
      <MonthField
        label={recurringWords.first}
        of={inputs}
        name="first"
        helper={recurringWords.firstHelp}
      />
      <Field
        of={inputs}
        name="late"
        label={recurringWords.late}
        helper={recurringWords.lateHelp}
        hint={amountHint}
      />
      <Field
        key={isPostOffice ? 'fee of the post office' : 'fee of a bank'}
        of={inputs}
        name={isPostOffice ? 'postLateFee' : 'lateFee'}
        label={recurringWords.lateFee(plainMoney(hundred, currency.symbol))}
        size="years"
        helper={recurringWords.lateFeeHelp}
      />
      <TaxFields of={inputs} />
      <MatchMyBank of={inputs} waysOf={() => bankWaysFor(now, change)} />
    </FieldRows>
  )
}

type MonthsFieldProps = {
  typed: Typed
  found: string
}

const usualMonths = rangeHint(
  recurringDeposit.leastMonths,
  recurringDeposit.mostMonths,
  recurringWords.usualMonths,
)

/** The months that are paid in: typed, found, or fixed by the post office. */
function MonthsField({ typed, found }: MonthsFieldProps) {
  if (typed.method === 'postOffice') {
    return (
      <NumberField
        label={recurringWords.months}
        size="years"
        text=""
        onText={() => {}}
        disabledReason={languageWords.months(postOfficeRecurring.months)}
        helper={recurringWords.fixedMonths}
      />
    )
  }
  if (typed.find === 'months') return <AnswerField label={recurringWords.months} value={found} />
  const months = monthsOf(readNumber(typed.months).value, 'months')
  return (
    <Field
      of={inputs}
      name="months"
      label={recurringWords.months}
      helper={months ? sayMonths(months) : undefined}
      hint={(reading) =>
        problemHint(reading) ??
        wholeHint(reading.value, depositsWords.wholeMonths) ??
        usualMonths(reading)
      }
    />
  )
}

type RecurringYearsProps = Pick<ReturnType<typeof answer>, 'asked' | 'outcome'>

/** The card Year by year. Renders only when its props change, because the table is long. */
const RecurringYears = memo(function RecurringYears({ asked, outcome }: RecurringYearsProps) {
  const plan = planIn(outcome)
  if (!plan || plan.months === 0) {
    return <NoTableCard>{recurringWords.years.nothing}</NoTableCard>
  }
  return (
    <TableCard
      load={() => import('./export')}
      sheet={(file, currencyCode) => file.recurringSheet({ asked, plan, currencyCode })}
    >
      <DeferredIsland part={yearsTable} props={{ plan, asked }} />
    </TableCard>
  )
})
