import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { sayAmount } from '../../../core/money/format'
import { type PaymentsRead, readPaymentsText } from '../../../core/yearly-rate/payments'
import { type ActionsProps, PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { Field } from '../../../ui/fields/bound'
import { UnboundDayField } from '../../../ui/fields/day-field'
import { FieldCaution, FieldRows } from '../../../ui/fields/field-rows'
import { Fold } from '../../../ui/fields/fold'
import { rangeHint } from '../../../ui/fields/hints'
import { usePageInputs } from '../../../ui/memory/page-inputs'
import { Button } from '../../../ui/page/button'
import { Card, CardNote, Columns } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, useIsHydrating, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { useToday } from '../../../ui/tab/today'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import type { ReturnsAnswer } from './compute'
import { asOf, EXAMPLE_DAY, inputs, isLarge, readInputs, TODAY, type Typed } from './inputs'
import styles from './page.module.css'
import { Payments } from './payments'
import { ReturnsResult, resultsOf, WaitingResult } from './result'
import { mostRowsIn, numbered, parseRows, type Table, tableRows, unescapeText } from './rows'
import { leftOutOf, NOTHING, noteOf, readingSentences, sayReading } from './sentences'
import type { ReadProblem } from './use-reading'
import { type Answered, useReturns } from './use-returns'
import { returnsWords } from './words'

// What the page loads later.
const loadActions = () => import('./share')
const paymentsTable = lazyPart(() => import('./payments-table').then((part) => part.PaymentsTable))
const readable = lazyPart(() => import('./readable').then((part) => part.Readable))
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

/** So many payments are shown at first, and so many more with every press. */
const SHOWN_AT_FIRST = 60
const SHOWN_MORE = 60

export const head: ViewHead = {
  heading: returnsWords.heading,
  intro: returnsWords.intro,
  title: returnsWords.title,
  description: returnsWords.description,
}

export function Page({ others }: PageProps) {
  const { currency, wholeMoney } = useCurrency()
  // The page is prerendered with its own day, and follows the clock from then on.
  const clock = useToday()
  const today = useIsHydrating() ? EXAMPLE_DAY : clock
  const asTyped = usePageInputs(inputs)
  const typed = useMemo(() => asOf(asTyped, today), [asTyped, today])
  const { change } = inputs
  const reading = readInputs(typed)
  const [problem, setProblem] = useState<ReadProblem>()
  const Readable = useLoadedWhenIdle(readable)
  const { shown, hasFailed } = useReturns(typed)
  const later = useDeferredValue(shown)
  const table = useTable(typed, shown)
  const actions: Omit<ActionsProps, 'results'> = {
    inputs,
    typed: shown?.typed ?? typed,
    load: loadActions,
  }
  const asksValue = shown?.answered.asksValue === true

  return (
    <PageAnswer
      isExample={asTyped === inputs.defaults}
      results={
        shown && !problem
          ? resultsOf(shown.answered, wholeMoney)
          : [{ label: returnsWords.results.xirr, value: NOTHING }]
      }
    >
      <Columns parts="5:7">
        <FieldRows spacing="compact">
          <Payments
            typed={typed}
            {...table}
            today={today}
            problem={problem}
            onProblem={setProblem}
          />
          <Field
            of={inputs}
            name="value"
            label={returnsWords.value}
            money="chooser"
            helper={
              typed.value.trim()
                ? sayAmount(reading.value.value, currency.symbol)
                : asksValue
                  ? returnsWords.valueAsked
                  : undefined
            }
          />
          <UnboundDayField
            label={returnsWords.on}
            text={typed.on}
            onText={(on) => change({ on })}
            helper={returnsWords.onHelp}
            hint={reading.on ? undefined : returnsWords.onNothing}
            before={
              <Button
                kind="secondary"
                className={styles.today}
                onClick={() => change({ on: TODAY })}
              >
                {returnsWords.today}
              </Button>
            }
          />
          <Field
            of={inputs}
            name="bank"
            label={returnsWords.bank}
            helper={returnsWords.bankHelp}
            hint={rangeHint(0, 15, returnsWords.bankUsual)}
          />
          {shown && <HowItWasRead {...shown} />}
          {Readable && <Readable />}
          <FieldCaution>{returnsWords.nothingSent}</FieldCaution>
        </FieldRows>
        {shown && !problem ? (
          <ReturnsResult answered={shown.answered} actions={actions} />
        ) : (
          <WaitingResult
            sentence={
              problem
                ? returnsWords.fromBefore
                : hasFailed
                  ? returnsWords.payments.notLoaded
                  : returnsWords.captions.working(mostRowsIn(typed.rows, typed.source))
            }
            actions={actions}
          />
        )}
      </Columns>

      <Columns parts="7:5">
        <PaymentByPayment answered={later?.answered} />
        {later && (
          <DeferredIsland
            part={howItWorks}
            props={{
              returns: later.answered.returns,
              first: later.answered.worth[0],
              bankRate: later.answered.asked.bankRate,
            }}
          />
        )}
      </Columns>
      {others}
    </PageAnswer>
  )
}

type Shown = ReturnType<typeof useReturns>['shown']

const noProblems: PaymentsRead['bad'] = []

/** The rows of the table, and what is known of them. */
function useTable(typed: Typed, shown: Shown) {
  const { rows: text, source, swap } = typed
  const isRead = shown?.typed.rows === text && shown.typed.source === source
  const known = isRead && shown.typed.swap === swap ? shown.answered.read : undefined
  const isLong = isLarge(typed)
  const read = useMemo(
    () =>
      source === 'text' && !isLong
        ? readPaymentsText(unescapeText(text), { swap: swap === 'on' })
        : known,
    [text, source, swap, isLong, known],
  )
  const table = useMemo((): Table | undefined => {
    if (source === 'typed') {
      const rows = parseRows(text)
      return { count: rows.length, take: (most) => numbered(rows, most) }
    }
    return (
      read && {
        count: read.rows.length + read.bad.length,
        take: (most) => tableRows(read, unescapeText(text), most),
      }
    )
  }, [text, source, read])
  const bad = read?.bad ?? noProblems
  const problems = useMemo(() => new Map(bad.map((problem) => [problem.row, problem])), [bad])
  return { table, problems, canSwap: source === 'text' && read?.signs !== undefined }
}

/** How dates, signs and rows were read, and which rows do not count. */
function HowItWasRead({ answered, typed }: Answered) {
  const sentences = readingSentences(answered, typed.swap)
  return (
    <Fold
      name={returnsWords.reading.title}
      summary={sayReading(answered)}
      hasAmounts
      // The one who types sees a row that is not complete yet.
      isOpenAtFirst={typed.source === 'text' && leftOutOf(answered) > 0}
    >
      <ul className={styles.reading}>
        {(sentences.length > 0 ? sentences : [returnsWords.reading.allRead]).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Fold>
  )
}

/** The card Payment by payment. Renders only when its props change, because the table is long. */
const PaymentByPayment = memo(function PaymentByPayment({
  answered,
}: {
  answered: ReturnsAnswer | undefined
}) {
  const { wholeMoney } = useCurrency()
  const [count, setCount] = useState(SHOWN_AT_FIRST)
  if (!answered || answered.worth.length === 0) {
    return (
      <Card title={returnsWords.table.title}>
        <CardNote>{returnsWords.table.nothing}</CardNote>
      </Card>
    )
  }
  const { worth, returns, missesSum } = answered
  const hidden = worth.length - count
  return (
    <Card
      title={returnsWords.table.title}
      actions={
        <DownloadButtons
          load={() => import('./export')}
          sheet={(file, currencyCode) => file.returnsSheet(answered, currencyCode)}
        />
      }
    >
      <DeferredIsland part={paymentsTable} props={{ worth, count }} />
      {hidden > 0 && (
        <div className={styles.more}>
          <Button kind="quiet" onClick={() => setCount(count + SHOWN_MORE)}>
            {returnsWords.table.showMore(Math.min(hidden, SHOWN_MORE))}
          </Button>
        </div>
      )}
      <CardNote>
        <span data-amount>
          {noteOf(returns, wholeMoney)}
          {missesSum && ` ${returnsWords.table.missSum}`}
        </span>
      </CardNote>
    </Card>
  )
})
