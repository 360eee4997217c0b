import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useDebouncedAnswer } from '../../../ui/deferred/use-debounced-answer'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, rangeHint, rateHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { HowItIsCounted } from '../how-it-is-counted'
import { monthlyAmountRuler } from '../rulers'
import { DurationField, ReturnField } from '../shared/fields'
import { sayUnraised, stepOf } from '../shared/step'
import { StepField } from '../shared/step-field'
import { AfterTaxResult } from './after-tax-result'
import { answer, readInputs } from './answer'
import type { TaxKind } from './compute'
import { inputs } from './inputs'
import styles from './page.module.css'
import { TaxCard } from './tax-card'
import { head } from './view'
import { sayTax, taxNames } from './words'

const nextCalculators = lazyPart(() =>
  import('../shared/next-calculators').then((part) => part.NextCalculators),
)
const taxKinds = (['equity', 'flat', 'none'] satisfies TaxKind[]).map((value) => ({
  value,
  label: taxNames[value],
}))

const whatIfs = lazyPart(() => import('./what-ifs').then((part) => part.WhatIfs))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export { head }

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const reading = readInputs(typed)
  const { now, later } = useDebouncedAnswer(typed, answer)
  const { results } = now
  const { stepPercent, stepAmount } = stepOf(typed)
  const isRaised = stepPercent !== 0n || stepAmount !== 0n

  return (
    <PageAnswer
      results={[
        { label: 'After tax', value: wholeMoney(results?.afterTax) },
        { label: "In today's money", value: wholeMoney(results?.inTodaysMoney) },
        { label: 'Maturity Value', value: wholeMoney(results?.futureValue) },
        { label: 'Tax', value: wholeMoney(results?.tax) },
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <RuledAmount
            label="Monthly amount"
            text={typed.monthly}
            onText={(monthly) => change({ monthly })}
            reading={reading.monthly}
            scale={monthlyAmountRuler}
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
          <div className={styles.step}>
            <StepField
              plain
              typed={typed}
              change={change}
              reading={reading}
              helper={isRaised ? 'Every year' : sayUnraised(typed.stepKind)}
            />
          </div>
          <NumberField
            label="Lump sum today"
            money="symbol"
            text={typed.lump}
            onText={(lump) => change({ lump })}
            helper="Optional"
            hint={amountHint(reading.lumpSum)}
          />
          <NumberField
            label="Inflation (%)"
            size="percent"
            unit="%"
            text={typed.inflation}
            onText={(inflation) => change({ inflation })}
            helper="How fast prices rise in a year"
            hint={rangeHint(reading.inflation, 0, 20, 'Typical inflation is 0–20% a year.')}
          />
          <div className={styles.tax}>
            <p aria-hidden="true">Tax</p>
            <Segmented
              wide
              label="Tax"
              segments={taxKinds}
              value={typed.tax}
              onChoose={(tax) => change({ tax })}
            />
            <p className={styles.helper} data-amount>
              {sayTax(typed.tax, currency)}
            </p>
          </div>
          {typed.tax === 'equity' && (
            <NumberField
              label="Other income of that year"
              money="symbol"
              text={typed.otherIncome}
              onText={(otherIncome) => change({ otherIncome })}
              helper="With the gain it decides on the surcharge"
              hint={amountHint(reading.otherIncome)}
            />
          )}
          {typed.tax === 'flat' && (
            <NumberField
              label="Flat rate (%)"
              size="percent"
              unit="%"
              text={typed.flatRate}
              onText={(flatRate) => change({ flatRate })}
              helper="Of the gain, cess included"
              hint={rateHint(reading.flatRate, 100, 'A tax is 0–100% of the gain.')}
            />
          )}
          <FieldCaution>
            Mutual fund returns go up and down. This is an estimate at a steady rate, sold all at
            once on the last day, before costs.
          </FieldCaution>
        </FieldRows>
        <AfterTaxResult plan={now.plan} results={results} typed={now.typed} />
      </Columns>

      <div className={styles.whatIfs}>
        <DeferredIsland part={whatIfs} props={{ results: later.results }} />
      </div>
      <Columns parts="7:5">
        <TaxCard plan={later.plan} results={later.results} />
        <DeferredIsland part={howItWorks} props={{ plan: later.plan, results: later.results }} />
      </Columns>
      <HowItIsCounted plan={later.plan} />
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
