import { useState } from 'react'
import { hrefOf } from '../addresses'
import { calculators, type Route, siteName } from '../site'
import { lazyPart, StaticIsland, useLoadedWhenUsed } from '../ui/tab/lazy-part'
import { useOnDemand } from '../ui/tab/toast'
import styles from './header.module.css'
import { LanguageLinks } from './language-links'
import { currentIn } from './navigation'
import { ThemeMenu } from './theme-menu'
import { appWords } from './words'

// A drawing that is in the prerendered HTML already.
const logo = lazyPart(() => import('./static-parts').then((part) => part.Logo))

// It cannot be opened before the page is hydrated.
const drawer = lazyPart(() => import('./drawer').then((part) => part.Drawer))

/** The cover of the book: binding, name, index. `current` is the page that is shown. */
export function Header({ current }: { current: Route | undefined }) {
  const onDemand = useOnDemand()
  const [menu, setMenu] = useState<'never opened' | 'open' | 'closed'>('never opened')
  useLoadedWhenUsed(drawer)

  const openMenu = () => onDemand(drawer.load, appWords.menuNotLoaded, () => setMenu('open'))

  return (
    <>
      <div className={styles.binding} />
      <header className={styles.header}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.menuButton}
            aria-label={appWords.openMenu}
            aria-haspopup="dialog"
            onClick={openMenu}
          >
            <svg width="24" height="24" aria-hidden="true" className={styles.lines}>
              <path d="M3 6h18M3 12h18M3 18h12" />
            </svg>
          </button>
          <a
            href={hrefOf('gst/single')}
            className={styles.home}
            aria-label={appWords.home(siteName)}
          >
            <StaticIsland part={logo} />
            {siteName}
          </a>
          <nav className={styles.nav} aria-label={appWords.calculators}>
            {calculators.map((calculator) => (
              <a
                key={calculator.navLabel}
                href={hrefOf(calculator.views[0].name)}
                className={styles.item}
                aria-current={currentIn(calculator, current)}
              >
                <span data-bold={calculator.navLabel}>{calculator.navLabel}</span>
              </a>
            ))}
          </nav>
          <LanguageLinks view={current?.view} className={styles.language} />
          <ThemeMenu />
        </div>
      </header>
      {menu !== 'never opened' && (
        <drawer.Part isOpen={menu === 'open'} onClose={() => setMenu('closed')} current={current} />
      )}
    </>
  )
}
