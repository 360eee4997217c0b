import { memo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { toApproximate } from '../../../core/money/decimal'
import { plainMoney } from '../../../core/money/format'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { AnswerField } from '../../../ui/fields/answer-field'
import { Choice, Field, TitledChoice } from '../../../ui/fields/bound'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { rangeHint } from '../../../ui/fields/hints'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Columns } from '../../../ui/page/card'
import { RuledAmount } from '../../../ui/rulers/ruler'
import { largeAmountRuler, yearlyRateRuler, yearsRuler } from '../../../ui/rulers/rulers'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { NoTableCard, TableCard } from '../../../ui/tables/download-buttons'
import { CountingFold } from '../shared/counting-fold'
import { DurationField, ReturnField } from '../shared/fields'
import { savingsWords } from '../shared/words'
import { answer, growingIn, reachedSum } from './compute'
import { inputs } from './inputs'
import { LumpSumResult } from './result'
import {
  formatResult,
  headlineOf,
  sayCounting,
  sayDoublesIn,
  sayRealReturn,
  sayTimeShort,
  sayTimes,
} from './sentences'
import { lumpSumWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const yearsTable = lazyPart(() => import('./years-table').then((part) => part.YearsTable))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))
const nextCalculators = lazyPart(() =>
  import('../shared/next-calculators').then((part) => part.NextCalculators),
)

export const head: ViewHead = {
  heading: lumpSumWords.heading,
  intro: lumpSumWords.intro,
  title: lumpSumWords.title,
  description: lumpSumWords.description,
}

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)
  const { find } = now.typed
  const growing = growingIn(now.outcome)
  const headline = headlineOf(now, (value) => plainMoney(value, currency.symbol), wholeMoney)
  // Right after another term is chosen, the result still belongs to the one before.
  const isAnswered = find === typed.find
  const foundRow = {
    value: isAnswered
      ? growing
        ? find === 'years'
          ? sayTimeShort(growing.months)
          : formatResult(find, growing, wholeMoney)
        : headline.value
      : '',
  }

  return (
    <PageAnswer
      isExample={isExample}
      results={[
        { label: lumpSumWords.found[find], value: headline.value },
        ...(growing
          ? [
              ...(find === 'years'
                ? [{ label: lumpSumWords.value, value: wholeMoney(growing.value) }]
                : []),
              { label: lumpSumWords.results.gain, value: wholeMoney(growing.gain) },
              { label: lumpSumWords.results.times, value: sayTimes(growing) },
              {
                label: lumpSumWords.results.inTodaysMoney,
                value: wholeMoney(growing.inTodaysMoney),
              },
              { label: lumpSumWords.results.realReturn, value: sayRealReturn(growing) },
              { label: lumpSumWords.results.doublesIn, value: sayDoublesIn(growing) },
            ]
          : []),
      ]}
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <TitledChoice
            of={inputs}
            name="find"
            label={lumpSumWords.find}
            words={lumpSumWords.finds}
          />
          {typed.find === 'amount' ? (
            <AnswerField
              {...foundRow}
              label={lumpSumWords.amount}
              ruler={{
                scale: largeAmountRuler,
                value: growing ? toApproximate(growing.amount) : 0,
              }}
            />
          ) : (
            <RuledAmount
              of={inputs}
              name="amount"
              label={lumpSumWords.amount}
              scale={largeAmountRuler}
            />
          )}
          {typed.find === 'return' ? (
            <AnswerField
              {...foundRow}
              label={savingsWords.annualReturn}
              ruler={{
                scale: yearlyRateRuler,
                value: growing ? toApproximate(growing.annualRate) : 0,
              }}
            />
          ) : (
            <ReturnField of={inputs} />
          )}
          {typed.find === 'years' ? (
            <AnswerField
              {...foundRow}
              label={savingsWords.duration}
              ruler={{ scale: yearsRuler, value: (growing?.months ?? 0) / 12 }}
            />
          ) : (
            <DurationField of={inputs} counted="month" />
          )}
          {typed.find === 'value' ? (
            <AnswerField
              {...foundRow}
              label={lumpSumWords.value}
              ruler={{
                scale: largeAmountRuler,
                value: growing ? toApproximate(growing.value) : 0,
              }}
            />
          ) : (
            <RuledAmount
              of={inputs}
              name="value"
              label={lumpSumWords.value}
              // The currency is chosen once.
              money={typed.find === 'amount' ? 'chooser' : 'symbol'}
              scale={largeAmountRuler}
            />
          )}
          <Field
            of={inputs}
            name="inflation"
            label={lumpSumWords.inflation}
            helper={lumpSumWords.inflationHelp}
            hint={rangeHint(0, 15, lumpSumWords.usualInflation)}
          />
          {typed.find !== 'return' && <CountingChoice />}
          <FieldCaution>{savingsWords.caution}</FieldCaution>
        </FieldRows>
        <LumpSumResult answered={now} headline={headline} actions={actions} />
      </Columns>

      <Columns parts="7:5">
        <LumpSumYears answered={later} />
        <DeferredIsland part={howItWorks} props={{ answered: later }} />
      </Columns>
      <DeferredIsland
        part={nextCalculators}
        props={{ ...reachedSum(later), years: later.typed.years }}
      />
      {others}
    </PageAnswer>
  )
}

/** How a yearly return counts, behind a line that names the choice. */
function CountingChoice() {
  const typed = usePageInputs(inputs)
  const rate = inputs.parse(typed).rate.value
  return (
    <CountingFold summary={sayCounting(rate, typed.reading)} help={lumpSumWords.counting.help}>
      <Choice
        wide
        of={inputs}
        name="reading"
        label={lumpSumWords.counting.label}
        words={lumpSumWords.counting.readings}
      />
    </CountingFold>
  )
}

/** The card Year by year. Renders only when its props change, because the table is long. */
const LumpSumYears = memo(function LumpSumYears({
  answered,
}: {
  answered: ReturnType<typeof answer>
}) {
  const { asked, outcome } = answered
  const growing = growingIn(outcome)
  if (!growing || growing.months === 0 || growing.amount === 0n) {
    return <NoTableCard>{lumpSumWords.years.nothing}</NoTableCard>
  }
  return (
    <TableCard
      load={() => import('./export')}
      sheet={(file, currencyCode) => file.lumpSumSheet({ asked, growing, currencyCode })}
    >
      <DeferredIsland part={yearsTable} props={{ asked, growing }} />
    </TableCard>
  )
})
