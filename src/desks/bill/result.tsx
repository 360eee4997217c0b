import { Suspense, useRef } from 'react'
import { flushSync } from 'react-dom'
import { amountInWords } from '../../core/language/amount-in-words'
import { unitOf } from '../../core/money/currencies'
import { sum, toDigits, zero } from '../../core/money/decimal'
import { groupDigits } from '../../core/money/group-digits'
import { type Columns, money, name } from '../../core/tables/columns'
import { Ledger, LedgerRow } from '../../ui/answer/ledger'
import { ResultCard, ResultPart } from '../../ui/answer/result-card'
import { SplitBar } from '../../ui/answer/split-bar'
import { Button } from '../../ui/page/button'
import { Card } from '../../ui/page/card'
import { useCurrency } from '../../ui/tab/currency'
import { lazyPart, useLoadedWhenIdle } from '../../ui/tab/lazy-part'
import { DataTable } from '../../ui/tables/data-table'
import { DownloadButtons } from '../../ui/tables/download-buttons'
import type { BillResults, BillSums, BillTax } from '../books/bill/compute'
import { buyerByStates, placeOfSupply, stateName, stateOf } from '../books/bill/details'
import { buyers, inputs } from '../books/gst/inputs'
import { useIsLocked } from './documents/lock'
import styles from './result.module.css'
import { PrintButton, SharePdf } from './screen/print-and-share'
import { type BillOnScreen, useLoadedForBill } from './screen/use-bill'
import { countItems } from './store'
import { billWords } from './words'

/** The answer card of the bill: its sums, and buttons to print, share and download it. */
export function BillResult(billOnScreen: BillOnScreen) {
  const { items, bill, results, taxes, details, seller, settlement } = billOnScreen
  const { currency } = useCurrency()
  const { sums, payable } = results

  return (
    <ResultCard caption={billWords.itemCount(countItems(items))}>
      {bill.isTaxed && !bill.isReverseCharge && (
        <ResultPart>
          <SplitBar
            base={{ name: billWords.shares.original, value: sums.original }}
            rest={{ name: billWords.shares.gst, value: sums.gst }}
            decimals={1}
          />
        </ResultPart>
      )}
      <BillLedger {...billOnScreen} />
      <div className={styles.words}>
        <h3>{billWords.amountInWords}</h3>
        <p data-amount>{amountInWords(payable, currency.code)}</p>
      </div>
      <div className={styles.actions}>
        <TaxMismatch {...billOnScreen} />
        <PrintButton {...billOnScreen} />
        <SharePdf {...billOnScreen} />
        <DownloadButtons
          load={() => import('./export')}
          sheet={(file) =>
            file.billFile({ bill, results, taxes, currency, details, seller, settlement })
          }
        />
        <MissingByLaw {...billOnScreen} />
        <DocumentActions />
      </div>
      {seller.upi && <PayByUpi {...billOnScreen} />}
    </ResultCard>
  )
}

function BillLedger({ bill, lines, results, taxes }: BillOnScreen) {
  const { currency, money } = useCurrency()
  const { sums, discount, freight, taxByRecipient, rupeeRoundOff, payable } = results
  const isSpread = discount !== zero || freight !== zero
  const items = sum(...lines.map(({ amount }) => amount))
  const taxLines = taxes.map(({ name, of }) => (
    <LedgerRow key={name} kind="part" label={name} value={money(of(sums), 2)} />
  ))
  return (
    <Ledger>
      {isSpread && (
        <LedgerRow
          label={billWords.items}
          note={bill.isTaxed && bill.prices === 'with-gst' ? billWords.withGst : undefined}
          value={money(items, 2)}
        />
      )}
      {discount !== zero && (
        <LedgerRow label={billWords.billDiscount} value={money(discount, 2)} sign="-" />
      )}
      {freight !== zero && (
        <LedgerRow label={billWords.freight} value={money(freight, 2)} sign="+" />
      )}
      {bill.isTaxed && (
        <LedgerRow label={billWords.originalAmount} value={money(sums.original, 2)} swatch="neel" />
      )}
      {bill.isTaxed && !bill.isReverseCharge && (
        <LedgerRow label={billWords.gstAmount} value={money(sums.gst, 2)} swatch="haldi" />
      )}
      {!bill.isReverseCharge && taxLines}
      {bill.toNearestRupee && (
        <LedgerRow
          label={billWords.toTheNearest(unitOf(currency))}
          value={money(rupeeRoundOff, 2)}
        />
      )}
      <LedgerRow kind="total" label={billWords.totalAmount} value={money(payable, 2)} repeated />
      {bill.isReverseCharge && (
        <>
          <LedgerRow label={billWords.taxByRecipient} value={money(taxByRecipient, 2)} />
          {taxLines}
        </>
      )}
    </Ledger>
  )
}

/** Says where the tax does not fit the states of seller and buyer, and offers to switch it. */
export function TaxMismatch({ bill, details, seller }: BillOnScreen) {
  const container = useRef<HTMLDivElement>(null)
  const isLocked = useIsLocked()
  const byStates = bill.isTaxed ? buyerByStates(details, seller) : undefined
  const rightBuyer = buyers.find(({ value }) => value === byStates && value !== bill.buyer)

  const switchBuyer = (buyer: (typeof buyers)[number]['value']) => {
    flushSync(() => inputs.change({ buyer }))
    // The button is removed, so the focus moves to the next one.
    container.current?.parentElement?.querySelector('button')?.focus()
  }

  return (
    <div ref={container} className={styles.byStates}>
      <p role="status">
        {rightBuyer && (
          <span key={rightBuyer.value}>
            {rightBuyer.value === 'another-state'
              ? billWords.mismatch.betweenStates(
                  stateName(stateOf(seller.state, seller.gstin)),
                  stateName(placeOfSupply(details)),
                )
              : billWords.mismatch.withinState(stateName(placeOfSupply(details)))}
          </span>
        )}
      </p>
      {rightBuyer && (
        <Button kind="secondary" disabled={isLocked} onClick={() => switchBuyer(rightBuyer.value)}>
          {billWords.mismatch.switchTo[rightBuyer.value]}
        </Button>
      )}
    </div>
  )
}

/** A table of the taxes at each rate, as a GST return asks for them. */
export function TaxByRate({ taxes, results }: { taxes: readonly BillTax[]; results: BillResults }) {
  const { rates, sums } = results
  const columns: Columns<{ readonly rate: string; readonly sums: BillSums }> = [
    name(billWords.rate, ({ rate }) => rate),
    money(billWords.taxableValue, ({ sums }) => sums.original),
    ...taxes.map(({ name, of }) => money(name, ({ sums }: { sums: BillSums }) => of(sums))),
  ]
  return (
    <Card title={billWords.taxByRate}>
      <DataTable
        caption={billWords.taxByRate}
        columns={columns}
        rows={rates.map((sums) => ({ rate: `${groupDigits(toDigits(sums.rate))}%`, sums }))}
        closingRow={{ rate: billWords.total, sums }}
        decimals={2}
      />
    </Card>
  )
}

const checksFold = lazyPart(() =>
  import('./checks/missing-by-law-fold').then((part) => part.MissingByLawFold),
)

/** What the bill still lacks by law, and likely mistakes. Loaded when the page is idle. */
export function MissingByLaw(bill: BillOnScreen) {
  const isLoaded = useLoadedForBill(checksFold)
  return isLoaded && <checksFold.Part {...bill} />
}

const actions = lazyPart(() =>
  import('./documents/document-actions').then((part) => part.DocumentActions),
)

/** A credit note on the bill, or cancelling it. Loaded when the page is idle. */
export function DocumentActions() {
  const isLoaded = useLoadedForBill(actions)
  return isLoaded && <actions.Part />
}

const upiCard = lazyPart(() => import('./paper/pay-by-upi').then((part) => part.PaymentByUpi))

/** The UPI code on the screen. Loaded when the page is idle. */
export function PayByUpi(bill: BillOnScreen) {
  const isLoaded = useLoadedWhenIdle(upiCard)
  return (
    isLoaded && (
      <Suspense>
        <upiCard.Part {...bill} />
      </Suspense>
    )
  )
}
