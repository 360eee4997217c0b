import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './navigation'
import styles from './text-link.module.css'

/** A link in a sentence of its own, with an arrow. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      <span>{children}</span>
      <ArrowRight size={18} aria-hidden />
    </Link>
  )
}
