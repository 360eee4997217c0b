import { useDeferredValue, useMemo, useRef } from 'react'
import { decimalFrom, multiplyDivide, sum } from '../../core/decimal'
import { sayAmount } from '../../core/format'
import { readNumber } from '../../core/parse'
import { Announcement } from '../../ui/announcement'
import { Columns } from '../../ui/columns'
import { useCurrency } from '../../ui/currency'
import { FieldCaution, FieldRows } from '../../ui/field-rows'
import { amountHint, rangeHint } from '../../ui/hints'
import { Ledger, LedgerRow } from '../../ui/ledger'
import { PageActions } from '../../ui/page-actions'
import { PageHead } from '../../ui/page-head'
import { pageInputs, usePageInputs } from '../../ui/page-inputs'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { ResultBars } from '../../ui/result-bars'
import { ResultCard, ResultPart } from '../../ui/result-card'
import { RuledField } from '../../ui/ruled-field'
import { linearRuler } from '../../ui/ruler-scale'
import { monthlyAmountRuler } from '../../ui/rulers'
import { SavingsChart } from '../../ui/savings-chart'
import { DurationField, ReturnField } from '../../ui/savings-fields'
import { afterMonths, SAVINGS_CAUTION } from '../../ui/savings-words'
import { useSettled } from '../../ui/use-settled'
import { computeStepUpSip } from './compute'
import { HowItWorks } from './how-it-works'
import { stepUpSipMeta } from './meta'
import { YearsCard } from './years-card'

const hundred = decimalFrom(100)

const stepRuler = linearRuler({
  min: 0,
  max: 100,
  step: 1,
  minorEvery: 5,
  stops: [0, 25, 50, 75, 100].map((value) => ({ value, label: `${value}%` })),
})

const inputs = pageInputs(
  'step-up-sip',
  { initial: '5,000', step: '10', rate: '12', years: '10' },
  {},
)

const readInputs = (typed: typeof inputs.defaults) => ({
  initial: readNumber(typed.initial),
  stepPercent: readNumber(typed.step),
  annualRate: readNumber(typed.rate),
  years: readNumber(typed.years),
})

export function Page({ others }: CalculatorPageProps) {
  const { currency, wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const inputCard = useRef<HTMLElement>(null)
  const resultCard = useRef<HTMLElement>(null)

  const reading = readInputs(typed)
  const settled = useSettled(typed)
  const { plan, sip } = useMemo(() => {
    const { initial, stepPercent, annualRate, years } = readInputs(settled)
    const plan = {
      initial: initial.value,
      stepPercent: stepPercent.value,
      annualRate: annualRate.value,
      years: years.value,
    }
    return { plan, sip: computeStepUpSip(plan) }
  }, [settled])
  // The long parts of the page follow a moment later, so that typing stays fluent.
  const shown = useDeferredValue(sip)

  const value = wholeMoney(sip?.futureValue)
  const invested = wholeMoney(sip?.invested)
  const returns = wholeMoney(sip?.returns)
  const results = [
    { label: 'Maturity Value', value },
    { label: 'Total Invested', value: invested },
    { label: 'Estimated Returns', value: returns },
  ]
  const secondYear = multiplyDivide(
    reading.initial.value,
    sum(hundred, reading.stepPercent.value),
    hundred,
  )

  return (
    <>
      <PageHead {...stepUpSipMeta} />
      <Columns parts="5:7">
        <FieldRows ref={inputCard}>
          <RuledField
            label="Initial monthly amount"
            money="chooser"
            text={typed.initial}
            onText={(initial) => change({ initial })}
            reading={reading.initial}
            helper={sayAmount(reading.initial.value, currency.symbol)}
            hint={amountHint(reading.initial)}
            scale={monthlyAmountRuler}
            say={() => sayAmount(reading.initial.value, currency.symbol)}
          />
          <RuledField
            label="Annual step-up (%)"
            size="percent"
            unit="%"
            text={typed.step}
            onText={(step) => change({ step })}
            reading={reading.stepPercent}
            helper={`${wholeMoney(secondYear)} a month in year 2`}
            hint={rangeHint(reading.stepPercent, 0, 20, 'Typical step-ups are 0–20% annually.')}
            scale={stepRuler}
            say={(text) => `${text}%`}
          />
          <ReturnField
            text={typed.rate}
            onText={(rate) => change({ rate })}
            reading={reading.annualRate}
          />
          <DurationField
            text={typed.years}
            onText={(years) => change({ years })}
            reading={reading.years}
          />
          <FieldCaution>{SAVINGS_CAUTION}</FieldCaution>
        </FieldRows>

        <ResultCard
          ref={resultCard}
          label="Maturity Value"
          figure={value}
          symbol={currency.symbol}
          caption={afterMonths(sip?.months)}
        >
          <ResultPart>
            <SavingsChart savings={sip} />
          </ResultPart>
          <Ledger>
            <LedgerRow label="Total Invested" value={invested} swatch="neel" />
            <LedgerRow label="Estimated Returns" value={returns} swatch="haldi" />
            <LedgerRow kind="total" label="Maturity Value" value={value} repeated />
            <LedgerRow label="Without the step-up" value={wholeMoney(sip?.withoutStepUp)} />
          </Ledger>
          <PageActions inputs={inputs} name="Step-Up SIP" results={results} />
        </ResultCard>
      </Columns>

      <Columns parts="7:5">
        <YearsCard plan={plan} sip={shown} />
        <HowItWorks plan={plan} sip={shown} />
      </Columns>
      <PageLinks links={others} wide />

      <ResultBars results={results} inputs={inputCard} result={resultCard} />
      <Announcement text={results.map(({ label, value }) => `${label} ${value}`).join(', ')} />
    </>
  )
}
