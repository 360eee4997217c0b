import { fitOf } from '../../../../ui/answer/fit'
import { classNames } from '../../../../ui/page/class-names'
import type { BillPaper, PaperItem } from '../paper'
import { upiCode } from '../screen/upi-code'
import { measures } from './page-rules'
import styles from './page-sheet.module.css'
import {
  Facts,
  ItemLines,
  Party,
  pairsOf,
  RateLines,
  type SheetProps,
  TaxByRecipient,
} from './sheet-parts'

/** A bill on A4 or A5. */
export function PageSheet({ paper, size, copy, tooWide }: SheetProps) {
  return (
    <>
      <header className={styles.head}>
        <Party {...paper.seller} />
        <div className={styles.title}>
          <h1>{paper.title}</h1>
          {paper.statement && <p>{paper.statement}</p>}
          {copy && <p>{copy}</p>}
          {paper.number && (
            <p>
              No. <b>{paper.number}</b>
            </p>
          )}
          {paper.date && (
            <p>
              Date <b>{paper.date}</b>
            </p>
          )}
        </div>
      </header>

      <div className={styles.between}>
        <div>
          {paper.buyer && (
            <>
              <small>Buyer</small>
              <Party {...paper.buyer} />
            </>
          )}
          {paper.deliveryAddress && (
            <>
              <small>Deliver to</small>
              <p className={styles.address}>{paper.deliveryAddress}</p>
            </>
          )}
        </div>
        <dl>
          {paper.facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.due}>
          <dt>{paper.title === 'Estimate' ? paper.total.label : 'Amount to pay'}</dt>
          <dd>{paper.total.value}</dd>
        </dl>
      </div>

      <div data-part="items">
        {tooWide.includes('items') ? <ItemsInLines {...paper} /> : <Items {...paper} />}
      </div>
      {paper.note && <p className={styles.note}>{paper.note}</p>}

      <div className={styles.close}>
        {paper.has.tax && (
          <div className={styles.rates} data-part="rates">
            {tooWide.includes('rates') ? (
              <RateLines {...paper.rates} />
            ) : (
              <Rates {...paper.rates} />
            )}
          </div>
        )}
        <div className={styles.totals}>
          <Facts facts={paper.sums} />
          <Facts facts={[paper.total]} className={styles.total} />
          <TaxByRecipient {...paper} />
        </div>
      </div>
      <div className={styles.words}>
        <small>Amount in words</small>
        <p>{paper.words}</p>
      </div>
      <footer className={styles.foot}>
        {paper.payment && upiCode.isHere() && (
          <div className={styles.payment}>
            <upiCode.Part payment={paper.payment} millimetres={measures[size].code} />
            <div>
              <p>Scan with any UPI app</p>
              <strong data-fit={fitOf(paper.payment.amount)}>{paper.payment.amount}</strong>
              {paper.payment.payee && <p>to {paper.payment.payee}</p>}
              <p>{paper.payment.id}</p>
              <p>Note: {paper.payment.note}</p>
            </div>
          </div>
        )}
        <div className={styles.signature}>
          <p>
            {paper.seller.name && (
              <>
                For <b>{paper.seller.name}</b>
              </>
            )}
          </p>
          <p>Authorised signatory</p>
        </div>
      </footer>
    </>
  )
}

type Column = {
  readonly head: string
  readonly of: keyof PaperItem
  /** What stands below it. */
  readonly sum?: string
}

/** Only columns that have something to say. */
const columnsOf = ({ has, heads, count, value, amount }: BillPaper): readonly Column[] => [
  { head: 'No.', of: 'number' },
  { head: 'Item', of: 'description', sum: count },
  ...(has.hsn ? [{ head: 'HSN', of: 'hsn' } as const] : []),
  { head: 'Qty', of: 'quantity' },
  { head: heads.price, of: 'price' },
  ...(has.discount ? [{ head: 'Discount', of: 'discount' } as const] : []),
  ...(has.tax ? [{ head: 'Rate', of: 'rate' } as const] : []),
  { head: heads.value, of: 'value', sum: value },
  ...(has.amount ? [{ head: 'Amount', of: 'amount', sum: amount } as const] : []),
]

function Items(paper: BillPaper) {
  const columns = columnsOf(paper)
  return (
    <table className={classNames(styles.table, styles.items)}>
      <thead>
        <tr>
          {columns.map(({ head, of }) => (
            <th key={of} scope="col" data-column={of}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {paper.items.map((item) => (
          <tr key={item.number}>
            {columns.map(({ of }) => (
              <td key={of} data-column={of}>
                {item[of]}
              </td>
            ))}
          </tr>
        ))}
        {/* No foot of a table: browsers repeat it on every page. */}
        <tr className={styles.sum}>
          {columns.map(({ of, sum }) => (
            <td key={of} data-column={of}>
              {sum}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}

/** The same where the figures are too long to stand beside each other. */
function ItemsInLines(paper: BillPaper) {
  const { has, heads, count, value, amount } = paper
  const head = { label: `Quantity × ${heads.price}`, value: has.amount ? 'Amount' : heads.value }
  return (
    <section className={styles.itemsInLines}>
      <Facts facts={[head]} />
      <ItemLines {...paper} withValue />
      <Facts facts={[{ label: count, value: has.amount ? amount : value }]} />
    </section>
  )
}

/** The rate of a tax stands before what it comes to, so that the table leaves room for the totals. */
function Rates({ heads, rows, total }: BillPaper['rates']) {
  const [first, value, ...taxes] = heads
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{value}</th>
          {pairsOf(taxes).map(([, name]) => (
            <th key={name} scope="colgroup" colSpan={2}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, total].map((row) => (
          <tr key={row[0]} className={row === total ? styles.sum : undefined}>
            {row.map((text, at) => (
              <td key={heads[at]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
