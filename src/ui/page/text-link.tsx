import { ArrowRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon'
import styles from './text-link.module.css'

/** A link in a sentence of its own, with an arrow. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.link}>
      <span>{children}</span>
      <Icon of={ArrowRight} size={18} />
    </a>
  )
}
