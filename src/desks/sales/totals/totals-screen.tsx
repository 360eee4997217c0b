import { PageAnswer } from '../../../ui/answer/page-answer'
import { taxOf } from '../../books/sales/documents'
import type { TotalsAnswer } from '../../books/sales/messages'
import { frameBar } from '../frame-bar'
import type { SalesTexts } from '../inputs'
import { rupees } from '../rupees'
import { KeptCard } from './kept-card'
import { Notices } from './notices'
import { OwedCard } from './owed-card'
import { PrintedRegister } from './printed-register'
import { RatesCard } from './rates-card'
import { TotalsResult } from './result'
import { SourcesCard } from './sources-card'
import styles from './totals-screen.module.css'
import { salesTotalsWords } from './words'

type TotalsScreenProps = { typed: SalesTexts; answer: TotalsAnswer }

/** What was sold in a period. */
export function TotalsScreen({ typed, answer }: TotalsScreenProps) {
  const { net, counts, period } = answer
  const hasSold = counts.bills + counts.creditNotes > 0
  return (
    <PageAnswer
      inputs={frameBar}
      results={[
        { label: salesTotalsWords.ledger.sales, value: rupees(net.total) },
        { label: salesTotalsWords.ledger.taxable, value: rupees(net.taxable) },
        { label: salesTotalsWords.ledger.gst, value: rupees(taxOf(net)) },
      ]}
    >
      <TotalsResult typed={typed} answer={answer} />
      <Notices answer={answer} />
      <div className={hasSold ? styles.cards : styles.few}>
        {hasSold && (
          <>
            <SourcesCard key={period.from + period.to} typed={typed} answer={answer} />
            <RatesCard typed={typed} answer={answer} />
          </>
        )}
        <KeptCard {...answer} />
        <OwedCard {...answer} />
      </div>
      <PrintedRegister typed={typed} answer={answer} />
    </PageAnswer>
  )
}
