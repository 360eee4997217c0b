import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { dayOf, sayDate } from '../../core/language/dates'
import { uiWords } from '../words'

let isBeforePrint = false

function subscribeToPrinting(listener: () => void): () => void {
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
    subscribeToPrinting,
    () => isBeforePrint || matchMedia('print').matches,
    () => false,
  )

/** @example printedOn() // 'Printed on 1 February 2026' */
export const printedOn = (): string => uiWords.page.printedOn(today())

/** The same with an address to get back to it. */
export const printedFrom = (address: string): string => uiWords.page.printedFrom(today(), address)

const today = () => sayDate(dayOf(new Date()))

/** Narrower than the table needs; the style sheets hide it at the same width. */
const phone = '(width < 48em)'

function subscribeToWidth(listener: () => void): () => void {
  const media = matchMedia(phone)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}

/** Whether rows are shown as a list: while prerendering they are a table. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribeToWidth,
    () => matchMedia(phone).matches,
    () => false,
  )
