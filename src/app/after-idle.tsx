import { X } from 'lucide'
import { useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addressesOf, hrefOf } from '../addresses'
import type { View } from '../contract'
import { readFragment } from '../core/fragment'
import { addressHere, type Language, languages } from '../core/language/languages'
import { languageWords } from '../core/language/words'
import { currencyOf } from '../core/money/currencies'
import { ignoreOutcome, readTabText, writeTabText } from '../ui/memory/browser-storage'
import { Icon } from '../ui/page/icon'
import { address, redirect } from '../ui/tab/address'
import { storedCurrency } from '../ui/tab/currency'
import { useToast } from '../ui/tab/toast'
import toast from '../ui/tab/toast-view.module.css'
import { trustedAddress } from '../ui/worker/trusted-address'
import styles from './after-idle.module.css'
import { chosenLanguage, followLanguageChange } from './language-change'
import { routeBehind, usePath } from './navigation'
import { partsOf } from './route-parts'
import { useScrollPositions } from './scroll-positions'
import { appWords } from './words'

/** Every language has a worker of its own, which keeps its pages on the device. */
const workerPath = `/sw${languageWords.path.replace('/', '-')}.js`

/** A tab may stay open for days; when a person looks at it again, it is checked for a new version. */
const MS_BETWEEN_CHECKS = 60 * 60 * 1000

/**
 * What a page does once it is hydrated and idle: keeps the whole site on the device, offers a new
 * version without forcing it, fetches pages that are about to be opened, switches to the brand font,
 * restores scroll positions, and tells what other tabs change.
 */
export function AfterIdle({ view }: { view: View | undefined }) {
  const [reload, setReload] = useState<() => void>()

  useEffect(() => installServiceWorker((reloadNow) => setReload(() => reloadNow)), [])
  useEffect(fetchAhead, [])
  useEffect(followLegacyRedirects, [])
  useEffect(followLanguageChange, [])
  useBrandFontFromSecondPage()
  useCurrencyChangeToast()
  useScrollPositions(view)

  return (
    <div className={toast.place} role="status">
      {!reload && <LanguageOffer view={view} />}
      {reload && (
        <div className={toast.toast}>
          {appWords.newVersion}
          <button type="button" onClick={reload}>
            {appWords.reload}
          </button>
          <button
            type="button"
            className={styles.close}
            aria-label={appWords.notNow}
            onClick={() => setReload(undefined)}
          >
            <Icon of={X} size={20} />
          </button>
        </div>
      )}
    </div>
  )
}

/** Installs the service worker, and calls back when a newer one waits for its turn. */
function installServiceWorker(offer: (reload: () => void) => void): () => void {
  const workers = serviceWorkers()
  const stop = new AbortController()
  const { signal } = stop

  const follow = (registration: ServiceWorkerRegistration) => {
    const reload = () => {
      // Another tab may have let it in already.
      if (!registration.waiting) return location.reload()
      workers?.addEventListener('controllerchange', () => location.reload(), { once: true })
      registration.waiting.postMessage({ type: 'SKIP_WAITING' })
    }
    // With none at work it is the first version. What controls the page may be of another language.
    const offerWaiting = () => {
      if (registration.waiting && registration.active) offer(reload)
    }
    const followInstallation = () =>
      registration.installing?.addEventListener('statechange', offerWaiting, { signal })

    offerWaiting()
    followInstallation()
    registration.addEventListener('updatefound', followInstallation, { signal })

    let checkedAt = Date.now()
    const checkAgain = () => {
      if (document.hidden || Date.now() - checkedAt < MS_BETWEEN_CHECKS) return
      checkedAt = Date.now()
      registration.update().catch(ignore)
    }
    document.addEventListener('visibilitychange', checkAgain, { signal })
  }

  // Where workers are forbidden, or the network went away, the page goes on as it is.
  const install = async () =>
    workers?.register(trustedAddress(workerPath), {
      updateViaCache: 'none',
      scope: addressHere('/'),
    })
  install().then((registration) => {
    if (registration && !signal.aborted) follow(registration)
  }, ignore)
  return () => stop.abort()
}

/** There are none in some private windows and frames; others do not even let one ask. */
function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker
  } catch {
    return undefined
  }
}

/** Loads the page behind a link as soon as a person points at it, unless they save data. */
function fetchAhead(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const stop = new AbortController()
  const load = (event: Event) => {
    const { route } = routeBehind(event) ?? {}
    if (route && !connection?.saveData) partsOf(route).screen.load().catch(ignore)
  }
  for (const kind of ['pointerover', 'focusin']) {
    document.addEventListener(kind, load, { passive: true, signal: stop.signal })
  }
  return () => stop.abort()
}

function ignore() {}

/**
 * A first page that was painted before our fonts came keeps the system's type: nothing changes under
 * a reader's eyes. The next page has ours, if the fonts came meanwhile.
 */
function useBrandFontFromSecondPage(): void {
  // Deferred as the shell defers it: the type changes in the same paint as the page.
  const path = useDeferredValue(usePath(location.pathname))
  const firstPath = useRef(path)
  const isHere = useRef(false)

  useEffect(() => {
    const ours = [...document.fonts].filter(({ family }) => family.includes('Anek Latin'))
    Promise.all(ours.map((face) => face.load())).then(
      () => {
        isHere.current = true
      },
      () => {},
    )
  }, [])

  useLayoutEffect(() => {
    if (path !== firstPath.current && isHere.current) {
      document.documentElement.dataset.font = 'anek'
    }
  }, [path])
}

/** Says so when another tab changed the currency of the amounts on this page. */
function useCurrencyChangeToast(): void {
  const showToast = useToast()
  useEffect(
    () =>
      storedCurrency.subscribe((fromAnotherTab) => {
        if (fromAnotherTab)
          showToast(appWords.currencyIsNow(currencyOf(storedCurrency.read()).name))
      }),
    [showToast],
  )
}

/** Old links and old kept inputs name the bill as a choice of the home page. */
const HOME_INPUTS = 'gst-hisab-inputs-gst'
const isBill = (text: string | null) => readFragment(text ?? '', ['view'])?.view === 'bill'

/** Redirects from old links, and from inputs that a tab kept at the old address, to the page of the bill. */
function followLegacyRedirects(): void {
  const { path, link } = address.read()
  if (!addressesOf('gst/single').includes(path)) return
  const kept = readTabText(HOME_INPUTS)
  if (isBill(link)) {
    redirect(`${hrefOf('bill')}#${link}`)
  } else if (!link && isBill(kept)) {
    // Only once: a person who goes back to the single amount stays there.
    writeTabText(HOME_INPUTS, `${kept}`.replace('&view=bill', ''), ignoreOutcome)
    redirect(hrefOf('bill'))
  }
}

/**
 * The language that was chosen on an earlier visit, offered once at the home page in another one: an
 * address means its language, so nobody is led elsewhere.
 */
function LanguageOffer({ view }: { view: View | undefined }) {
  const [offered, setOffered] = useState<Language>()
  const isHome = view?.name === 'gst/single'

  useEffect(() => {
    if (!isHome) return
    const chosen = chosenLanguage.read()
    const language = languages.find(({ code }) => code === chosen)
    if (!language || language.code === languageWords.code) return
    setOffered(language)
    chosenLanguage.change(() => null, ignoreOutcome)
  }, [isHome])

  if (!offered || !isHome) return null
  const { code, name, path } = offered
  return (
    <div className={toast.toast}>
      <a href={path || '/'} hrefLang={code}>
        {appWords.readIn(<span lang={code}>{name}</span>)}
      </a>
      <button
        type="button"
        className={styles.close}
        aria-label={appWords.notNow}
        onClick={() => setOffered(undefined)}
      >
        <Icon of={X} size={20} />
      </button>
    </div>
  )
}
