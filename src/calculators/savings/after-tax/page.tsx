import { memo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { formatPercent } from '../../../core/money/format'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { type ActionsProps, AnswerActions, PageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { Field, TitledChoice } from '../../../ui/fields/bound'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { rangeHint, rateHint } from '../../../ui/fields/hints'
import { Button } from '../../../ui/page/button'
import { Columns } from '../../../ui/page/card'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { monthlyAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { NoTableCard, TableCard } from '../../../ui/tables/download-buttons'
import { PlanCountingCard } from '../shared/counting-card'
import { DurationField, ReturnField, StepUpField } from '../shared/fields'
import { chosenStepUp } from '../shared/plan'
import { sayLumpSumGrows, sayNoStepUp } from '../shared/sentences'
import { type AfterTax, type AfterTaxInputs, answer } from './compute'
import { inputs } from './inputs'
import styles from './page.module.css'
import { captionOf, hasTaxRules, isShownAsZero, sayTax } from './sentences'
import { afterTaxWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const nextCalculators = lazyPart(() =>
  import('../shared/next-calculators').then((part) => part.NextCalculators),
)
const waterfallChart = lazyPart(() => import('./charts').then((part) => part.WaterfallChart))
const threeReturns = lazyPart(() => import('./charts').then((part) => part.ThreeReturns))
const taxTable = lazyPart(() => import('./tax-table').then((part) => part.TaxTable))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export const head: ViewHead = {
  heading: afterTaxWords.heading,
  intro: afterTaxWords.intro,
  title: afterTaxWords.title,
  description: afterTaxWords.description,
}

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)
  const { results } = now
  const { stepPercent, stepAmount } = chosenStepUp(typed)
  const isRaised = stepPercent !== 0n || stepAmount !== 0n

  return (
    <PageAnswer
      isExample={isExample}
      results={[
        { label: afterTaxWords.results.afterTax, value: wholeMoney(results?.afterTax) },
        { label: afterTaxWords.results.inTodaysMoney, value: wholeMoney(results?.inTodaysMoney) },
        { label: afterTaxWords.results.maturityValue, value: wholeMoney(results?.futureValue) },
        { label: afterTaxWords.results.tax, value: wholeMoney(results?.tax) },
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <RuledAmount
            of={inputs}
            name="monthly"
            label={afterTaxWords.monthly}
            scale={monthlyAmountRuler}
          />
          <ReturnField of={inputs} />
          <DurationField of={inputs} />
          <div className={styles.step}>
            <StepUpField
              plain
              of={inputs}
              helper={isRaised ? afterTaxWords.raised : sayNoStepUp(typed.stepKind)}
            />
          </div>
          <Field
            of={inputs}
            name="lump"
            label={afterTaxWords.lumpSum}
            helper={sayLumpSumGrows(now.plan.annualRate, 'divide12')}
          />
          <Field
            of={inputs}
            name="inflation"
            label={afterTaxWords.inflation}
            helper={afterTaxWords.inflationHelp}
            hint={rangeHint(0, 20, afterTaxWords.inflationHint)}
          />
          <TitledChoice
            of={inputs}
            name="tax"
            label={afterTaxWords.tax}
            words={afterTaxWords.taxes}
          >
            <p className={styles.helper} data-amount>
              {sayTax(typed.tax, currency, results?.rules)}
            </p>
          </TitledChoice>
          {typed.tax === 'equity' && (
            <Field
              of={inputs}
              name="otherIncome"
              label={afterTaxWords.otherIncome}
              helper={afterTaxWords.otherIncomeHelp}
            />
          )}
          {typed.tax === 'flat' && (
            <Field
              of={inputs}
              name="flatRate"
              label={afterTaxWords.flatRate}
              helper={afterTaxWords.flatRateHelp}
              hint={rateHint(100, afterTaxWords.flatRateHint)}
            />
          )}
          <FieldCaution>{afterTaxWords.caution}</FieldCaution>
        </FieldRows>
        <Result plan={now.plan} results={results} actions={actions} />
      </Columns>

      <div className={styles.threeReturns}>
        <DeferredIsland part={threeReturns} props={{ results: later.results }} />
      </div>
      <Columns parts="7:5">
        <TaxCard plan={later.plan} results={later.results} />
        <DeferredIsland part={howItWorks} props={{ plan: later.plan, results: later.results }} />
      </Columns>
      <PlanCountingCard plan={later.plan} />
      <DeferredIsland
        part={nextCalculators}
        props={{
          sum: later.results?.afterTax,
          rate: later.typed.rate,
          years: later.typed.years,
        }}
      />
      {others}
    </PageAnswer>
  )
}

type ResultProps = {
  plan: AfterTaxInputs
  results: AfterTax | undefined
  actions: Omit<ActionsProps, 'results'>
}

/** The answer card: what is left, and what it buys. */
function Result({ plan, results, actions }: ResultProps) {
  const { wholeMoney } = useCurrency()
  const today = wholeMoney(results?.inTodaysMoney)
  const { returns, tax, yearlyReturnAfterTax } = results ?? {}
  const isLoss = returns !== undefined && returns < 0n && !isShownAsZero(returns)
  const isTaxed = tax !== undefined && !isShownAsZero(tax)
  return (
    <ResultCard caption={captionOf(plan, results, today)}>
      {results && (
        <ResultPart>
          <DeferredIsland part={waterfallChart} props={{ results }} />
        </ResultPart>
      )}
      <Ledger>
        <LedgerRow
          label={afterTaxWords.results.invested}
          value={wholeMoney(results?.invested)}
          swatch="neel"
        />
        <LedgerRow
          label={afterTaxWords.results.returns}
          value={wholeMoney(returns)}
          {...(isLoss ? { tone: 'loss' } : { swatch: 'haldi' })}
        />
        <LedgerRow
          kind="total"
          label={afterTaxWords.results.maturityValue}
          value={wholeMoney(results?.futureValue)}
        />
        <LedgerRow
          label={afterTaxWords.results.tax}
          value={wholeMoney(tax)}
          {...(isTaxed && { tone: 'loss', sign: '-' })}
        />
        <LedgerRow
          kind="total"
          label={afterTaxWords.results.afterTax}
          value={wholeMoney(results?.afterTax)}
          repeated
        />
        <LedgerRow label={afterTaxWords.results.inTodaysMoney} value={today} />
        <LedgerRow
          label={afterTaxWords.results.yearlyReturn}
          value={yearlyReturnAfterTax === undefined ? '--' : formatPercent(yearlyReturnAfterTax, 2)}
        />
      </Ledger>
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

type TaxCardProps = { plan: AfterTaxInputs; results: AfterTax | undefined }

/** The tax line by line, with buttons to download it. Renders only when its props change. */
const TaxCard = memo(function TaxCard({ plan, results }: TaxCardProps) {
  const { currency } = useCurrency()
  if (!results) {
    return (
      <NoTableCard title={afterTaxWords.taxTable.title}>
        {afterTaxWords.taxTable.nothing}
      </NoTableCard>
    )
  }
  return (
    <TableCard
      title={afterTaxWords.taxTable.title}
      intro={afterTaxWords.taxTable.intro}
      load={() => import('./export')}
      sheet={(file) => file.afterTaxSheet({ plan, results, currency })}
    >
      {plan.tax === 'equity' && !hasTaxRules(currency) && (
        <div className={styles.rupeesOnly}>
          <p>{afterTaxWords.taxTable.otherCurrency}</p>
          <Button kind="secondary" onClick={chooseFlatRate}>
            {afterTaxWords.taxTable.chooseFlat}
          </Button>
        </div>
      )}
      <DeferredIsland
        part={taxTable}
        props={{ plan, results, caption: afterTaxWords.taxTable.title }}
      />
    </TableCard>
  )
})

/** The button disappears when it is pressed, so the focus moves to the choice that it made. */
function chooseFlatRate() {
  inputs.change({ tax: 'flat' })
  document.querySelector<HTMLInputElement>('main [type=radio][value=flat]')?.focus()
}
