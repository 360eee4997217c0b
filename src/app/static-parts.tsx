import { Moon, Sun } from 'lucide'
import { siteName } from '../site'
import { Icon } from '../ui/page/icon'
import styles from './theme-menu.module.css'
import { appWords } from './words'

/** The syllable "हि" under its headline, which runs edge to edge like a ledger rule. */
export function Logo() {
  return (
    <svg className="logo" width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <rect fill="var(--cloth)" width="36" height="36" rx="7" />
      <path
        fill="#fff"
        d="m23.88 24.55-.18 1.88q-.49.13-1.05.19-.58.08-1.3.08-1.45 0-2.58-.41t-1.78-1.23-.64-2.08v-.11q0-.96.41-1.67.23-.41.61-.72-.49-.34-.79-.8-.34-.5-.34-1.16v-.08q0-1.23.99-1.92t3.28-.68q.78 0 1.62.07v-1.38h-8.2v10.13h-2.31V14.53H9.95l-.15-1.74h1.84v-.24q0-2.15 1.33-3.23 1.33-1.07 3.97-1.07 1.86 0 3.45.47 1.6.47 2.82 1.3l.29 2.15-.06.03q-1.53-1.03-3.12-1.56-1.6-.51-3.28-.51-1.6 0-2.36.63-.78.63-.78 1.84v.19h12.15l.13 1.74h-1.8v3.3q-.81-.11-1.62-.16t-1.64-.06q-1.45 0-2.01.3-.56.31-.56.87v.06q0 .27.12.48.09.17.25.33.24-.08.52-.14.69-.16 1.56-.16 1.37 0 2.25.34.88.36 1.31 1 .42.65.42 1.55 0 .26-.04.54t-.11.53h-2.11v-.5q0-.86-.45-1.24-.44-.37-1.49-.37-1.03 0-1.56.41-.54.42-.54 1.25v.07q0 .98.81 1.4.8.44 2.18.44.58 0 1.14-.05t1.07-.17M0 12.79h36v1.74H0z"
      />
    </svg>
  )
}

/** One for each theme; the style sheet shows that of the theme in force. */
export function ThemeIcons() {
  return (
    <>
      <Icon of={Sun} className={styles.sun} size={18} />
      <Icon of={Moon} className={styles.moon} size={18} />
    </>
  )
}

export function Colophon() {
  return (
    <>
      <p>{appWords.rights(siteName)}</p>
      <p>{appWords.purpose}</p>
    </>
  )
}
