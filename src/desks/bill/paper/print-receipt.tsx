import { fitOf } from '../../../ui/answer/fit'
import { upiCode } from '../../books/upi/upi-code'
import { Logo } from './logo'
import type { BillPaper } from './paper'
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
import styles from './print-receipt.module.css'
import { stateLine } from './sentences'

/** A bill on a roll of 80 or 58 mm: one column, black on white. */
export function Receipt({ paper, size, copy, tooWide }: SheetProps) {
  const { buyer, payment, say } = paper
  const foot = [...paper.bank, ...paper.remarks]
  return (
    <>
      <header className={styles.head}>
        {paper.logo && <Logo url={paper.logo} label={say.labels.logo} className={styles.logo} />}
        <Party {...paper.seller} say={say} contact={paper.contact} />
        <h1>{paper.title}</h1>
        {paper.statement && <p>{paper.statement}</p>}
        {copy && <p>{copy}</p>}
      </header>
      <section className={styles.block}>
        <p className={styles.number}>
          {paper.number && (
            <span>
              {say.labels.number} <b>{paper.number}</b>
            </span>
          )}
          <span>{paper.date}</span>
        </p>
        {paper.against && <p>{paper.against}</p>}
        <Facts
          facts={[
            { label: say.labels.buyer, value: buyer?.name ?? '' },
            { label: say.labels.address, value: buyer?.address ?? '' },
            { label: say.labels.gstin, value: buyer?.gstin ?? '' },
            { label: say.labels.state, value: buyer ? stateLine(buyer) : '' },
            { label: say.labels.deliverTo, value: paper.deliveryAddress },
            ...paper.facts,
          ].filter(({ value }) => value)}
        />
      </section>
      <section className={styles.block}>
        {paper.priceNote && <p>{paper.priceNote}</p>}
        <ItemLines {...paper} isSlim={size === '58 mm'} />
        {paper.note && <p>{paper.note}</p>}
      </section>
      <section className={styles.block}>
        <Facts facts={paper.sums} />
        <dl className={styles.total} data-fit={fitOf(paper.total.value)}>
          <dt>{say.labels.total}</dt>
          <dd>{paper.total.value}</dd>
        </dl>
        <p>{paper.words}</p>
        <Settled {...paper} />
        <TaxByRecipient {...paper} />
      </section>
      {paper.has.tax && (
        <section className={styles.block} data-part="rates">
          {tooWide.includes('rates') ? <RateLines {...paper} /> : <Rates {...paper} />}
        </section>
      )}
      {payment && upiCode.isHere() && (
        <section className={styles.payment}>
          <upiCode.Part
            link={payment.link}
            label={say.payment.code(payment.amount, payment.payee || payment.id)}
            millimetres={measures[size].code}
          />
          <strong data-fit={fitOf(payment.amount)}>{payment.amount}</strong>
          <p>{say.payment.scan}</p>
          {payment.payee && <p>{say.payment.to(payment.payee)}</p>}
          <p>{payment.id}</p>
          <p>{say.payment.note(payment.note)}</p>
        </section>
      )}
      {paper.settled?.inFull && (
        <p className={styles.inFull}>
          <b>{paper.settled.inFull}</b>
        </p>
      )}
      {foot.length > 0 && (
        <section className={styles.block}>
          {foot.map(({ label, value }) => (
            <p key={label} className={styles.remark}>
              {label}: {value}
            </p>
          ))}
        </section>
      )}
      <p className={styles.count}>{paper.count}</p>
    </>
  )
}

/** The rate of a tax stands in one column with what it comes to: paper is narrow here. */
function Rates({ rates: { heads, rows }, say }: BillPaper) {
  const [, , ...taxes] = heads
  return (
    <table className={styles.rates}>
      <thead>
        <tr>
          {[say.heads.rate, say.heads.taxable, ...pairsOf(taxes).map(([, name]) => name)].map(
            (head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(([rate, value, ...taxes]) => (
          <tr key={rate}>
            <td>{rate}</td>
            <td>{value}</td>
            {pairsOf(taxes).map(([taxRate, amount], at) => (
              <td key={heads[2 * at + 3]}>{`${taxRate} ${amount}`}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
