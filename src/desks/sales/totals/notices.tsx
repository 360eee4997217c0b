import { useState } from 'react'
import { hrefOf } from '../../../addresses'
import { Button } from '../../../ui/page/button'
import type { NamedDocument, TotalsAnswer } from '../../books/sales/messages'
import { requestBill } from '../../books/saved-bills/open-request'
import styles from './notices.module.css'
import { salesTotalsWords } from './words'

/** So many are named at once. */
const FIRST_NAMED = 3

/** What is kept and not added up: bills without items, and bills without a date. */
export function Notices({ answer }: { answer: TotalsAnswer }) {
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
