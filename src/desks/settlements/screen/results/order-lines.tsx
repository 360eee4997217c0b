import { sayShortDate } from '../../../../core/language/dates'
import { nameOfFee } from '../../marketplaces/names'
import type { OrderLine, OrderRow } from '../../messages'
import { countedIn, exactMoney } from './figures'
import styles from './order-lines.module.css'
import { Answered } from './pages'
import { type CardProps, useAnswer } from './use-answer'
import { settlementResultsWords } from './words'

const words = settlementResultsWords.lines

/** What every file says of one order: each amount with the file, row and column it came from. */
export function OrderLines({ order, summary, ask }: CardProps & { order: OrderRow }) {
  const { answer, isCurrent, hasFailed, tryAgain } = useAnswer(
    () => ask('lines', { order: order.order }),
    String(order.order),
    summary,
  )
  return (
    <Answered isHere={isCurrent} hasFailed={hasFailed} tryAgain={tryAgain}>
      {answer?.length === 0 ? (
        <p className={styles.none}>{words.none}</p>
      ) : (
        <table className={styles.lines}>
          <caption className="visually-hidden">{words.title(order.id)}</caption>
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{words.heads.what}</th>
              <th scope="col">{words.heads.amount}</th>
              <th scope="col">{words.heads.column}</th>
              <th scope="col">{words.heads.row}</th>
              <th scope="col">{words.heads.file}</th>
            </tr>
          </thead>
          <tbody>
            {answer?.map((line) => (
              <tr
                key={`${line.file} ${line.row} ${line.column} ${line.what} ${line.fee}`}
                data-what={line.what}
              >
                <th scope="row">
                  {line.what === 'fee' && line.fee ? nameOfFee(line.fee) : words.what[line.what]}
                </th>
                <td data-amount>
                  {line.amount === undefined ? line.text : exactMoney(line.amount)}
                </td>
                <Place line={line} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Answered>
  )
}

function Place({ line: { file, row, column, date } }: { line: OrderLine }) {
  return (
    <>
      <td translate="no">{column}</td>
      <td>{words.rowOf(countedIn(row))}</td>
      <td>
        <span translate="no">{file}</span>
        {date && ` · ${sayShortDate(date)}`}
      </td>
    </>
  )
}
