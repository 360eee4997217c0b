import { ClipboardPaste, Plus, Printer, Trash2 } from 'lucide'
import {
  type ClipboardEvent,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { flushSync } from 'react-dom'
import { amountInWords } from '../../../core/amount-in-words'
import { toDigits, zero } from '../../../core/decimal'
import { countOf, groupDigits } from '../../../core/format'
import { Ledger, LedgerRow } from '../../../ui/answer/ledger'
import { PageAnswer, usePageAnswer } from '../../../ui/answer/page-answer'
import { ResultCard, ResultPart } from '../../../ui/answer/result-card'
import { SplitBar } from '../../../ui/answer/split-bar'
import { CurrencySelect } from '../../../ui/fields/currency-select'
import { Segmented } from '../../../ui/fields/segmented'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { classNames } from '../../../ui/page/class-names'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import { latePart } from '../../../ui/tab/late-part'
import { loadOrReload } from '../../../ui/tab/load-or-reload'
import { usePageInputs } from '../../../ui/tab/page-inputs'
import { useToast } from '../../../ui/tab/toast'
import { useIsPrinting } from '../../../ui/tab/use-is-printing'
import { DataTable } from '../../../ui/tables/data-table'
import { ExportButtons } from '../../../ui/tables/export-buttons'
import type { PageProps } from '../../contract'
import { buyers, inputs } from '../inputs'
import { type Bill, type BillResults, computeBill } from './compute'
import { labelledDetails, useBillDetails } from './details'
import { head } from './head'
import styles from './page.module.css'
import { focusCell } from './screen/cell'
import { BillDetailsForm } from './screen/details-form'
import { BillList } from './screen/item-list'
import { type BillActions, BillTable, RowTools } from './screen/item-table'
import { BillSheet } from './screen/sheet'
import {
  choosePrices,
  clearItems,
  duplicateItem,
  itemBeside,
  moveItem,
  nextItem,
  removeItem,
  roomIn,
  useBillItems,
} from './store'
import { billTaxes } from './taxes'

const pasteDialog = latePart(() =>
  import('./screen/paste-dialog').then(({ PasteDialog }) => PasteDialog),
)

/** The answer beside so many rows is as tall as they are. */
const SHORT_BILL = 8

const priceChoices = [
  { value: 'before-gst', label: 'Before GST' },
  { value: 'with-gst', label: 'With GST' },
] as const

/** A bill of many items: its rows, its answer, and what is needed to hand it out. */
export { head }

export function Page({ others }: PageProps) {
  const { currency, money } = useCurrency()
  const { buyer, rupee } = usePageInputs(inputs)
  const { items, prices } = useBillItems()
  const details = useBillDetails()
  const isPrinting = useIsPrinting()

  const bill = useMemo<Bill>(
    () => ({
      rows: items.map(({ row }) => row),
      prices,
      buyer,
      toNearestRupee: rupee === 'yes',
    }),
    [items, prices, buyer, rupee],
  )
  const results = computeBill(bill)
  const { sums, payable } = results

  const loadSheet = async () => {
    const { billSheet } = await loadOrReload(() => import('./export'))
    return billSheet({
      bill,
      results,
      currencyCode: currency.code,
      details: labelledDetails(details),
    })
  }

  return (
    <PageAnswer
      results={[
        { label: 'Total Amount', value: money(payable, 2) },
        { label: 'GST Amount', value: money(sums.gst, 2) },
        { label: 'Original Amount', value: money(sums.original, 2) },
      ]}
    >
      <div className={styles.view}>
        <ItemsCard>
          <Card>
            <div className={styles.choices}>
              <div>
                <h2>Prices are</h2>
                <Segmented
                  label="Prices are"
                  segments={priceChoices}
                  value={prices}
                  onChoose={choosePrices}
                  wide
                />
              </div>
              <div>
                <h2>Buyer is in</h2>
                <Segmented
                  label="Buyer is in"
                  segments={buyers}
                  value={buyer}
                  onChoose={(buyer) => inputs.change({ buyer })}
                  wide
                />
              </div>
              <div>
                <h2>Currency</h2>
                <div className={styles.currency}>
                  <CurrencySelect />
                </div>
              </div>
            </div>
            <Rows lines={results.lines} />
            <BillDetailsForm
              details={details}
              buyer={buyer}
              isToNearestRupee={bill.toNearestRupee}
            />
          </Card>
        </ItemsCard>

        <div className={classNames(styles.result, items.length > SHORT_BILL && styles.beside)}>
          <ResultCard caption={countOf(items.length - (nextItem() ? 1 : 0), 'item')}>
            <ResultPart>
              <SplitBar
                base={{ name: 'original', value: sums.original }}
                rest={{ name: 'GST', value: sums.gst }}
                decimals={1}
              />
            </ResultPart>
            <BillLedger bill={bill} results={results} />
            <div className={styles.words}>
              <h3>Amount in words</h3>
              <p data-amount>{amountInWords(payable, currency.code)}</p>
            </div>
            <div className={styles.actions}>
              <Button kind="secondary" onClick={() => window.print()}>
                <Icon of={Printer} size={18} />
                Print {details.kind.toLowerCase()}
              </Button>
              <ExportButtons loadSheet={loadSheet} />
            </div>
          </ResultCard>
        </div>

        <div className={styles.taxes}>
          <TaxByRate bill={bill} results={results} />
        </div>
      </div>
      {isPrinting && <BillSheet bill={bill} results={results} details={details} />}
      {others}
    </PageAnswer>
  )
}

/** Where the answer's bars lead back to. */
function ItemsCard({ children }: { children: ReactNode }) {
  const { inputCard } = usePageAnswer()
  return (
    <section ref={inputCard} aria-label="Items" className={styles.rows}>
      {children}
    </section>
  )
}

/** The items, and what can be done with them. */
function Rows({ lines }: Pick<BillResults, 'lines'>) {
  const { items } = useBillItems()
  const showToast = useToast()
  const isPhone = useIsPhone()
  const [openId, setOpenId] = useState<number>()
  const [spoken, setSpoken] = useState('')
  const [pasted, setPasted] = useState<string>()
  const [currentId, setCurrentId] = useState<number>()
  const addButton = useRef<HTMLButtonElement>(null)

  const goTo = useCallback((id: number | undefined) => {
    if (id === undefined) return
    flushSync(() => setOpenId(id))
    focusCell(id, 'description')
  }, [])

  const actions = useMemo<BillActions>(
    () => ({
      remove(id) {
        const beside = itemBeside(id)
        const undo = removeItem(id)
        showToast('Item removed', { label: 'Undo', onClick: undo })
        flushSync(() => setOpenId(undefined))
        // On a phone the empty row is not in the list.
        if (!beside || !focusCell(beside.id, 'description')) addButton.current?.focus()
      },
      duplicate: (id) => goTo(duplicateItem(id)?.id),
      move(id, step) {
        const place = moveItem(id, step)
        if (place !== undefined) setSpoken(`Moved to place ${place}`)
      },
    }),
    [goTo, showToast],
  )

  const addItem = () => {
    const next = nextItem()
    if (next) goTo(next.id)
    else showToast('The bill is full: it holds 500 items.')
  }

  const clear = () => showToast('Items cleared', { label: 'Undo', onClick: clearItems() })

  /** A single word goes into its cell; a table is looked at first. */
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (!/[\t\n]/.test(text.trim())) return
    event.preventDefault()
    setPasted(text)
  }

  return (
    <>
      <div onPaste={paste}>
        {isPhone ? (
          <BillList
            items={items}
            lines={lines}
            actions={actions}
            openId={openId}
            onOpen={setOpenId}
          />
        ) : (
          <BillTable items={items} lines={lines} actions={actions} onCurrent={setCurrentId} />
        )}
      </div>
      <div className={styles.foot}>
        <Button ref={addButton} kind="secondary" onClick={addItem}>
          <Icon of={Plus} size={18} />
          Add item
        </Button>
        <Button kind="quiet" onClick={() => setPasted('')}>
          <Icon of={ClipboardPaste} size={18} />
          Paste rows
        </Button>
        {!isPhone && <RowTools items={items} id={currentId} actions={actions} />}
        <Button kind="quiet" disabled={items.length < 2} onClick={clear}>
          <Icon of={Trash2} size={18} />
          Clear
        </Button>
      </div>
      {!isPhone && (
        <p className={styles.help}>
          Enter moves to the next cell, Alt with an arrow moves the row. Discount: 50 or 10%.
        </p>
      )}
      <p role="status" className="visually-hidden">
        {spoken}
      </p>
      {pasted !== undefined && (
        <Suspense>
          <pasteDialog.Part
            pasted={pasted}
            room={roomIn(items)}
            onClose={() => setPasted(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

function BillLedger({ bill, results }: { bill: Bill; results: BillResults }) {
  const { money } = useCurrency()
  const { sums, rupeeRoundOff, payable } = results
  return (
    <Ledger>
      <LedgerRow label="Original Amount" value={money(sums.original, 2)} swatch="neel" />
      <LedgerRow label="GST Amount" value={money(sums.gst, 2)} swatch="haldi" />
      {billTaxes(bill.buyer).map(({ name, of }) => (
        <LedgerRow key={name} kind="part" label={name} value={money(of(sums), 2)} />
      ))}
      {sums.roundOff !== zero && (
        <LedgerRow kind="part" label="Round off" value={money(sums.roundOff, 2)} />
      )}
      {bill.toNearestRupee && (
        <LedgerRow label="To the nearest rupee" value={money(rupeeRoundOff, 2)} />
      )}
      <LedgerRow kind="total" label="Total Amount" value={money(payable, 2)} repeated />
    </Ledger>
  )
}

function TaxByRate({ bill, results }: { bill: Bill; results: BillResults }) {
  const { money } = useCurrency()
  const taxes = billTaxes(bill.buyer)
  const { rates, sums } = results
  return (
    <Card title="Tax by rate">
      <DataTable
        caption="Tax by rate"
        columns={['Rate', 'Taxable value', ...taxes.map(({ name }) => name)]}
        rows={rates.map((rate) => [
          `${groupDigits(toDigits(rate.rate))}%`,
          money(rate.original, 2),
          ...taxes.map(({ of }) => money(of(rate), 2)),
        ])}
        closing={['Total', money(sums.original, 2), ...taxes.map(({ of }) => money(of(sums), 2))]}
      />
    </Card>
  )
}

const phone = '(width < 768px)'

const useIsPhone = () =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(phone)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(phone).matches,
    () => false,
  )
