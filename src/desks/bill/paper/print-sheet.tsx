import { fitOf, fitOfWords } from '../../../ui/answer/fit'
import { classNames } from '../../../ui/page/class-names'
import { upiCode } from '../../books/upi/upi-code'
import { Logo } from './logo'
import type { BillPaper, PaperItem } from './paper'
import {
  Facts,
  ItemLines,
  measures,
  Party,
  pairsOf,
  RateLines,
  Settled,
  type SheetProps,
  TaxByRecipient,
} from './print-parts'
import styles from './print-sheet.module.css'
import type { PaperTable } from './sentences'

/** A bill on A4 or A5. */
export function PageSheet({ paper, size, copy, tooWide }: SheetProps) {
  const payment = upiCode.isHere() ? paper.payment : undefined
  const { say } = paper
  return (
    <>
      <header className={styles.head}>
        {paper.logo && <Logo url={paper.logo} label={say.labels.logo} className={styles.logo} />}
        <Party {...paper.seller} say={say} contact={paper.contact} />
        <div className={styles.title}>
          <h1 data-fit={fitOfWords(paper.title)}>{paper.title}</h1>
          {paper.statement && <p>{paper.statement}</p>}
          {copy && <p>{copy}</p>}
          {paper.number && (
            <p>
              {say.labels.number} <b>{paper.number}</b>
            </p>
          )}
          {paper.date && (
            <p>
              {say.labels.date} <b>{paper.date}</b>
            </p>
          )}
          {paper.against && <p>{paper.against}</p>}
        </div>
      </header>

      <div className={classNames(styles.between, paper.facts.length > 2 && styles.manyFacts)}>
        <div>
          {paper.buyer && (
            <>
              <small>{say.labels.buyer}</small>
              <Party {...paper.buyer} say={say} />
            </>
          )}
          {paper.deliveryAddress && (
            <>
              <small>{say.labels.deliverTo}</small>
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
          <dt>{paper.due.label}</dt>
          <dd>{paper.due.value}</dd>
        </dl>
      </div>

      <div data-part="items">
        {tooWide.includes('items') ? <ItemsInLines {...paper} /> : <Items {...paper} />}
      </div>
      {paper.note && <p className={styles.note}>{paper.note}</p>}

      <div className={styles.close}>
        {paper.has.tax && (
          <div className={styles.rates} data-part="rates">
            {tooWide.includes('rates') ? <RateLines {...paper} /> : <Rates {...paper.rates} />}
          </div>
        )}
        <div className={styles.totals}>
          <Facts facts={paper.sums} />
          <Facts facts={[paper.total]} className={styles.total} />
          <Settled {...paper} />
          <TaxByRecipient {...paper} />
        </div>
      </div>
      <div className={styles.words}>
        <small>{say.labels.amountInWords}</small>
        <p>{paper.words}</p>
      </div>
      {paper.hsn && (
        <div className={styles.hsn} data-part="hsn">
          {tooWide.includes('hsn') ? <HsnLines {...paper.hsn} /> : <HsnTable {...paper.hsn} />}
        </div>
      )}
      {paper.remarks.length > 0 && (
        <dl className={styles.remarks}>
          {paper.remarks.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className={styles.address}>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <footer className={styles.foot}>
        {payment ? (
          <div className={styles.payment}>
            <upiCode.Part
              link={payment.link}
              label={say.payment.code(payment.amount, payment.payee || payment.id)}
              millimetres={measures[size].code}
            />
            <div>
              <p>{say.payment.scan}</p>
              <strong data-fit={fitOf(payment.amount)}>{payment.amount}</strong>
              {payment.payee && <p>{say.payment.to(payment.payee)}</p>}
              <p>{payment.id}</p>
              <p>{say.payment.note(payment.note)}</p>
              <Bank facts={paper.bank} />
            </div>
          </div>
        ) : (
          <>
            {paper.settled?.inFull && <p className={styles.inFull}>{paper.settled.inFull}</p>}
            <Bank facts={paper.bank} />
          </>
        )}
        <div className={styles.signature}>
          <p>
            {paper.seller.name && (
              <>
                {say.labels.signedFor} <b>{paper.seller.name}</b>
              </>
            )}
          </p>
          <p>{say.labels.signatory}</p>
        </div>
      </footer>
    </>
  )
}

/** The bank account. */
function Bank({ facts }: { facts: BillPaper['bank'] }) {
  return (
    facts.length > 0 && (
      <div className={styles.bank}>
        {facts.map(({ label, value }) => (
          <p key={label}>
            {label} <b>{value}</b>
          </p>
        ))}
      </div>
    )
  )
}

type Column = {
  readonly head: string
  readonly of: keyof PaperItem
  /** What stands below it. */
  readonly sum?: string
}

/** Only columns that are not empty. */
const columnsOf = ({ has, heads, count, value, amount, say }: BillPaper): readonly Column[] => [
  { head: say.heads.number, of: 'number' },
  { head: say.heads.item, of: 'description', sum: count },
  ...(has.hsn ? [{ head: say.heads.hsn, of: 'hsn' } as const] : []),
  { head: say.heads.quantity, of: 'quantity' },
  { head: heads.price, of: 'price' },
  ...(has.discount ? [{ head: say.heads.discount, of: 'discount' } as const] : []),
  ...(has.tax ? [{ head: say.heads.rate, of: 'rate' } as const] : []),
  { head: heads.value, of: 'value', sum: value },
  ...(has.amount ? [{ head: say.heads.amount, of: 'amount', sum: amount } as const] : []),
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
  const { has, heads, count, value, amount, say } = paper
  const head = {
    label: say.quantityTimes(heads.price),
    value: has.amount ? say.heads.amount : heads.value,
  }
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

/** The tax by code and rate: every figure has a column of its own. */
function HsnTable({ heads, rows, total }: PaperTable) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {[...rows, total].map((row) => (
          <tr
            key={row === total ? 'total' : `${row[0]} ${row[2]}`}
            className={row === total ? styles.sum : undefined}
          >
            {row.map((text, at) => (
              <td key={heads[at]}>{text}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same where the figures are too long to stand beside each other. */
function HsnLines({ heads, rows, total }: PaperTable) {
  return [...rows, total].map((row) => (
    <Facts
      key={row === total ? 'total' : `${row[0]} ${row[2]}`}
      facts={heads.flatMap((label, at) => (row[at] ? [{ label, value: row[at] }] : []))}
    />
  ))
}
