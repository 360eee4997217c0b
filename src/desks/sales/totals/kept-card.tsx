import { Suspense, useRef } from 'react'
import { Card } from '../../../ui/page/card'
import { useKeptFocus } from '../../../ui/tab/kept-focus'
import { lazyPart, useLoadedWhenIdle } from '../../../ui/tab/lazy-part'
import { useToday } from '../../../ui/tab/today'
import { readSeller } from '../../books/bill/kept-seller'
import { askSales } from '../../books/sales/ask-sales'
import type { FileQuestion, TotalsAnswer } from '../../books/sales/messages'
import styles from './kept-card.module.css'
import { salesTotalsWords } from './words'

const keptOnThisDevice = lazyPart(() =>
  import('../../books/backup/kept-on-this-device').then((part) => part.KeptOnThisDevice),
)

/** How many documents are kept on this device, and what keeps them safe. The example is not kept. */
export function KeptCard({ kept, isExample }: Pick<TotalsAnswer, 'kept' | 'isExample'>) {
  const isLoaded = useLoadedWhenIdle(keptOnThisDevice)
  const today = useToday()
  const documents = isExample ? 0 : kept
  const card = useRef<HTMLDivElement>(null)
  // The buttons for a copy go as soon as its file is chosen.
  useKeptFocus(card, { mark: () => undefined, instead: () => card.current })
  return (
    <div ref={card} className={styles.card} tabIndex={-1}>
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
