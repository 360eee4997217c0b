import { toApproximate, toDigits } from '../../../core/decimal'
import { plainMoney, sayAmount } from '../../../core/format'
import { groupDigits } from '../../../core/group-digits'
import { roundedUp } from '../../../core/round-whole'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-answered-page'
import { AnswerField } from '../../../ui/fields/answer-field'
import { FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, rateHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { type ChoiceProps, Segmented } from '../../../ui/fields/segmented'
import { Columns } from '../../../ui/page/card'
import { RuledAmount, RuledField } from '../../../ui/rulers/ruler'
import { largeAmountRuler, slideRule, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { monthsRuler, RateField, TenureField } from '../shared/fields'
import { answer, emiOf, loanIn, noLoanIn } from './compute'
import { inputs, readInputs, type Typed } from './inputs'
import styles from './page.module.css'
import { FindResult } from './result'
import { foundNames, sayFound } from './sentences'
import { head } from './view'

// What the page loads later.
const calculator = { inputs, readInputs, answer, loadActions: () => import('./share') }
const otherTerms = lazyPart(() => import('./other-terms').then((part) => part.OtherTerms))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

const finds = [
  { value: 'amount', label: foundNames.amount },
  { value: 'tenure', label: foundNames.tenure },
  { value: 'rate', label: foundNames.rate },
] as const

const emiKinds = [
  { value: 'typed', label: 'Typed' },
  { value: 'income', label: 'From my income' },
] as const

const emiRuler = slideRule({
  step: 500,
  stops: [
    { value: 0, label: '0' },
    { value: 1_000, label: '1,000' },
    { value: 10_000, label: '10,000' },
    { value: 100_000, label: '1 lakh' },
    { value: 1_000_000, label: '10 lakh' },
  ],
  snaps: [
    { upTo: 1_000, to: 100 },
    { upTo: 10_000, to: 500 },
    { upTo: 100_000, to: 1_000 },
    { upTo: 1_000_000, to: 5_000 },
  ],
})

export { head }

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const { typed, reading, change, now, later, actions } = useAnsweredPage(calculator)

  const { outcome } = now
  const loan = loanIn(outcome)
  const none = noLoanIn(outcome)
  const found = loan ? sayFound(now.typed.find, loan, wholeMoney) : none ? 'No answer' : '--'
  /** The row of what is found. It is empty while the answer still belongs to another row. */
  const foundRow = { value: now.typed.find === typed.find ? found : '' }

  return (
    <PageAnswer
      results={[
        { label: foundNames[now.typed.find], value: found },
        ...(none
          ? [{ label: 'Smallest EMI', value: wholeMoney(roundedUp(none.smallestEmi)) }]
          : [
              { label: 'Total Interest', value: wholeMoney(loan?.totalInterest) },
              { label: 'Total Payment', value: wholeMoney(loan?.totalPayment) },
            ]),
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <Choice
            label="Find"
            segments={finds}
            value={typed.find}
            onChoose={(find) => change({ find })}
          />
          <Choice
            label="EMI"
            segments={emiKinds}
            value={typed.emiFrom}
            onChoose={(emiFrom) => change({ emiFrom })}
          />
          {typed.emiFrom === 'typed' && (
            <RuledField
              label="EMI"
              money="chooser"
              text={typed.emi}
              onText={(emi) => change({ emi })}
              reading={reading.emi}
              helper="Every month"
              hint={amountHint(reading.emi)}
              scale={emiRuler}
              say={() => sayAmount(reading.emi.value, currency.symbol)}
            />
          )}
          {typed.emiFrom === 'income' && (
            <NumberField
              label="Monthly income"
              money="chooser"
              text={typed.income}
              onText={(income) => change({ income })}
              helper="What reaches your account"
              hint={amountHint(reading.income)}
            />
          )}
          {typed.emiFrom === 'income' && (
            <NumberField
              label="Share for EMIs (%)"
              size="percent"
              unit="%"
              text={typed.share}
              onText={(share) => change({ share })}
              helper="Lenders take 35 to 60"
              hint={rateHint(reading.sharePercent, 100, 'A share is 0–100%.')}
            />
          )}
          {typed.emiFrom === 'income' && (
            <NumberField
              label="Other EMIs"
              money="symbol"
              text={typed.otherEmis}
              onText={(otherEmis) => change({ otherEmis })}
              helper="All that you pay already"
              hint={amountHint(reading.otherEmis)}
            />
          )}
          {typed.emiFrom === 'income' && (
            <div className={styles.fact}>
              <p>
                <b>EMI you can pay</b>
                <span data-amount>{sayShare(typed, currency.symbol)}</span>
              </p>
              <strong data-amount>{wholeMoney(emiOf(typed))}</strong>
            </div>
          )}
          {typed.find === 'amount' ? (
            <AnswerField
              {...foundRow}
              label="Loan amount"
              ruler={{ scale: largeAmountRuler, value: loan ? toApproximate(loan.principal) : 0 }}
            />
          ) : (
            <RuledAmount
              label="Loan amount"
              money="symbol"
              text={typed.amount}
              onText={(amount) => change({ amount })}
              reading={reading.principal}
              scale={largeAmountRuler}
            />
          )}
          {typed.find === 'rate' ? (
            <AnswerField
              {...foundRow}
              label="Interest rate (% p.a.)"
              ruler={{ scale: yearlyRateRuler, value: loan ? toApproximate(loan.annualRate) : 0 }}
            />
          ) : (
            <RateField
              text={typed.rate}
              onText={(rate) => change({ rate })}
              reading={reading.annualRate}
            />
          )}
          {typed.find === 'tenure' ? (
            <AnswerField
              {...foundRow}
              label="Tenure"
              ruler={
                typed.tenureUnit === 'years'
                  ? { scale: yearsRuler, value: (loan?.months ?? 0) / 12 }
                  : { scale: monthsRuler, value: loan?.months ?? 0 }
              }
            />
          ) : (
            <TenureField typed={typed} reading={reading.tenure} change={change} />
          )}
        </FieldRows>
        <FindResult outcome={outcome} typed={now.typed} actions={actions} />
      </Columns>

      <Columns parts="7:5">
        <DeferredIsland part={otherTerms} props={{ outcome: later.outcome, typed: later.typed }} />
        <DeferredIsland part={howItWorks} props={{ outcome: later.outcome, typed: later.typed }} />
      </Columns>
      {others}
    </PageAnswer>
  )
}

/** A choice beside its label, on phones below it. */
function Choice<Value extends string>(props: ChoiceProps<Value>) {
  return (
    <div className={styles.choice}>
      <p aria-hidden="true">{props.label}</p>
      <Segmented {...props} />
    </div>
  )
}

/** @example '40% of ₹80,000, less ₹7,000' */
function sayShare(typed: Typed, symbol: string): string {
  const { income, sharePercent, otherEmis } = readInputs(typed)
  const share = `${groupDigits(toDigits(sharePercent.value))}% of ${plainMoney(income.value, symbol)}`
  return otherEmis.value > 0n ? `${share}, less ${plainMoney(otherEmis.value, symbol)}` : share
}
