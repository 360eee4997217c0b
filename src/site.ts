import type { ComponentType } from 'react'
import { ecommerceProfitMeta } from './calculators/ecommerce-profit/meta'
import { gstMeta } from './calculators/gst/meta'
import { loanMeta } from './calculators/loan/meta'
import { percentageMeta } from './calculators/percentage/meta'
import { profitLossMeta } from './calculators/profit-loss/meta'
import { sipMeta } from './calculators/sip/meta'
import { stepUpSipMeta } from './calculators/step-up-sip/meta'
import type { CalculatorMeta } from './ui/calculator-meta'
import type { CalculatorPageProps } from './ui/page-links'

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

type CalculatorPage = ComponentType<CalculatorPageProps>

const pageModules = import.meta.glob<{ Page: CalculatorPage }>('./calculators/*/page.tsx')

/** Loads a calculator's screen. */
export async function loadPage({ folder }: CalculatorMeta): Promise<CalculatorPage> {
  const load = pageModules[`./calculators/${folder}/page.tsx`]
  if (!load) throw new Error(`src/calculators/${folder} has no page.tsx`)
  return (await load()).Page
}

/** The source of a calculator's screen, by the name it has in the build's manifest. */
export const pageSource = ({ folder }: CalculatorMeta) => `src/calculators/${folder}/page.tsx`
