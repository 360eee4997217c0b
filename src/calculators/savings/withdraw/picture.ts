import { subtract } from '../../../core/decimal'
import { formatMoney } from '../../../core/format'
import type { SharePicture } from '../../contract'
import { answer, captionOf, sayFound } from './answer'
import { inputs } from './inputs'

const { outcome } = answer(inputs.defaults)
if (outcome?.kind !== 'lasts') throw new Error('The page opens with an answer')
const money = (value: typeof outcome.savings) => formatMoney(value, '₹', 0)
const { savings, withdrawnInAll } = outcome

export const picture: SharePicture = {
  label: 'Lasts for',
  figure: sayFound('duration', outcome, money),
  isMoney: false,
  caption: captionOf(inputs.defaults, outcome, money).join(''),
  rows: [
    { label: 'Savings', value: money(savings), swatch: 'neel' },
    {
      label: 'Returns on the way',
      value: money(subtract(withdrawnInAll, savings)),
      swatch: 'haldi',
    },
  ],
  total: { label: 'Withdrawn in all', value: money(withdrawnInAll) },
}
