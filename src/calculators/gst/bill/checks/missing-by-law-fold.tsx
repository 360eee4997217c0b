import { countOf } from '../../../../core/format'
import { dayOf } from '../../../../core/language/dates'
import { Fold } from '../../../../ui/fields/fold'
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
      {found && <PointsFold title={`Still missing for ${found.paper}`} points={found.missing} />}
      {hints.length > 0 && <PointsFold title="Worth a look" points={hints} />}
    </>
  )
}

type PointsFoldProps = { title: string; points: readonly string[] }

function PointsFold({ title, points }: PointsFoldProps) {
  return (
    <Fold
      isEager
      summary={`${title}: ${countOf(points.length, 'thing')}`}
      arrowSize={18}
      className={styles.fold}
    >
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Fold>
  )
}
