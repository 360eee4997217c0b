import { PRINTED_FOOT } from '../ui/answer/page-actions'
import { latePart, StillPart } from '../ui/tab/late-part'
import styles from './footer.module.css'

const colophon = latePart(() => import('./colophon').then((part) => part.Colophon))

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.lines}>
        <StillPart part={colophon} />
        <p id={PRINTED_FOOT} />
      </div>
    </footer>
  )
}
