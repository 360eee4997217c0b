import { useSyncExternalStore } from 'react'

const onScreen = () => false

/** Whether the page is being laid out for paper, where nothing can be opened any more. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      const paper = matchMedia('print')
      paper.addEventListener('change', listener)
      return () => paper.removeEventListener('change', listener)
    },
    () => matchMedia('print').matches,
    onScreen,
  )
