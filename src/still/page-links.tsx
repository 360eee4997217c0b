import { ChevronRight } from 'lucide'
import type { Calculator } from '../calculators/contract'
import { calculators } from '../site'
import { Card } from '../ui/page/card'
import { Icon } from '../ui/page/icon'
import styles from './page-links.module.css'

const notes = import.meta.glob<string>('../calculators/**/note.ts', { eager: true, import: 'note' })

/** One line about a calculator. */
export function noteOf({ views: [{ folder }] }: Calculator): string {
  const note = notes[`../calculators/${folder}/note.ts`]
  if (!note) throw new Error(`src/calculators/${folder} has no note.ts`)
  return note
}

/** The index of all calculators but one, numbered as in the navigation. */
export function PageLinks({ but }: { but?: Calculator }) {
  return (
    <Card title="More calculators" className={styles.card}>
      <ul className={styles.links}>
        {calculators.map(
          (calculator, index) =>
            calculator !== but && (
              <li key={calculator.navLabel}>
                <a href={calculator.views[0].path} className={styles.link}>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  <span className={styles.words}>
                    <b>{calculator.navLabel}</b>
                    <span>{noteOf(calculator)}</span>
                  </span>
                  <Icon of={ChevronRight} size={20} />
                </a>
              </li>
            ),
        )}
      </ul>
    </Card>
  )
}
