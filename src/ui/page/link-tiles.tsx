import { ChevronRight } from 'lucide'
import { Card } from './card'
import { Icon } from './icon'
import styles from './link-tiles.module.css'

type LinkTilesProps = {
  title: string
  /** Each with its number in the margin, and one line about where it leads. */
  links: readonly { number: number; name: string; note: string; href: string }[]
}

/** Where to go from here. */
export function LinkTiles({ title, links }: LinkTilesProps) {
  return (
    <Card title={title} className={styles.card}>
      <ul className={styles.links}>
        {links.map(({ number, name, note, href }) => (
          <li key={name}>
            <a href={href} className={styles.link}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <span className={styles.words}>
                <b>{name}</b>
                <span data-amount>{note}</span>
              </span>
              <Icon of={ChevronRight} size={20} />
            </a>
          </li>
        ))}
      </ul>
    </Card>
  )
}
