import { type ComponentProps, type RefObject, useDeferredValue, useLayoutEffect } from 'react'
import type { Decimal } from '../../../../core/decimal'
import { countOf, formatPercent, groupDigits } from '../../../../core/format'
import { roundParts } from '../../../../core/rounding'
import { Ledger, LedgerRow } from '../../../../ui/answer/ledger'
import { PageAnswer, usePageAnswer } from '../../../../ui/answer/page-answer'
import { ResultCard } from '../../../../ui/answer/result-card'
import { VerdictTag } from '../../../../ui/answer/verdict-tag'
import { FileButton, TABLE_FILES } from '../../../../ui/fields/file-button'
import { isProfileKept } from '../../../../ui/memory/profile-actions'
import { Button } from '../../../../ui/page/button'
import { CardNote } from '../../../../ui/page/card'
import { useCurrency } from '../../../../ui/tab/currency'
import { useCards } from '../../shared/market/fee-cards'
import { inputs, type MarketplaceTexts } from '../../shared/market/inputs'
import type { Desk, List } from '../desk'
import { LacksCard } from '../lacks-card'
import { Problem } from '../problem'
import { take } from '../take'
import { isLoss } from '../work-out'
import { showColumns, workOutAnew } from './at-work'
import { FileLine } from './file-line'
import { Histogram } from './histogram'
import { KeepChoice } from './keep-choice'
import styles from './loaded-list.module.css'
import { returnFromRow } from './opened-row'
import { sayOrderChanges } from './order-changes'
import { ProductsCard } from './products-card'
import { sayTaxes } from './reading-taxes'
import { UnreadRows } from './unread-rows'
import { WhatIf } from './what-if'

type LoadedListProps = {
  list: List
  order: MarketplaceTexts
  problem: Desk['problem']
}

/** The answer to a whole price list: what it comes to, where it loses, and every product. */
export function LoadedList({ list, order, problem }: LoadedListProps) {
  useLayoutEffect(returnFromRow, [])
  // The answer comes first; all of it at once would keep the page busy for too long.
  const isRestDue = useDeferredValue(true, false)
  const currency = useCurrency()
  const money = (value: Decimal) => currency.money(value, 2)
  const { source, reading, worked, target } = list
  const { totals } = worked
  const [made, lost] = roundParts([totals.made, totals.lost], totals.profit, 2)
  const used = reading.uses.filter((use) => use !== undefined).length
  const tone = isLoss(totals) ? ('loss' as const) : undefined
  const makers = totals.products - totals.losers
  const changes = sayOrderChanges(list, order, {
    isKept: isProfileKept(inputs),
    symbol: currency.currency.symbol,
    cards: useCards(),
  })
  return (
    <PageAnswer
      results={[
        { label: 'Total Profit', value: money(totals.profit) },
        ...(totals.margin === undefined
          ? []
          : [{ label: 'Margin', value: formatPercent(totals.margin, 2) }]),
        { label: 'Payout', value: money(totals.payout) },
      ]}
    >
      <FileOnShow
        source={source}
        reading={reading}
        about={[
          `${used} of ${countOf(reading.uses.length, 'column')} used`,
          ...sayTaxes(reading, list.order.seller),
        ].join(' · ')}
      >
        <Button kind="quiet" onClick={showColumns}>
          Columns
        </Button>
        <FileButton kind="quiet" accept={TABLE_FILES} onFile={take}>
          Another file
        </FileButton>
      </FileOnShow>
      {problem && (
        <div className={styles.problem}>
          <Problem {...problem} />
        </div>
      )}
      <div className={styles.result}>
        <ResultCard
          tone={tone}
          tag={
            (tone && <VerdictTag verdict="loss">Loss</VerdictTag>) ||
            (totals.profit > 0n && <VerdictTag verdict="gain">Profit</VerdictTag>)
          }
          sentence={totals.products === 0 ? 'No row could be read' : undefined}
          caption={
            <span key={totals.products}>
              on <b>{groupDigits(String(totals.products))}</b>{' '}
              {totals.products === 1 ? 'product' : 'products'}, {groupDigits(String(totals.orders))}{' '}
              {totals.orders === 1n ? 'order' : 'orders'}
            </span>
          }
        >
          {totals.products > 0 && (
            <div className={styles.ledger}>
              <Ledger>
                <LedgerRow
                  label="Make money"
                  note={groupDigits(String(makers))}
                  value={money(made ?? totals.made)}
                  swatch="haldi"
                />
                <LedgerRow
                  label="Lose money"
                  note={groupDigits(String(totals.losers))}
                  value={money(lost ?? totals.lost)}
                  tone={totals.losers > 0 ? 'loss' : undefined}
                  margin=" "
                />
                <LedgerRow
                  kind="total"
                  label="Total Profit"
                  value={money(totals.profit)}
                  tone={tone}
                  repeated
                />
                {totals.margin !== undefined && (
                  <LedgerRow label="Margin" value={formatPercent(totals.margin, 2)} tone={tone} />
                )}
                <LedgerRow label="Payout" value={money(totals.payout)} />
              </Ledger>
            </div>
          )}
          {totals.products > 0 && (
            <Histogram totals={totals} target={target} filter={list.arrangement.filter} />
          )}
        </ResultCard>
      </div>
      <UnreadRows list={list} />
      {isRestDue && (
        <>
          <ProductsCard list={list} />
          <WhatIf list={list} />
          <LacksCard
            order={list.order}
            uses={reading.uses}
            intro="These came from your marketplace order and count for every row."
          >
            {changes.length > 0 && (
              <CardNote>
                <span className={styles.changed}>
                  <span>
                    Your marketplace order has changed since.
                    {changes.map((change) => (
                      <b key={change} data-amount>
                        {change}
                      </b>
                    ))}
                  </span>
                  <Button kind="secondary" onClick={workOutAnew}>
                    Use it for all rows
                  </Button>
                </span>
              </CardNote>
            )}
            <KeepChoice />
          </LacksCard>
        </>
      )}
    </PageAnswer>
  )
}

/** The file is what this page was given: here it is changed. */
function FileOnShow(props: ComponentProps<typeof FileLine>) {
  const { inputCard } = usePageAnswer()
  return (
    <div ref={inputCard as RefObject<HTMLDivElement | null>}>
      <FileLine {...props} />
    </div>
  )
}
