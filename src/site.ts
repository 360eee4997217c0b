import { addressesOf, isAddressOf } from './calculators/addresses'
import type { Calculator, View } from './calculators/contract'
import { view as fixedView } from './calculators/deposits/fixed/view'
import { view as ppfView } from './calculators/deposits/ppf/view'
import { view as recurringView } from './calculators/deposits/recurring/view'
import { view as billView } from './calculators/gst/bill/view'
import { view as returnView } from './calculators/gst/return/view'
import { view as salesView } from './calculators/gst/sales/view'
import { view as schemeView } from './calculators/gst/scheme/view'
import { view as singleView } from './calculators/gst/single/view'
import { view as compareView } from './calculators/loan/compare/view'
import { view as emiView } from './calculators/loan/emi/view'
import { view as findView } from './calculators/loan/find/view'
import { view as prepayView } from './calculators/loan/prepay/view'
import { view as percentageView } from './calculators/percentage/view'
import { view as profitLossView } from './calculators/profit-loss/view'
import { view as afterTaxView } from './calculators/savings/after-tax/view'
import { view as goalView } from './calculators/savings/goal/view'
import { view as lumpSumView } from './calculators/savings/lump-sum/view'
import { view as earnedView } from './calculators/savings/returns/view'
import { view as sipView } from './calculators/savings/sip/view'
import { view as stepUpView } from './calculators/savings/step-up/view'
import { view as withdrawView } from './calculators/savings/withdraw/view'
import { view as marketplaceView } from './calculators/selling/marketplace/view'
import { view as oneProductView } from './calculators/selling/one-product/view'
import { view as productsView } from './calculators/selling/products/view'
import { view as settlementsView } from './calculators/selling/settlements/view'
import { siteWords } from './words'

export const siteName = 'GST Hisab'

/**
 * The calculators in navigation order, each with its views. Routes, navigation, head tags,
 * prerendering, the offline list and the tests that visit every page are derived from this list.
 */
export const calculators: readonly Calculator[] = [
  {
    navLabel: siteWords.gst,
    note: siteWords.gstNote,
    views: [singleView, billView, salesView, returnView, schemeView],
  },
  { navLabel: siteWords.percentage, note: siteWords.percentageNote, views: [percentageView] },
  {
    navLabel: siteWords.profitLoss,
    note: siteWords.profitLossNote,
    views: [profitLossView],
  },
  {
    navLabel: siteWords.selling,
    note: siteWords.sellingNote,
    views: [oneProductView, marketplaceView, productsView, settlementsView],
  },
  {
    navLabel: siteWords.loan,
    note: siteWords.loanNote,
    views: [emiView, prepayView, compareView, findView],
  },
  {
    navLabel: siteWords.sip,
    note: siteWords.sipNote,
    views: [sipView, goalView, afterTaxView, withdrawView, lumpSumView, earnedView],
  },
  { navLabel: siteWords.stepUp, note: siteWords.stepUpNote, views: [stepUpView] },
  {
    navLabel: siteWords.deposits,
    note: siteWords.depositsNote,
    views: [fixedView, recurringView, ppfView],
  },
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
