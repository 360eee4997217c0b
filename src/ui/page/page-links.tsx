import { ChevronRight } from 'lucide'
import { Link } from '../tab/navigation'
import { Card } from './card'
import { classNames } from './class-names'
import { Icon } from './icon'
import styles from './page-links.module.css'

export type PageLink = { path: string; number: number; name: string; note: string }

/**
 * The index of the other calculators, numbered as in the navigation. Beside another card it is a
 * column; on a line of its own it is a grid.
 */
export function PageLinks({ links, wide = false }: { links: readonly PageLink[]; wide?: boolean }) {
  return (
    <Card title="More calculators" className={classNames(styles.card, wide && styles.alone)}>
      <ul className={classNames(styles.links, wide && styles.wide)}>
        {links.map(({ path, number, name, note }) => (
          <li key={path}>
            <Link href={path} className={styles.link}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <span className={styles.words}>
                <b>{name}</b>
                <span>{note}</span>
              </span>
              <Icon of={ChevronRight} size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
