import type { Savings } from '../../../core/savings/plan'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { Card } from '../../../ui/page/card'
import { lazyPart } from '../../../ui/tab/lazy-part'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import { uiWords } from '../../../ui/words'
import type { SavingsExport } from './export'
import styles from './years-card.module.css'

const yearsTable = lazyPart(() => import('./years-table').then((part) => part.YearsTable))

type YearsCardProps = Omit<SavingsExport, 'savings' | 'currencyCode'> & {
  savings: Savings | undefined
  caption: string
  note: string
  /** A sentence with an amount, after the note. */
  remark?: string | undefined
}

/** The card Year by year, with the buttons that download it. */
export function YearsCard({ savings, caption, note, remark, ...plan }: YearsCardProps) {
  const { rises } = plan
  return (
    <Card
      title={uiWords.page.yearByYear}
      actions={
        savings && (
          <DownloadButtons
            load={() => import('./export')}
            sheet={(file, currencyCode) => file.savingsSheet({ ...plan, savings, currencyCode })}
          />
        )
      }
      className={rises ? styles.fiveColumns : undefined}
    >
      <DeferredIsland part={yearsTable} props={{ savings, rises, caption, note, remark }} />
    </Card>
  )
}
