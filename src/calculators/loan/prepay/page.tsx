import { Suspense } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { languageWords } from '../../../core/language/words'
import { absolute, round, zero } from '../../../core/money/decimal'
import { formatNumber } from '../../../core/money/format'
import { isRead } from '../../../core/money/parse'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { AnswerActions, PageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { Field } from '../../../ui/fields/bound'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, rateHint } from '../../../ui/fields/hints'
import { Columns } from '../../../ui/page/card'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { largeAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { RateField, TenureField } from '../shared/fields'
import { FirstMonthSection } from '../shared/schedule'
import { calendarMonth } from '../shared/terms'
import { ChangesList } from './changes-list'
import { answer, changesOf, type PrepayResults } from './compute'
import { type Changes, EXAMPLE, inputs, rememberChanges } from './inputs'
import styles from './page.module.css'
import { heroOf, hintsFromLoan, NO_CHARGE_NOTE, unreadableHint } from './sentences'
import { prepayWords } from './words'
import { YearsCard } from './years-card'

// What the page loads later; years-card.tsx and shared/schedule.tsx do so for their tables.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const owedChart = lazyPart(() => import('./owed-chart').then((part) => part.OwedChart))
// Few loans never end.
const neverEndsLedger = lazyPart(() =>
  import('./never-ends-ledger').then((part) => part.NeverEndsLedger),
)
const rateMoves = lazyPart(() => import('./rate-moves').then((part) => part.RateMoves))
const investCard = lazyPart(() => import('./invest-card').then((part) => part.InvestCard))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

const changeStart = (start: string) => inputs.change({ start })

const editChanges = (edit: (changes: Changes) => Changes) =>
  inputs.change({ changes: rememberChanges(edit(changesOf(inputs.read()))) })

export const head: ViewHead = {
  heading: prepayWords.heading,
  intro: prepayWords.intro,
  title: prepayWords.title,
  description: prepayWords.description,
}

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)
  const isInvestLoaded = useLoadedWhenIdle(investCard)

  const { results } = now
  const hero = heroOf(now, wholeMoney)
  const ends = results?.with.end

  return (
    <PageAnswer
      isExample={isExample}
      results={[
        { label: hero.label, value: hero.value },
        ...(ends
          ? [{ label: prepayWords.ledger.endsAfter, value: languageWords.months(ends.months) }]
          : []),
      ]}
    >
      <Columns parts="5:7">
        <FieldRows>
          <RuledAmount
            of={inputs}
            name="amount"
            label={prepayWords.fields.loanAmount}
            scale={largeAmountRuler}
          />
          <RateField of={inputs} />
          <TenureField of={inputs} />
          <FirstMonthSection start={typed.start} onStart={changeStart} />
          <ChangesList
            changes={
              // The answer knows whether the example fits the loan.
              typed.changes === EXAMPLE && now.typed.changes === EXAMPLE
                ? now.changes
                : changesOf(typed)
            }
            start={typed.start}
            hints={hintsFromLoan(now.changes, results?.with, wholeMoney)}
            onEdit={editChanges}
          />
          <Field
            of={inputs}
            name="emi"
            label={prepayWords.fields.emi}
            placeholder={results && formatNumber(results.without.emi, 0)}
            helper={
              isRead(inputs.parse(typed).emi)
                ? prepayWords.fields.emiInstead
                : prepayWords.fields.emiOptional(wholeMoney(results?.without.emi))
            }
            hint={(emi) => unreadableHint(emi) ?? amountHint(emi)}
          />
          <Field
            of={inputs}
            name="charge"
            label={prepayWords.fields.charge}
            helper={prepayWords.fields.chargeHelp}
            hint={rateHint(10, prepayWords.fields.usualCharge)}
          />
          <FieldCaution>{NO_CHARGE_NOTE}</FieldCaution>
        </FieldRows>

        <ResultCard
          caption={hero.caption}
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
  const { against, agreed, without, extraByRates = zero } = results
  const { charges = zero, interestSaved, savedInAll, monthsSaved } = results
  const { wholeMoney } = useCurrency()
  const minus = without.end ? '-' : undefined
  const isDearer = savedInAll !== undefined && round(savedInAll, 0) < 0n
  const hasOtherEmi = round(end.emi, 0) !== round(agreed.emi, 0)
  return (
    <Ledger>
      <LedgerRow
        label={prepayWords.against[against].interestWithout}
        value={without.end ? wholeMoney(without.end.interest) : prepayWords.ledger.withoutEnd}
        swatch="dashes"
      />
      <LedgerRow
        label={prepayWords.against[against].interestWith}
        value={wholeMoney(end.interest)}
        swatch="line"
        sign={minus}
      />
      {interestSaved !== undefined && charges > 0n && (
        <LedgerRow
          label={interestSaved < 0n ? prepayWords.extraInterest : prepayWords.interestSaved}
          value={wholeMoney(absolute(interestSaved))}
        />
      )}
      <LedgerRow
        label={prepayWords.ledger.charges}
        value={charges > 0n ? wholeMoney(charges) : prepayWords.ledger.noCharges}
        sign={minus}
      />
      {savedInAll !== undefined && (
        <LedgerRow
          kind="total"
          label={isDearer ? prepayWords.extraInAll : prepayWords.savedInAll}
          value={wholeMoney(absolute(savedInAll))}
          repeated={charges > 0n}
        />
      )}
      {monthsSaved !== undefined && (
        <LedgerRow
          label={monthsSaved < 0 ? prepayWords.ledger.monthsAdded : prepayWords.ledger.monthsSaved}
          value={String(Math.abs(monthsSaved))}
        />
      )}
      <LedgerRow
        label={prepayWords.ledger.endsAfter}
        value={languageWords.months(end.months)}
        note={end.months > 0 ? calendarMonth(end.months, start) : undefined}
      />
      {hasOtherEmi && <LedgerRow label={prepayWords.ledger.emiAtEnd} value={wholeMoney(end.emi)} />}
      {round(extraByRates, 0) !== 0n && (
        <LedgerRow
          label={prepayWords.ledger.newRatesAlone[extraByRates > 0n ? 'cost' : 'save']}
          value={wholeMoney(absolute(extraByRates))}
        />
      )}
    </Ledger>
  )
}
