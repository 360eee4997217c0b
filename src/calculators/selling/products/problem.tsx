import { Info } from 'lucide'
import { Icon } from '../../../ui/page/icon'
import styles from './problem.module.css'

/** Why a file could not be read: whatever was there before is still there. */
export function Problem({ name, text }: { name: string; text: string }) {
  return (
    <p role="alert" className={styles.problem} key={name + text}>
      <Icon of={Info} size={20} />
      <span>
        <b translate="no">{name}</b> {text}
      </span>
    </p>
  )
}
