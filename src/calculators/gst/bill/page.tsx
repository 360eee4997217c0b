import { PageAnswer } from '../../../ui/answer/page-answer'
import { classNames } from '../../../ui/page/class-names'
import { useCurrency } from '../../../ui/tab/currency'
import type { PageProps } from '../../contract'
import styles from './page.module.css'
import { BillAnswer } from './screen/bill-answer'
import { BillBar } from './screen/bill-bar'
import { Choices } from './screen/choices'
import { Details } from './screen/details'
import { Items, ItemsCard } from './screen/items'
import { PrintedBill } from './screen/printed-bill'
import { TaxByRate } from './screen/tax-by-rate'
import { useBill } from './screen/use-bill'
import { WholeFields } from './screen/whole-fields'
import { head } from './view'

/** The answer beside so many rows is as tall as they are. */
const SHORT_BILL = 8

export { head }

/** A bill of many items: its rows, its answer, and what is needed to hand it out. */
export function Page({ others }: PageProps) {
  const { money } = useCurrency()
  const billOnScreen = useBill()
  const { items, lines, bill, results, taxes } = billOnScreen
  const { sums, payable } = results

  return (
    <PageAnswer
      results={[
        { label: 'Total Amount', value: money(payable, 2) },
        ...(bill.isTaxed
          ? [
              {
                label: bill.isReverseCharge ? 'Tax payable by the recipient' : 'GST Amount',
                value: money(sums.gst, 2),
              },
              { label: 'Original Amount', value: money(sums.original, 2) },
            ]
          : []),
      ]}
    >
      <div className={styles.view}>
        <div className={styles.rows}>
          <ItemsCard>
            <div className={styles.typed}>
              <BillBar />
              <Choices {...billOnScreen} />
              <Items items={items} lines={lines} isTaxed={bill.isTaxed} />
              <WholeFields problems={results.problems} />
            </div>
            <Details />
          </ItemsCard>
        </div>
        <div className={classNames(styles.result, items.length > SHORT_BILL && styles.beside)}>
          <BillAnswer {...billOnScreen} />
        </div>
        {bill.isTaxed && (
          <div className={styles.taxes}>
            <TaxByRate taxes={taxes} results={results} />
          </div>
        )}
      </div>
      <PrintedBill {...billOnScreen} />
      {others}
    </PageAnswer>
  )
}
