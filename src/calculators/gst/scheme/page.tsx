import { memo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { inWords } from '../../../core/money/format'
import { ratesOfKind } from '../../../core/rules/gst'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { Field } from '../../../ui/fields/bound'
import { Tick } from '../../../ui/fields/checkbox'
import { FieldRows } from '../../../ui/fields/field-rows'
import { Fold } from '../../../ui/fields/fold'
import { RateChips } from '../../../ui/fields/rate-chips'
import { Segmented, Titled } from '../../../ui/fields/segmented'
import { StateField } from '../../../ui/fields/state-field'
import { WithGst } from '../../../ui/fields/with-gst'
import { Columns } from '../../../ui/page/card'
import { InRupees, useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { TableCard } from '../../../ui/tables/download-buttons'
import { answer, type Scheme, type SchemeInputs } from './compute'
import { businessKinds, chooseBusiness, inputs, type Typed } from './inputs'
import styles from './page.module.css'
import { resultsOf, SchemeResult } from './result'
import { aboveZeroHint, sayMore, sayRates, shareHint } from './sentences'
import { schemeWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const moreFields = lazyPart(() => import('./more-fields').then((part) => part.MoreFields))
const otherRates = lazyPart(() => import('./other-rates').then((part) => part.OtherRates))
const crossing = lazyPart(() => import('./crossing').then((part) => part.WhereTheyCross))
const sideBySide = lazyPart(() => import('./side-by-side').then((part) => part.SideBySide))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))
const choose = lazyPart(() => import('./choose').then((part) => part.WhatYouMayChoose))

const businesses = businessKinds.map((value) => ({ value, label: schemeWords.businesses[value] }))
const rates = ratesOfKind('general').filter((rate) => rate !== '0')

export const head: ViewHead = {
  heading: schemeWords.heading,
  intro: schemeWords.intro,
  title: schemeWords.title,
  description: schemeWords.description,
}

export function Page(props: PageProps) {
  return (
    <InRupees>
      <SchemePage {...props} />
    </InRupees>
  )
}

function SchemePage({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)
  useLoadedWhenIdle(moreFields)
  useLoadedWhenIdle(otherRates)
  return (
    <PageAnswer isExample={isExample} results={resultsOf(now, wholeMoney)}>
      <Columns parts="5:7">
        <Fields typed={typed} />
        <SchemeResult answer={now} actions={actions} />
      </Columns>
      <DeferredIsland part={crossing} props={{ plan: later.plan, results: later.results }} />
      <Columns parts="7:5">
        <SideBySideCard plan={later.plan} results={later.results} />
        <DeferredIsland part={howItWorks} props={{ plan: later.plan, results: later.results }} />
      </Columns>
      <DeferredIsland
        part={choose}
        props={{ plan: later.plan, results: later.results, typed: later.typed }}
      />
      {others}
    </PageAnswer>
  )
}

function Fields({ typed }: { typed: Typed }) {
  return (
    <FieldRows spacing="compact">
      <Titled title={schemeWords.business} className={styles.business}>
        <Segmented
          wide
          label={schemeWords.business}
          segments={businesses}
          value={typed.business}
          onChoose={chooseBusiness}
        />
      </Titled>
      <StateField
        state={typed.state}
        onState={(state) => inputs.change({ state })}
        helper={schemeWords.fields.setsLimits}
      />
      <Field
        of={inputs}
        name="sales"
        label={schemeWords.fields.sales}
        helper={inWords(inputs.parse(typed).sales.value)}
        hint={aboveZeroHint}
        below={<p className={styles.help}>{schemeWords.fields.salesHelp}</p>}
      />
      <Field
        of={inputs}
        name="businessShare"
        label={schemeWords.fields.businessShare}
        helper={schemeWords.fields.businessShareHelp}
        hint={shareHint}
      />
      <Field
        of={inputs}
        name="gstRate"
        label={schemeWords.fields.gstRate}
        hint={aboveZeroHint}
        below={
          <RateChips
            of={inputs}
            name="gstRate"
            label={schemeWords.fields.quickRates}
            rates={rates}
          />
        }
      />
      <Fold hasAmounts name={schemeWords.rates.name} summary={sayRates(typed)}>
        <otherRates.Part typed={typed} />
      </Fold>
      <WithGst
        of={inputs}
        name="purchaseShare"
        label={schemeWords.fields.purchases}
        size="percent"
        unit="%"
        helper={schemeWords.fields.beforeGst}
        hint={aboveZeroHint}
        gst={{
          name: 'gstOnPurchases',
          label: schemeWords.fields.gstOnPurchases,
          hint: aboveZeroHint,
        }}
      />
      <WithGst
        of={inputs}
        name="expenses"
        label={schemeWords.fields.expenses}
        money="symbol"
        helper={schemeWords.fields.aYearBeforeGst}
        hint={aboveZeroHint}
        gst={{
          name: 'gstOnExpenses',
          label: schemeWords.fields.gstOnExpenses,
          hint: aboveZeroHint,
        }}
      />
      <Field
        of={inputs}
        name="otherCosts"
        label={schemeWords.fields.otherCosts}
        helper={schemeWords.fields.otherCostsHelp}
        hint={aboveZeroHint}
      />
      <div className={styles.checks}>
        <Tick of={inputs} name="otherStates" label={schemeWords.fields.otherStates} />
        <Tick of={inputs} name="platform" label={schemeWords.fields.platform} />
        {typed.business === 'goods' && (
          <Tick of={inputs} name="notifiedGoods" label={schemeWords.fields.notifiedGoods} />
        )}
      </div>
      <Fold hasAmounts name={schemeWords.more.name} summary={sayMore(typed)}>
        <moreFields.Part typed={typed} />
      </Fold>
    </FieldRows>
  )
}

type SideBySideCardProps = { plan: SchemeInputs; results: Scheme }

/** The ways in columns, with buttons to download them. Renders only when its props change. */
const SideBySideCard = memo(function SideBySideCard({ plan, results }: SideBySideCardProps) {
  return (
    <TableCard
      title={schemeWords.sideBySide.title}
      intro={schemeWords.sideBySide.intro}
      load={() => import('./export')}
      sheet={(file) => file.schemeSheet({ plan, results })}
    >
      <DeferredIsland part={sideBySide} props={{ plan, results }} />
    </TableCard>
  )
})
