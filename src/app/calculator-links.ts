import { calculators } from '../site'
import type { PageLink } from '../ui/page/page-links'

/** The index of calculators, numbered as in the navigation. */
export const calculatorLinks: readonly PageLink[] = calculators.map(
  ({ views, navLabel, note }, index) => ({
    path: views[0].path,
    number: index + 1,
    name: navLabel,
    note,
  }),
)
