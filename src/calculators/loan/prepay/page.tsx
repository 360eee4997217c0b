import { Suspense } from 'react'
import { absolute, type Decimal, round, zero } from '../../../core/decimal'
import { countOf, formatNumber } from '../../../core/format'
import { isRead } from '../../../core/parse'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions, PageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-answered-page'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, rateHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Columns } from '../../../ui/page/card'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { largeAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { RateField, TenureField } from '../shared/fields'
import { calendarMonth } from '../shared/terms'
import { ChangesList } from './changes-list'
import { answer, changesOf, type PrepayResults } from './compute'
import { type Changes, EXAMPLE, inputs, readInputs, rememberChanges } from './inputs'
import styles from './page.module.css'
import { heroOf, hintsFromLoan, NO_CHARGE_NOTE, unreadableHint } from './sentences'
import { head } from './view'
import { YearsCard } from './years-card'

// What the page loads later; years-card.tsx and shared/schedule.tsx do so for their tables.
const calculator = { inputs, readInputs, answer, loadActions: () => import('./share') }
const owedChart = lazyPart(() => import('./owed-chart').then((part) => part.OwedChart))
// Few loans never end.
const neverEndsLedger = lazyPart(() =>
  import('./never-ends-ledger').then((part) => part.NeverEndsLedger),
)
const rateMoves = lazyPart(() => import('./rate-moves').then((part) => part.RateMoves))
const investCard = lazyPart(() => import('./invest-card').then((part) => part.InvestCard))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

const editChanges = (edit: (changes: Changes) => Changes) =>
  inputs.change({ changes: rememberChanges(edit(changesOf(inputs.read()))) })

export { head }

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, reading, change, now, later, actions } = useAnsweredPage(calculator)
  const isInvestLoaded = useLoadedWhenIdle(investCard)

  const { results } = now
  const hero = heroOf(now, wholeMoney)
  const [before, point, after] = hero.caption
  const ends = results?.with.end

  return (
    <PageAnswer
      results={[
        { label: hero.label, value: hero.value },
        ...(ends ? [{ label: 'Ends after', value: countOf(ends.months, 'month') }] : []),
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
          <ChangesList
            changes={
              // The answer knows whether the example fits the loan.
              typed.changes === EXAMPLE && now.typed.changes === EXAMPLE
                ? now.changes
                : changesOf(typed)
            }
            hints={hintsFromLoan(now.changes, results?.with, wholeMoney)}
            onEdit={editChanges}
          />
          <NumberField
            label="EMI you pay"
            money="symbol"
            text={typed.emi}
            onText={(emi) => change({ emi })}
            placeholder={results && formatNumber(results.without.emi, 0)}
            helper={
              isRead(reading.emi)
                ? 'In place of the tenure'
                : `Optional, else ${wholeMoney(results?.without.emi)}`
            }
            hint={unreadableHint(reading.emi) ?? amountHint(reading.emi)}
          />
          <NumberField
            label="Prepayment charge (%)"
            size="percent"
            unit="%"
            text={typed.charge}
            onText={(charge) => change({ charge })}
            helper="Of the amount you prepay"
            hint={rateHint(reading.charge, 10, 'Charges are 0–5% as a rule.')}
          />
          <FieldCaution>{NO_CHARGE_NOTE}</FieldCaution>
        </FieldRows>

        <ResultCard
          caption={
            // A new sentence gets a new element, because browser translation replaces text nodes.
            <span key={hero.caption.join('')}>
              {before}
              {point && <b>{point}</b>}
              {after}
            </span>
          }
          sentence={hero.sentence}
          tone={hero.sentence ? 'loss' : undefined}
        >
          {results && (
            <>
              <ResultPart>
                <DeferredIsland
                  part={owedChart}
                  props={{ results, changes: now.changes, agreedMonths: now.agreedMonths }}
                />
              </ResultPart>
              {results.with.end ? (
                <InterestLedger results={results} end={results.with.end} start={typed.start} />
              ) : (
                <Suspense>
                  <neverEndsLedger.Part
                    results={results}
                    noEnd={results.with.noEnd}
                    changes={now.changes}
                  />
                </Suspense>
              )}
            </>
          )}
          <div className={styles.actions}>
            <AnswerActions {...actions} />
          </div>
        </ResultCard>
      </Columns>

      <div className={styles.below}>
        <YearsCard
          results={later.results}
          agreedMonths={later.agreedMonths}
          start={typed.start}
          years={typed.years}
          typed={later.typed}
        />
        <DeferredIsland part={rateMoves} props={{ results: later.results }} />
        <DeferredIsland
          part={howItWorks}
          props={{ results: later.results, changes: later.changes }}
        />
      </div>
      <div className={styles.invest}>
        {isInvestLoaded && <investCard.Part typed={typed} answer={later} />}
      </div>
      {others}
    </PageAnswer>
  )
}

type Ends = Extract<PrepayResults['with'], { noEnd: undefined }>['end']

/** The rows of the answer card for a loan that ends. */
export function InterestLedger(props: { results: PrepayResults; end: Ends; start: string }) {
  const { results, end, start } = props
  const { without, charges = zero, interestSaved, savedInAll, monthsSaved } = results
  const { wholeMoney } = useCurrency()
  // An amount of 0 has no minus sign.
  const minusFor = (value: Decimal) => (without.end && round(value, 0) > 0n ? '-' : undefined)
  const isDearer = savedInAll !== undefined && round(savedInAll, 0) < 0n
  const hasOtherEmi = round(end.emi, 0) !== round(without.emi, 0)
  return (
    <Ledger>
      <LedgerRow
        label="Total Interest, without"
        value={without.end ? wholeMoney(without.end.interest) : 'Without end'}
        swatch="haldi"
      />
      <LedgerRow
        label="Total Interest, with"
        value={wholeMoney(end.interest)}
        swatch="haldi"
        sign={minusFor(end.interest)}
      />
      {interestSaved !== undefined && charges > 0n && (
        <LedgerRow
          label={interestSaved < 0n ? 'Extra interest' : 'Interest saved'}
          value={wholeMoney(absolute(interestSaved))}
        />
      )}
      <LedgerRow
        label="Prepayment charges"
        value={charges > 0n ? wholeMoney(charges) : 'None'}
        sign={minusFor(charges)}
      />
      {savedInAll !== undefined && (
        <LedgerRow
          kind="total"
          label={isDearer ? 'Extra in all' : 'Saved in all'}
          value={wholeMoney(absolute(savedInAll))}
          repeated={charges > 0n}
        />
      )}
      {monthsSaved !== undefined && (
        <LedgerRow
          label={monthsSaved < 0 ? 'Months added' : 'Months saved'}
          value={String(Math.abs(monthsSaved))}
        />
      )}
      <LedgerRow
        label="Ends after"
        value={countOf(end.months, 'month')}
        note={end.months > 0 ? calendarMonth(end.months, start) : undefined}
      />
      {hasOtherEmi && <LedgerRow label="EMI at the end" value={wholeMoney(end.emi)} />}
    </Ledger>
  )
}
