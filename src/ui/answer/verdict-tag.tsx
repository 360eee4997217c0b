import { ArrowDown, ArrowUp } from 'lucide'
import { Icon } from '../page/icon'
import styles from './verdict-tag.module.css'

type VerdictTagProps = {
  verdict: 'gain' | 'loss' | 'none'
  /** It says which, not how much: nothing rises or falls. */
  withoutArrow?: boolean
  children: string
}

/** A result's direction, in word, arrow and colour. */
export function VerdictTag({ verdict, withoutArrow = false, children }: VerdictTagProps) {
  const arrow = withoutArrow ? 'none' : verdict
  return (
    <span key={verdict} className={styles.tag} data-verdict={verdict}>
      {arrow === 'gain' && <Icon of={ArrowUp} size={18} strokeWidth={2.5} />}
      {arrow === 'loss' && <Icon of={ArrowDown} size={18} strokeWidth={2.5} />}
      {children}
    </span>
  )
}
