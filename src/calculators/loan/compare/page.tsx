import type { PageProps, ViewHead } from '../../../contract'
import { type Decimal, toApproximate } from '../../../core/money/decimal'
import { AnswerActions, PageAnswer, type Result } from '../../../ui/answer/page-answer'
import { ResultCard } from '../../../ui/answer/result-card'
import { HALDI_HATCH } from '../../../ui/charts/hatch'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useAnsweredPage } from '../../../ui/deferred/use-debounced-answer'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { uiWords } from '../../../ui/words'
import { answer, type Compared, isLowest, ownOf } from './compute'
import { inputs, readInputs } from './inputs'
import { OfferSheet } from './offer-sheet'
import styles from './page.module.css'
import { markedNameOf, nameOf, verdictOn } from './sentences'
import { compareWords } from './words'

// What the page loads later; offer-sheet.tsx does so for its export.
const calculator = { inputs, answer, loadActions: () => import('./share') }
const howItWorks = lazyPart(() => import('./how-it-works').then(({ HowItWorks }) => HowItWorks))

export const head: ViewHead = {
  heading: compareWords.heading,
  intro: compareWords.intro,
  title: compareWords.title,
  description: compareWords.description,
}

export function Page({ others }: PageProps) {
  const { wholeMoney } = useCurrency()
  const { typed, now, later, actions } = useAnsweredPage(calculator)

  const verdict = verdictOn(now, { money: wholeMoney, unit: now.typed.tenureUnit })
  const { label, figure, sentence, key, notes } = verdict
  const costs: Result[] = ownOf(now.compared).map((offer) => ({
    label: compareWords.costOf(nameOf(offer)),
    value: wholeMoney(offer.costInAll),
  }))

  return (
    <PageAnswer isExample={now.isAllExample} results={[{ label, value: figure }, ...costs]}>
      <div className={styles.verdict}>
        <ResultCard
          caption={
            <>
              {/* A new sentence gets a new element, because browser translation replaces text nodes. */}
              <span key={key} className={styles.first}>
                {sentence}
              </span>
              {notes.map((note) => (
                <span key={note} className={styles.note}>
                  {` ${note}`}
                </span>
              ))}
            </>
          }
        >
          <CostBars compared={now.compared} />
          <AnswerActions {...actions} />
        </ResultCard>
      </div>
      <OfferSheet typed={typed} reading={readInputs(typed)} answer={now} />
      <DeferredIsland part={howItWorks} props={{ compared: later.compared }} />
      {others}
    </PageAnswer>
  )
}

/** The longest bar leaves room for the gap before the charges. */
const LONGEST_PERCENT = 98.5

/** A bar chart of the cost in all of each offer, the cheapest first. */
export function CostBars({ compared }: { compared: readonly Compared[] }) {
  const { wholeMoney } = useCurrency()
  const sorted = [...compared].sort((a, b) => (a.costInAll < b.costInAll ? -1 : 1))
  const costs = sorted.map(({ costInAll }) => costInAll)
  const own = ownOf(sorted).map(({ costInAll }) => costInAll)
  const longest = toApproximate(costs.at(-1) ?? (0n as Decimal))
  const percentOf = (value: Decimal) =>
    longest > 0 ? (toApproximate(value) / longest) * LONGEST_PERCENT : 0
  const words = sorted.map((offer) =>
    compareWords.chart.offerCost(markedNameOf(offer), wholeMoney(offer.costInAll)),
  )
  if (sorted.length === 0) return <div className={styles.bars} />
  return (
    <div className={styles.bars}>
      <div role="img" aria-label={compareWords.chart.description(words.join(', '))} data-amount>
        {sorted.map((offer) => (
          <div key={offer.letter} className={styles.offer}>
            <p>
              <b>
                {nameOf(offer)}
                {offer.isInvented && <small> {uiWords.answer.example}</small>}
              </b>
              <span className={styles.amount}>
                {!offer.isInvented && own.length > 1 && isLowest(offer.costInAll, own) && (
                  <i>{compareWords.lowest}</i>
                )}
                {wholeMoney(offer.costInAll)}
              </span>
            </p>
            <Bar interest={percentOf(offer.totalInterest)} charges={percentOf(offer.charges)} />
          </div>
        ))}
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span>{compareWords.chart.interest}</span>
        <span>{compareWords.results.charges}</span>
      </p>
    </div>
  )
}

/** The second rectangle of the charges makes them at least three pixels wide. */
function Bar({ interest, charges }: { interest: number; charges: number }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      {interest > 0 && (
        <rect
          width={`${interest.toFixed(2)}%`}
          height="100%"
          rx="3"
          fill={`url(#${HALDI_HATCH})`}
        />
      )}
      {charges > 0 && (
        <svg
          x={`${interest.toFixed(2)}%`}
          width="100%"
          className={styles.charges}
          aria-hidden="true"
        >
          <rect x="2" width={`${charges.toFixed(2)}%`} height="100%" />
          <rect x="2" width="3" height="100%" />
        </svg>
      )}
    </svg>
  )
}
