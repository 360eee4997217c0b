import { Download } from 'lucide'
import { useState } from 'react'
import { countOf, groupDigits } from '../../../../core/format'
import { Button } from '../../../../ui/page/button'
import { Card } from '../../../../ui/page/card'
import { Icon } from '../../../../ui/page/icon'
import type { Worked } from '../messages'
import styles from './unread-rows.module.css'
import { useListFile } from './use-list-file'

const FIRST = 6

/** Rows that could not be read, each with its reason, and what else was noticed. */
export function UnreadRows({ worked, isCut }: { worked: Worked; isCut: boolean }) {
  const [isWhole, setIsWhole] = useState(false)
  const { save, busy } = useListFile()
  const { unread, unreadRows, totals, notes } = worked
  const said = sayNotes(notes, isCut)
  return (
    <>
      {unreadRows > 0 && (
        <Card
          title={
            unreadRows === 1
              ? '1 row could not be read'
              : `${groupDigits(String(unreadRows))} rows could not be read`
          }
          intro={
            totals.products === 0
              ? 'They are kept as they are.'
              : `${unreadRows === 1 ? 'It is' : 'They are'} kept as ${unreadRows === 1 ? 'it is' : 'they are'}. The other ${groupDigits(String(totals.products))} ${totals.products === 1 ? 'counts' : 'count'}.`
          }
          className={styles.card}
          actions={
            <Button
              kind="quiet"
              disabled={busy !== undefined}
              onClick={() => save('csv', 'unread')}
            >
              <Icon of={Download} size={18} />
              Download these rows
            </Button>
          }
        >
          <ul className={styles.rows}>
            {unread.slice(0, isWhole ? undefined : FIRST).map(({ row, column, reason }) => (
              <li key={row} data-row={groupDigits(String(row))}>
                <span className="visually-hidden">Row {row}: </span>
                <b translate="no">{column}</b>
                <span>{reason}</span>
              </li>
            ))}
          </ul>
          {unread.length > FIRST && !isWhole && (
            <p className={styles.more}>
              <Button kind="quiet" onClick={() => setIsWhole(true)}>
                Show {unread.length < unreadRows ? `the first ${unread.length}` : 'all'}
              </Button>
            </p>
          )}
        </Card>
      )}
      {said.length > 0 && (
        <Card className={styles.card}>
          <ul className={styles.notes} aria-label="Also noticed">
            {said.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}

/** What was noticed, one sentence for each thing. */
function sayNotes({ sums, notSales, mangledSkus, repeatedSkus }: Worked['notes'], isCut: boolean) {
  const notes = [
    isCut && 'The file goes on: its first 1,00,000 rows count, the rest does not.',
    sums > 0 &&
      `${countOf(sums, 'line')} with ${sums === 1 ? 'a total or a heading' : 'totals or headings'} ${sums === 1 ? 'is' : 'are'} left out.`,
    notSales > 0 &&
      `${countOf(notSales, 'line')} that ${notSales === 1 ? 'is no sale' : 'are no sales'} (refunds, transfers, cancelled orders) ${notSales === 1 ? 'is' : 'are'} left out.`,
    mangledSkus > 0 &&
      `${countOf(mangledSkus, 'SKU')} ${mangledSkus === 1 ? 'was' : 'were'} changed by a spreadsheet into a number like 1.8E+17. Format the column as text to keep ${mangledSkus === 1 ? 'it' : 'them'}.`,
    repeatedSkus > 0 &&
      `${countOf(repeatedSkus, 'row')} ${repeatedSkus === 1 ? 'has' : 'have'} an SKU that stands in an earlier row, too. All of them count.`,
  ]
  return notes.filter((note) => note !== false)
}
