import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

let isBeforePrint = false

function subscribe(listener: () => void): () => void {
  // Browsers count the sheets right after this event; a media query tells them apart too late. So
  // would a rendering that waits for the end of whatever called `print`.
  const prepare = () => {
    isBeforePrint = true
    flushSync(listener)
  }
  const finish = () => {
    isBeforePrint = false
    flushSync(listener)
  }
  const paper = matchMedia('print')
  window.addEventListener('beforeprint', prepare)
  window.addEventListener('afterprint', finish)
  paper.addEventListener('change', listener)
  return () => {
    window.removeEventListener('beforeprint', prepare)
    window.removeEventListener('afterprint', finish)
    paper.removeEventListener('change', listener)
  }
}

/** Whether the page is being laid out for paper, where nothing can be opened any more. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isBeforePrint || matchMedia('print').matches,
    () => false,
  )
