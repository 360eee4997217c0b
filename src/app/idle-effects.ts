import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { currencyOf } from '../core/currencies'
import { readFragment } from '../core/fragment'
import { readTabText, unsaid, writeTabText } from '../ui/memory/browser-storage'
import { address, redirect } from '../ui/tab/address'
import { storedCurrency } from '../ui/tab/currency'
import { useToast } from '../ui/tab/toast'
import { usePath } from './navigation'

/**
 * A first page that was painted before our fonts came keeps the system's type: nothing changes under
 * a reader's eyes. The next page has ours, if the fonts came meanwhile.
 */
export function useBrandType(): void {
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
export function useCurrencyNews(): void {
  const showToast = useToast()
  useEffect(
    () =>
      storedCurrency.subscribe((fromAnotherTab) => {
        if (fromAnotherTab) showToast(`Currency is now ${currencyOf(storedCurrency.read()).name}`)
      }),
    [showToast],
  )
}

/** Until it had an address of its own, the bill was a choice at home, in links and in kept inputs. */
const HOME_INPUTS = 'gst-hisab-inputs-gst'
const isBill = (text: string | null) => readFragment(text ?? '', ['view'])?.view === 'bill'

/** Leads whoever comes by an old link, or left a page as it was then, to where it is now. */
export function followLegacyRedirects(): void {
  const { path, link } = address.read()
  if (path !== '/' && path !== '/gst') return
  const kept = readTabText(HOME_INPUTS)
  if (isBill(link)) {
    redirect(`/gst/bill#${link}`)
  } else if (!link && isBill(kept)) {
    // Once: whoever comes back to the single amount stays there.
    writeTabText(HOME_INPUTS, `${kept}`.replace('&view=bill', ''), unsaid)
    redirect('/gst/bill')
  }
}
