import { formatMoney, formatNumber } from '../../../core/format'
import type { SharePicture } from '../../contract'
import { answer } from './answer'
import { inputs } from './inputs'

const { results } = answer(inputs.defaults)
if (!results) throw new Error('The page opens with an answer')
const { futureValue, tax, afterTax, inTodaysMoney } = results

export const picture: SharePicture = {
  label: 'After tax',
  figure: formatNumber(afterTax, 0),
  isMoney: true,
  caption: `buys what ${formatMoney(inTodaysMoney, '₹', 0)} buys today`,
  rows: [
    { label: 'Maturity Value', value: formatMoney(futureValue, '₹', 0) },
    { label: 'Tax', value: formatMoney(tax, '₹', 0) },
  ],
  total: { label: 'After tax', value: formatMoney(afterTax, '₹', 0) },
}
