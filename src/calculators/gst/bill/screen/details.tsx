import { sayShortDate } from '../../../../core/format-date'
import { Fold } from '../../../../ui/fields/fold'
import { lazyPart, useLoadedWhenIdle } from '../../../../ui/tab/lazy-part'
import { useOpenBill } from '../store'
import styles from './details.module.css'

// It opens closed, and the first answer needs nothing of it.
const form = lazyPart(() => import('../form/details-form').then((part) => part.DetailsForm))

/** Who sells to whom, the number and the date, behind one line. */
export function Details() {
  useLoadedWhenIdle(form)
  const { number, buyerName, date } = useOpenBill().details
  const whose = [number.trim(), buyerName.trim()].filter(Boolean)
  return (
    <Fold
      name="Bill details"
      summary={
        whose.length
          ? [...whose, sayShortDate(date)].filter(Boolean).join(' · ')
          : 'Your name and GSTIN, buyer, bill number and date'
      }
      className={styles.details}
    >
      <form.Part />
    </Fold>
  )
}
