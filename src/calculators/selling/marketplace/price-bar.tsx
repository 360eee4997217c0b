import { absolute, type Decimal, toApproximate, zero } from '../../../core/decimal'
import { plainMoney } from '../../../core/format'
import { HALDI_HATCH } from '../../../ui/charts/hatch'
import { useCurrency } from '../../../ui/tab/currency'
import type { Order } from '../shared/order/order'
import { shownOrder } from '../shared/order/order'
import styles from './price-bar.module.css'
import { marketplaceWords } from './words'

/** The price as a bar of four parts that add up to it, each with its name and amount above. */
export function PriceBar({ order }: { order: Order }) {
  const { parts } = shownOrder(order)
  const { symbol } = useCurrency().currency
  const isLoss = parts.profit < 0n
  const all = [
    {
      name: marketplaceWords.result.parts.product,
      amount: parts.product,
      look: styles.product,
    },
    {
      name: marketplaceWords.result.parts.marketplace,
      amount: parts.marketplace,
      look: styles.marketplace,
    },
    { name: marketplaceWords.result.parts.gst, amount: parts.tax, look: styles.tax },
    {
      name: isLoss ? marketplaceWords.result.parts.loss : marketplaceWords.result.parts.profit,
      amount: parts.profit,
      look: isLoss ? styles.loss : undefined,
    },
  ].filter(({ amount }) => amount !== zero)
  let start = 0
  const whole = toApproximate(
    all.reduce((sum, { amount }) => sum + absolute(amount), 0n) as Decimal,
  )
  const drawn = all.map((part) => {
    const share = (100 * toApproximate(absolute(part.amount))) / whole
    start += share
    return { ...part, share, start: start - share }
  })
  return (
    <div className={styles.price}>
      <ul className={styles.names}>
        {drawn.map(({ name, amount, share }) => (
          <li key={name} data-share={share.toFixed(2)}>
            <span>{name}</span> <b data-amount>{plainMoney(amount, symbol)}</b>
          </li>
        ))}
      </ul>
      <svg className={styles.bar} aria-hidden="true" data-amount>
        {drawn.length === 0 && <rect className={styles.tax} width="100%" height="100%" />}
        {drawn.map(({ name, look, share, start }) => (
          <rect
            key={name}
            x={`${start.toFixed(2)}%`}
            width={`${share.toFixed(2)}%`}
            height="100%"
            className={look}
            fill={look ? undefined : `url(#${HALDI_HATCH})`}
          />
        ))}
        {drawn.slice(1).map(({ name, start }) => (
          <rect
            key={name}
            className={styles.gap}
            x={`${start.toFixed(2)}%`}
            width="2"
            height="100%"
          />
        ))}
      </svg>
    </div>
  )
}
