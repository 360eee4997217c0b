import type { ComponentType } from 'react'
import type { CalculatorMeta } from './ui/calculator-meta'
import type { CalculatorPageProps } from './ui/page-links'

export type CalculatorPage = ComponentType<CalculatorPageProps>

const pageModules = import.meta.glob<{ Page: CalculatorPage }>('./calculators/*/page.tsx')

/** Loads a calculator's screen. */
export async function loadPage({ folder }: CalculatorMeta): Promise<CalculatorPage> {
  const load = pageModules[`./calculators/${folder}/page.tsx`]
  if (!load) throw new Error(`src/calculators/${folder} has no page.tsx`)
  return (await load()).Page
}

/** The source of a calculator's screen, by the name it has in the build's manifest. */
export const pageSource = ({ folder }: CalculatorMeta) => `src/calculators/${folder}/page.tsx`
