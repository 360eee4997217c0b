import { Moon, Sun } from 'lucide'
import { Icon } from '../ui/page/icon'
import styles from './theme-menu.module.css'

/** One for each theme; the style sheet shows that of the theme in force. */
export function ThemeIcons() {
  return (
    <>
      <Icon of={Sun} className={styles.sun} size={18} />
      <Icon of={Moon} className={styles.moon} size={18} />
    </>
  )
}
