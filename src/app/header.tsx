import { useRef } from 'react'
import { calculators, type Place, siteName } from '../site'
import { Link } from '../ui/tab/navigation'
import { currentIn } from './current-in'
import { Drawer } from './drawer'
import styles from './header.module.css'
import { Logo } from './logo'
import { ThemeMenu } from './theme-menu'

/** The cover of the book: binding, name, index. `current` is the page on show. */
export function Header({ current }: { current: Place | undefined }) {
  const drawer = useRef<HTMLDialogElement>(null)
  return (
    <>
      <div className={styles.binding} />
      <header id="header" className={styles.header}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.menuButton}
            aria-label="Open menu"
            aria-haspopup="dialog"
            onClick={() => drawer.current?.showModal()}
          >
            <svg width="24" height="24" aria-hidden="true" className={styles.lines}>
              <path d="M3 6h18M3 12h18M3 18h12" />
            </svg>
          </button>
          <Link href="/" className={styles.home} aria-label={`${siteName}, home`}>
            <Logo />
            {siteName}
          </Link>
          <nav className={styles.nav} aria-label="Calculators">
            {calculators.map((calculator) => (
              <Link
                key={calculator.navLabel}
                href={calculator.views[0].path}
                className={styles.item}
                aria-current={currentIn(calculator, current)}
              >
                <span data-bold={calculator.navLabel}>{calculator.navLabel}</span>
              </Link>
            ))}
          </nav>
          <ThemeMenu />
        </div>
      </header>
      <Drawer ref={drawer} current={current} />
    </>
  )
}
