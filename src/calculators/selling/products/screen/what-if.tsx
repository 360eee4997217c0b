import { useEffect, useState } from 'react'
import { absolute, type Decimal, hundred, round, subtract } from '../../../../core/decimal'
import { countOf, formatPercent } from '../../../../core/format'
import { groupDigits } from '../../../../core/group-digits'
import { isRead, type Reading, readNumber } from '../../../../core/parse'
import { problemHint } from '../../../../ui/fields/hints'
import { NumberField } from '../../../../ui/fields/number-field'
import { Button } from '../../../../ui/page/button'
import { Card } from '../../../../ui/page/card'
import { useCurrency } from '../../../../ui/tab/currency'
import type { Totals } from '../compute'
import type { List } from '../list-store'
import { requestFromList } from './row-actions'
import styles from './what-if.module.css'

/** The list is computed when no key was pressed for so long. */
const TYPING_PAUSE_MS = 200

const INVITATION = 'Type a change, and see what it makes of the total.'
const COMPUTING = 'Working it out …'
const NOT_COMPUTED = 'This could not be worked out. Please type the change again.'

/** Prices do not go below 0. */
const pricesHint = (reading: Reading) =>
  problemHint(reading) ??
  (reading.value < -hundred ? 'Prices can fall by 100% at most: this counts as -100%.' : undefined)

const commissionsHint = (reading: Reading) =>
  problemHint(reading) ??
  (absolute(reading.value) > hundred ? 'Commissions end at 0% and at 100%.' : undefined)

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
      title="What if?"
      intro="All rows at other prices or commissions. Nothing in the list changes."
      className={styles.card}
    >
      <div className={styles.body}>
        <div className={styles.fields}>
          <NumberField
            label="Change all prices by (%)"
            size="percent"
            unit="%"
            placeholder="0"
            text={prices}
            onText={setPrices}
            hint={pricesHint(readings[0])}
          />
          <NumberField
            label="Change all commissions by (points)"
            size="percent"
            unit="%"
            placeholder="0"
            text={commissions}
            onText={setCommissions}
            hint={commissionsHint(readings[1])}
          />
          <div className={styles.chips}>
            <Button kind="quiet" onClick={() => setPrices('5')}>
              Prices +5%
            </Button>
            <Button kind="quiet" onClick={() => setCommissions('2')}>
              Commission +2 points
            </Button>
            <Button
              kind="quiet"
              onClick={() => {
                setPrices('')
                setCommissions('')
              }}
            >
              No change
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
            <p>{isHere ? NOT_COMPUTED : hasChange ? COMPUTING : INVITATION}</p>
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
  const losers = then.losers - now.losers
  return (
    <dl className={styles.then}>
      <div>
        <dt>Total Profit then</dt>
        <dd data-amount>{money(then.profit)}</dd>
      </div>
      <div>
        <dt>Change</dt>
        <dd data-tone={change < 0n ? 'loss' : undefined} data-amount>
          {change > 0n && '+'}
          {money(change)}
        </dd>
      </div>
      {then.margin !== undefined && (
        <div>
          <dt>Margin then</dt>
          <dd>{formatPercent(then.margin, 2)}</dd>
        </div>
      )}
      <div>
        <dt>Lose money then</dt>
        <dd>
          {countOf(then.losers, 'product')}
          {losers !== 0 &&
            `, ${groupDigits(String(Math.abs(losers)))} ${losers > 0 ? 'more' : 'fewer'}`}
        </dd>
      </div>
    </dl>
  )
}
