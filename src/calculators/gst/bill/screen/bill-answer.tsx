import { amountInWords } from '../../../../core/amount-in-words'
import { unitOf } from '../../../../core/currencies'
import { countOf } from '../../../../core/format'
import { Ledger, LedgerRow } from '../../../../ui/answer/ledger'
import { ResultCard, ResultPart } from '../../../../ui/answer/result-card'
import { SplitBar } from '../../../../ui/answer/split-bar'
import { useCurrency } from '../../../../ui/tab/currency'
import { loadOrReload } from '../../../../ui/tab/load-or-reload'
import { ExportButtons } from '../../../../ui/tables/export-buttons'
import { labelledDetails } from '../details'
import { countItems } from '../store'
import styles from './bill-answer.module.css'
import { PrintButton } from './printed-bill'
import { SharePdf } from './share-pdf'
import type { BillOnScreen } from './use-bill'

/** What the bill comes to, and the ways to hand it out. */
export function BillAnswer(billOnScreen: BillOnScreen) {
  const { items, bill, results, taxes, details, seller } = billOnScreen
  const { currency } = useCurrency()
  const { sums, payable } = results

  const loadSheet = async () => {
    const { billSheet } = await loadOrReload(() => import('../export'))
    return billSheet({
      bill,
      results,
      taxes,
      currencyCode: currency.code,
      details: labelledDetails(details, seller),
    })
  }

  return (
    <ResultCard caption={countOf(countItems(items), 'item')}>
      <ResultPart>
        <SplitBar
          base={{ name: 'original', value: sums.original }}
          rest={{ name: 'GST', value: sums.gst }}
          decimals={1}
        />
      </ResultPart>
      <BillLedger {...billOnScreen} />
      <div className={styles.words}>
        <h3>Amount in words</h3>
        <p data-amount>{amountInWords(payable, currency.code)}</p>
      </div>
      <div className={styles.actions}>
        <PrintButton title={details.title} />
        <SharePdf {...billOnScreen} />
        <ExportButtons loadSheet={loadSheet} />
      </div>
    </ResultCard>
  )
}

function BillLedger({ bill, results, taxes }: BillOnScreen) {
  const { currency, money } = useCurrency()
  const { sums, rupeeRoundOff, payable } = results
  return (
    <Ledger>
      <LedgerRow label="Original Amount" value={money(sums.original, 2)} swatch="neel" />
      <LedgerRow label="GST Amount" value={money(sums.gst, 2)} swatch="haldi" />
      {taxes.map(({ name, of }) => (
        <LedgerRow key={name} kind="part" label={name} value={money(of(sums), 2)} />
      ))}
      {bill.toNearestRupee && (
        <LedgerRow label={`To the nearest ${unitOf(currency)}`} value={money(rupeeRoundOff, 2)} />
      )}
      <LedgerRow kind="total" label="Total Amount" value={money(payable, 2)} repeated />
    </Ledger>
  )
}
