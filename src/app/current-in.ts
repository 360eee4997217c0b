import type { Calculator } from '../calculators/contract'
import type { Route } from '../site'

/**
 * Whether a calculator is the one on show: its own page, the first of its views, or another view.
 * Both look alike; only the first is the page that its link leads to.
 */
export function currentIn(calculator: Calculator, route: Route | undefined) {
  if (route?.calculator !== calculator) return undefined
  return route.view === calculator.views[0] ? 'page' : 'true'
}
