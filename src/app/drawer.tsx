import { X } from 'lucide'
import { Fragment, type MouseEvent, useEffect, useRef } from 'react'
import { hrefOf } from '../addresses'
import { calculators, type Route, siteName } from '../site'
import { Segmented } from '../ui/fields/segmented'
import { Icon } from '../ui/page/icon'
import { viewsName } from '../ui/page/page-head'
import styles from './drawer.module.css'
import { LanguageLinks } from './language-links'
import { currentIn } from './navigation'
import { Logo } from './static-parts'
import { themes, useTheme } from './theme'
import { appWords } from './words'

type DrawerProps = { isOpen: boolean; onClose(): void; current: Route | undefined }

/**
 * The index on small screens. A native modal dialog: it holds the focus, gives it back to the
 * button that opened it, and closes on Escape.
 */
export function Drawer({ isOpen, onClose, current }: DrawerProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const closeButton = useRef<HTMLButtonElement>(null)
  const { choice, chooseTheme } = useTheme()

  // biome-ignore lint/correctness/useExhaustiveDependencies: any change of page closes it
  useEffect(() => ref.current?.close(), [current?.view])
  useEffect(() => {
    if (!isOpen) return
    ref.current?.showModal()
    // Where the sheet scrolls, browsers would give the focus to the sheet.
    closeButton.current?.focus()
  }, [isOpen])

  // The dialog spans the page and the sheet lies on it: what hits the dialog missed the sheet.
  const closeFromBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) close()
  }
  // The event of closing comes a moment later: a press on the menu's button meanwhile opens it again.
  const close = () => {
    ref.current?.close()
    onClose()
  }
  const onClosed = () => {
    if (!ref.current?.open) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog
      ref={ref}
      className={styles.drawer}
      aria-label={appWords.menu}
      onClose={onClosed}
      onClick={closeFromBackdrop}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <Logo />
          <span className={styles.name}>{siteName}</span>
          <button
            ref={closeButton}
            type="button"
            className={styles.close}
            aria-label={appWords.closeMenu}
            onClick={close}
          >
            <Icon of={X} size={24} />
          </button>
        </div>
        <nav className={styles.index} aria-label={appWords.allCalculators}>
          {calculators.map((calculator, index) => (
            <Fragment key={calculator.navLabel}>
              <a
                href={hrefOf(calculator.views[0].name)}
                className={styles.row}
                aria-current={currentIn(calculator, current)}
                onClick={close}
              >
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {calculator.navLabel}
              </a>
              {calculator === current?.calculator && calculator.views.length > 1 && (
                <ViewRows current={current} onFollow={close} />
              )}
            </Fragment>
          ))}
        </nav>
        <div className={styles.theme}>
          <LanguageLinks view={current?.view} className={styles.language} />
          <p aria-hidden="true">{appWords.theme}</p>
          <Segmented
            wide
            label={appWords.theme}
            segments={themes}
            value={choice}
            onChoose={chooseTheme}
          />
        </div>
      </div>
    </dialog>
  )
}

/** The other pages of the current calculator, under its own row. */
function ViewRows({ current, onFollow }: { current: Route; onFollow(): void }) {
  return (
    <ul aria-label={viewsName(current.calculator.navLabel)}>
      {current.calculator.views.map((view) => (
        <li key={view.name}>
          <a
            href={hrefOf(view.name)}
            className={styles.view}
            aria-current={view === current.view ? 'page' : undefined}
            onClick={onFollow}
          >
            {view.label}
          </a>
        </li>
      ))}
    </ul>
  )
}
