import { Ledger, LedgerRow } from '../../../../ui/answer/ledger'
import { AnswerActions, type Result } from '../../../../ui/answer/page-answer'
import { ResultCard as AnswerCard } from '../../../../ui/answer/result-card'
import { VerdictTag } from '../../../../ui/answer/verdict-tag'
import { usePageInputs } from '../../../../ui/memory/page-inputs'
import { inputs } from '../../inputs'
import { nameOfFee } from '../../marketplaces/names'
import type { Paise, Summary } from '../../messages'
import { EndedOrders } from './ended-orders'
import { countedIn, exactMoney, percentOf } from './figures'
import { MoreOfResult } from './more-of-result'
import styles from './result-card.module.css'
import { lacking } from './say'
import type { CardProps } from './use-answer'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.result

const loadActions = () => import('../../share')

/**
 * The results for the `PageAnswer` around this card, the main one first.
 *
 * @example <PageAnswer results={resultsOf(summary)}>
 */
export const resultsOf = (summary: Summary): readonly [Result, ...Result[]] => [
  { label: words.profit, value: exactMoney(summary.profit) },
  ...(summary.margin === undefined
    ? []
    : [{ label: words.margin, value: percentOf(summary.margin) }]),
  { label: words.settlement, value: exactMoney(summary.settlement) },
]

/** What the orders earned: the profit, how it comes about, and how the orders ended. */
export function ResultCard({ summary }: CardProps) {
  const typed = usePageInputs(inputs)
  const { profit } = summary
  const isLoss = profit !== undefined && profit < 0
  return (
    <div className={styles.result}>
      <AnswerCard
        tone={isLoss ? 'loss' : undefined}
        tag={<Verdict profit={profit} />}
        sentence={sentenceFor(summary)}
        caption={<Caption summary={summary} />}
      >
        <div className={styles.ledger}>
          <Ledger>
            <PartRows summary={summary} />
            {profit !== undefined && (
              <>
                <LedgerRow
                  kind="total"
                  label={words.profit}
                  value={exactMoney(profit)}
                  tone={isLoss ? 'loss' : undefined}
                  repeated
                />
                <LedgerRow
                  label={words.margin}
                  value={percentOf(summary.margin)}
                  tone={isLoss ? 'loss' : undefined}
                />
              </>
            )}
            <MoneyRows summary={summary} />
          </Ledger>
        </div>
        <section className={styles.beside} aria-label={settlementResultsWords.ended.title}>
          <EndedOrders summary={summary} />
          <MoreOfResult summary={summary} />
          <AnswerActions
            inputs={inputs as never}
            typed={typed}
            load={loadActions}
            without="print"
          />
        </section>
      </AnswerCard>
    </div>
  )
}

function Verdict({ profit }: { profit: Paise | undefined }) {
  if (!profit) return null
  return profit > 0 ? (
    <VerdictTag verdict="gain">{words.profit}</VerdictTag>
  ) : (
    <VerdictTag verdict="loss">{words.loss}</VerdictTag>
  )
}

/** What takes the place of the figure where there is none. */
function sentenceFor(summary: Summary): string | undefined {
  if (summary.profit !== undefined) return undefined
  const { marketplaces } = summary
  const isUnpaid =
    marketplaces.length > 0 && lacking(summary, 'money').length === marketplaces.length
  if (isUnpaid) return summary.orders > 0 ? words.noPayments : words.onlyTaxes
  const { skus, skusWithoutRate, withoutCost } = summary
  const lacksRates = skusWithoutRate.length > 0 && withoutCost.skus.length < skus
  return lacksRates ? words.addRates : words.addCosts
}

function Caption({ summary }: { summary: Summary }) {
  const { keptOrders, orders, profit, skus, skusWithCost } = summary
  const isPart = profit !== undefined && skusWithCost < skus
  return (
    // New words are a new element: programs that translate pages replace texts.
    <span key={`${keptOrders} ${orders} ${skusWithCost} ${skus}`}>
      {words.on(keptOrders, countedIn(orders))}
      {isPart && ` · ${words.ofSkus(skusWithCost, skus)}`}
    </span>
  )
}

/** The parts of the profit, which add up to it; what needs costs only where there are some. */
function PartRows({ summary }: { summary: Summary }) {
  const { parts, profit, settings, notOfOneOrder } = summary
  const named = notOfOneOrder.filter(({ amount }) => amount !== 0)
  return (
    <>
      <LedgerRow
        label={settings.seller === 'registered' ? words.salesNet : words.sales}
        value={exactMoney(parts.sales)}
      />
      <LedgerRow label={words.credits} value={exactMoney(parts.credits)} />
      <LedgerRow label={words.fees} value={exactMoney(parts.fees)} />
      <LedgerRow label={words.ads} value={exactMoney(parts.ads)} />
      {profit !== undefined && (
        <>
          <LedgerRow label={words.cost} value={exactMoney(parts.cost)} />
          <LedgerRow
            label={words.damaged}
            value={exactMoney(parts.damaged)}
            tone={parts.damaged < 0 ? 'loss' : undefined}
            {...(parts.damaged < 0 && { margin: ' ' })}
          />
          <LedgerRow label={words.packing} value={exactMoney(parts.packing)} />
        </>
      )}
      {parts.notOfOneOrder !== 0 && (
        <LedgerRow label={words.notOfOneOrder} value={exactMoney(parts.notOfOneOrder)} />
      )}
      {parts.notOfOneOrder !== 0 &&
        named.map(({ what, amount }) => (
          <LedgerRow key={what} kind="part" label={nameOfFee(what)} value={exactMoney(amount)} />
        ))}
      {parts.tax !== 0 && <LedgerRow label={words.tax} value={exactMoney(parts.tax)} />}
    </>
  )
}

/** What was paid, held back, and is still to come. */
function MoneyRows({ summary }: { summary: Summary }) {
  const { settlement, tcs, tds, waiting, notReleased, notExplained, rounding, notUnderstood } =
    summary
  const unlessZero = (label: string, amount: Paise) =>
    amount !== 0 && <LedgerRow label={label} value={exactMoney(amount)} />
  return (
    <>
      <LedgerRow label={words.settlement} value={exactMoney(settlement)} />
      <LedgerRow label={words.heldBack} value={exactMoney(-(tcs + tds) || 0)} />
      {/* Only orders tell what was delivered. */}
      {lacking(summary, 'orders').length < summary.marketplaces.length && (
        <LedgerRow label={settlementResultsWords.waiting} value={exactMoney(waiting.amount)} />
      )}
      {unlessZero(words.notReleased, notReleased)}
      {unlessZero(words.notExplained, notExplained - rounding)}
      {unlessZero(words.rounding, rounding)}
      {unlessZero(words.notUnderstood, notUnderstood)}
    </>
  )
}
