import { useDeferredValue, useMemo, useRef } from 'react'
import { sayAmount } from '../../core/format'
import { readNumber } from '../../core/parse'
import { Announcement } from '../../ui/announcement'
import { Columns } from '../../ui/columns'
import { useCurrency } from '../../ui/currency'
import { FieldCaution, FieldRemark, FieldRows } from '../../ui/field-rows'
import { amountHint } from '../../ui/hints'
import { Ledger, LedgerRow } from '../../ui/ledger'
import { PageActions } from '../../ui/page-actions'
import { PageHead } from '../../ui/page-head'
import { pageInputs, usePageInputs } from '../../ui/page-inputs'
import { type CalculatorPageProps, PageLinks } from '../../ui/page-links'
import { ResultBars } from '../../ui/result-bars'
import { ResultCard, ResultPart } from '../../ui/result-card'
import { RuledField } from '../../ui/ruled-field'
import { monthlyAmountRuler } from '../../ui/rulers'
import { SavingsChart } from '../../ui/savings-chart'
import { DurationField, ReturnField } from '../../ui/savings-fields'
import { afterMonths, SAVINGS_CAUTION } from '../../ui/savings-words'
import { TextLink } from '../../ui/text-link'
import { useSettled } from '../../ui/use-settled'
import { computeRaisedSip, computeSip } from './compute'
import { HowItWorks } from './how-it-works'
import { sipMeta } from './meta'
import { YearsCard } from './years-card'

const inputs = pageInputs('sip', { monthly: '5,000', rate: '12', years: '10' }, {})

const readInputs = (typed: typeof inputs.defaults) => ({
  monthly: readNumber(typed.monthly),
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
  const { plan, sip, raised } = useMemo(() => {
    const { monthly, annualRate, years } = readInputs(settled)
    const plan = { monthly: monthly.value, annualRate: annualRate.value, years: years.value }
    return { plan, sip: computeSip(plan), raised: computeRaisedSip(plan) }
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

  return (
    <>
      <PageHead {...sipMeta} />
      <Columns parts="5:7">
        <FieldRows ref={inputCard}>
          <RuledField
            label="Monthly amount"
            money="chooser"
            text={typed.monthly}
            onText={(monthly) => change({ monthly })}
            reading={reading.monthly}
            helper={sayAmount(reading.monthly.value, currency.symbol)}
            hint={amountHint(reading.monthly)}
            scale={monthlyAmountRuler}
            say={() => sayAmount(reading.monthly.value, currency.symbol)}
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
          <div>
            <FieldRemark title="Can you raise it every year?">
              With 10% more each year: <span data-amount>{wholeMoney(raised?.futureValue)}</span>.
            </FieldRemark>
            <TextLink href="/step-up-sip">Try Step-Up SIP</TextLink>
          </div>
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
          </Ledger>
          <PageActions inputs={inputs} name="SIP" results={results} />
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
