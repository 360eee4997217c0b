import { formatMoney, formatNumber, plainMoney } from '../../../core/format'
import { roundedUp } from '../../../core/round-whole'
import type { SharePicture } from '../../contract'
import { answer } from './answer'
import { planIn } from './compute'
import { inputs } from './inputs'
import { foundNames, heroOf } from './words'

const answered = answer(inputs.defaults)
const plan = planIn(answered.outcome)
if (!plan) throw new Error('The page opens with an answer')
const inRupees = (value: typeof plan.monthly) => formatMoney(value, '₹', 0)

export const picture: SharePicture = {
  label: foundNames.monthly,
  figure: formatNumber(roundedUp(plan.monthly), 0),
  isMoney: true,
  caption: heroOf(answered, (value) => plainMoney(value, '₹'), inRupees).caption.join(''),
  rows: [
    { label: 'Total Invested', value: inRupees(plan.invested), swatch: 'neel' },
    { label: 'Estimated Returns', value: inRupees(plan.returns), swatch: 'haldi' },
  ],
  total: { label: "Goal in that year's money", value: inRupees(plan.goalThen) },
}
