import { X } from 'lucide'
import { useEffect, useState } from 'react'
import type { View } from '../contract'
import { addressHere } from '../core/language/languages'
import { languageWords } from '../core/language/words'
import { Icon } from '../ui/page/icon'
import toast from '../ui/tab/toast-view.module.css'
import { trustedAddress } from '../ui/worker/trusted-address'
import styles from './after-idle.module.css'
import {
  followLegacyRedirects,
  useBrandFontFromSecondPage,
  useCurrencyChangeToast,
} from './idle-effects'
import { followLanguageChange } from './language-change'
import { LanguageOffer } from './language-offer'
import { routeBehind } from './navigation'
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
