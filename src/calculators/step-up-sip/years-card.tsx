import { memo } from 'react'
import { subtract } from '../../core/decimal'
import { Card, CardNote } from '../../ui/card'
import { useCurrency } from '../../ui/currency'
import { DataTable } from '../../ui/data-table'
import { ExportButtons } from '../../ui/export-buttons'
import { loadPart } from '../../ui/load-part'
import type { StepUpSipInputs, StepUpSipResults } from './compute'
import styles from './years-card.module.css'

type YearsCardProps = { plan: StepUpSipInputs; sip: StepUpSipResults | undefined }

/** What is paid each month of a year, and what there is at its end. */
export const YearsCard = memo(function YearsCard({ plan, sip }: YearsCardProps) {
  const { currency, wholeMoney } = useCurrency()
  const loadSheet = async (savings: StepUpSipResults) => {
    const { savingsSheet } = await loadPart(() => import('../../ui/savings-export'))
    return savingsSheet({
      savings,
      currencyCode: currency.code,
      name: 'step-up-sip',
      title: 'Step-Up SIP: year by year',
      inputs: [
        { label: 'Initial monthly amount', value: plan.initial, suffix: '' },
        { label: 'Annual step-up (%)', value: plan.stepPercent, suffix: 'pct-step' },
        { label: 'Expected annual return (%)', value: plan.annualRate, suffix: 'pct' },
        { label: 'Duration (years)', value: plan.years, suffix: 'y' },
      ],
      yearlyAmount: { label: 'SIP Amount', of: ({ monthly }) => monthly },
    })
  }
  return (
    <Card
      title="Year by year"
      actions={sip && <ExportButtons loadSheet={() => loadSheet(sip)} />}
      className={styles.years}
    >
      <DataTable
        caption="SIP amount of each year, with invested and value at its end"
        columns={['Year', 'SIP Amount', 'Invested', 'Returns', 'Value']}
        rows={(sip?.years ?? []).map(({ year, monthly, invested, value }) => [
          String(year),
          wholeMoney(monthly),
          wholeMoney(invested),
          wholeMoney(subtract(value, invested)),
          wholeMoney(value),
        ])}
      />
      <CardNote>
        SIP Amount is what you pay each month of that year. Invested, Returns and Value are the
        totals at the end of it. <span data-amount>{comparison(sip, wholeMoney)}</span>
      </CardNote>
    </Card>
  )
})

/** A step-up against a flat SIP, in one sentence. */
function comparison(
  sip: StepUpSipResults | undefined,
  wholeMoney: ReturnType<typeof useCurrency>['wholeMoney'],
): string | undefined {
  if (!sip || sip.withoutStepUp === undefined || sip.months === 0) return undefined
  const gain = subtract(sip.futureValue, sip.withoutStepUp)
  if (gain === 0n) return 'Without a step-up this is the same as a plain SIP.'
  const direction = gain > 0n ? 'more' : 'less'
  const size = wholeMoney(gain > 0n ? gain : subtract(sip.withoutStepUp, sip.futureValue))
  return `That is ${size} ${direction} than the same SIP without a step-up.`
}
