import { flushSync } from 'react-dom'
import styles from './full-schedule.module.css'

/**
 * Changes the page without moving one element of it on the screen.
 *
 * @param find the element, before and after the change
 */
export function holdInPlace(find: () => Element | null | undefined, change: () => void): void {
  const topNow = () => find()?.getBoundingClientRect().top ?? 0
  const root = document.documentElement
  // The browser would rather hold what stands below.
  root.classList.add(`${styles.unanchored}`)
  const before = topNow()
  flushSync(change)
  window.scrollBy({ top: topNow() - before, behavior: 'instant' })
  requestAnimationFrame(() =>
    requestAnimationFrame(() => root.classList.remove(`${styles.unanchored}`)),
  )
}
