import { PRINTED_FOOT } from '../ui/answer/page-actions'
import { lazyPart, StaticIsland } from '../ui/tab/lazy-part'
import styles from './footer.module.css'

const colophon = lazyPart(() => import('./colophon').then((part) => part.Colophon))

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.lines}>
        <StaticIsland part={colophon} />
        <p id={PRINTED_FOOT} />
      </div>
    </footer>
  )
}
