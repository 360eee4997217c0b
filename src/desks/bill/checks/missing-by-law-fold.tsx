import { dayOf } from '../../../core/language/dates'
import { Fold } from '../../../ui/fields/fold'
import { useCurrency } from '../../../ui/tab/currency'
import type { BillOnScreen } from '../screen/use-bill'
import { likelyMistakes, missingByLaw } from './checks'
import styles from './missing-by-law-fold.module.css'
import { UnknownCodes } from './unknown-codes'
import { billChecksWords } from './words'

/** Two folds: what a bill still lacks by law, and likely mistakes. They keep nobody from printing. */
export function MissingByLawFold(bill: BillOnScreen) {
  const { currency } = useCurrency()
  const found = missingByLaw(bill)
  const hints = likelyMistakes({ ...bill, currencyCode: currency.code, today: dayOf(new Date()) })
  return (
    <>
      {found && (
        <PointsFold say={billChecksWords.stillMissing[found.title]} points={found.missing} />
      )}
      {hints.length > 0 && <PointsFold say={billChecksWords.worthALook} points={hints} />}
      <UnknownCodes rows={bill.bill.rows} />
    </>
  )
}

type PointsFoldProps = { say(points: number): string; points: readonly string[] }

function PointsFold({ say, points }: PointsFoldProps) {
  return (
    <Fold isEager summary={say(points.length)} arrowSize={18} className={styles.fold}>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Fold>
  )
}
