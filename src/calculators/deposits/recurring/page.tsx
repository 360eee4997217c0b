import { memo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { sayDate } from '../../../core/language/dates'
import { sayMonths } from '../../../core/language/durations'
import { languageWords } from '../../../core/language/words'
import { monthsOf } from '../../../core/loan/annuity'
import { hundred, toApproximate } from '../../../core/money/decimal'
import { formatPercent, plainMoney } from '../../../core/money/format'
import { postOfficeRecurring, recurringDeposit } from '../../../core/rules/deposits'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-answered-page'
import { AnswerField } from '../../../ui/fields/answer-field'
import { MonthField } from '../../../ui/fields/day-field'
import { FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, problemHint, rangeHint, wholeHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { Card, CardNote, Columns } from '../../../ui/page/card'
import { pageWords } from '../../../ui/page/words'
import { monthlyAmountRuler } from '../../../ui/rulers/monthly-amount'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { largeAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import { RateField, SeniorField } from '../shared/fields'
import { MatchMyBank } from '../shared/match-my-bank/match-my-bank'
import { inRupees, TaxFields } from '../shared/tax-fields'
import { depositsWords } from '../shared/words'
import { bankWaysFor } from './bank-ways'
import { answer, planIn } from './compute'
import { inputs, type RecurringFind, readInputs, type Typed } from './inputs'
import styles from './page.module.css'
import { RecurringResult } from './result'
import { formatResult, headlineOf, resultLabels } from './sentences'
import { recurringWords } from './words'

const finds = [
  { value: 'value', label: recurringWords.finds.value },
  { value: 'monthly', label: recurringWords.finds.monthly },
  { value: 'months', label: recurringWords.finds.months },
] as const
const methods = [
  { value: 'formula', label: recurringWords.methods.formula },
  { value: 'quarters', label: recurringWords.methods.quarters },
  { value: 'postOffice', label: recurringWords.methods.postOffice },
] as const

// What the page loads later.
const calculator = { inputs, readInputs, answer, loadActions: () => import('./share') }
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
  const { typed, reading, now, later, actions } = useAnsweredPage(calculator)
  const { find } = now.typed
  const plan = planIn(now.outcome)
  const headline = headlineOf(now, wholeMoney)
  return (
    <PageAnswer
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
        <Fields typed={typed} reading={reading} now={now} />
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
  reading: ReturnType<typeof readInputs>
  /** The answer, which may be a moment behind. */
  now: ReturnType<typeof answer> & { typed: Typed }
}

function Fields({ typed, reading, now }: FieldsProps) {
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
      <div className={styles.find}>
        <p aria-hidden="true">{depositsWords.find}</p>
        <Segmented
          wide
          label={depositsWords.find}
          segments={finds}
          value={typed.find}
          onChoose={(find) => change({ find })}
        />
      </div>
      {typed.find !== 'value' && (
        <RuledAmount
          label={depositsWords.sumYouWant}
          text={typed.wanted}
          onText={(wanted) => change({ wanted })}
          reading={reading.wanted}
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
          label={recurringWords.monthly}
          text={typed.monthly}
          onText={(monthly) => change({ monthly })}
          reading={reading.monthly}
          scale={monthlyAmountRuler}
          money={typed.find === 'value' ? 'chooser' : 'symbol'}
        />
      )}
      {isPostOffice ? (
        <RateField
          key="post office"
          text={typed.postRate}
          onText={(postRate) => change({ postRate })}
          reading={reading.postOfficeRate}
          helper={recurringWords.rateSince(
            `${postOfficeRecurring.percent}%`,
            sayDate(postOfficeRecurring.from),
          )}
        />
      ) : (
        <RateField
          key="bank"
          text={typed.rate}
          onText={(rate) => change({ rate })}
          reading={reading.annualRate}
          helper={inEffect}
        />
      )}
      <SeniorField
        typed={typed}
        change={change}
        reading={reading.seniorExtra}
        noExtra={isPostOffice ? recurringWords.noExtra : undefined}
      />
      <MonthsField typed={typed} reading={reading.months} found={found('months')} />
      <div className={styles.find}>
        <p aria-hidden="true">{recurringWords.howItIsCounted}</p>
        <Segmented
          wide
          label={recurringWords.howItIsCounted}
          segments={methods}
          value={typed.method}
          onChoose={(method) => change({ method })}
        />
        <p className={styles.help} key={typed.method}>
          {typed.method === 'postOffice'
            ? recurringWords.methodHelp.postOffice(
                inRupees(postOfficeRecurring.leastInstalment),
                inRupees(postOfficeRecurring.instalmentStep),
              )
            : recurringWords.methodHelp[typed.method]}
        </p>
      </div>
      <MonthField
        label={recurringWords.first}
        text={typed.first}
        onText={(first) => change({ first })}
        helper={recurringWords.firstHelp}
      />
      <NumberField
        label={recurringWords.late}
        size="years"
        unit="months"
        text={typed.late}
        onText={(late) => change({ late })}
        helper={recurringWords.lateHelp}
        hint={amountHint(reading.lateMonths)}
      />
      <NumberField
        key={isPostOffice ? 'fee of the post office' : 'fee of a bank'}
        label={recurringWords.lateFee(plainMoney(hundred, currency.symbol))}
        money="symbol"
        size="years"
        text={isPostOffice ? typed.postLateFee : typed.lateFee}
        onText={(fee) => change(isPostOffice ? { postLateFee: fee } : { lateFee: fee })}
        helper={recurringWords.lateFeeHelp}
        hint={amountHint(isPostOffice ? reading.postOfficeLateFee : reading.lateFee)}
      />
      <TaxFields typed={typed} change={change} reading={reading} />
      <MatchMyBank
        text={typed.receipt}
        onText={(receipt) => change({ receipt })}
        waysOf={() => bankWaysFor(now, change)}
      />
    </FieldRows>
  )
}

type MonthsFieldProps = {
  typed: Typed
  reading: FieldsProps['reading']['months']
  found: string
}

/** The months that are paid in: typed, found, or fixed by the post office. */
function MonthsField({ typed, reading, found }: MonthsFieldProps) {
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
  const months = monthsOf(reading.value, 'months')
  return (
    <NumberField
      label={recurringWords.months}
      size="years"
      unit="months"
      text={typed.months}
      onText={(text) => inputs.change({ months: text })}
      helper={months ? sayMonths(months) : undefined}
      hint={
        problemHint(reading) ??
        wholeHint(reading.value, depositsWords.wholeMonths) ??
        rangeHint(
          reading,
          recurringDeposit.leastMonths,
          recurringDeposit.mostMonths,
          recurringWords.usualMonths,
        )
      }
    />
  )
}

type RecurringYearsProps = Pick<ReturnType<typeof answer>, 'asked' | 'outcome'>

/** The card Year by year. Renders only when its props change, because the table is long. */
const RecurringYears = memo(function RecurringYears({ asked, outcome }: RecurringYearsProps) {
  const plan = planIn(outcome)
  if (!plan || plan.months === 0) {
    return (
      <Card title={pageWords.yearByYear}>
        <CardNote>{recurringWords.years.nothing}</CardNote>
      </Card>
    )
  }
  return (
    <Card
      title={pageWords.yearByYear}
      actions={
        <DownloadButtons
          load={() => import('./export')}
          sheet={(file, currencyCode) => file.recurringSheet({ asked, plan, currencyCode })}
        />
      }
    >
      <DeferredIsland part={yearsTable} props={{ plan, asked }} />
    </Card>
  )
})
