import { siteName } from '../site'
import { PRINTED_FOOT } from '../ui/answer/page-actions'
import styles from './footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.lines}>
        <p>© 2026 {siteName}. All rights reserved.</p>
        <p>Built for accurate eCommerce profit calculations and financial planning.</p>
        <p id={PRINTED_FOOT} />
      </div>
    </footer>
  )
}
