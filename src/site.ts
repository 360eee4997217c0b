import { addressesOf, isAddressOf } from './addresses'
import { fixedWords } from './calculators/deposits/fixed/words'
import { ppfWords } from './calculators/deposits/ppf/words'
import { recurringWords } from './calculators/deposits/recurring/words'
import { returnWords } from './calculators/gst/return/words'
import { schemeWords } from './calculators/gst/scheme/words'
import { gstSingleWords } from './calculators/gst/single/words'
import { compareWords } from './calculators/loan/compare/words'
import { emiWords } from './calculators/loan/emi/words'
import { findWords } from './calculators/loan/find/words'
import { prepayWords } from './calculators/loan/prepay/words'
import { percentageWords } from './calculators/percentage/words'
import { profitLossWords } from './calculators/profit-loss/words'
import { afterTaxWords } from './calculators/savings/after-tax/words'
import { returnsWords } from './calculators/savings/earned/words'
import { goalWords } from './calculators/savings/goal/words'
import { lumpSumWords } from './calculators/savings/lump-sum/words'
import { sipWords } from './calculators/savings/sip/words'
import { stepUpWords } from './calculators/savings/step-up/words'
import { withdrawWords } from './calculators/savings/withdraw/words'
import { marketplaceWords } from './calculators/selling/marketplace/words'
import { oneProductWords } from './calculators/selling/one-product/words'
import type { Calculator, View } from './contract'
import { billWords } from './desks/bill/words'
import { productsWords } from './desks/price-list/words'
import { salesWords } from './desks/sales/words'
import { settlementsWords } from './desks/settlements/words'
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
    views: [
      { name: 'gst/single', label: gstSingleWords.label },
      { name: 'bill', label: billWords.label },
      { name: 'sales', label: salesWords.label },
      { name: 'gst/return', label: returnWords.label },
      { name: 'gst/scheme', label: schemeWords.label },
    ],
  },
  {
    navLabel: siteWords.percentage,
    note: siteWords.percentageNote,
    views: [{ name: 'percentage', label: percentageWords.label }],
  },
  {
    navLabel: siteWords.profitLoss,
    note: siteWords.profitLossNote,
    views: [{ name: 'profit-loss', label: profitLossWords.label }],
  },
  {
    navLabel: siteWords.selling,
    note: siteWords.sellingNote,
    views: [
      { name: 'selling/one-product', label: oneProductWords.label },
      { name: 'selling/marketplace', label: marketplaceWords.label },
      { name: 'price-list', label: productsWords.label },
      { name: 'settlements', label: settlementsWords.label },
    ],
  },
  {
    navLabel: siteWords.loan,
    note: siteWords.loanNote,
    views: [
      { name: 'loan/emi', label: emiWords.label },
      { name: 'loan/prepay', label: prepayWords.label },
      { name: 'loan/compare', label: compareWords.label },
      { name: 'loan/find', label: findWords.label },
    ],
  },
  {
    navLabel: siteWords.sip,
    note: siteWords.sipNote,
    views: [
      { name: 'savings/sip', label: sipWords.label },
      { name: 'savings/goal', label: goalWords.label },
      { name: 'savings/after-tax', label: afterTaxWords.label },
      { name: 'savings/withdraw', label: withdrawWords.label },
      { name: 'savings/lump-sum', label: lumpSumWords.label },
      { name: 'savings/earned', label: returnsWords.label },
    ],
  },
  {
    navLabel: siteWords.stepUp,
    note: siteWords.stepUpNote,
    views: [{ name: 'savings/step-up', label: stepUpWords.label }],
  },
  {
    navLabel: siteWords.deposits,
    note: siteWords.depositsNote,
    views: [
      { name: 'deposits/fixed', label: fixedWords.label },
      { name: 'deposits/recurring', label: recurringWords.label },
      { name: 'deposits/ppf', label: ppfWords.label },
    ],
  },
]

// Only the build and the tests want these two: marked as pure, they are in no page.

/** Every page of the site. */
export const views: readonly View[] = /* @__PURE__ */ calculators.flatMap(
  (calculator) => calculator.views,
)

/** Every address that has a page. */
export const paths = /* @__PURE__ */ views.flatMap(({ name }) => addressesOf(name))

/** A page of the site, and the calculator it belongs to. */
export type Route = { readonly calculator: Calculator; readonly view: View }

/** What is at an address, with or without a trailing slash; nothing means not found. */
export function routeAt(address: string): Route | undefined {
  for (const calculator of calculators) {
    const view = calculator.views.find(({ name }) => isAddressOf(name)(address))
    if (view) return { calculator, view }
  }
  return undefined
}
