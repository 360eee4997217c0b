import { sayDate } from '../../../core/language/dates'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import type { ActionsProps } from '../../../ui/answer/page-answer'
import { AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { depositsWords } from '../shared/words'
import type { PpfInputs, PpfResults } from './compute'
import styles from './page.module.css'
import { captionOf, remarkOf } from './sentences'
import { ppfWords } from './words'

const balanceChart = lazyPart(() => import('./balance-chart').then((part) => part.BalanceChart))

type PpfResultProps = {
  plan: PpfInputs
  results: PpfResults | undefined
  actions: Omit<ActionsProps, 'results'>
}

/** The answer card: what the account comes to, and what the time of paying is worth. */
export function PpfResult({ plan, results, actions }: PpfResultProps) {
  const { wholeMoney } = useCurrency()
  const remark = remarkOf(plan, results)
  return (
    <ResultCard caption={captionOf(results, wholeMoney)}>
      <ResultPart>
        <DeferredIsland part={balanceChart} props={{ plan, results }} />
      </ResultPart>
      <Ledger>
        {results && results.balance > 0n && (
          <LedgerRow label={ppfWords.results.already} value={wholeMoney(results.balance)} />
        )}
        <LedgerRow
          label={depositsWords.results.totalDeposited}
          value={wholeMoney(results?.totalDeposited)}
          swatch="neel"
        />
        <LedgerRow
          label={depositsWords.results.interest}
          value={wholeMoney(results?.interest)}
          swatch="haldi"
        />
        <LedgerRow
          kind="total"
          label={depositsWords.results.maturityValue}
          value={wholeMoney(results?.maturityValue)}
          repeated
        />
        {results?.maturesOn && (
          <LedgerRow label={ppfWords.results.maturesOn} value={sayDate(results.maturesOn)} />
        )}
        <LedgerRow label={ppfWords.results.lateCosts} value={wholeMoney(results?.lateCost)} />
        <LedgerRow label={ppfWords.results.inApril} value={wholeMoney(results?.lumpGain)} />
        <LedgerRow
          label={depositsWords.results.inTodaysMoney}
          value={wholeMoney(results?.inTodaysMoney)}
        />
      </Ledger>
      {remark && (
        <p className={styles.remark} data-amount>
          {remark}
        </p>
      )}
      <AnswerActions {...actions} />
    </ResultCard>
  )
}
