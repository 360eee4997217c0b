import { Download } from 'lucide'
import { useState } from 'react'
import { countOf, groupDigits } from '../../../../core/format'
import { Button } from '../../../../ui/page/button'
import { Card } from '../../../../ui/page/card'
import { Icon } from '../../../../ui/page/icon'
import type { List } from '../desk'
import type { Worked } from '../messages'
import styles from './unread-rows.module.css'
import { useListFile } from './use-list-file'

const FIRST = 6

/** Rows that could not be read, each with its reason, and what else was noticed. */
export function UnreadRows({ list }: { list: List }) {
  const [isWhole, setIsWhole] = useState(false)
  const { save, busy } = useListFile()
  const { unread, unreadRows, totals } = list.worked
  const { rows, isCut } = list.reading.opened
  const said = sayNotes(list.worked, isCut ? rows : undefined)
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
              aria-disabled={busy !== undefined}
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
          {unread.length > FIRST && (
            <p className={styles.more}>
              <Button kind="quiet" aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
                {isWhole
                  ? 'Show fewer'
                  : `Show ${unread.length < unreadRows ? `the first ${unread.length}` : 'all'}`}
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
function sayNotes({ notes: noticed, betweenSlabs }: Worked, cutAfter: number | undefined) {
  const { sums, notSales, mangledSkus, repeatedSkus, smallRates } = noticed
  const notes = [
    cutAfter !== undefined &&
      `The file goes on: its first ${countOf(cutAfter, 'row')} count, the rest does not.`,
    smallRates > 0 &&
      `${countOf(smallRates, 'row')} ${smallRates === 1 ? 'has' : 'have'} a rate below 1%. If 0.18 is to be 18%, write 18 or 18%.`,
    betweenSlabs > 0 &&
      `${countOf(betweenSlabs, 'row')} of clothes or shoes ${betweenSlabs === 1 ? 'has' : 'have'} a price between ₹2,625 and ₹2,950, which fits no GST slab: at 5% it is above ₹2,500 before GST, at 18% below. ${betweenSlabs === 1 ? 'It counts' : 'They count'} at 18%.`,
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
