import type { ReactNode } from 'react'
import { round } from '../../core/decimal'
import type { Savings } from '../../core/savings/plan'
import { Ledger, LedgerRow } from '../../ui/answer/ledger'
import type { ActionsProps } from '../../ui/answer/page-answer'
import { AnswerActions, PageAnswer } from '../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../ui/answer/result-card'
import { DeferredIsland } from '../../ui/deferred/deferred-island'
import { FieldCaution, FieldRows } from '../../ui/fields/field-rows'
import { Columns } from '../../ui/page/card'
import { useCurrency } from '../../ui/tab/currency'
import { lazyPart } from '../../ui/tab/lazy-part'
import type { PlanInputs } from './compute'
import { HowItIsCounted } from './how-it-is-counted'
import { afterMonths, SAVINGS_CAUTION } from './shared/words'

type SavingsPageProps = Omit<ActionsProps, 'results'> & {
  savings: Savings | undefined
  /** What the long parts of the page are about. */
  plan: PlanInputs
  /** What the ledger says below the maturity value. */
  comparison?: ReactNode
  /** The years of the plan, and how it is worked out. */
  years: ReactNode
  howItWorks: ReactNode
  others: ReactNode
  /** The fields: what the plan is made of. */
  children: ReactNode
}

const savingsChart = lazyPart(() => import('./savings-chart').then((part) => part.SavingsChart))

/** A plan that grows: what goes in, what it comes to, year by year and why. */
export function SavingsPage(props: SavingsPageProps) {
  const { savings, plan, comparison, years, howItWorks, others, children, ...asked } = props
  const { wholeMoney } = useCurrency()
  const value = wholeMoney(savings?.futureValue)
  const invested = wholeMoney(savings?.invested)
  const returns = wholeMoney(savings?.returns)
  const isLoss = savings !== undefined && round(savings.returns, 0) < 0n

  return (
    <PageAnswer
      results={[
        { label: 'Maturity Value', value },
        { label: 'Total Invested', value: invested },
        { label: 'Estimated Returns', value: returns },
      ]}
    >
      <Columns parts="5:7">
        <FieldRows>
          {children}
          <FieldCaution>{SAVINGS_CAUTION}</FieldCaution>
        </FieldRows>

        <ResultCard caption={afterMonths(savings?.months)}>
          <ResultPart>
            <DeferredIsland part={savingsChart} props={{ savings }} />
          </ResultPart>
          <Ledger>
            <LedgerRow label="Total Invested" value={invested} swatch="neel" />
            <LedgerRow
              label="Estimated Returns"
              value={returns}
              {...(isLoss ? { tone: 'loss' } : { swatch: 'haldi' })}
            />
            <LedgerRow kind="total" label="Maturity Value" value={value} repeated />
            {comparison}
          </Ledger>
          <AnswerActions {...asked} />
        </ResultCard>
      </Columns>

      <Columns parts="7:5">
        {years}
        {howItWorks}
      </Columns>
      <HowItIsCounted plan={plan} />
      {others}
    </PageAnswer>
  )
}
