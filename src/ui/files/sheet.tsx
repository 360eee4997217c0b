import { type ReactNode, useEffect, useRef } from 'react'
import styles from './sheet.module.css'

/** A screen as a whole. It takes the focus when the focused element disappears or is disabled. */
export function Sheet({ label, children }: { label: string; children: ReactNode }) {
  const sheet = useRef<HTMLElement>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && !last.current?.isConnected) sheet.current?.focus({ preventScroll: true })
  })
  return (
    <section
      ref={sheet}
      className={styles.sheet}
      tabIndex={-1}
      aria-label={label}
      onFocus={(event) => {
        last.current = event.target
      }}
    >
      {children}
    </section>
  )
}
