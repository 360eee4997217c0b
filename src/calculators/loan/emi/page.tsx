import type { PageProps, ViewHead } from '../../../contract'
import { type Decimal, divide, toApproximate, zero } from '../../../core/money/decimal'
import { formatPercent, inWords, withSymbol } from '../../../core/money/format'
import { Ledger, LedgerHead, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions, PageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard } from '../../../ui/answer/result-card'
import { sharesOf } from '../../../ui/answer/split-bar'
import { Donut } from '../../../ui/charts/donut'
import { chartUnitFor, inUnit } from '../../../ui/charts/geometry'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { Choice, Field } from '../../../ui/fields/bound'
import { Tick } from '../../../ui/fields/checkbox'
import { FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, understoodAs } from '../../../ui/fields/hints'
import { Columns } from '../../../ui/page/card'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { largeAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { RateField, TenureField } from '../shared/fields'
import { loanWords } from '../shared/words'
import { answer, type LoanResults } from './compute'
import { feeIn, inputs } from './inputs'
import styles from './page.module.css'
import { ScheduleCard } from './schedule'
import { captionFor, sayApr } from './sentences'
import { emiWords } from './words'

// What the page loads later; shared/schedule.tsx does so for the full schedule.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const balanceCard = lazyPart(() => import('./balance-card').then((part) => part.BalanceCard))
const nextCalculators = lazyPart(() =>
  import('./next-calculators').then((part) => part.NextCalculators),
)
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export const head: ViewHead = {
  heading: emiWords.heading,
  intro: emiWords.intro,
  title: emiWords.title,
  description: emiWords.description,
}

/** What the fee is read as. */
const feeFields = { none: 'number', percent: 'percent', fixed: 'amount' } as const

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)

  const { loan } = now
  const totalInterest = wholeMoney(loan?.totalInterest)
  const totalPayment = wholeMoney(loan?.totalPayment)
  const processingFee =
    now.typed.feeKind === 'none' ? emiWords.noFeePaid : wholeMoney(loan?.processingFee)
  const apr = sayApr(now.apr)

  const feeHint = typed.feeKind === 'none' ? undefined : amountHint(feeIn(typed))
  const feeHelp =
    (typed.feeKind === 'fixed' && understoodAs(typed.fee, currency.symbol)) || emiWords.feeHelp

  return (
    <PageAnswer
      isExample={isExample}
      results={[
        { label: emiWords.monthlyEmi, value: wholeMoney(loan?.emi) },
        { label: loanWords.totalInterest, value: totalInterest },
        { label: loanWords.totalPayment, value: totalPayment },
      ]}
    >
      <Columns parts="5:7">
        <FieldRows>
          <RuledAmount
            of={inputs}
            name="amount"
            label={loanWords.loanAmount}
            scale={largeAmountRuler}
          />
          <RateField of={inputs} />
          <TenureField of={inputs} />
          <div>
            <p className={styles.feeLabel} aria-hidden="true">
              {emiWords.processingFee}
            </p>
            <div className={styles.fee}>
              <Choice
                of={inputs}
                name="feeKind"
                label={emiWords.processingFee}
                words={emiWords.feeKinds}
              />
              <Field
                of={inputs}
                name="fee"
                label={emiWords.processingFeeValue}
                size="bare"
                kind={feeFields[typed.feeKind]}
                helper={feeHelp}
                hint={feeHint}
                disabledReason={typed.feeKind === 'none' ? emiWords.noFee : undefined}
              />
            </div>
            <p className={styles.feeHelp} aria-hidden="true">
              {feeHint ?? feeHelp}
            </p>
            {typed.feeKind !== 'none' && (
              <Tick of={inputs} name="gst" className={styles.gst} label={loanWords.gstOnFee} />
            )}
          </div>
        </FieldRows>

        <ResultCard caption={captionFor(loan?.months, now.typed.tenureUnit)}>
          <div className={styles.answer}>
            <LoanDonut loan={loan} />
            <div className={styles.page}>
              <Ledger>
                <LedgerHead />
                <LedgerRow
                  label={loanWords.loanAmount}
                  value={wholeMoney(loan?.principal)}
                  swatch="neel"
                />
                <LedgerRow label={loanWords.totalInterest} value={totalInterest} swatch="haldi" />
                <LedgerRow kind="total" label={loanWords.totalPayment} value={totalPayment} />
                <LedgerRow label={emiWords.processingFeePaid} value={processingFee} />
                {now.typed.feeKind !== 'none' && now.typed.gst === 'yes' && (
                  <LedgerRow label={emiWords.gstOnFeePaid} value={wholeMoney(loan?.feeGst)} />
                )}
                {apr && <LedgerRow label={emiWords.aprWithFee} value={apr} />}
              </Ledger>
            </div>
          </div>
          <AnswerActions {...actions} />
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
      <DeferredIsland part={nextCalculators} props={{ loan: later.loan, typed: later.typed }} />
      {others}
    </PageAnswer>
  )
}

/** A donut chart of principal and interest. */
export function LoanDonut({ loan }: { loan: LoanResults | undefined }) {
  const { currency, wholeMoney } = useCurrency()
  const principal = loan?.months ? loan.principal : zero
  const interest = loan?.totalInterest ?? zero
  const total = loan?.totalPayment
  const { baseShare, restShare } = sharesOf(principal, interest, 1)
  const exactShare = (part: Decimal) => (total ? toApproximate(divide(part, total)) : 0)

  const principalLabel = formatPercent(baseShare, 1)
  const interestLabel = formatPercent(restShare, 1)
  return (
    <div className={styles.ring}>
      <Donut
        base={{
          share: exactShare(principal),
          label: principalLabel,
          name: loanWords.parts.principal,
        }}
        added={{
          share: exactShare(interest),
          label: interestLabel,
          name: loanWords.parts.interest,
        }}
        centerLabel={emiWords.donut.repay}
        centerValue={total ? shortAmount(total, currency.symbol) : wholeMoney(total)}
        description={
          total
            ? emiWords.donut.description(wholeMoney(total), principalLabel, interestLabel)
            : emiWords.donut.nothing
        }
      />
    </div>
  )
}

/** The amount in words, such as `6.37 lakh`; larger ones in the largest unit, so that they fit. */
function shortAmount(total: Decimal, symbol: string): string {
  const unit = chartUnitFor(total, symbol)
  return withSymbol(inWords(total) ?? `${inUnit(total, unit, 0)} ${unit.letters}`.trimEnd(), symbol)
}
