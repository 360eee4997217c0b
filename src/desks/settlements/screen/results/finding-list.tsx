import { type ReactNode, useState } from 'react'
import { sayShortDate } from '../../../../core/language/dates'
import { toFixed } from '../../../../core/money/decimal'
import { Button } from '../../../../ui/page/button'
import { lazyPart, loadOrReload } from '../../../../ui/tab/lazy-part'
import { useToast } from '../../../../ui/tab/toast'
import { nameOfFee, nameOfMarketplace } from '../../marketplaces/names'
import { type FindingCode, type FindingRow, fromPaise, type Summary } from '../../messages'
import { countedIn, exactMoney } from './figures'
import styles from './finding-list.module.css'
import { isOfOrders, visitOrders, visitSkus } from './orders-query'
import { Answered, Pages } from './pages'
import { askAgain, type CardProps, useAnswer } from './use-answer'
import { settlementResultsWords } from './words'

// Hardly anyone ever needs it.
const copyByHand = lazyPart(() =>
  import('../../../../ui/answer/copy-by-hand').then((part) => part.CopyByHand),
)

const words = settlementResultsWords.findings

const ROWS = 20

type Column = {
  readonly head: string
  /** As it is shown, and as it is copied. */
  show(row: FindingRow): string
  copy(row: FindingRow): string
  readonly isFigure?: boolean
  readonly isName?: boolean
}

type FigureKey = 'expected' | 'charged' | 'difference' | 'amount'

const figure = (head: string, key: FigureKey): Column => ({
  head,
  show: (row) => exactMoney(row[key]),
  copy: ({ [key]: paise }) => (paise === undefined ? '' : toFixed(fromPaise(paise), 2)),
  isFigure: true,
})

const text = (head: string, show: (row: FindingRow) => string, isName = true): Column => ({
  head,
  show,
  copy: show,
  isName,
})

const order = text(words.heads.order, ({ id }) => id)
const sku = text(words.heads.sku, ({ sku }) => sku)
const fee = text(words.heads.fee, ({ fee }) => (fee ? nameOfFee(fee) : ''), false)
const amount = figure(words.heads.amount, 'amount')
const difference = figure(words.heads.difference, 'difference')
const date: Column = {
  head: words.heads.date,
  show: ({ date }) => (date === undefined ? settlementResultsWords.none : sayShortDate(date)),
  copy: ({ date = '' }) => date,
}
const orders: Column = {
  head: words.heads.orders,
  show: ({ orders = 0 }) => countedIn(orders),
  copy: ({ orders = 0 }) => String(orders),
  isFigure: true,
}

/** The numbers to quote, by finding. */
const columnsOf: Readonly<Record<FindingCode, readonly Column[]>> = {
  'order-unpaid': [order, sku, amount, date],
  'payment-without-order': [order, sku, amount, date],
  sum: [
    order,
    sku,
    figure(words.heads.lines, 'expected'),
    figure(words.heads.stated, 'charged'),
    difference,
    date,
  ],
  'fee-differs': [
    order,
    sku,
    fee,
    figure(words.heads.expected, 'expected'),
    figure(words.heads.charged, 'charged'),
    difference,
    date,
  ],
  'refund-without-return': [order, sku, amount, date],
  'return-not-settled': [order, sku, amount, date],
  'lost-uncompensated': [order, sku, date],
  'return-below-zero': [order, amount, date],
  'tax-differs': [
    text(words.heads.invoice, ({ invoice = '' }) => invoice),
    order,
    figure(words.heads.taxByRate, 'expected'),
    figure(words.heads.taxStated, 'charged'),
    difference,
    date,
  ],
  'cost-missing': [sku, orders],
}

const marketplace = text(words.heads.marketplace, (row) => nameOfMarketplace(row.marketplace))

const columnsFor = (code: FindingCode, { marketplaces }: Summary) => [
  ...(marketplaces.length > 1 && code !== 'cost-missing' ? [marketplace] : []),
  ...columnsOf[code],
]

/** The list with its heads, for a spreadsheet or a message. */
export const listAsText = (
  code: FindingCode,
  rows: readonly FindingRow[],
  summary: Summary,
): string => {
  const columns = columnsFor(code, summary)
  return [
    columns.map(({ head }) => head).join('\t'),
    ...rows.map((row) => columns.map(({ copy }) => copy(row)).join('\t')),
  ].join('\n')
}

type FindingListProps = CardProps & {
  code: FindingCode
  sentence: string
  costField: ((sku: string) => ReactNode) | undefined
}

/** What was found, row by row, 20 a page. */
export function FindingList({ code, sentence, summary, ask, costField }: FindingListProps) {
  const [from, setFrom] = useState(0)
  const { answer, hasFailed, tryAgain } = useAnswer(
    () => ask('findings', { code, from, count: ROWS }),
    `${code} ${from}`,
    summary,
  )
  const isOfSkus = code === 'cost-missing'
  return (
    <Answered isHere={answer !== undefined} hasFailed={hasFailed} tryAgain={tryAgain}>
      {answer && (
        <>
          <FindingTable
            rows={answer.rows}
            columns={columnsFor(code, summary)}
            caption={sentence}
            costField={isOfSkus ? costField : undefined}
          />
          <div className={styles.foot}>
            <Pages
              what={sentence}
              from={answer.from}
              count={answer.rows.length}
              size={ROWS}
              total={answer.total}
              onTurn={setFrom}
            />
            <div className={styles.actions}>
              <CopyButton code={code} total={answer.total} summary={summary} ask={ask} />
              {(isOfSkus || isOfOrders(code)) && (
                <Button
                  kind="quiet"
                  onClick={() =>
                    isOfSkus ? visitSkus({ filter: 'no-cost' }) : visitOrders({ finding: code })
                  }
                >
                  {isOfSkus ? words.seeSkus : words.seeOrders}
                </Button>
              )}
            </div>
          </div>
        </>
      )}
    </Answered>
  )
}

type FindingTableProps = {
  rows: readonly FindingRow[]
  columns: readonly Column[]
  caption: string
  costField: ((sku: string) => ReactNode) | undefined
}

/** On narrow screens each row is a block in which every figure stands with its head. */
function FindingTable({ rows, columns, caption, costField }: FindingTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ head, isFigure }) => (
            <th key={head} scope="col" data-figure={isFigure}>
              {head}
            </th>
          ))}
          {costField && <th scope="col">{words.heads.cost}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={`${row.marketplace} ${row.id} ${row.sku} ${row.fee} ${row.invoice} ${row.difference} ${row.date}`}
          >
            {columns.map(({ head, show, isFigure, isName }) => (
              <td
                key={head}
                data-head={head}
                data-figure={isFigure}
                data-amount={isFigure}
                translate={isName ? 'no' : undefined}
              >
                {show(row)}
              </td>
            ))}
            {costField && <td className={styles.cost}>{costField(row.sku)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function CopyButton({
  code,
  total,
  summary,
  ask,
}: CardProps & { code: FindingCode; total: number }) {
  const showToast = useToast()
  const [dialog, showDialog] = useState<ReactNode>()

  const copy = async () => {
    let list = ''
    try {
      const request = () => ask('findings', { code, from: 0, count: total })
      const { rows } = await askAgain(request, () => true)
      list = listAsText(code, rows, summary)
      await navigator.clipboard.writeText(list)
      showToast(words.copied)
    } catch {
      if (!list) return showToast(words.notCopied)
      loadOrReload(copyByHand.load).then(
        (CopyByHand) =>
          showDialog(<CopyByHand text={list} onClose={() => showDialog(undefined)} />),
        () => showToast(words.notCopied),
      )
    }
  }
  return (
    <>
      <Button kind="quiet" onClick={copy}>
        {words.copy}
      </Button>
      {dialog}
    </>
  )
}
