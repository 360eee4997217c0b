import { type Decimal, subtract, zero } from '../../../core/money/decimal'
import { FigureBlocks } from '../../../ui/answer/figure-blocks'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { type ActionsProps, AnswerActions, type Result } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { VerdictTag } from '../../../ui/answer/verdict-tag'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { missSum, WHY_SUMS_MISS } from '../../../ui/tables/data-table'
import { accountOfWay, openWays } from './accounts'
import { type SchemeAnswer, type Way, ways } from './compute'
import styles from './result.module.css'
import { breakEvens, captionOf, isLoss, ranked, sayReasons, tied } from './sentences'
import { schemeWords } from './words'

const whereItGoes = lazyPart(() => import('./parts').then((part) => part.WhereItGoes))

type Money = (value: Decimal) => string

/** The figures with their labels, for Copy and for screen readers; the main one first. */
export function resultsOf(
  { plan, results }: SchemeAnswer,
  money: Money,
): readonly [Result, ...Result[]] {
  const [best = 'regular'] = ranked(results)
  const leftOf = (way: Way) => money((accountOfWay(results, way) ?? results.regular).left)
  return [
    { label: schemeWords.result.leftOver, value: leftOf(best) },
    ...openWays(results).map((way) => ({ label: schemeWords.ways[way], value: leftOf(way) })),
    ...(results.difference === undefined
      ? []
      : breakEvens(plan, results).map(({ label, value }) => ({ label, value }))),
  ]
}

type SchemeResultProps = { answer: SchemeAnswer; actions: Omit<ActionsProps, 'results'> }

/** What the best way leaves, what each leaves, and how far apart they are. */
export function SchemeResult({ answer, actions }: SchemeResultProps) {
  const { plan, results } = answer
  const { wholeMoney } = useCurrency()
  const [best = 'regular'] = ranked(results)
  const { left } = accountOfWay(results, best) ?? results.regular
  const isTie = tied(results).length > 1
  const { difference } = results
  const composition = results.composition.account
  return (
    <ResultCard
      tone={isLoss(left) ? 'loss' : undefined}
      tag={
        <VerdictTag withoutArrow verdict={isTie ? 'none' : 'gain'}>
          {isTie ? schemeWords.result.even : schemeWords.ways[best]}
        </VerdictTag>
      }
      caption={
        // Another sentence is another element: programs that translate pages replace its texts.
        <span key={`${best} ${left} ${difference}`}>{captionOf(plan, results, wholeMoney)}</span>
      }
    >
      <ResultPart>
        <DeferredIsland part={whereItGoes} props={{ results, way: best }} />
      </ResultPart>
      <div className={styles.ledger}>
        <Ledger>
          {ways.map((way) => (
            <WayRow key={way} way={way} answer={answer} isBest={way === best} />
          ))}
          {difference !== undefined && (
            <LedgerRow
              kind="total"
              label={schemeWords.result.difference}
              note={openWays(results).length === 3 ? schemeWords.result.differenceNote : undefined}
              value={wholeMoney(difference)}
            />
          )}
        </Ledger>
      </div>
      {difference !== undefined && (
        <div className={styles.evens}>
          <FigureBlocks blocks={breakEvens(plan, results)} />
        </div>
      )}
      <div className={styles.remarks}>
        {results.regular.creditPilesUp && plan.sales > 0n && (
          <p>{schemeWords.result.creditPilesUp}</p>
        )}
        {composition && missSum([composition.left, subtract(zero, results.regular.left)]) && (
          <p>{WHY_SUMS_MISS}</p>
        )}
        <p>{schemeWords.assumptions}</p>
      </div>
      <AnswerActions {...actions} />
    </ResultCard>
  )
}

type WayRowProps = { way: Way; answer: SchemeAnswer; isBest: boolean }

/** What a way leaves; one that is not allowed has its reason in place of the figure. */
function WayRow({ way, answer: { plan, results }, isBest }: WayRowProps) {
  const { wholeMoney } = useCurrency()
  const label = schemeWords.ways[way]
  const account = accountOfWay(results, way)
  if (!account && way !== 'regular') {
    const [reason = ''] = sayReasons(way, plan, results)
    return <LedgerRow key={reason} label={label} value={reason} isSentence />
  }
  const { left } = account ?? results.regular
  const isLost = isLoss(left)
  return (
    <LedgerRow
      label={label}
      value={wholeMoney(left)}
      swatch={isBest && !isLost ? 'haldi' : undefined}
      tone={isLost ? 'loss' : undefined}
    />
  )
}
