import { addressesOf, hrefOf, type ViewName } from '../../src/addresses'
import type { View } from '../../src/contract'
import { settlementsWords } from '../../src/desks/settlements/words'
import { calculators, views } from '../../src/site'
import { headOf } from '../../tests/view-heads'

const headingOf = (view: View) => headOf(view).heading

/** Where there is no example to begin with, what leads to one stands in the place of results. */
const invitations: Partial<Record<ViewName, string>> = {
  settlements: settlementsWords.empty.tryExample,
}

/** What the checks know of the site, in the language that it is read in. */
export const site = { calculators, views, addressesOf, hrefOf, headingOf, invitations }
