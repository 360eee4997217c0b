import { formatMoney, formatNumber } from '../../core/format'
import type { Savings } from '../../core/savings/plan'
import type { SharePicture } from '../contract'
import { afterMonths } from './shared/words'

/** The picture of a plan that grows. */
export function pictureOfSavings(savings: Savings | undefined, more = ''): SharePicture {
  if (!savings) throw new Error('The plan that a page opens with has no result')
  const { months, invested, returns, futureValue } = savings
  return {
    label: 'Maturity Value',
    figure: formatNumber(futureValue, 0),
    isMoney: true,
    caption: afterMonths(months) + more,
    rows: [
      { label: 'Total Invested', value: formatMoney(invested, '₹', 0), swatch: 'neel' },
      { label: 'Estimated Returns', value: formatMoney(returns, '₹', 0), swatch: 'haldi' },
    ],
    total: { label: 'Maturity Value', value: formatMoney(futureValue, '₹', 0) },
  }
}
