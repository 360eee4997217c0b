import { sayMonth } from '../../../core/language/dates'
import { sayMonths } from '../../../core/language/durations'
import { absolute, type Decimal, hundred, round, zero } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { everyDigit } from '../../../core/money/format-exact'
import { recurringDeposit } from '../../../core/rules/deposits'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { type ActionsProps, AnswerActions } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { InterestGoes, interestPartsOf } from '../shared/interest-goes'
import { taxOf } from '../shared/tax'
import { depositsWords } from '../shared/words'
import { type answer, isDrawn, planIn, type RecurringInputs, type RecurringPlan } from './compute'
import styles from './page.module.css'
import { endOf, type Headline, sayOtherWay } from './sentences'
import { recurringWords } from './words'

const recurringChart = lazyPart(() => import('./chart').then((part) => part.RecurringChart))

type RecurringResultProps = {
  answered: Pick<ReturnType<typeof answer>, 'asked' | 'outcome'>
  headline: Headline
  actions: Omit<ActionsProps, 'results'>
}

/** The answer card: what was found, how it grows, where the interest goes; or why nothing was found. */
export function RecurringResult({ answered, headline, actions }: RecurringResultProps) {
  const { asked, outcome } = answered
  const plan = planIn(outcome)
  return (
    <ResultCard sentence={headline.sentence} caption={headline.caption}>
      {plan && isDrawn(plan) && (
        <ResultPart>
          <div className={styles.pictures}>
            <DeferredIsland part={recurringChart} props={{ plan }} />
            <InterestBar plan={plan} asked={asked} />
          </div>
        </ResultPart>
      )}
      {plan ? <PlanLedger plan={plan} asked={asked} /> : <NoPlanLedger asked={asked} />}
      {plan && <Remark plan={plan} asked={asked} />}
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

type PlanProps = { plan: RecurringPlan; asked: RecurringInputs }

function InterestBar({ plan, asked }: PlanProps) {
  const { interest, taxInAll, lateFees, afterTax, inTodaysMoney } = plan
  if (taxInAll === undefined || lateFees === undefined) return null
  if (afterTax === undefined || inTodaysMoney === undefined) return null
  const parts = interestPartsOf({ interest, taxInAll, lateFees, afterTax, inTodaysMoney })
  return (
    <InterestGoes
      interest={interest}
      parts={parts}
      taxPercent={`${everyDigit(taxOf(hundred, asked.tax.taxRate))}%`}
    />
  )
}

function PlanLedger({ plan, asked }: PlanProps) {
  const { wholeMoney } = useCurrency()
  const { totalDeposited, interest, effectiveYield, otherWay } = plan
  const end = endOf(asked, plan)
  return (
    <Ledger>
      <LedgerRow
        label={depositsWords.results.totalDeposited}
        value={wholeMoney(totalDeposited)}
        swatch="neel"
      />
      <LedgerRow
        label={depositsWords.results.interest}
        value={wholeMoney(interest)}
        swatch="haldi"
      />
      <LedgerRow
        kind="total"
        label={depositsWords.results.maturityValue}
        value={wholeMoney(plan.maturityValue)}
        repeated={asked.find === 'value'}
      />
      {effectiveYield !== undefined && (
        <LedgerRow
          label={depositsWords.results.effectiveYield}
          value={formatPercent(effectiveYield, 2)}
        />
      )}
      <TaxRows plan={plan} />
      <LedgerRow
        label={end.label}
        note={end.note}
        value={end.month ? sayMonth(`${end.month}-01`) : sayMonths(plan.months)}
      />
      <LedgerRow label={recurringWords.results.otherWay} value={wholeMoney(otherWay.value)} />
    </Ledger>
  )
}

export function TaxRows({ plan }: { plan: RecurringPlan }) {
  const { wholeMoney } = useCurrency()
  const { tdsInAll, taxInAll, stillToPay, lateFees, afterTax, inTodaysMoney } = plan
  const orNone = (amount: Decimal | undefined) =>
    amount === zero ? depositsWords.results.none : wholeMoney(amount)
  const taken = (amount: Decimal | undefined) =>
    amount !== undefined && round(amount, 0) === zero ? {} : ({ sign: '-', tone: 'loss' } as const)
  const comesBack = stillToPay !== undefined && round(stillToPay, 0) < zero
  return (
    <>
      <LedgerRow label={depositsWords.results.tdsInAll} value={orNone(tdsInAll)} />
      <LedgerRow
        label={depositsWords.results.taxInAll}
        value={orNone(taxInAll)}
        {...taken(taxInAll)}
      />
      {tdsInAll !== zero && (
        <LedgerRow
          label={comesBack ? depositsWords.results.comesBack : depositsWords.results.stillToPay}
          value={orNone(stillToPay && absolute(stillToPay))}
        />
      )}
      <LedgerRow
        label={recurringWords.results.lateFees}
        value={orNone(lateFees)}
        {...taken(lateFees)}
      />
      <LedgerRow kind="total" label={depositsWords.results.afterTax} value={wholeMoney(afterTax)} />
      <LedgerRow label={depositsWords.results.inTodaysMoney} value={wholeMoney(inTodaysMoney)} />
    </>
  )
}

function NoPlanLedger({ asked }: { asked: RecurringInputs }) {
  const { wholeMoney } = useCurrency()
  return (
    <Ledger>
      {asked.find !== 'value' && (
        <LedgerRow label={depositsWords.sumYouWant} value={wholeMoney(asked.wanted)} />
      )}
      {asked.find !== 'monthly' && (
        <LedgerRow label={recurringWords.monthly} value={wholeMoney(asked.monthly)} />
      )}
    </Ledger>
  )
}

/** What the sum buys, and what the other way of counting would change. */
function Remark({ plan, asked: { find, inflation } }: PlanProps) {
  const { wholeMoney } = useCurrency()
  const { afterTax, inTodaysMoney, months } = plan
  if (months === 0 || plan.monthly <= zero) return null
  const buys =
    afterTax !== undefined && inTodaysMoney !== undefined && inflation > zero && afterTax > zero
      ? ([wholeMoney(afterTax), `${everyDigit(inflation)}%`, wholeMoney(inTodaysMoney)] as const)
      : undefined
  const isUnusual =
    find === 'months' &&
    (months < recurringDeposit.leastMonths || months > recurringDeposit.mostMonths)
  const other = sayOtherWay(plan, wholeMoney)
  if (!buys && !other && !isUnusual) return null
  return (
    <p className={styles.remark} key={`${isUnusual}${buys?.join()}${other}`} data-amount>
      {isUnusual && `${recurringWords.usualMonths} `}
      {buys && recurringWords.remark.withInflation(...buys)} {other}
    </p>
  )
}
