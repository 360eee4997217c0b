import type { ReactNode } from 'react'
import { round } from '../../../core/money/decimal'
import type { Savings } from '../../../core/savings/plan'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import type { ActionsProps } from '../../../ui/answer/page-answer'
import { AnswerActions, PageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { Columns } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { PlanCountingCard } from './counting-card'
import type { PlanInputs } from './plan'
import { afterMonths } from './sentences'
import { savingsWords } from './words'

const nextCalculators = lazyPart(() =>
  import('./next-calculators').then((part) => part.NextCalculators),
)
const savingsChart = lazyPart(() => import('./savings-chart').then((part) => part.SavingsChart))

type SavingsPageProps = {
  savings: Savings | undefined
  /** The inputs of the plan, for the card How it is counted. */
  plan: PlanInputs
  /** A row below the maturity value. */
  comparison?: ReactNode
  years: ReactNode
  howItWorks: ReactNode
  /** The plan that the links below go on from: it follows typing a little later. */
  later: { savings: Savings | undefined; typed: { rate: string; years: string } }
  others: ReactNode
  isExample: boolean
  actions: Omit<ActionsProps, 'results'>
  /** The fields. */
  children: ReactNode
}

/** The layout and the answer card of SIP and Step-Up SIP. */
export function SavingsPage(props: SavingsPageProps) {
  const {
    savings,
    plan,
    comparison,
    years,
    howItWorks,
    later,
    others,
    isExample,
    actions,
    children,
  } = props
  const { wholeMoney } = useCurrency()
  const value = wholeMoney(savings?.futureValue)
  const invested = wholeMoney(savings?.invested)
  const returns = wholeMoney(savings?.returns)
  const isLoss = savings !== undefined && round(savings.returns, 0) < 0n

  return (
    <PageAnswer
      isExample={isExample}
      results={[
        { label: savingsWords.maturityValue, value },
        { label: savingsWords.totalInvested, value: invested },
        { label: savingsWords.estimatedReturns, value: returns },
      ]}
    >
      <Columns parts="5:7">
        <FieldRows>
          {children}
          <FieldCaution>{savingsWords.caution}</FieldCaution>
        </FieldRows>

        <ResultCard caption={afterMonths(savings?.months)}>
          <ResultPart>
            <DeferredIsland part={savingsChart} props={{ savings }} />
          </ResultPart>
          <Ledger>
            <LedgerRow label={savingsWords.totalInvested} value={invested} swatch="neel" />
            <LedgerRow
              label={savingsWords.estimatedReturns}
              value={returns}
              {...(isLoss ? { tone: 'loss' } : { swatch: 'haldi' })}
            />
            <LedgerRow kind="total" label={savingsWords.maturityValue} value={value} repeated />
            {comparison}
          </Ledger>
          <AnswerActions {...actions} />
        </ResultCard>
      </Columns>

      <Columns parts="7:5">
        {years}
        {howItWorks}
      </Columns>
      <PlanCountingCard plan={plan} />
      <DeferredIsland
        part={nextCalculators}
        props={{
          sum: later.savings?.futureValue,
          rate: later.typed.rate,
          years: later.typed.years,
        }}
      />
      {others}
    </PageAnswer>
  )
}
