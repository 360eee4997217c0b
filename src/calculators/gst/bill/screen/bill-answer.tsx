import { amountInWords } from '../../../../core/amount-in-words'
import { unitOf } from '../../../../core/currencies'
import { countOf } from '../../../../core/format'
import { Ledger, LedgerRow } from '../../../../ui/answer/ledger'
import { ResultCard, ResultPart } from '../../../../ui/answer/result-card'
import { SplitBar } from '../../../../ui/answer/split-bar'
import { useCurrency } from '../../../../ui/tab/currency'
import { loadOrReload } from '../../../../ui/tab/load-or-reload'
import { ExportButtons } from '../../../../ui/tables/export-buttons'
import type { BillResults } from '../compute'
import { labelledDetails, useBillDetails } from '../details'
import type { Bill } from '../read-row'
import { type BillItem, countItems } from '../store'
import { billTaxes } from '../taxes'
import styles from './bill-answer.module.css'
import { PrintButton } from './printed-bill'

type BillAnswerProps = { items: readonly BillItem[]; bill: Bill; results: BillResults }

/** What the bill comes to, and the ways to hand it out. */
export function BillAnswer({ items, bill, results }: BillAnswerProps) {
  const { currency } = useCurrency()
  const details = useBillDetails()
  const { sums, payable } = results

  const loadSheet = async () => {
    const { billSheet } = await loadOrReload(() => import('../export'))
    return billSheet({
      bill,
      results,
      currencyCode: currency.code,
      details: labelledDetails(details),
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
      <BillLedger bill={bill} results={results} />
      <div className={styles.words}>
        <h3>Amount in words</h3>
        <p data-amount>{amountInWords(payable, currency.code)}</p>
      </div>
      <div className={styles.actions}>
        <PrintButton kind={details.kind} />
        <ExportButtons loadSheet={loadSheet} />
      </div>
    </ResultCard>
  )
}

function BillLedger({ bill, results }: Pick<BillAnswerProps, 'bill' | 'results'>) {
  const { currency, money } = useCurrency()
  const { sums, rupeeRoundOff, payable } = results
  return (
    <Ledger>
      <LedgerRow label="Original Amount" value={money(sums.original, 2)} swatch="neel" />
      <LedgerRow label="GST Amount" value={money(sums.gst, 2)} swatch="haldi" />
      {billTaxes(bill.buyer).map(({ name, of }) => (
        <LedgerRow key={name} kind="part" label={name} value={money(of(sums), 2)} />
      ))}
      {bill.toNearestRupee && (
        <LedgerRow label={`To the nearest ${unitOf(currency)}`} value={money(rupeeRoundOff, 2)} />
      )}
      <LedgerRow kind="total" label="Total Amount" value={money(payable, 2)} repeated />
    </Ledger>
  )
}
