import type { Calculator } from '../calculators/contract'
import type { Place } from '../site'

/**
 * Whether a calculator is the one on show: its own page, the first of its views, or another view.
 * Both look alike; only the first is the page that its link leads to.
 */
export function currentIn(calculator: Calculator, place: Place | undefined) {
  if (place?.calculator !== calculator) return undefined
  return place.view === calculator.views[0] ? 'page' : 'true'
}
