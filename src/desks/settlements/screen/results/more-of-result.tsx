import { Fold } from '../../../../ui/fields/fold'
import { Button } from '../../../../ui/page/button'
import { nameOfFee } from '../../marketplaces/names'
import type { Paise, Summary } from '../../messages'
import { exactMoney } from './figures'
import styles from './more-of-result.module.css'
import { visitSkus } from './orders-query'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.more

/** Below the bars: the SKUs that lose money, what is not in the profit, fees by name, all that was paid. */
export function MoreOfResult({ summary }: { summary: Summary }) {
  const { profit, losing, lossOfLosing, feesBy, fees, rowsInTwoFiles, isFirstFeeLeftOut } = summary
  const { skusWithoutRate } = summary
  return (
    <div className={styles.more}>
      {profit !== undefined && (
        <p className={styles.losing} data-tone={losing > 0 ? 'loss' : undefined}>
          <span key={losing}>
            {losing > 0 ? words.losing(losing, exactMoney(-lossOfLosing)) : words.noneLosing}
          </span>
          {losing > 0 && (
            <Button kind="quiet" onClick={() => visitSkus({ filter: 'losses' })}>
              {words.showLosing(losing)}
            </Button>
          )}
        </p>
      )}
      <WithoutCost summary={summary} />
      {profit !== undefined && skusWithoutRate.length > 0 && (
        <p key={skusWithoutRate.length}>{words.withoutRate(skusWithoutRate.length)}</p>
      )}
      {rowsInTwoFiles > 0 && <p>{words.twice(rowsInTwoFiles)}</p>}
      {isFirstFeeLeftOut && <p>{words.firstFeeLeftOut}</p>}
      {feesBy.length > 0 && (
        <Fold name={words.feesBy} summary={words.feesOfAll(exactMoney(fees))}>
          <Amounts
            rows={feesBy.map(({ fee, amount }) => [nameOfFee(fee), amount] as const)}
            total={fees}
          />
        </Fold>
      )}
      <Fold name={words.paid} summary={words.paidInAll(exactMoney(summary.paidInAll))}>
        <Amounts rows={paidRows(summary)} total={summary.paidInAll} />
      </Fold>
    </div>
  )
}

function WithoutCost({ summary }: { summary: Summary }) {
  const { profit, skus, skusWithCost, withoutCost } = summary
  const { length } = withoutCost.skus
  const [only] = withoutCost.skus
  if (profit === undefined || only === undefined) return null
  const sales = exactMoney(withoutCost.netSales)
  return (
    <p key={skusWithCost}>
      {words.withoutCost(skusWithCost, skus)}{' '}
      {length === 1 ? words.withoutCostOne(only, sales) : words.withoutCostMany(length, sales)}
    </p>
  )
}

type Amount = readonly [label: string, amount: Paise]

/** What makes up all that was paid; each adds up to it. */
function paidRows(summary: Summary): readonly Amount[] {
  const { settlement, ads, adsGst, notUnderstood, paidInAll } = summary
  const withGst = ads + adsGst
  const result = settlementResultsWords.result
  const rows: readonly Amount[] = [
    [result.settlement, settlement],
    [words.adsWithGst, withGst],
    [result.notOfOneOrder, paidInAll - settlement - withGst - notUnderstood],
    [result.notUnderstood, notUnderstood],
  ]
  return rows.filter(([, amount], at) => at === 0 || amount !== 0)
}

function Amounts({ rows, total }: { rows: readonly Amount[]; total: Paise }) {
  return (
    <dl className={styles.amounts}>
      {[...rows, [words.total, total] as const].map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-amount>{exactMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
