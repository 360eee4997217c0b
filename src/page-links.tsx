import { hrefOf } from './addresses'
import type { Calculator } from './contract'
import { calculators } from './site'
import { LinkTiles } from './ui/page/link-tiles'
import { siteWords } from './words'

/** The index of all calculators but one, numbered as in the navigation. */
export function PageLinks({ but }: { but?: Calculator }) {
  const links = calculators.map((calculator, index) => ({
    calculator,
    number: index + 1,
    name: calculator.navLabel,
    note: calculator.note,
    href: hrefOf(calculator.views[0].name),
  }))
  return (
    <LinkTiles
      title={siteWords.moreCalculators}
      links={links.filter(({ calculator }) => calculator !== but)}
    />
  )
}
