import { Download } from 'lucide'
import { useState } from 'react'
import { groupDigits } from '../../../core/money/group-digits'
import { Button } from '../../../ui/page/button'
import { Card } from '../../../ui/page/card'
import { Icon } from '../../../ui/page/icon'
import { useCurrency } from '../../../ui/tab/currency'
import type { List } from '../list-store'
import { taxesOf } from '../taxes'
import { useExport } from './export-buttons'
import { sayAllRows, sayBlanks, sayNotes } from './sentences'
import styles from './unread-rows.module.css'
import { productsScreenWords } from './words'

const FIRST = 6

/** Rows that could not be read, each with its reason, and what else was noticed. */
export function UnreadRows({ list }: { list: List }) {
  const [isWhole, setIsWhole] = useState(false)
  const { save, busy } = useExport()
  const { unread, unreadRows, totals, notes } = list.computed
  const { rows, isCut } = list.mapping.opened
  const { money } = useCurrency()
  const { order, mapping } = list
  const said = [...sayNotes(list.computed, isCut ? rows : undefined), sayAllRows(list)]
  const taken = sayBlanks(notes.blank, {
    order,
    uses: mapping.uses,
    taxes: taxesOf(mapping),
    money,
  })
  return (
    <>
      {unreadRows > 0 && (
        <Card
          title={productsScreenWords.unread.title(unreadRows)}
          intro={
            totals.products === 0
              ? productsScreenWords.unread.leftOut(unreadRows)
              : productsScreenWords.unread.leftOutOfMore(unreadRows, totals.products)
          }
          className={styles.card}
          actions={
            <Button
              kind="quiet"
              aria-disabled={busy !== undefined}
              onClick={() => save('csv', 'unread')}
            >
              <Icon of={Download} size={18} />
              {productsScreenWords.unread.download}
            </Button>
          }
        >
          <ul className={styles.rows}>
            {unread.slice(0, isWhole ? undefined : FIRST).map(({ row, column, reason }) => (
              <li key={row} data-row={groupDigits(String(row))}>
                <span className="visually-hidden">{`${productsScreenWords.table.rowNumber(row)}: `}</span>
                <b translate="no">{column}</b>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          {unread.length > FIRST && (
            <p className={styles.more}>
              <Button kind="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
                {isWhole
                  ? productsScreenWords.unread.showFewer
                  : unread.length < unreadRows
                    ? productsScreenWords.unread.showFirst(unread.length)
                    : productsScreenWords.unread.showAll}
              </Button>
            </p>
          )}
        </Card>
      )}
      {said.length + taken.length > 0 && (
        <Card className={styles.card}>
          <NoteList name={productsScreenWords.unread.noticed} notes={said} />
          <NoteList name={productsScreenWords.unread.blank} notes={taken} isTitled />
        </Card>
      )}
    </>
  )
}

type NoteListProps = { name: string; notes: readonly string[]; isTitled?: boolean }

function NoteList({ name, notes, isTitled = false }: NoteListProps) {
  if (notes.length === 0) return undefined
  return (
    <div className={styles.notes}>
      {isTitled && <h3>{name}</h3>}
      <ul aria-label={name}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
