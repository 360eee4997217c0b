import { ArrowDown, ArrowUp } from 'lucide-react'
import styles from './verdict-tag.module.css'

type VerdictTagProps = { verdict: 'gain' | 'loss' | 'none'; children: string }

/** A result's direction, in word, arrow and colour. */
export function VerdictTag({ verdict, children }: VerdictTagProps) {
  return (
    <span className={styles.tag} data-verdict={verdict}>
      {verdict === 'gain' && <ArrowUp size={18} strokeWidth={2.5} aria-hidden />}
      {verdict === 'loss' && <ArrowDown size={18} strokeWidth={2.5} aria-hidden />}
      {children}
    </span>
  )
}
