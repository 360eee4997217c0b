import { type Decimal, subtract, toApproximate } from '../../../core/money/decimal'
import { Card, CardNote } from '../../../ui/page/card'
import { useCurrency } from '../../../ui/tab/currency'
import type { PpfInputs, PpfResults } from './compute'
import { sayFirstYear, sayLess, sayWhenPaid } from './sentences'
import styles from './when-paid.module.css'
import { ppfWords } from './words'

type WhenPaidProps = { plan: PpfInputs; results: PpfResults | undefined }

/** What the same deposits come to when each year's are paid at other times, as bars. */
export function WhenPaid({ plan, results }: WhenPaidProps) {
  const { wholeMoney } = useCurrency()
  if (!results || results.totalDeposited <= 0n) return null
  const { first, equal, equalLate, lastLate } = results.whenPaid
  const firstYear = sayFirstYear(plan)
  return (
    <Card title={ppfWords.whenPaid.title} intro={sayWhenPaid(results, wholeMoney)}>
      <ul className={styles.ways}>
        <Way name={ppfWords.whenPaid.first} value={first} best={first} />
        <Way name={ppfWords.whenPaid.equal} value={equal} best={first} />
        <Way name={ppfWords.whenPaid.equalLate} value={equalLate} best={first} />
        <Way name={ppfWords.whenPaid.lastLate} value={lastLate} best={first} />
      </ul>
      {firstYear && <CardNote>{firstYear}</CardNote>}
    </Card>
  )
}

type WayProps = { name: string; value: Decimal; best: Decimal }

function Way({ name, value, best }: WayProps) {
  const { wholeMoney } = useCurrency()
  const share = best > 0n ? toApproximate(value) / toApproximate(best) : 0
  const less = sayLess(subtract(best, value), wholeMoney)
  return (
    <li>
      <p>
        {name} <b data-amount>{wholeMoney(value)}</b>
      </p>
      <svg aria-hidden="true" data-amount>
        <rect
          className={less ? styles.other : styles.best}
          width={`${(100 * share).toFixed(2)}%`}
          height="100%"
          rx="2"
        />
      </svg>
      {less && <small data-amount>{less}</small>}
    </li>
  )
}
