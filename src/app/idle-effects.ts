import { useDeferredValue, useEffect, useLayoutEffect, useRef } from 'react'
import { addressesOf, hrefOf } from '../addresses'
import { readFragment } from '../core/fragment'
import { currencyOf } from '../core/money/currencies'
import { ignoreOutcome, readTabText, writeTabText } from '../ui/memory/browser-storage'
import { address, redirect } from '../ui/tab/address'
import { storedCurrency } from '../ui/tab/currency'
import { useToast } from '../ui/tab/toast'
import { usePath } from './navigation'
import { appWords } from './words'

/**
 * A first page that was painted before our fonts came keeps the system's type: nothing changes under
 * a reader's eyes. The next page has ours, if the fonts came meanwhile.
 */
export function useBrandFontFromSecondPage(): void {
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
export function useCurrencyChangeToast(): void {
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
export function followLegacyRedirects(): void {
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
