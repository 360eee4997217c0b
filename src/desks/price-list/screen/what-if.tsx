import { useEffect, useState } from 'react'
import { absolute, type Decimal, hundred, round, subtract } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { isRead, type Reading, readNumber } from '../../../core/money/parse'
import { problemHint } from '../../../ui/fields/hints'
import { NumberField } from '../../../ui/fields/number-field'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import type { Totals } from '../compute'
import type { List } from '../list-store'
import { requestFromList } from './row-actions'
import styles from './what-if.module.css'
import { productsScreenWords } from './words'

/** The list is computed when no key was pressed for so long. */
const TYPING_PAUSE_MS = 200

/** Prices do not go below 0. */
const pricesHint = (reading: Reading) =>
  problemHint(reading) ??
  (reading.value < -hundred ? productsScreenWords.whatIf.pricesEnd : undefined)

const commissionsHint = (reading: Reading) =>
  problemHint(reading) ??
  (absolute(reading.value) > hundred ? productsScreenWords.whatIf.commissionsEnd : undefined)

/** The whole list at other prices or commissions, and what that does to the total. */
export function WhatIf({ list }: { list: List }) {
  const currency = useCurrency()
  const [prices, setPrices] = useState('')
  const [commissions, setCommissions] = useState('')
  const [then, setThen] = useState<{
    /** Missing where it could not be computed. */
    totals: Totals | undefined
    of: List['computed']
    changeKey: string
  }>()
  const readings = [readNumber(prices), readNumber(commissions)] as const
  const [pricePercent, commissionPoints] = [readings[0].value, readings[1].value]
  const changeKey = `${pricePercent} ${commissionPoints}`
  const hasChange = readings.some((reading) => isRead(reading) && reading.value !== 0n)
  const { computed } = list

  useEffect(() => {
    if (!hasChange) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const request = { pricePercent, commissionPoints }
      const totals = await requestFromList('whatIf', request).catch(() => undefined)
      if (isCurrent)
        setThen({ totals, of: computed, changeKey: `${pricePercent} ${commissionPoints}` })
    }, TYPING_PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [hasChange, pricePercent, commissionPoints, computed])

  const isHere = hasChange && then?.of === computed && then.changeKey === changeKey
  if (computed.totals.products === 0) return null
  return (
    <Card
      title={productsScreenWords.whatIf.title}
      intro={productsScreenWords.whatIf.intro}
      className={styles.card}
    >
      <div className={styles.body}>
        <div className={styles.fields}>
          <NumberField
            label={productsScreenWords.whatIf.prices}
            size="percent"
            unit="%"
            placeholder="0"
            text={prices}
            onText={setPrices}
            hint={pricesHint(readings[0])}
          />
          <NumberField
            label={productsScreenWords.whatIf.commissions}
            size="percent"
            unit="%"
            placeholder="0"
            text={commissions}
            onText={setCommissions}
            hint={commissionsHint(readings[1])}
          />
          <div className={styles.chips}>
            <Button kind="quiet" onClick={() => setPrices('5')}>
              {productsScreenWords.whatIf.pricesChip}
            </Button>
            <Button kind="quiet" onClick={() => setCommissions('2')}>
              {productsScreenWords.whatIf.commissionsChip}
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                setPrices('')
                setCommissions('')
              }}
            >
              {productsScreenWords.whatIf.noChange}
            </Button>
          </div>
        </div>
        <div role="status" className={styles.answer}>
          {isHere && then.totals ? (
            <ChangedTotals
              key={changeKey}
              now={computed.totals}
              then={then.totals}
              money={(value) => currency.money(value, 2)}
            />
          ) : (
            <p>
              {isHere
                ? productsScreenWords.whatIf.notComputed
                : hasChange
                  ? productsScreenWords.whatIf.computing
                  : productsScreenWords.whatIf.invitation}
            </p>
          )}
        </div>
      </div>
    </Card>
  )
}

type ChangedTotalsProps = { now: Totals; then: Totals; money(value: Decimal): string }

function ChangedTotals({ now, then, money }: ChangedTotalsProps) {
  // Rounded as both are shown: today's total is shown above.
  const change = subtract(round(then.profit, 2), round(now.profit, 2))
  return (
    <dl className={styles.then}>
      <div>
        <dt>{productsScreenWords.whatIf.totalProfit}</dt>
        <dd data-amount>{money(then.profit)}</dd>
      </div>
      <div>
        <dt>{productsScreenWords.whatIf.change}</dt>
        <dd data-tone={change < 0n ? 'loss' : undefined} data-amount>
          {change > 0n && '+'}
          {money(change)}
        </dd>
      </div>
      {then.margin !== undefined && (
        <div>
          <dt>{productsScreenWords.whatIf.margin}</dt>
          <dd>{formatPercent(then.margin, 2)}</dd>
        </div>
      )}
      <div>
        <dt>{productsScreenWords.whatIf.loseMoney}</dt>
        <dd>{sayLosers(then.losers, then.losers - now.losers)}</dd>
      </div>
    </dl>
  )
}

/** @example sayLosers(12, 3) // '12 products, 3 more' */
function sayLosers(products: number, more: number): string {
  if (more === 0) return productsScreenWords.whatIf.losers(products)
  const difference = groupDigits(String(Math.abs(more)))
  return more > 0
    ? productsScreenWords.whatIf.moreLosers(products, difference)
    : productsScreenWords.whatIf.fewerLosers(products, difference)
}
