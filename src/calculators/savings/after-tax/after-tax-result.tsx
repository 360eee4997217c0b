import { formatPercent } from '../../../core/format'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { captionOf, isNothing, type Typed } from './answer'
import type { AfterTax, AfterTaxInputs } from './compute'
import { inputs } from './inputs'

const loadActions = () => import('./share')

const way = lazyPart(() => import('./way').then((part) => part.Way))

type AfterTaxResultProps = { plan: AfterTaxInputs; results: AfterTax | undefined; typed: Typed }

/** What is left, what it buys, and the way from what was paid in to it. */
export function AfterTaxResult({ plan, results, typed }: AfterTaxResultProps) {
  const { wholeMoney } = useCurrency()
  const [before, after] = captionOf(plan, results)
  const today = wholeMoney(results?.inTodaysMoney)
  const { returns, tax, yearlyReturnAfterTax } = results ?? {}
  const isLoss = returns !== undefined && returns < 0n && !isNothing(returns)
  const isTaxed = tax !== undefined && !isNothing(tax)
  return (
    <ResultCard
      caption={
        // A new sentence is a new element: programs that translate pages replace its texts.
        <span key={`${before} ${today} ${after}`}>
          {before} {after !== undefined && <b>{today}</b>} {after}
        </span>
      }
    >
      {results && (
        <ResultPart>
          <DeferredIsland part={way} props={{ results }} />
        </ResultPart>
      )}
      <Ledger>
        <LedgerRow label="Total Invested" value={wholeMoney(results?.invested)} swatch="neel" />
        <LedgerRow
          label="Estimated Returns"
          value={wholeMoney(returns)}
          {...(isLoss ? { tone: 'loss' } : { swatch: 'haldi' })}
        />
        <LedgerRow kind="total" label="Maturity Value" value={wholeMoney(results?.futureValue)} />
        <LedgerRow
          label="Tax"
          value={wholeMoney(tax)}
          {...(isTaxed && { tone: 'loss', sign: '-' })}
        />
        <LedgerRow kind="total" label="After tax" value={wholeMoney(results?.afterTax)} repeated />
        <LedgerRow label="In today's money" value={today} />
        <LedgerRow
          label="Yearly return after tax"
          value={yearlyReturnAfterTax === undefined ? '--' : formatPercent(yearlyReturnAfterTax, 2)}
        />
      </Ledger>
      <AnswerActions inputs={inputs} typed={typed} load={loadActions} />
    </ResultCard>
  )
}
