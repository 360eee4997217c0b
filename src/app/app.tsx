import { Fragment, Suspense, useDeferredValue, useEffect, useRef } from 'react'
import { calculatorAt, calculators } from '../site'
import type { CalculatorMeta } from '../ui/calculator-meta'
import { CurrencyProvider } from '../ui/currency'
import { Hatch } from '../ui/hatch'
import { PrerenderedPath, usePath } from '../ui/navigation'
import { ToastProvider } from '../ui/toast'
import { Answers } from './answers'
import styles from './app.module.css'
import { CrashScreen } from './crash-screen'
import { CurrencyNews } from './currency-news'
import { Footer } from './footer'
import { applyHead, headOf } from './head'
import { Header } from './header'
import { Later } from './later'
import { PageOf } from './page-of'
import { followTheme } from './theme'
import '../ui/tokens.css'
import '../ui/base.css'

/** The whole site, at the address that its HTML was rendered for. */
export function App({ path }: { path: string }) {
  return (
    <CrashScreen>
      <PrerenderedPath value={path}>
        <CurrencyProvider>
          <ToastProvider>
            <Shell />
          </ToastProvider>
        </CurrencyProvider>
      </PrerenderedPath>
    </CrashScreen>
  )
}

function Shell() {
  // The page on show stays until the next one is loaded: no blank in between.
  const path = useDeferredValue(usePath())
  const calculator = calculatorAt(path)

  useEffect(followTheme, [])
  useArrival(calculator)

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        Skip to the calculator
      </a>
      <Hatch />
      <Header current={calculator} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Suspense>
          <Fragment key={calculator?.path}>
            <PageOf calculator={calculator} others={linksBeside(calculator?.path)} />
            {calculator && <Answers calculator={calculator} />}
          </Fragment>
        </Suspense>
      </main>
      <Footer />
      <CurrencyNews />
      <Later />
    </div>
  )
}

const links = calculators.map(({ path, navLabel, note }, index) => ({
  path,
  number: index + 1,
  name: navLabel,
  note,
}))

const linksBeside = (path: string | undefined) => links.filter((link) => link.path !== path)

/** After a change of page: its head tags, the top of the page, and the focus on its heading. */
function useArrival(calculator: CalculatorMeta | undefined) {
  const arrivedAt = useRef(calculator)
  const isReturning = useRef(false)

  useEffect(() => {
    const noteReturn = () => {
      isReturning.current = true
    }
    window.addEventListener('popstate', noteReturn)
    return () => window.removeEventListener('popstate', noteReturn)
  }, [])

  useEffect(() => {
    if (arrivedAt.current === calculator) return
    arrivedAt.current = calculator
    applyHead(headOf(calculator))
    // Back and Forward return to where the page was left: the browser does that.
    if (!isReturning.current) window.scrollTo({ top: 0, behavior: 'instant' })
    isReturning.current = false
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [calculator])
}
