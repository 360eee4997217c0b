import type { Calculator, View } from './calculators/contract'
import { billView } from './calculators/gst/bill/meta'
import { singleView } from './calculators/gst/single/meta'
import { compareView } from './calculators/loan/compare/meta'
import { emiView } from './calculators/loan/emi/meta'
import { findView } from './calculators/loan/find/meta'
import { prepayView } from './calculators/loan/prepay/meta'
import { percentageView } from './calculators/percentage/meta'
import { profitLossView } from './calculators/profit-loss/meta'
import { afterTaxView } from './calculators/savings/after-tax/meta'
import { goalView } from './calculators/savings/goal/meta'
import { sipView } from './calculators/savings/sip/meta'
import { stepUpView } from './calculators/savings/step-up/meta'
import { withdrawView } from './calculators/savings/withdraw/meta'
import { marketplaceView } from './calculators/selling/marketplace/meta'
import { oneProductView } from './calculators/selling/one-product/meta'
import { productsView } from './calculators/selling/products/meta'

export const siteName = 'GST Hisab'

/**
 * The calculators in navigation order, each with its views. Routes, navigation, head tags,
 * prerendering, the offline list and the tests that visit every page are derived from this list.
 */
export const calculators: readonly Calculator[] = [
  { navLabel: 'GST', views: [singleView, billView] },
  { navLabel: 'Percentage', views: [percentageView] },
  {
    navLabel: 'Profit/Loss',
    views: [profitLossView],
  },
  {
    navLabel: 'eCommerce Profit',
    views: [oneProductView, marketplaceView, productsView],
  },
  { navLabel: 'Loan', views: [emiView, prepayView, compareView, findView] },
  { navLabel: 'SIP', views: [sipView, goalView, afterTaxView, withdrawView] },
  { navLabel: 'Step-Up SIP', views: [stepUpView] },
]

// Only the build and the tests want these two: marked as pure, they are in no page.

/** Every page of the site. */
export const views: readonly View[] = /* @__PURE__ */ calculators.flatMap(
  (calculator) => calculator.views,
)

/** Every address that has a page. */
export const paths = /* @__PURE__ */ views.flatMap(({ path, otherPaths = [] }) => [
  path,
  ...otherPaths,
])

/** A page of the site, and the calculator it belongs to. */
export type Route = { readonly calculator: Calculator; readonly view: View }

/** What is at an address, with or without a trailing slash; nothing means not found. */
export function routeAt(address: string): Route | undefined {
  const path = address.replace(/(?<=.)\/+$/, '')
  for (const calculator of calculators) {
    const view = calculator.views.find(
      (view) => view.path === path || view.otherPaths?.includes(path),
    )
    if (view) return { calculator, view }
  }
  return undefined
}
