import {
  type ComponentProps,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useSyncExternalStore,
} from 'react'
import type { Decimal } from '../../../core/money/decimal'
import { formatPercent } from '../../../core/money/format'
import { groupDigits } from '../../../core/money/group-digits'
import { roundParts } from '../../../core/money/round-parts'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { PageAnswer, usePageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard } from '../../../ui/answer/result-card'
import { VerdictTag } from '../../../ui/answer/verdict-tag'
import { Checkbox } from '../../../ui/fields/checkbox'
import { FileButton, TABLE_FILES } from '../../../ui/fields/file-button'
import note from '../../../ui/files/keep-note.module.css'
import { filesWords } from '../../../ui/files/words'
import { isProfileRemembered } from '../../../ui/memory/profile-actions'
import { Button } from '../../../ui/page/button'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import { undoBy, useToast } from '../../../ui/tab/toast'
import { useCards } from '../../market/fee-cards'
import { inputs, type MarketplaceTexts } from '../../market/inputs'
import { restoreOwnOrder } from '../../market/opened-rows'
import { isLoss } from '../compute'
import { FileProblem } from '../empty-list'
import { InheritedTermsCard } from '../inherited-terms'
import { type List, type ListState, ownNames, useListState } from '../list-store'
import { openFile } from '../open-file'
import { sayTaxes } from '../taxes'
import { productsWords } from '../words'
import { areColumnsRemembered } from './column-actions'
import { Histogram } from './histogram'
import { clearList, recomputeList, showColumns } from './list-actions'
import { ProductsCard } from './products-card'
import { FileLine } from './progress-screen'
import styles from './result.module.css'
import { setSaved } from './save-list'
import { sayOrderChanges } from './sentences'
import { UnreadRows } from './unread-rows'
import { WhatIf } from './what-if'
import { productsScreenWords } from './words'

type ListResultProps = {
  list: List
  order: MarketplaceTexts
  problem: ListState['problem']
}

/** The result of a price list: its totals, the histogram, and every product. */
export function ListResult({ list, order, problem }: ListResultProps) {
  useLayoutEffect(restoreOwnOrder, [])
  // The totals are rendered first; rendering all at once would block the page for too long.
  const isRestDue = useDeferredValue(true, false)
  const currency = useCurrency()
  const money = (value: Decimal) => currency.money(value, 2)
  const { source, mapping, computed, target } = list
  const { totals } = computed
  const [made, lost] = roundParts([totals.made, totals.lost], totals.profit, 2)
  const used = mapping.uses.filter((use) => use !== undefined).length
  const tone = isLoss(totals) ? ('loss' as const) : undefined
  const changes = sayOrderChanges(list, order, {
    isRemembered: isProfileRemembered(inputs),
    symbol: currency.currency.symbol,
    cards: useCards(),
  })
  return (
    <PageAnswer
      isExample={source.name === ownNames.example}
      results={[
        { label: productsWords.results.totalProfit, value: money(totals.profit) },
        ...(totals.margin === undefined
          ? []
          : [{ label: productsWords.results.margin, value: formatPercent(totals.margin, 2) }]),
        { label: productsWords.results.payout, value: money(totals.payout) },
      ]}
    >
      <FileOnShow
        source={source}
        mapping={mapping}
        about={[
          productsScreenWords.file.columnsUsed(used, mapping.uses.length),
          ...sayTaxes(mapping, list.order.seller),
        ].join(' · ')}
      >
        <Button kind="quiet" onClick={showColumns}>
          {productsScreenWords.file.columns}
        </Button>
        <FileButton kind="quiet" accept={TABLE_FILES} onFile={openFile}>
          {productsScreenWords.file.another}
        </FileButton>
      </FileOnShow>
      <KeepChoice />
      {problem && (
        <div className={styles.problem}>
          <FileProblem {...problem} />
        </div>
      )}
      <div className={styles.result}>
        <ResultCard
          tone={tone}
          tag={
            (tone && <VerdictTag verdict="loss">{productsScreenWords.result.loss}</VerdictTag>) ||
            (totals.profit > 0n && (
              <VerdictTag verdict="gain">{productsScreenWords.result.profit}</VerdictTag>
            ))
          }
          sentence={totals.products === 0 ? productsScreenWords.result.nothingRead : undefined}
          caption={
            <span key={totals.products}>
              {productsScreenWords.result.on(totals.products, groupDigits(String(totals.orders)))}
            </span>
          }
        >
          {totals.products > 0 && (
            <div className={styles.ledger}>
              <Ledger>
                <LedgerRow
                  label={productsWords.results.makeMoney}
                  note={groupDigits(String(totals.makers))}
                  value={money(made ?? totals.made)}
                  swatch="haldi"
                />
                <LedgerRow
                  label={productsWords.results.loseMoney}
                  note={groupDigits(String(totals.losers))}
                  value={money(lost ?? totals.lost)}
                  tone={totals.losers > 0 ? 'loss' : undefined}
                  margin=" "
                />
                <LedgerRow
                  kind="total"
                  label={productsWords.results.totalProfit}
                  value={money(totals.profit)}
                  tone={tone}
                  repeated
                />
                {totals.margin !== undefined && (
                  <LedgerRow
                    label={productsWords.results.margin}
                    value={formatPercent(totals.margin, 2)}
                    tone={tone}
                  />
                )}
                <LedgerRow label={productsWords.results.payout} value={money(totals.payout)} />
              </Ledger>
            </div>
          )}
          {totals.products > 0 && (
            <Histogram totals={totals} target={target} filter={list.query.filter} />
          )}
        </ResultCard>
      </div>
      <UnreadRows list={list} />
      {isRestDue && (
        <>
          <ProductsCard list={list} />
          <WhatIf list={list} />
          <InheritedTermsCard
            order={list.order}
            uses={mapping.uses}
            intro={productsScreenWords.result.inheritedIntro}
          >
            {changes.length > 0 && (
              <CardNote>
                <span className={styles.changed}>
                  <span>
                    {productsScreenWords.result.orderChanged}
                    {changes.map((change) => (
                      <b key={change} data-amount>
                        {change}
                      </b>
                    ))}
                  </span>
                  <Button kind="secondary" onClick={recomputeList}>
                    {productsScreenWords.result.useOrder}
                  </Button>
                </span>
              </CardNote>
            )}
          </InheritedTermsCard>
        </>
      )}
    </PageAnswer>
  )
}

/** The file is the input of this page: the bar of the answer scrolls to it. */
function FileOnShow(props: ComponentProps<typeof FileLine>) {
  const { inputCard } = usePageAnswer()
  return (
    <div ref={inputCard as RefObject<HTMLDivElement | null>}>
      <FileLine {...props} />
    </div>
  )
}

/** Keeps the rows on this device, if a person wants it, and clears the list. */
function KeepChoice() {
  const showToast = useToast()
  const { isSaved = false, saveStatus } = useListState()
  const hasRememberedColumns = useSyncExternalStore(
    areColumnsRemembered.subscribe,
    areColumnsRemembered.read,
  )

  const clear = () => {
    const undo = clearList()
    // The button disappears with the list.
    document.querySelector('h1')?.focus({ preventScroll: true })
    showToast(productsScreenWords.keep.cleared, undoBy(undo))
  }

  return (
    <Card className={note.note}>
      <div className={note.keep}>
        <Checkbox
          className={note.choice}
          label={<b>{filesWords.keep}</b>}
          isChecked={isSaved}
          onCheck={setSaved}
        />
        <span role="status">
          {saveStatus
            ? productsScreenWords.keep.statuses[saveStatus]
            : hasRememberedColumns
              ? productsScreenWords.keep.columnsKept
              : productsScreenWords.keep.notKept}
        </span>
        <Button kind="quiet" onClick={clear}>
          {productsScreenWords.keep.clear}
        </Button>
      </div>
    </Card>
  )
}
