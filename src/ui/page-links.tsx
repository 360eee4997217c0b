import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { Card } from './card'
import styles from './page-links.module.css'

export type PageLink = { path: string; number: number; name: string; note: string }

/** What every calculator page gets from the shell. */
export type CalculatorPageProps = { others: readonly PageLink[] }

/** The index of the other calculators, numbered as in the navigation. */
export function PageLinks({ links }: { links: readonly PageLink[] }) {
  return (
    <Card title="More calculators">
      <ul className={styles.links}>
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
              <ChevronRight size={20} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
