import { addressesOf, isAddressOf } from './calculators/addresses'
import type { Calculator, View } from './calculators/contract'
import { view as billView } from './calculators/gst/bill/view'
import { view as singleView } from './calculators/gst/single/view'
import { view as compareView } from './calculators/loan/compare/view'
import { view as emiView } from './calculators/loan/emi/view'
import { view as findView } from './calculators/loan/find/view'
import { view as prepayView } from './calculators/loan/prepay/view'
import { view as percentageView } from './calculators/percentage/view'
import { view as profitLossView } from './calculators/profit-loss/view'
import { view as afterTaxView } from './calculators/savings/after-tax/view'
import { view as goalView } from './calculators/savings/goal/view'
import { view as sipView } from './calculators/savings/sip/view'
import { view as stepUpView } from './calculators/savings/step-up/view'
import { view as withdrawView } from './calculators/savings/withdraw/view'
import { view as marketplaceView } from './calculators/selling/marketplace/view'
import { view as oneProductView } from './calculators/selling/one-product/view'
import { view as productsView } from './calculators/selling/products/view'

export const siteName = 'GST Hisab'

/**
 * The calculators in navigation order, each with its views. Routes, navigation, head tags,
 * prerendering, the offline list and the tests that visit every page are derived from this list.
 */
export const calculators: readonly Calculator[] = [
  { navLabel: 'GST', note: 'Add or remove GST from a price', views: [singleView, billView] },
  { navLabel: 'Percentage', note: 'Shares, changes and discounts', views: [percentageView] },
  {
    navLabel: 'Profit/Loss',
    note: 'Profit, margin and mark-up on a sale',
    views: [profitLossView],
  },
  {
    navLabel: 'eCommerce Profit',
    note: 'What is left after all fees',
    views: [oneProductView, marketplaceView, productsView],
  },
  {
    navLabel: 'Loan',
    note: 'Monthly EMI and full schedule',
    views: [emiView, prepayView, compareView, findView],
  },
  {
    navLabel: 'SIP',
    note: 'Growth of a monthly investment',
    views: [sipView, goalView, afterTaxView, withdrawView],
  },
  { navLabel: 'Step-Up SIP', note: 'A SIP that rises every year', views: [stepUpView] },
]

// Only the build and the tests want these two: marked as pure, they are in no page.

/** Every page of the site. */
export const views: readonly View[] = /* @__PURE__ */ calculators.flatMap(
  (calculator) => calculator.views,
)

/** Every address that has a page. */
export const paths = /* @__PURE__ */ views.flatMap(({ folder }) => addressesOf(folder))

/** A page of the site, and the calculator it belongs to. */
export type Route = { readonly calculator: Calculator; readonly view: View }

/** What is at an address, with or without a trailing slash; nothing means not found. */
export function routeAt(address: string): Route | undefined {
  for (const calculator of calculators) {
    const view = calculator.views.find(({ folder }) => isAddressOf(folder)(address))
    if (view) return { calculator, view }
  }
  return undefined
}
