import { memo } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { Columns } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { NoTableCard, TableCard } from '../../../ui/tables/download-buttons'
import { type Answered, answer } from './answer'
import { Fields } from './fields'
import { inputs } from './inputs'
import { FixedResult } from './result'
import { besideHeadline, headlineOf } from './sentences'
import { fixedWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const yearsTable = lazyPart(() => import('./years-table').then((part) => part.YearsTable))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export const head: ViewHead = {
  heading: fixedWords.heading,
  intro: fixedWords.intro,
  title: fixedWords.title,
  description: fixedWords.description,
}

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)
  const headline = headlineOf(now, wholeMoney)
  return (
    <PageAnswer
      isExample={isExample}
      results={[
        { label: headline.label, value: headline.value },
        ...besideHeadline(now, wholeMoney),
      ]}
    >
      <Columns parts="5:7">
        <Fields typed={typed} change={inputs.change} now={now} />
        <FixedResult answered={now} headline={headline} actions={actions} />
      </Columns>
      <Columns parts="7:5">
        <FixedYears answered={later} />
        <DeferredIsland part={howItWorks} props={{ answered: later }} />
      </Columns>
      {others}
    </PageAnswer>
  )
}

/** The card Year by year. Renders only when its props change, because the table is long. */
const FixedYears = memo(function FixedYears({ answered }: { answered: Answered }) {
  const { asked, outcome } = answered
  if (outcome?.kind !== 'deposit' || outcome.isAlreadyThere) {
    return <NoTableCard>{fixedWords.years.nothing}</NoTableCard>
  }
  return (
    <TableCard
      load={() => import('./export')}
      sheet={(file, currencyCode) => file.fixedSheet({ asked, deposit: outcome, currencyCode })}
    >
      <DeferredIsland part={yearsTable} props={{ deposit: outcome, asked }} />
    </TableCard>
  )
})
