import type { PageProps, ViewHead } from '../../../contract'
import { languageWords } from '../../../core/language/words'
import { toApproximate, toDigits } from '../../../core/money/decimal'
import { plainMoney, sayAmount } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { roundedUp } from '../../../core/money/round-whole'
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
import { monthsRuler, RateField, TenureField } from '../shared/fields'
import { loanWords } from '../shared/words'
import { answer, emiOf, loanIn, noLoanIn } from './compute'
import { inputs, readInputs, type Typed } from './inputs'
import styles from './page.module.css'
import { FindResult } from './result'
import { sayFound } from './sentences'
import { findWords } from './words'

// What the page loads later.
const calculator = { inputs, readInputs, answer, loadActions: () => import('./share') }
const otherTerms = lazyPart(() => import('./other-terms').then((part) => part.OtherTerms))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

const finds = [
  { value: 'amount', label: findWords.found.amount },
  { value: 'tenure', label: findWords.found.tenure },
  { value: 'rate', label: findWords.found.rate },
] as const

const emiKinds = [
  { value: 'typed', label: findWords.emiKinds.typed },
  { value: 'income', label: findWords.emiKinds.income },
] as const

const emiRuler = slideRule({
  step: 500,
  stops: [
    { value: 0, label: '0' },
    { value: 1_000, label: '1,000' },
    { value: 10_000, label: '10,000' },
    { value: 100_000, label: `1 ${languageWords.lakh}` },
    { value: 1_000_000, label: `10 ${languageWords.lakh}` },
  ],
  snaps: [
    { upTo: 1_000, to: 100 },
    { upTo: 10_000, to: 500 },
    { upTo: 100_000, to: 1_000 },
    { upTo: 1_000_000, to: 5_000 },
  ],
})

export const head: ViewHead = {
  heading: findWords.heading,
  intro: findWords.intro,
  title: findWords.title,
  description: findWords.description,
}

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const { typed, reading, change, now, later, actions } = useAnsweredPage(calculator)

  const { outcome } = now
  const loan = loanIn(outcome)
  const none = noLoanIn(outcome)
  const found = loan ? sayFound(now.typed.find, loan, wholeMoney) : none ? findWords.noAnswer : '--'
  /** The row of what is found. It is empty while the answer still belongs to another row. */
  const foundRow = { value: now.typed.find === typed.find ? found : '' }

  return (
    <PageAnswer
      results={[
        { label: findWords.found[now.typed.find], value: found },
        ...(none
          ? [
              {
                label: findWords.whyNot.smallestEmi,
                value: wholeMoney(roundedUp(none.smallestEmi)),
              },
            ]
          : [
              { label: loanWords.totalInterest, value: wholeMoney(loan?.totalInterest) },
              { label: loanWords.totalPayment, value: wholeMoney(loan?.totalPayment) },
            ]),
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <Choice
            label={findWords.find}
            segments={finds}
            value={typed.find}
            onChoose={(find) => change({ find })}
          />
          <Choice
            label={loanWords.emi}
            segments={emiKinds}
            value={typed.emiFrom}
            onChoose={(emiFrom) => change({ emiFrom })}
          />
          {typed.emiFrom === 'typed' && (
            <RuledField
              label={loanWords.emi}
              money="chooser"
              text={typed.emi}
              onText={(emi) => change({ emi })}
              reading={reading.emi}
              helper={findWords.emiHelp}
              hint={amountHint(reading.emi)}
              scale={emiRuler}
              say={() => sayAmount(reading.emi.value, currency.symbol)}
            />
          )}
          {typed.emiFrom === 'income' && (
            <NumberField
              label={findWords.income}
              money="chooser"
              text={typed.income}
              onText={(income) => change({ income })}
              helper={findWords.incomeHelp}
              hint={amountHint(reading.income)}
            />
          )}
          {typed.emiFrom === 'income' && (
            <NumberField
              label={findWords.share}
              size="percent"
              unit="%"
              text={typed.share}
              onText={(share) => change({ share })}
              helper={findWords.shareHelp}
              hint={rateHint(reading.sharePercent, 100, findWords.shareHint)}
            />
          )}
          {typed.emiFrom === 'income' && (
            <NumberField
              label={findWords.otherEmis}
              money="symbol"
              text={typed.otherEmis}
              onText={(otherEmis) => change({ otherEmis })}
              helper={findWords.otherEmisHelp}
              hint={amountHint(reading.otherEmis)}
            />
          )}
          {typed.emiFrom === 'income' && (
            <div className={styles.fact}>
              <p>
                <b>{findWords.affordableEmi}</b>
                <span data-amount>{sayShare(typed, currency.symbol)}</span>
              </p>
              <strong data-amount>{wholeMoney(emiOf(typed))}</strong>
            </div>
          )}
          {typed.find === 'amount' ? (
            <AnswerField
              {...foundRow}
              label={loanWords.loanAmount}
              ruler={{ scale: largeAmountRuler, value: loan ? toApproximate(loan.principal) : 0 }}
            />
          ) : (
            <RuledAmount
              label={loanWords.loanAmount}
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
              label={loanWords.interestRate}
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
              label={loanWords.tenure}
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
  const share = `${groupDigits(toDigits(sharePercent.value))}%`
  const whole = plainMoney(income.value, symbol)
  return otherEmis.value > 0n
    ? findWords.shareOfLess(share, whole, plainMoney(otherEmis.value, symbol))
    : findWords.shareOf(share, whole)
}
