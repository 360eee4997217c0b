import type { PageProps, ViewHead } from '../../../contract'
import { languageWords } from '../../../core/language/words'
import { toApproximate, toDigits } from '../../../core/money/decimal'
import { plainMoney, sayAmount } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { roundedUp } from '../../../core/money/round-whole'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { AnswerField } from '../../../ui/fields/answer-field'
import { Choice, Field } from '../../../ui/fields/bound'
import { FieldRows } from '../../../ui/fields/field-rows'
import { rateHint } from '../../../ui/fields/hints'
import { Columns } from '../../../ui/page/card'
import { RuledAmount, RuledField } from '../../../ui/rulers/ruler'
import { largeAmountRuler, slideRule, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { monthsRuler, RateField, TenureField } from '../shared/fields'
import { loanWords } from '../shared/words'
import { answer, emiOf, loanIn, noLoanIn } from './compute'
import { inputs, type Typed } from './inputs'
import styles from './page.module.css'
import { FindResult } from './result'
import { sayFound } from './sentences'
import { findWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const otherTerms = lazyPart(() => import('./other-terms').then((part) => part.OtherTerms))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

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
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)

  const { outcome } = now
  const loan = loanIn(outcome)
  const none = noLoanIn(outcome)
  const found = loan ? sayFound(now.typed.find, loan, wholeMoney) : none ? findWords.noAnswer : '--'
  /** The row of what is found. It is empty while the answer still belongs to another row. */
  const foundRow = { value: now.typed.find === typed.find ? found : '' }

  return (
    <PageAnswer
      isExample={isExample}
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
          <div className={styles.choice}>
            <p aria-hidden="true">{findWords.find}</p>
            <Choice of={inputs} name="find" label={findWords.find} words={findWords.found} />
          </div>
          <div className={styles.choice}>
            <p aria-hidden="true">{loanWords.emi}</p>
            <Choice of={inputs} name="emiFrom" label={loanWords.emi} words={findWords.emiKinds} />
          </div>
          {typed.emiFrom === 'typed' && (
            <RuledField
              of={inputs}
              name="emi"
              label={loanWords.emi}
              money="chooser"
              helper={findWords.emiHelp}
              scale={emiRuler}
              say={(_, { value }) => sayAmount(value, currency.symbol)}
            />
          )}
          {typed.emiFrom === 'income' && (
            <Field
              of={inputs}
              name="income"
              label={findWords.income}
              money="chooser"
              helper={findWords.incomeHelp}
            />
          )}
          {typed.emiFrom === 'income' && (
            <Field
              of={inputs}
              name="share"
              label={findWords.share}
              helper={findWords.shareHelp}
              hint={rateHint(100, findWords.shareHint)}
            />
          )}
          {typed.emiFrom === 'income' && (
            <Field
              of={inputs}
              name="otherEmis"
              label={findWords.otherEmis}
              helper={findWords.otherEmisHelp}
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
              of={inputs}
              name="amount"
              label={loanWords.loanAmount}
              money="symbol"
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
            <RateField of={inputs} />
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
            <TenureField of={inputs} />
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

/** @example '40% of ₹80,000, less ₹7,000' */
function sayShare(typed: Typed, symbol: string): string {
  const { income, share: percent, otherEmis } = inputs.parse(typed)
  const share = `${groupDigits(toDigits(percent.value))}%`
  const whole = plainMoney(income.value, symbol)
  return otherEmis.value > 0n
    ? findWords.shareOfLess(share, whole, plainMoney(otherEmis.value, symbol))
    : findWords.shareOf(share, whole)
}
