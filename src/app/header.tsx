import { useRef } from 'react'
import { calculators, siteName } from '../site'
import type { CalculatorMeta } from '../ui/calculator-meta'
import { Link } from '../ui/navigation'
import { Drawer } from './drawer'
import styles from './header.module.css'
import { Logo } from './logo'
import { ThemeMenu } from './theme-menu'

/** The cover of the book: binding, name, index. `current` is the calculator on show. */
export function Header({ current }: { current: CalculatorMeta | undefined }) {
  const drawer = useRef<HTMLDialogElement>(null)
  return (
    <>
      <div className={styles.binding} />
      <header className={styles.header}>
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
                key={calculator.path}
                href={calculator.path}
                className={styles.item}
                aria-current={calculator === current ? 'page' : undefined}
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
