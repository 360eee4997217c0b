import { useSyncExternalStore } from 'react'

/** Narrower than the table needs; the style sheets hide it at the same width. */
const phone = '(width < 48em)'

function subscribe(listener: () => void): () => void {
  const media = matchMedia(phone)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether rows are shown as a list: while prerendering they are a table. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(phone).matches,
    () => false,
  )
