import { memo, type ReactNode } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { inWords } from '../../../core/money/format'
import { ratesOfKind } from '../../../core/rules/gst'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-answered-page'
import { Checkbox } from '../../../ui/fields/checkbox'
import { FieldRows } from '../../../ui/fields/field-rows'
import { Fold } from '../../../ui/fields/fold'
import { NumberField, type NumberFieldProps } from '../../../ui/fields/number-field'
import { RateChips } from '../../../ui/fields/rate-chips'
import { Segmented } from '../../../ui/fields/segmented'
import { StateField } from '../../../ui/fields/state-field'
import withGst from '../../../ui/fields/with-gst.module.css'
import { Card, Columns } from '../../../ui/page/card'
import { InRupees, useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import { answer, type Scheme, type SchemeInputs } from './compute'
import { businessKinds, chooseBusiness, inputs, readInputs, type Typed, type YesNo } from './inputs'
import styles from './page.module.css'
import { resultsOf, SchemeResult } from './result'
import { aboveZeroHint, sayMore, shareHint } from './sentences'
import { schemeWords } from './words'

// What the page loads later.
const calculator = { inputs, readInputs, answer, loadActions: () => import('./share') }
const moreFields = lazyPart(() => import('./more-fields').then((part) => part.MoreFields))
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
  const { typed, reading, now, later, actions } = useAnsweredPage(calculator)
  useLoadedWhenIdle(moreFields)
  return (
    <PageAnswer results={resultsOf(now, wholeMoney)}>
      <Columns parts="5:7">
        <Fields typed={typed} reading={reading} />
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

type FieldsProps = { typed: Typed; reading: ReturnType<typeof readInputs> }

function Fields({ typed, reading }: FieldsProps) {
  const { change } = inputs
  return (
    <FieldRows spacing="compact">
      <div className={styles.business}>
        <p aria-hidden="true">{schemeWords.business}</p>
        <Segmented
          wide
          label={schemeWords.business}
          segments={businesses}
          value={typed.business}
          onChoose={chooseBusiness}
        />
      </div>
      <StateField
        state={typed.state}
        onState={(state) => change({ state })}
        helper={schemeWords.fields.setsLimits}
      />
      <NumberField
        label={schemeWords.fields.sales}
        money="symbol"
        text={typed.sales}
        onText={(sales) => change({ sales })}
        helper={inWords(reading.sales.value)}
        hint={aboveZeroHint(reading.sales)}
        below={<p className={styles.help}>{schemeWords.fields.salesHelp}</p>}
      />
      <NumberField
        label={schemeWords.fields.businessShare}
        size="percent"
        unit="%"
        text={typed.businessShare}
        onText={(businessShare) => change({ businessShare })}
        helper={schemeWords.fields.businessShareHelp}
        hint={shareHint(reading.businessShare)}
      />
      <NumberField
        label={schemeWords.fields.gstRate}
        size="percent"
        unit="%"
        text={typed.gstRate}
        onText={(gstRate) => change({ gstRate })}
        hint={aboveZeroHint(reading.gstRate)}
        below={
          <RateChips
            label={schemeWords.fields.quickRates}
            rates={rates}
            reading={reading.gstRate}
            onChoose={(gstRate) => inputs.change({ gstRate })}
          />
        }
      />
      <WithGst
        label={schemeWords.fields.purchases}
        size="percent"
        unit="%"
        text={typed.purchaseShare}
        onText={(purchaseShare) => change({ purchaseShare })}
        helper={schemeWords.fields.beforeGst}
        reading={reading.purchaseShare}
        gst={{
          label: schemeWords.fields.gstOnPurchases,
          text: typed.gstOnPurchases,
          onText: (gstOnPurchases) => change({ gstOnPurchases }),
          reading: reading.gstOnPurchases,
        }}
      />
      <WithGst
        label={schemeWords.fields.expenses}
        money="symbol"
        text={typed.expenses}
        onText={(expenses) => change({ expenses })}
        helper={schemeWords.fields.aYearBeforeGst}
        reading={reading.expenses}
        gst={{
          label: schemeWords.fields.gstOnExpenses,
          text: typed.gstOnExpenses,
          onText: (gstOnExpenses) => change({ gstOnExpenses }),
          reading: reading.gstOnExpenses,
        }}
      />
      <NumberField
        label={schemeWords.fields.otherCosts}
        money="symbol"
        text={typed.otherCosts}
        onText={(otherCosts) => change({ otherCosts })}
        helper={schemeWords.fields.otherCostsHelp}
        hint={aboveZeroHint(reading.otherCosts)}
      />
      <div className={styles.checks}>
        <YesNoBox
          label={schemeWords.fields.otherStates}
          value={typed.otherStates}
          onChoose={(otherStates) => change({ otherStates })}
        />
        <YesNoBox
          label={schemeWords.fields.platform}
          value={typed.platform}
          onChoose={(platform) => change({ platform })}
        />
        {typed.business === 'goods' && (
          <YesNoBox
            label={schemeWords.fields.notifiedGoods}
            value={typed.notifiedGoods}
            onChoose={(notifiedGoods) => change({ notifiedGoods })}
          />
        )}
      </div>
      <Fold hasAmounts name={schemeWords.more.name} summary={sayMore(typed)}>
        <moreFields.Part typed={typed} reading={reading} />
      </Fold>
    </FieldRows>
  )
}

type Reading = FieldsProps['reading']['gstRate']

type FieldWithGst = Omit<NumberFieldProps, 'hint' | 'beside'> & { reading: Reading }

type WithGstProps = FieldWithGst & {
  gst: Pick<FieldWithGst, 'label' | 'text' | 'onText' | 'reading'>
}

/** A number and the GST on it, in one row. */
function WithGst({ reading, gst, ...field }: WithGstProps): ReactNode {
  const gstHint = aboveZeroHint(gst.reading)
  return (
    <div className={withGst.twin}>
      <NumberField
        {...field}
        hint={aboveZeroHint(reading) ?? gstHint}
        beside={
          <div className={withGst.gst}>
            <NumberField
              label={gst.label}
              size="bare"
              unit="%"
              text={gst.text}
              onText={gst.onText}
              hint={gstHint}
            />
          </div>
        }
      />
    </div>
  )
}

type YesNoBoxProps = { label: string; value: YesNo; onChoose(value: YesNo): void }

function YesNoBox({ label, value, onChoose }: YesNoBoxProps) {
  return (
    <Checkbox
      label={label}
      isChecked={value === 'yes'}
      onCheck={(isChecked) => onChoose(isChecked ? 'yes' : 'no')}
    />
  )
}

type SideBySideCardProps = { plan: SchemeInputs; results: Scheme }

/** The ways in columns, with buttons to download them. Renders only when its props change. */
const SideBySideCard = memo(function SideBySideCard({ plan, results }: SideBySideCardProps) {
  return (
    <Card
      title={schemeWords.sideBySide.title}
      intro={schemeWords.sideBySide.intro}
      actions={
        <DownloadButtons
          load={() => import('./export')}
          sheet={(file) => file.schemeSheet({ plan, results })}
        />
      }
    >
      <DeferredIsland part={sideBySide} props={{ plan, results }} />
    </Card>
  )
})
