import { gstStates } from '../../core/states/states'
import { sharedInputs } from '../memory/page-inputs'

/** The state of a business, which the views about returns and schemes both ask for. */
export const sharedState = sharedInputs('gst-state', ['state'])

/** The state that pages open with: the one with the most registrations. */
export const EXAMPLE_STATE = '27'

/** Codes that are on older papers, or belong to no state. */
const NOT_TO_CHOOSE = ['25', '28', '97', '99']

/** The codes of the states and union territories of today. */
export const stateCodes: readonly string[] = Object.keys(gstStates)
  .filter((code) => !NOT_TO_CHOOSE.includes(code))
  .sort()
