import { ChevronDown } from 'lucide'
import { countOf } from '../../../../core/format'
import { dayOf } from '../../../../core/say-date'
import { Icon } from '../../../../ui/page/icon'
import { useCurrency } from '../../../../ui/tab/currency'
import type { BillOnScreen } from '../screen/use-bill'
import { likelyMistakes, missingByLaw } from './checks'
import styles from './missing-by-law-fold.module.css'

/** Two folds: what a bill still lacks by law, and likely mistakes. They keep nobody from printing. */
export function MissingByLawFold(bill: BillOnScreen) {
  const { currency } = useCurrency()
  const found = missingByLaw(bill)
  const hints = likelyMistakes({ ...bill, currencyCode: currency.code, today: dayOf(new Date()) })
  return (
    <>
      {found && <Fold title={`Still missing for ${found.paper}`} points={found.lacks} />}
      {hints.length > 0 && <Fold title="Worth a look" points={hints} />}
    </>
  )
}

function Fold({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <details className={styles.fold}>
      <summary>
        <span key={points.length}>
          {title}: {countOf(points.length, 'thing')}
        </span>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </details>
  )
}
