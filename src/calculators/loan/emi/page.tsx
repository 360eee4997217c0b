import { Ledger, LedgerHead, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions, PageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useDebouncedAnswer } from '../../../ui/deferred/use-debounced-answer'
import { FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, understoodAs } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Segmented } from '../../../ui/fields/segmented'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/columns'
import { RuledAmount } from '../../../ui/rulers/ruled-amount'
import { largeAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { RateField, TenureField } from '../shared/fields/term-fields'
import { gstOnTheFee } from '../shared/terms/gst-on-fees'
import { answer, captionFor, readInputs } from './answer'
import { inputs } from './inputs'
import { LoanDonut } from './loan-donut'
import styles from './page.module.css'
import { ScheduleCard } from './schedule-card'
import { head } from './view'

const feeKinds = [
  { value: 'none', label: 'None' },
  { value: 'percent', label: '%' },
  { value: 'fixed', label: 'Fixed' },
] as const

const FEE_HELP = 'Paid once, not part of the EMI'

const loadActions = () => import('./share')

const balanceCard = lazyPart(() => import('./balance-card').then((part) => part.BalanceCard))
const goOn = lazyPart(() => import('./go-on').then((part) => part.GoOn))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export { head }

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const reading = readInputs(typed)
  const { now, later } = useDebouncedAnswer(typed, answer)

  const { loan } = now
  const totalInterest = wholeMoney(loan?.totalInterest)
  const totalPayment = wholeMoney(loan?.totalPayment)
  const processingFee = now.typed.feeKind === 'none' ? 'None' : wholeMoney(loan?.processingFee)

  const feeHint = typed.feeKind === 'none' ? undefined : amountHint(reading.fee)
  const feeHelp =
    (typed.feeKind === 'fixed' && understoodAs(typed.fee, currency.symbol)) || FEE_HELP

  return (
    <PageAnswer
      results={[
        { label: 'Monthly EMI', value: wholeMoney(loan?.emi) },
        { label: 'Total Interest', value: totalInterest },
        { label: 'Total Payment', value: totalPayment },
      ]}
    >
      <Columns parts="5:7">
        <FieldRows>
          <RuledAmount
            label="Loan amount"
            text={typed.amount}
            onText={(amount) => change({ amount })}
            reading={reading.principal}
            scale={largeAmountRuler}
          />
          <RateField
            text={typed.rate}
            onText={(rate) => change({ rate })}
            reading={reading.annualRate}
          />
          <TenureField typed={typed} reading={reading.tenure} change={change} />
          <div>
            <p className={styles.feeLabel} aria-hidden="true">
              Processing fee
            </p>
            <div className={styles.fee}>
              <Segmented
                label="Processing fee"
                segments={feeKinds}
                value={typed.feeKind}
                onChoose={(feeKind) => change({ feeKind })}
              />
              <NumberField
                label="Processing fee value"
                size="bare"
                {...(typed.feeKind === 'fixed' && { money: 'symbol' })}
                {...(typed.feeKind === 'percent' && { unit: '%' })}
                text={typed.fee}
                onText={(fee) => change({ fee })}
                helper={feeHelp}
                hint={feeHint}
                disabledReason={typed.feeKind === 'none' ? 'No fee' : undefined}
              />
            </div>
            <p className={styles.feeHelp} aria-hidden="true">
              {feeHint ?? feeHelp}
            </p>
            {typed.feeKind !== 'none' && (
              <label className={styles.gst}>
                <input
                  type="checkbox"
                  checked={typed.gst === 'yes'}
                  onChange={(event) => change({ gst: event.target.checked ? 'yes' : 'no' })}
                />
                {gstOnTheFee}
              </label>
            )}
          </div>
        </FieldRows>

        <ResultCard caption={captionFor(loan?.months, now.typed.tenureUnit)}>
          <div className={styles.answer}>
            <LoanDonut loan={loan} />
            <div className={styles.page}>
              <Ledger>
                <LedgerHead />
                <LedgerRow label="Loan amount" value={wholeMoney(loan?.principal)} swatch="neel" />
                <LedgerRow label="Total Interest" value={totalInterest} swatch="haldi" />
                <LedgerRow kind="total" label="Total Payment" value={totalPayment} />
                <LedgerRow label="Processing Fee" value={processingFee} />
                {now.typed.feeKind !== 'none' && now.typed.gst === 'yes' && (
                  <LedgerRow label="GST on the fee" value={wholeMoney(loan?.feeGst)} />
                )}
                {now.apr && <LedgerRow label="APR with the fee" value={now.apr} />}
              </Ledger>
            </div>
          </div>
          <AnswerActions inputs={inputs} typed={now.typed} load={loadActions} />
        </ResultCard>
      </Columns>

      <DeferredIsland part={balanceCard} props={{ loan: later.loan, schedule: later.schedule }} />
      <Columns parts="7:5">
        <ScheduleCard
          loan={later.loan}
          schedule={later.schedule}
          start={typed.start}
          years={typed.years}
          feeKind={later.typed.feeKind}
          fee={later.typed.fee}
        />
        <DeferredIsland
          part={howItWorks}
          props={{ loan: later.loan, tenureUnit: later.typed.tenureUnit }}
        />
      </Columns>
      <DeferredIsland part={goOn} props={{ loan: later.loan, typed: later.typed }} />
      {others}
    </PageAnswer>
  )
}
