import { type ReactNode, useEffect } from 'react'
import type { PageProps, ViewHead } from '../../../contract'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { Card, Columns } from '../../../ui/page/card'
import { useIsPrinting } from '../../../ui/page/media'
import { InRupees } from '../../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { TableCard } from '../../../ui/tables/download-buttons'
import { answer } from './answer'
import type { ReturnInputs, ReturnResults, TaxPaid } from './compute'
import { ReturnForm } from './form'
import { inputs, readInputs, shownHeads, type Typed } from './inputs'
import styles from './page.module.css'
import { ReturnResult, resultsOf } from './result'
import type { Head } from './set-off'
import { WhyFold } from './why-fold'
import { returnWords } from './words'

// What the page loads later.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const creditTable = lazyPart(() => import('./credit-table').then((part) => part.CreditTable))
const payInTable = lazyPart(() => import('./pay-in-table').then((part) => part.PayInTable))
const waitingChart = lazyPart(() => import('./waiting-chart').then((part) => part.WaitingChart))
const waitingTable = lazyPart(() => import('./waiting-table').then((part) => part.WaitingTable))
const datesCard = lazyPart(() => import('./dates-card').then((part) => part.DatesCard))
const printedWorking = lazyPart(() =>
  import('./printed-working').then((part) => part.PrintedWorking),
)
const howItWorks = lazyPart(() => import('./how-it-works').then((part) => part.HowItWorks))

export const head: ViewHead = {
  heading: returnWords.heading,
  intro: returnWords.intro,
  title: returnWords.title,
  description: returnWords.description,
}

export function Page({ others }: PageProps) {
  const { typed, isExample, now, later, actions } = useAnsweredPage(calculator)
  const { asked, results } = later
  return (
    <InRupees>
      <PageAnswer isExample={isExample} results={resultsOf(now.results)}>
        <OnPaper typed={later.typed} asked={asked} results={results}>
          <Columns parts="5:7">
            <ReturnForm typed={typed} reading={readInputs(typed)} results={now.results} />
            <ReturnResult answer={now} actions={actions} />
          </Columns>
          {results && (
            <div className={styles.stacks}>
              <div className={styles.stack}>
                {results.tax && (
                  <TaxCards
                    asked={asked}
                    results={results}
                    tax={results.tax}
                    heads={shownHeads(later.typed)}
                  />
                )}
                <WaitingCard asked={asked} results={results} />
              </div>
              <div className={styles.stack}>
                <DeferredIsland part={datesCard} props={{ asked, results }} />
                {results.tax && (
                  <DeferredIsland part={howItWorks} props={{ asked, results, tax: results.tax }} />
                )}
              </div>
            </div>
          )}
        </OnPaper>
        {others}
      </PageAnswer>
    </InRupees>
  )
}

type OnPaperProps = {
  typed: Typed
  asked: ReturnInputs
  results: ReturnResults | undefined
  children: ReactNode
}

/** On paper the page is one sheet with the working; it is here only while it is printed. */
function OnPaper({ typed, asked, results, children }: OnPaperProps) {
  useLoadedWhenIdle(printedWorking)
  // Browsers lay the paper out at once: whoever prints as soon as the page is open gets the same sheet.
  useEffect(() => {
    // What fails is tried again when idle.
    printedWorking.load().catch(() => {})
  }, [])
  const isPrinted = useIsPrinting() && printedWorking.isHere() && results
  return (
    <>
      {isPrinted && <printedWorking.Part typed={typed} asked={asked} results={results} />}
      <div className={isPrinted ? styles.screenOnly : undefined}>{children}</div>
    </>
  )
}

type CardsProps = { asked: ReturnInputs; results: ReturnResults }
type TaxCardsProps = CardsProps & { tax: TaxPaid; heads: readonly Head[] }

/** How the credit is used, and what is paid in under which head. */
function TaxCards({ asked, results, tax, heads }: TaxCardsProps) {
  return (
    <>
      <TableCard
        title={returnWords.credit.title}
        intro={returnWords.credit.intro}
        load={() => import('./export')}
        sheet={(file) => file.returnSheet({ asked, results, tax })}
      >
        <DeferredIsland part={creditTable} props={{ tax, heads }} />
        <WhyFold asked={asked} about="credit" />
      </TableCard>
      <Card title={returnWords.payIn.title} intro={returnWords.payIn.intro}>
        <DeferredIsland part={payInTable} props={{ results, tax, heads }} />
        <WhyFold asked={asked} about="payIn" />
      </Card>
    </>
  )
}

/** What waiting costs: the picture, and the days that everybody asks about. */
function WaitingCard({ asked, results }: CardsProps) {
  return (
    <Card title={returnWords.wait.title} intro={returnWords.wait.intro}>
      <div className={styles.chart}>
        <DeferredIsland part={waitingChart} props={{ results }} />
      </div>
      <DeferredIsland part={waitingTable} props={{ results }} />
      <WhyFold asked={asked} about="wait" />
    </Card>
  )
}
