import { Check } from 'lucide'
import { Icon } from './icon'
import styles from './page-head.module.css'

const promises = ['Free', 'No ads', 'No sign-up']

/** The title of a page, what it is for, and what we promise everywhere. */
export function PageHead({ heading, intro }: { heading: string; intro: string }) {
  return (
    <header className={styles.head}>
      <div>
        <h1 className={styles.heading} tabIndex={-1}>
          {heading}
        </h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      <ul className={styles.promises} aria-label="Our promises">
        {promises.map((promise) => (
          <li key={promise}>
            <Icon of={Check} size={16} strokeWidth={2.5} />
            {promise}
          </li>
        ))}
      </ul>
    </header>
  )
}
