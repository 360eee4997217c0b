import { addressesOf, hrefOf, type ViewName } from '../../src/calculators/addresses'
import type { View, ViewHead } from '../../src/calculators/contract'
import { settlementsWords } from '../../src/calculators/selling/settlements/words'
import { calculators, views } from '../../src/site'

const heads = import.meta.glob<ViewHead>('../../src/calculators/**/view.ts', {
  eager: true,
  import: 'head',
})

const headingOf = ({ folder }: View) =>
  `${heads[`../../src/calculators/${folder}/view.ts`]?.heading}`

/** Where there is no example to begin with, what leads to one stands in the place of results. */
const invitations: Partial<Record<ViewName, string>> = {
  'selling/settlements': settlementsWords.empty.tryExample,
}

/** What the checks know of the site, in the language that it is read in. */
export const site = { calculators, views, addressesOf, hrefOf, headingOf, invitations }
