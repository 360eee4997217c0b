import { amountInWords } from '../../../../core/amount-in-words'
import { unitOf } from '../../../../core/currencies'
import { type Decimal, toDigits, zero } from '../../../../core/decimal'
import { formatNumber, groupDigits } from '../../../../core/format'
import { sayDate } from '../../../../core/say-date'
import { printedOn } from '../../../../ui/paper/printed-foot'
import { useCurrency } from '../../../../ui/tab/currency'
import { titleOf } from '../details'
import { isBlankRow } from '../read-row'
import type { BillOnScreen } from '../screen/use-bill'
import styles from './sheet.module.css'

/** The bill on paper: nothing of the page but what a buyer needs. */
export function BillSheet({ bill, results, taxes, details, seller }: BillOnScreen) {
  const { currency, money } = useCurrency()
  const title = titleOf(details, seller)
  const { sums, rates, rupeeRoundOff, payable } = results
  const figure = (value: Decimal) => formatNumber(value, 2)
  const digits = (value: Decimal) => groupDigits(toDigits(value))
  const items = bill.rows.flatMap((row, index) => {
    const line = results.lines[index]
    return line && !isBlankRow(row) ? [{ row, line, key: index }] : []
  })
  const hasDiscount = items.some(({ line }) => line.discount !== zero)

  return (
    <article className={styles.sheet} aria-label={title}>
      <header className={styles.head}>
        <Party name={seller.name} address={seller.address} gstin={seller.gstin} />
        <div className={styles.title}>
          <h1>{title}</h1>
          {details.number && <p>No. {details.number}</p>}
          {details.date && <p>{sayDate(details.date)}</p>}
        </div>
      </header>
      {(details.buyerName || details.buyerAddress || details.buyerGstin) && (
        <section className={styles.buyer}>
          <p>To</p>
          <Party
            name={details.buyerName}
            address={details.buyerAddress}
            gstin={details.buyerGstin}
          />
        </section>
      )}

      <table className={styles.items}>
        <caption>
          Amounts in {currency.code}. Prices are{' '}
          {bill.prices === 'before-gst' ? 'before GST' : 'with GST'}.
        </caption>
        <thead>
          <tr>
            <th scope="col">No.</th>
            <th scope="col">Item</th>
            <th scope="col">HSN/SAC</th>
            <th scope="col">Qty</th>
            <th scope="col">Price</th>
            {hasDiscount && <th scope="col">Discount</th>}
            <th scope="col">Taxable value</th>
            <th scope="col">GST</th>
            {taxes.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ row, line, key }, index) => (
            <tr key={key}>
              <th scope="row">{index + 1}</th>
              <td>{row.description}</td>
              <td>{row.hsn}</td>
              <td>{digits(line.quantity)}</td>
              <td>{figure(line.price)}</td>
              {hasDiscount && <td>{figure(line.discount)}</td>}
              <td>{figure(line.original)}</td>
              <td>{digits(line.rate)}%</td>
              {taxes.map(({ name, of }) => (
                <td key={name}>{figure(of(line))}</td>
              ))}
              <td>{figure(line.total)}</td>
            </tr>
          ))}
        </tbody>
      </table>

      <div className={styles.close}>
        <table className={styles.rates}>
          <thead>
            <tr>
              <th scope="col">Rate</th>
              <th scope="col">Taxable value</th>
              {taxes.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rates.map((rate) => (
              <tr key={toDigits(rate.rate)}>
                <th scope="row">{digits(rate.rate)}%</th>
                <td>{figure(rate.original)}</td>
                {taxes.map(({ name, of }) => (
                  <td key={name}>{figure(of(rate))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <dl className={styles.totals}>
          <Total label="Original Amount" value={money(sums.original, 2)} />
          {taxes.map(({ name, of }) => (
            <Total key={name} label={name} value={money(of(sums), 2)} />
          ))}
          {bill.toNearestRupee && (
            <Total label={`To the nearest ${unitOf(currency)}`} value={money(rupeeRoundOff, 2)} />
          )}
          <Total label="Total Amount" value={money(payable, 2)} />
        </dl>
      </div>
      <p className={styles.words}>{amountInWords(payable, currency.code)}</p>
      <p className={styles.signature}>
        {seller.name && `For ${seller.name}`}
        <span>Signature</span>
      </p>
      <p className={styles.printed}>{printedOn()}</p>
    </article>
  )
}

function Party({ name, address, gstin }: { name: string; address: string; gstin: string }) {
  return (
    <div className={styles.party}>
      {name && <b>{name}</b>}
      {address && <p>{address}</p>}
      {gstin && <p>GSTIN {gstin}</p>}
    </div>
  )
}

function Total({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
