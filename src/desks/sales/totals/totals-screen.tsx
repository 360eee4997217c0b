import { Suspense, useRef, useState } from 'react'
import { hrefOf } from '../../../addresses'
import { PageAnswer } from '../../../ui/answer/page-answer'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { useFocusAfterRemoval } from '../../../ui/tab/focus-after-removal'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { useToday } from '../../../ui/tab/today'
import { readSeller } from '../../books/bill/remembered-seller'
import { askSales } from '../../books/sales/ask-sales'
import { taxOf } from '../../books/sales/documents'
import type { FileQuestion, NamedDocument, TotalsAnswer } from '../../books/sales/messages'
import { requestBill } from '../../books/saved-bills/open-request'
import { frameBar } from '../frame-bar'
import type { SalesTexts } from '../inputs'
import { rupees } from '../sentences'
import keptCardStyles from './kept-card.module.css'
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
      isExample={answer.isExample}
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

const keptOnThisDevice = lazyPart(() =>
  import('../../books/backup/kept-on-this-device').then((part) => part.KeptOnThisDevice),
)

/** How many documents are kept on this device, and what keeps them safe. The example is not kept. */
function KeptCard({ kept, isExample }: Pick<TotalsAnswer, 'kept' | 'isExample'>) {
  const isLoaded = useLoadedWhenIdle(keptOnThisDevice)
  const today = useToday()
  const documents = isExample ? 0 : kept
  const card = useRef<HTMLDivElement>(null)
  // The buttons for a copy go as soon as its file is chosen.
  useFocusAfterRemoval(card, { mark: () => undefined, instead: () => card.current })
  return (
    <div ref={card} className={keptCardStyles.card} tabIndex={-1}>
      {isLoaded ? (
        <Suspense>
          <keptOnThisDevice.Part
            documents={documents}
            registers={(year) => filesOfYear(`${year}-04-01`, today)}
          />
        </Suspense>
      ) : (
        <Card
          title={salesTotalsWords.kept.title}
          intro={salesTotalsWords.kept.documents(documents)}
        >
          {null}
        </Card>
      )}
    </div>
  )
}

const yearFiles: readonly FileQuestion['file'][] = ['bills-csv', 'items-csv', 'totals-csv']

/** Both registers and the totals of a financial year, for closing it. */
async function filesOfYear(day: string, today: string) {
  const asked = { period: { kind: 'year', day }, seller: readSeller(), today } as const
  const made = await Promise.all(yearFiles.map((file) => askSales('file', { ...asked, file })))
  return made.flat().map(({ name, content }) => ({ name, file: content }))
}

/** So many are named at once. */
const FIRST_NAMED = 3

/** What is kept and not added up: bills without items, and bills without a date. */
function Notices({ answer }: { answer: TotalsAnswer }) {
  const { drafts, undated, draftCount, undatedCount, period } = answer
  if (draftCount + undatedCount === 0) return null
  const back = hrefOf('sales', { kind: period.kind, day: period.from, part: 'totals' })
  return (
    <div className={styles.notices}>
      {draftCount > 0 && (
        <Notice
          text={salesTotalsWords.drafts(draftCount)}
          documents={drafts}
          field="description"
          back={back}
        />
      )}
      {undatedCount > 0 && (
        <Notice
          text={salesTotalsWords.undated(undatedCount)}
          documents={undated}
          field="date"
          back={back}
        />
      )}
    </div>
  )
}

type NoticeProps = {
  text: string
  documents: readonly NamedDocument[]
  /** Where the cursor is, once a bill is open. */
  field: 'description' | 'date'
  back: string
}

function Notice({ text, documents, field, back }: NoticeProps) {
  const [isAll, setIsAll] = useState(false)
  const shown = isAll ? documents : documents.slice(0, FIRST_NAMED)
  return (
    <div className={styles.notice}>
      <p>{text}</p>
      {shown.map(({ id, number, buyer }) => (
        <a
          key={id}
          href={hrefOf('bill')}
          onClick={() =>
            requestBill({ id, field, ...(field === 'description' && { item: 1 }), back })
          }
        >
          {number || buyer ? salesTotalsWords.open(number || buyer) : salesTotalsWords.openUnnamed}
        </a>
      ))}
      {shown.length < documents.length && (
        <Button kind="quiet" onClick={() => setIsAll(true)}>
          {salesTotalsWords.sources.showAll}
        </Button>
      )}
    </div>
  )
}
