import { memo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { sayDate } from '../../../core/language/dates'
import { languageWords } from '../../../core/language/words'
import { decimalFrom, toApproximate } from '../../../core/money/decimal'
import { groupDigits } from '../../../core/money/group-digits'
import { schemes } from '../../../core/rules/deposits'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { Choice, Field, TitledChoice } from '../../../ui/fields/bound'
import { Tick } from '../../../ui/fields/checkbox'
import { MonthField } from '../../../ui/fields/day-field'
import { FieldRows } from '../../../ui/fields/field-rows'
import { Fold } from '../../../ui/fields/fold'
import { rangeHint, rateHint } from '../../../ui/fields/hints'
import { SelectField } from '../../../ui/fields/select-field'
import { Columns } from '../../../ui/page/card'
import { RuledField } from '../../../ui/rulers/ruler'
import { linearRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { NoTableCard, TableCard } from '../../../ui/tables/download-buttons'
import { depositRateRuler, RatesUntil } from '../shared/fields'
import { depositsWords } from '../shared/words'
import { answer, type PpfInputs, type PpfResults } from './compute'
import {
  extensions,
  inputs,
  monthsOfYear,
  ownFields,
  type PpfReading,
  type Rhythm,
  readInputs,
  type Typed,
  wholeOf,
} from './inputs'
import styles from './page.module.css'
import { PpfResult } from './result'
import {
  amountHelper,
  dayHelper,
  depositHint,
  nameOfMonth,
  paidInHelper,
  rateHelper,
  sayChanges,
  sayMore,
} from './sentences'
import { ppfWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const rateChanges = lazyPart(() => import('./rate-changes').then((part) => part.RateChanges))
const moreFields = lazyPart(() => import('./more-fields').then((part) => part.MoreFields))
const yearsTable = lazyPart(() => import('./years-table').then((part) => part.YearsTable))
const whenPaid = lazyPart(() => import('./when-paid').then((part) => part.WhenPaid))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))
const facts = lazyPart(() => import('./facts').then((part) => part.Facts))

const monthOptions = monthsOfYear.map((value) => ({ value, label: nameOfMonth(Number(value)) }))
const extensionOptions = extensions.map((value) => ({ value, label: value }))

const most = toApproximate(decimalFrom(schemes.ppf.most))

/** What a scheme takes in a year, and a twelfth of it in a month. */
const amountRulers = {
  yearly: linearRuler({
    min: 0,
    max: most,
    step: 500,
    minorEvery: 10_000,
    stops: [
      { value: 0, label: '0' },
      { value: 50_000, label: ppfWords.fields.lakhs.half },
      { value: 100_000, label: ppfWords.fields.lakhs.one },
      { value: most, label: ppfWords.fields.lakhs.most },
    ],
  }),
  monthly: linearRuler({
    min: 0,
    max: most / 12,
    step: 100,
    minorEvery: 500,
    stops: [
      { value: 0, label: '0' },
      { value: 4_000, label: '4,000' },
      { value: 8_000, label: '8,000' },
      { value: most / 12, label: '12,500' },
    ],
  }),
} satisfies Record<Rhythm, unknown>

export const head: ViewHead = {
  heading: ppfWords.heading,
  intro: ppfWords.intro,
  title: ppfWords.title,
  description: ppfWords.description,
}

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)
  useLoadedWhenIdle(rateChanges)
  useLoadedWhenIdle(moreFields)
  const { results } = now
  return (
    <PageAnswer
      isExample={isExample}
      results={[
        { label: depositsWords.results.maturityValue, value: wholeMoney(results?.maturityValue) },
        {
          label: depositsWords.results.totalDeposited,
          value: wholeMoney(results?.totalDeposited),
        },
        { label: depositsWords.results.interest, value: wholeMoney(results?.interest) },
      ]}
    >
      <Columns parts="5:7">
        <Fields typed={typed} reading={readInputs(typed)} plan={now.plan} results={results} />
        <PpfResult plan={now.plan} results={results} actions={actions} />
      </Columns>
      <Columns parts="7:5">
        <YearsCard plan={later.plan} results={later.results} />
        <div className={styles.beside}>
          <DeferredIsland part={whenPaid} props={{ plan: later.plan, results: later.results }} />
          <DeferredIsland part={howItWorks} props={{ plan: later.plan, results: later.results }} />
        </div>
      </Columns>
      <div className={styles.facts}>
        <DeferredIsland
          part={facts}
          props={{ scheme: later.plan.scheme, opened: later.plan.opened }}
        />
      </div>
      {others}
    </PageAnswer>
  )
}

type FieldsProps = {
  typed: Typed
  reading: PpfReading
  plan: PpfInputs
  results: PpfResults | undefined
}

function Fields({ typed, reading, plan, results }: FieldsProps) {
  const { currency, wholeMoney } = useCurrency()
  const { change } = inputs
  const { scheme, deposit } = typed
  const { opened } = reading
  const own = ownFields[scheme]
  const rows = rowsOf(results)
  return (
    <FieldRows spacing="compact">
      <div className={styles.scheme}>
        <Choice wide of={inputs} name="scheme" label={ppfWords.scheme} words={ppfWords.schemes} />
      </div>
      <TitledChoice of={inputs} name="deposit" label={ppfWords.deposit} words={ppfWords.rhythms} />
      <RuledField
        key={deposit}
        label={ppfWords.fields.amount[deposit]}
        money="chooser"
        of={inputs}
        name={deposit}
        helper={amountHelper(typed, reading, currency.symbol)}
        hint={depositHint(reading, typed, results, currency.symbol)}
        scale={amountRulers[deposit]}
        say={(_, { value }) => wholeMoney(value)}
      />
      {deposit === 'yearly' && (
        <div className={styles.select}>
          <SelectField
            label={ppfWords.fields.paidIn}
            options={monthOptions}
            value={typed.month}
            onChoose={(month) => change({ month })}
            helper={paidInHelper(opened)}
          />
        </div>
      )}
      <Field
        of={inputs}
        name="day"
        label={ppfWords.fields.day}
        size="years"
        helper={dayHelper(plan)}
        hint={rangeHint(1, 31, ppfWords.fields.dayHint)}
      />
      <div key={own.rate}>
        <RuledField
          label={depositsWords.interestRate}
          of={inputs}
          name={own.rate}
          helper={rateHelper(typed, opened, rows)}
          hint={rateHint(15, ppfWords.fields.usualRates)}
          scale={depositRateRuler}
        />
        <RatesUntil />
      </div>
      {!opened && (
        <Field
          key={own.years}
          of={inputs}
          name={own.years}
          label={ppfWords.fields.years[scheme]}
          helper={sayMonthsIn(reading.years)}
          hint={rangeHint(1, 50, ppfWords.fields.yearsHint[scheme])}
        />
      )}
      {!opened && scheme === 'ssy' && (
        <Field
          of={inputs}
          name="ssyDepositYears"
          label={ppfWords.fields.depositYears}
          helper={sayMonthsIn(reading.ssyDepositYears)}
          hint={rangeHint(0, 50, ppfWords.fields.depositYearsHint)}
        />
      )}
      {scheme === 'ppf' && (
        <div className={styles.select}>
          <SelectField
            label={ppfWords.fields.extended}
            options={extensionOptions}
            value={typed.extended}
            onChoose={(extended) => change({ extended })}
            helper={ppfWords.fields.inBlocks(schemes.ppf.blockYears)}
          />
          {typed.extended !== '0' && <Tick of={inputs} name="goOn" label={ppfWords.fields.goOn} />}
        </div>
      )}
      <MonthField
        label={ppfWords.fields.opened}
        of={inputs}
        name="opened"
        helper={
          opened && results?.maturesOn
            ? ppfWords.fields.matures(sayDate(results.maturesOn))
            : ppfWords.fields.openedHelp
        }
      />
      <Fold hasAmounts name={ppfWords.changes.name} summary={sayChanges(typed, opened, rows)}>
        <rateChanges.Part typed={typed} opened={opened} rows={rows} />
      </Fold>
      <Fold hasAmounts name={ppfWords.more.name} summary={sayMore(typed, opened, currency.symbol)}>
        <moreFields.Part typed={typed} reading={reading} />
      </Fold>
    </FieldRows>
  )
}

/** Whole years count: how many months they are. @example '180 months' */
const sayMonthsIn = (years: PpfReading['years']): string =>
  languageWords.months(groupDigits(String(wholeOf(years) * 12)))

/** How many financial years the account has; with no answer, more than any. */
const rowsOf = (results: PpfResults | undefined): number =>
  results?.years.at(-1)?.row ?? Number.POSITIVE_INFINITY

type YearsCardProps = { plan: PpfInputs; results: PpfResults | undefined }

/** The card Year by year. Renders only when its props change, because the table is long. */
const YearsCard = memo(function YearsCard({ plan, results }: YearsCardProps) {
  if (!results || results.years.length === 0) {
    return <NoTableCard>{ppfWords.years.nothing}</NoTableCard>
  }
  return (
    <TableCard
      load={() => import('./export')}
      sheet={(file, currencyCode) => file.ppfSheet({ plan, results, currencyCode })}
    >
      <DeferredIsland part={yearsTable} props={{ plan, results }} />
    </TableCard>
  )
})
