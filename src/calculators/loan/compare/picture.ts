import { formatMoney } from '../../../core/format'
import type { SharePicture } from '../../contract'
import { answer } from './answer'
import { inputs } from './inputs'
import { nameOf, verdictOn } from './verdict'

const money = (value: Parameters<typeof formatMoney>[0]) => formatMoney(value, '₹', 0)

const offers = answer(inputs.defaults)
const { label, figure, lead } = verdictOn(offers, { money, unit: inputs.defaults.tenureUnit })
const [cheapest, ...dearer] = [...offers.compared].sort((a, b) =>
  a.costInAll < b.costInAll ? -1 : 1,
)
if (!cheapest) throw new Error('The offers that the page opens with have no result')

export const picture: SharePicture = {
  label,
  figure,
  isMoney: false,
  caption: lead,
  rows: dearer.map((offer) => ({
    label: `${nameOf(offer)} in all`,
    value: money(offer.costInAll),
  })),
  total: { label: `${nameOf(cheapest)} in all`, value: money(cheapest.costInAll) },
}
