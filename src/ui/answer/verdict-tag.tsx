import { ArrowDown, ArrowUp } from 'lucide'
import { Icon } from '../page/icon'
import styles from './verdict-tag.module.css'

type VerdictTagProps = { verdict: 'gain' | 'loss' | 'none'; children: string }

/** A result's direction, in word, arrow and colour. */
export function VerdictTag({ verdict, children }: VerdictTagProps) {
  return (
    <span key={verdict} className={styles.tag} data-verdict={verdict}>
      {verdict === 'gain' && <Icon of={ArrowUp} size={18} strokeWidth={2.5} />}
      {verdict === 'loss' && <Icon of={ArrowDown} size={18} strokeWidth={2.5} />}
      {children}
    </span>
  )
}
