import type { Savings } from '../../../core/savings/plan'
import { DeferredIsland } from '../../../ui/deferred/deferred-island'
import { Card } from '../../../ui/page/card'
import { pageWords } from '../../../ui/page/words'
import { useCurrency } from '../../../ui/tab/currency'
import { lazyPart, loadOrReload } from '../../../ui/tab/lazy-part'
import { DownloadButtons } from '../../../ui/tables/download-buttons'
import type { AmountColumn, SavingsExport } from './export'
import { savingsWords } from './words'
import styles from './years-card.module.css'

const yearsTable = lazyPart(() => import('./years-table').then((part) => part.YearsTable))

type YearsCardProps = Omit<SavingsExport, 'savings' | 'currencyCode'> & {
  savings: Savings | undefined
  caption: string
  note: string
  /** A sentence with an amount, after the note. */
  remark?: string | undefined
}

/** The column of a plan whose monthly amount rises. */
export const sipAmountColumn: AmountColumn = {
  label: savingsWords.sipAmount,
  of: ({ monthly }) => monthly,
}

/** The card Year by year, with the buttons that download it. */
export function YearsCard({ savings, caption, note, remark, ...plan }: YearsCardProps) {
  const { currency } = useCurrency()
  const { amountColumn } = plan
  const loadSheet = async (savings: Savings) => {
    const { savingsSheet } = await loadOrReload(() => import('./export'))
    return savingsSheet({ ...plan, savings, currencyCode: currency.code })
  }
  return (
    <Card
      title={pageWords.yearByYear}
      actions={savings && <DownloadButtons loadSheet={() => loadSheet(savings)} />}
      className={amountColumn && styles.fiveColumns}
    >
      <DeferredIsland part={yearsTable} props={{ savings, amountColumn, caption, note, remark }} />
    </Card>
  )
}
