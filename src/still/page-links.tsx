import { ChevronRight } from 'lucide'
import type { Calculator, ViewHead } from '../calculators/contract'
import { calculators } from '../site'
import { Card } from '../ui/page/card'
import { Icon } from '../ui/page/icon'
import styles from './page-links.module.css'

const heads = import.meta.glob<ViewHead>('../calculators/**/head.ts', {
  eager: true,
  import: 'head',
})

/** One line about a calculator: what its first page is for. */
export const noteOf = ({ views: [{ folder }] }: Calculator) =>
  heads[`../calculators/${folder}/head.ts`]?.note

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
