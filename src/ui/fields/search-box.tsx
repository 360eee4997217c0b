import { Search } from 'lucide'
import { Icon } from '../page/icon'
import styles from './search-box.module.css'

type SearchBoxProps = { label: string; text: string; onText(text: string): void }

/** A field to search a list with: its label stands in it until something is typed. */
export function SearchBox({ label, text, onText }: SearchBoxProps) {
  return (
    <div className={styles.box}>
      <Icon of={Search} size={18} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  )
}
