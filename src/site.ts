import { ecommerceProfitMeta } from './calculators/ecommerce-profit/meta'
import { gstMeta } from './calculators/gst/meta'
import { loanMeta } from './calculators/loan/meta'
import { percentageMeta } from './calculators/percentage/meta'
import { profitLossMeta } from './calculators/profit-loss/meta'
import { sipMeta } from './calculators/sip/meta'
import { stepUpSipMeta } from './calculators/step-up-sip/meta'
import type { CalculatorMeta } from './ui/calculator-meta'

export const siteName = 'GST Hisab'

/**
 * The calculators in navigation order. Routes, navigation, head tags, prerendering and the tests
 * that visit every page are derived from this list.
 */
export const calculators: readonly CalculatorMeta[] = [
  gstMeta,
  percentageMeta,
  profitLossMeta,
  ecommerceProfitMeta,
  loanMeta,
  sipMeta,
  stepUpSipMeta,
]

/** Every address that has a page. */
export const paths = calculators.flatMap(({ path, otherPaths }) => [path, ...otherPaths])

/** The calculator at an address, with or without a trailing slash; none means not found. */
export function calculatorAt(address: string): CalculatorMeta | undefined {
  const path = address.replace(/(?<=.)\/+$/, '')
  return calculators.find(
    (calculator) => calculator.path === path || calculator.otherPaths.includes(path),
  )
}
