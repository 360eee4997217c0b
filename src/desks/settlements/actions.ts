import { type Actions, actionsFor } from '../../ui/answer/actions'
import { sayOutcome } from '../../ui/memory/browser-storage'
import { forgetProfile } from '../../ui/memory/profile-actions'
import { undoBy } from '../../ui/tab/toast'
import { inputs, type SettlementTexts } from './inputs'
import { settlementsWords } from './words'

/** How the orders are counted. @example 'Settlements: registered, ads by sales.' */
export const saySettlements = ({ seller, spread }: SettlementTexts): string =>
  settlementsWords.copied.said(
    settlementsWords.copied.sellers[seller],
    settlementsWords.copied.spreads[spread],
  )

/**
 * What orders earned is a seller's own: Share sends a link to the settings alone. They are kept on the
 * device, so that to begin anew is to forget them.
 */
export const actions: Actions = {
  ...actionsFor({
    name: settlementsWords.label,
    say: saySettlements as never,
    sharesResults: false,
  }),
  reset({ showToast }) {
    const { outcome, ...undo } = forgetProfile(inputs)
    showToast(sayOutcome(settlementsWords.copied.forgotten, outcome), undoBy(undo))
  },
}
