import { Suspense } from 'react'
import { countOf, formatNumber } from '../../../core/format'
import { isRead } from '../../../core/parse'
import { AnswerActions, PageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useDebouncedAnswer } from '../../../ui/deferred/use-debounced-answer'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { amountHint, rateHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { largeAmountRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import type { PageProps } from '../../contract'
import { RateField, TenureField } from '../shared/fields/term-fields'
import { answer, changesOf, readInputs } from './answer'
import { courseHints, uncountedHint } from './change-hints'
import { type Changes, EXAMPLE } from './changes'
import { ChangesList } from './changes-list'
import { keepEdited } from './edited-changes'
import { EndLedger } from './end-ledger'
import { FREE_TO_PREPAY } from './free-to-prepay'
import { inputs } from './inputs'
import styles from './page.module.css'
import { head } from './view'
import { heroOf } from './words'
import { YearsCard } from './years-card'

const loadActions = () => import('./share')

const owedPicture = lazyPart(() => import('./owed-picture').then((part) => part.OwedPicture))
// Few loans have no end.
const noEndLedger = lazyPart(() => import('./no-end-ledger').then((part) => part.NoEndLedger))
const rateMoves = lazyPart(() => import('./rate-moves-card').then((part) => part.RateMoves))
const investCard = lazyPart(() => import('./invest-card').then((part) => part.InvestCard))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

const editChanges = (edit: (changes: Changes) => Changes) =>
  inputs.change({ changes: keepEdited(edit(changesOf(inputs.read()))) })

export { head }

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const typed = usePageInputs(inputs)
  const { change } = inputs
  const reading = readInputs(typed)
  const { now, later } = useDebouncedAnswer(typed, answer)
  const isInvestHere = useLoadedWhenIdle(investCard)

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
              // Whether the example can belong to the loan is settled with the answer.
              typed.changes === EXAMPLE && now.typed.changes === EXAMPLE
                ? now.changes
                : changesOf(typed)
            }
            hints={courseHints(now.changes, results?.with, wholeMoney)}
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
            hint={uncountedHint(reading.emi) ?? amountHint(reading.emi)}
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
          <FieldCaution>{FREE_TO_PREPAY}</FieldCaution>
        </FieldRows>

        <ResultCard
          caption={
            // A new sentence is a new element: programs that translate pages replace its texts.
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
                  part={owedPicture}
                  props={{ results, changes: now.changes, agreed: now.agreed }}
                />
              </ResultPart>
              {results.with.end ? (
                <EndLedger results={results} end={results.with.end} start={typed.start} />
              ) : (
                <Suspense>
                  <noEndLedger.Part
                    results={results}
                    noEnd={results.with.noEnd}
                    changes={now.changes}
                  />
                </Suspense>
              )}
            </>
          )}
          <div className={styles.actions}>
            <AnswerActions inputs={inputs} typed={now.typed} load={loadActions} />
          </div>
        </ResultCard>
      </Columns>

      <div className={styles.below}>
        <YearsCard
          results={later.results}
          agreed={later.agreed}
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
        {isInvestHere && <investCard.Part typed={typed} answer={later} />}
      </div>
      {others}
    </PageAnswer>
  )
}
