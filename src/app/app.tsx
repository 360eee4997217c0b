import { Suspense, useDeferredValue, useEffect, useRef } from 'react'
import type { View } from '../contract'
import { routeAt } from '../site'
import { PRINTED_FOOT } from '../ui/answer/page-answer'
import { Hatch } from '../ui/charts/hatch'
import { address } from '../ui/tab/address'
import { CurrencyProvider } from '../ui/tab/currency'
import { lazyPart, StaticIsland, useLoadedWhenIdle } from '../ui/tab/lazy-part'
import { ToastProvider } from '../ui/tab/toast'
import styles from './app.module.css'
import { CrashScreen } from './crash-screen'
import footer from './footer.module.css'
import { Header } from './header'
import { LanguageLinks } from './language-links'
import { followLinks, usePath } from './navigation'
import { notFound, partsOf } from './route-parts'
import { appWords } from './words'
import '../ui/style/fonts.css'
import '../ui/style/tokens.css'
import '../ui/style/base.css'

const colophon = lazyPart(() => import('./static-parts').then((part) => part.Colophon))
const afterIdle = lazyPart(() => import('./after-idle').then((part) => part.AfterIdle))

/** The whole site, at the address that its HTML was rendered for. */
export function App({ path }: { path: string }) {
  return (
    <CrashScreen>
      <CurrencyProvider>
        <ToastProvider>
          <Shell path={path} />
        </ToastProvider>
      </CurrencyProvider>
    </CrashScreen>
  )
}

function Shell({ path }: { path: string }) {
  // The current page stays until the next one is loaded: no blank in between.
  const route = routeAt(useDeferredValue(usePath(path)))
  const view = route?.view
  const screen = route ? partsOf(route).screen : notFound

  useEffect(followLinks, [])
  useArrival(view)
  const AfterIdle = useLoadedWhenIdle(afterIdle)

  return (
    <div className={styles.shell}>
      <a className={styles.skip} href="#main">
        {appWords.skip}
      </a>
      <Hatch />
      <Header current={route} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <Suspense>
          {/* A page that breaks leaves the ways to the others. */}
          <CrashScreen key={view?.name} isPage>
            <screen.Part />
            {route && <StaticIsland part={partsOf(route).questions} />}
            <Alive />
          </CrashScreen>
        </Suspense>
      </main>
      <Footer view={view} />
      {AfterIdle && <AfterIdle view={view} />}
    </div>
  )
}

function Footer({ view }: { view: View | undefined }) {
  return (
    <footer className={footer.footer}>
      <div className={footer.lines}>
        <StaticIsland part={colophon} />
        <LanguageLinks view={view} className={footer.language} />
        <p id={PRINTED_FOOT} />
      </div>
    </footer>
  )
}

/**
 * Marks the document when the page beside it is hydrated, which is after the shell is, and shows what
 * was stored.
 */
function Alive() {
  useEffect(() => {
    document.documentElement.removeAttribute('data-restoring')
    document.getElementById('root')?.setAttribute('data-alive', 'yes')
  }, [])
  return null
}

/** After a change of page: the top of the page, and the focus on its heading. */
function useArrival(view: View | undefined) {
  const arrivedAt = useRef(view)

  useEffect(() => {
    if (arrivedAt.current === view) return
    arrivedAt.current = view
    // Back and Forward return to where the page was left: scroll-positions.ts does that.
    if (address.read().way !== 'returned') window.scrollTo({ top: 0, behavior: 'instant' })
    document.querySelector('h1')?.focus({ preventScroll: true })
  }, [view])
}
