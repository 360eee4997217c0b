import { amountInWords } from '../../../../core/amount-in-words'
import { unitOf } from '../../../../core/currencies'
import { sum, zero } from '../../../../core/decimal'
import { countOf } from '../../../../core/format'
import { Ledger, LedgerRow } from '../../../../ui/answer/ledger'
import { ResultCard, ResultPart } from '../../../../ui/answer/result-card'
import { SplitBar } from '../../../../ui/answer/split-bar'
import { useCurrency } from '../../../../ui/tab/currency'
import { loadOrReload } from '../../../../ui/tab/lazy-part'
import { DownloadButtons } from '../../../../ui/tables/download-buttons'
import { countItems } from '../store'
import styles from './bill-answer.module.css'
import { BuyerByStates } from './buyer-by-states'
import { MissingByLaw } from './missing-by-law'
import { PayByUpi } from './pay-by-upi'
import { PrintButton } from './printed-bill'
import { SharePdf } from './share-pdf'
import type { BillOnScreen } from './use-bill'

/** What the bill comes to, and the ways to hand it out. */
export function BillAnswer(billOnScreen: BillOnScreen) {
  const { items, bill, results, taxes, details, seller } = billOnScreen
  const { currency } = useCurrency()
  const { sums, payable } = results

  const loadSheet = async () => {
    const { billFile } = await loadOrReload(() => import('../export'))
    return billFile({ bill, results, taxes, currency, details, seller })
  }

  return (
    <ResultCard caption={countOf(countItems(items), 'item')}>
      {bill.isTaxed && !bill.isReverseCharge && (
        <ResultPart>
          <SplitBar
            base={{ name: 'original', value: sums.original }}
            rest={{ name: 'GST', value: sums.gst }}
            decimals={1}
          />
        </ResultPart>
      )}
      <BillLedger {...billOnScreen} />
      <div className={styles.words}>
        <h3>Amount in words</h3>
        <p data-amount>{amountInWords(payable, currency.code)}</p>
      </div>
      <div className={styles.actions}>
        <BuyerByStates {...billOnScreen} />
        <PrintButton {...billOnScreen} />
        <SharePdf {...billOnScreen} />
        <DownloadButtons loadSheet={loadSheet} />
        <MissingByLaw {...billOnScreen} />
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
          label="Items"
          note={bill.isTaxed && bill.prices === 'with-gst' ? 'with GST' : undefined}
          value={money(items, 2)}
        />
      )}
      {discount !== zero && (
        <LedgerRow
          label="Discount on the bill"
          value={money(discount, 2)}
          sign={discount > 0n ? '-' : undefined}
        />
      )}
      {freight !== zero && (
        <LedgerRow
          label="Freight"
          value={money(freight, 2)}
          sign={freight > 0n ? '+' : undefined}
        />
      )}
      {bill.isTaxed && (
        <LedgerRow label="Original Amount" value={money(sums.original, 2)} swatch="neel" />
      )}
      {bill.isTaxed && !bill.isReverseCharge && (
        <LedgerRow label="GST Amount" value={money(sums.gst, 2)} swatch="haldi" />
      )}
      {!bill.isReverseCharge && taxLines}
      {bill.toNearestRupee && (
        <LedgerRow label={`To the nearest ${unitOf(currency)}`} value={money(rupeeRoundOff, 2)} />
      )}
      <LedgerRow kind="total" label="Total Amount" value={money(payable, 2)} repeated />
      {bill.isReverseCharge && (
        <>
          <LedgerRow label="Tax payable by the recipient" value={money(taxByRecipient, 2)} />
          {taxLines}
        </>
      )}
    </Ledger>
  )
}
