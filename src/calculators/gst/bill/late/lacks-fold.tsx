import { ChevronDown } from 'lucide'
import { countOf } from '../../../../core/format'
import { Icon } from '../../../../ui/page/icon'
import type { BillOnScreen } from '../screen/use-bill'
import { lacksOf } from './lacks'
import styles from './lacks-fold.module.css'

/** What a bill still lacks in law, behind one quiet line: it keeps nobody from printing. */
export function LacksFold(bill: BillOnScreen) {
  const found = lacksOf(bill)
  if (!found) return null
  const { paper, lacks } = found
  return (
    <details className={styles.fold}>
      <summary>
        <span key={lacks.length}>
          Still missing for {paper}: {countOf(lacks.length, 'thing')}
        </span>
        <Icon of={ChevronDown} size={18} />
      </summary>
      <ul>
        {lacks.map((lack) => (
          <li key={lack}>{lack}</li>
        ))}
      </ul>
    </details>
  )
}
