import { useState } from 'react'
import { Card } from '../../../../ui/page/card'
import { useIsPhone } from '../../../../ui/page/media'
import { ExportButton, useExport } from './export-files'
import { countedIn } from './figures'
import { Pages } from './pages'
import { sayKnownFormats, unknownLines } from './say'
import styles from './unknown-card.module.css'
import type { CardProps } from './use-answer'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.unknown

const ROWS = 20

/** Columns and rows that were not understood: kept, and counted in no profit. */
export function UnknownCard({ summary, ask }: CardProps) {
  const isPhone = useIsPhone()
  const [from, setFrom] = useState(0)
  const { save, isBusy } = useExport(ask)
  const { unknown } = summary
  const lines = unknownLines(unknown)
  const shown = lines.slice(from, from + ROWS)
  const isCut = unknown.rowCount > unknown.rows.length
  return (
    <Card
      title={words.title}
      intro={words.intro(sayKnownFormats())}
      className={styles.card}
      actions={
        lines.length > 0 && (
          <ExportButton
            name={words.download}
            isBusy={isBusy}
            onPress={() => save('unknown', 'csv')}
          >
            {isPhone ? settlementResultsWords.files.csvShort : words.download}
          </ExportButton>
        )
      }
    >
      {lines.length === 0 && <p className={styles.nothing}>{words.nothing}</p>}
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {shown.map(({ key, text, amount }) => (
            <li key={key}>
              <span>{text}</span>
              <b data-amount>{amount}</b>
            </li>
          ))}
        </ul>
      )}
      {isCut && (
        <p className={styles.nothing}>
          {words.firstRows(countedIn(unknown.rows.length), countedIn(unknown.rowCount))}
        </p>
      )}
      {(lines.length > ROWS || from > 0) && (
        <Pages
          what={words.title}
          from={from}
          count={shown.length}
          size={ROWS}
          total={lines.length}
          onTurn={setFrom}
        />
      )}
    </Card>
  )
}
