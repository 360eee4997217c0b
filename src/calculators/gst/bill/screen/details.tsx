import { ChevronDown } from 'lucide'
import { Suspense, useState } from 'react'
import { sayShortDate } from '../../../../core/say-date'
import { Icon } from '../../../../ui/page/icon'
import { lazyPart, useLoadedWhenIdle } from '../../../../ui/tab/lazy-part'
import { useOpenBill } from '../store'
import styles from './details.module.css'

// It opens closed, and the first answer needs nothing of it.
const form = lazyPart(() => import('../form/details-form').then((part) => part.DetailsForm))

/** Who sells to whom, the number and the date, behind one line. */
export function Details() {
  const [isOpened, setIsOpened] = useState(false)
  useLoadedWhenIdle(form)
  const { number, buyerName, date } = useOpenBill().details
  const whose = [number.trim(), buyerName.trim()].filter(Boolean)
  return (
    <details className={styles.details} onToggle={() => setIsOpened(true)}>
      <summary>
        <span>
          <b>Bill details</b>
          <small>
            {whose.length
              ? [...whose, sayShortDate(date)].filter(Boolean).join(' · ')
              : 'Your name and GSTIN, buyer, bill number and date'}
          </small>
        </span>
        <Icon of={ChevronDown} size={20} />
      </summary>
      {isOpened && (
        <Suspense>
          <form.Part />
        </Suspense>
      )}
    </details>
  )
}
