import { describe, expect, it } from 'vitest'
import { openShop } from '../../../../tests/sales-shops'
import { decimalFrom, sum, toFixed, zero } from '../../../core/money/decimal'
import { isIn, periodOf } from '../../books/sales/period'
import { sumByDay, sumDocuments } from '../../books/sales/totals'
import { barsOf, spreadOf } from './days'

const { documents } = openShop('hardware')

const spread = (kind: 'month' | 'quarter' | 'year', day: string) => {
  const period = periodOf(kind, day)
  const found = documents.filter(({ date }) => isIn(period, date))
  const days = sumByDay(found)
  const bars = barsOf(period, days)
  return {
    bars,
    net: sumDocuments(found).net.total,
    ...spreadOf(bars, days, sumDocuments(found).net.total),
  }
}

describe('the bars of a period', () => {
  it('are the days of a month', () => {
    const { bars, days, average, best } = spread('month', '2026-10-05')
    expect(bars).toHaveLength(31)
    expect(days).toBe(24)
    expect(average && toFixed(average, 2)).toBe('40582.30')
    expect(bars[best ?? -1]?.from).toBe('2026-10-04')
  })

  it('are the weeks of a quarter, from Monday, cut off at its ends', () => {
    const { bars, best } = spread('quarter', '2026-10-05')
    expect(bars[0]).toMatchObject({ from: '2026-10-01', to: '2026-10-04' })
    expect(bars[1]).toMatchObject({ from: '2026-10-05', to: '2026-10-11' })
    expect(bars.at(-1)).toMatchObject({ from: '2026-12-28', to: '2026-12-31' })
    expect(bars[best ?? -1]?.from).toBe('2026-11-02')
  })

  it('are the months of a year', () => {
    const { bars } = spread('year', '2026-10-05')
    expect(bars.map(({ from }) => from.slice(0, 7))).toEqual(
      ['04', '05', '06', '07', '08', '09', '10', '11', '12']
        .map((month) => `2026-${month}`)
        .concat(['2027-01', '2027-02', '2027-03']),
    )
  })

  it('add up to the sales', () => {
    for (const kind of ['month', 'quarter', 'year'] as const) {
      const { bars, net } = spread(kind, '2026-10-05')
      expect(sum(...bars.map(({ total }) => total))).toBe(net)
    }
  })

  it('have no best one where nothing was sold, or on one day alone', () => {
    const period = periodOf('month', '2026-02-01')
    const day = { day: '2026-02-03', bills: 1, total: decimalFrom(100) }
    expect(spreadOf(barsOf(period, [day]), [day], day.total)).toEqual({
      days: 1,
      average: day.total,
      best: undefined,
    })
    expect(spreadOf(barsOf(period, []), [], zero)).toEqual({
      days: 0,
      average: undefined,
      best: undefined,
    })
    const notes = ['2026-02-03', '2026-02-04'].map((day) => ({
      day,
      bills: 0,
      total: decimalFrom(-5),
    }))
    expect(spreadOf(barsOf(period, notes), notes, decimalFrom(-10)).best).toBeUndefined()
  })
})
