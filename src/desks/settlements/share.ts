import type { SharePicture } from '../../contract'
import { formatMoney, formatNumber } from '../../core/money/format'
import { actionsFor } from '../../ui/answer/actions'
import type { Actions } from '../../ui/answer/page-answer'
import { sayOutcome } from '../../ui/memory/browser-storage'
import { forgetProfile } from '../../ui/memory/profile-actions'
import { undoBy } from '../../ui/tab/toast'
import { inputs, type SettlementTexts } from './inputs'
import { fromPaise } from './messages'
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
    // Whom a number belongs to can be looked up by anyone.
    carried: ({ operator, ...fields }) => ({ fields }),
  }),
  reset({ showToast }) {
    const { outcome, ...undo } = forgetProfile(inputs)
    showToast(sayOutcome(settlementsWords.copied.forgotten, outcome), undoBy(undo))
  },
}

/** What the orders of the example earned: reading its files takes a worker, and a picture has none. */
export const exampleResults = {
  profit: 6_499_43,
  sales: 38_030_33,
  fees: -10_597_40,
  cost: -18_900_00,
  keptOrders: 63,
  orders: 86,
}

/** The picture of a shared link: the result of the example. */
export function picture(): SharePicture {
  const { profit, sales, fees, cost, keptOrders, orders } = exampleResults
  const money = (paise: number) => formatMoney(fromPaise(paise), '₹', 2)
  return {
    label: settlementsWords.results.profit,
    figure: formatNumber(fromPaise(profit), 2),
    isMoney: true,
    caption: settlementsWords.caption(String(keptOrders), String(orders)),
    rows: [
      { label: settlementsWords.results.sales, value: money(sales) },
      { label: settlementsWords.results.fees, value: money(fees) },
      { label: settlementsWords.results.cost, value: money(cost), swatch: 'neel' },
    ],
    total: { label: settlementsWords.results.profit, value: money(profit) },
  }
}
