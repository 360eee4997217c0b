import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import { noFigures } from '../../books/sales/documents'
import { periodOf } from '../../books/sales/period'
import { nearestPeriods } from './result'
import { sayBar, sayCounts, sayShortTick, saySpread, sayTick } from './sentences'

const none = { bills: 0, cancelled: 0, creditNotes: 0, cancelledNotes: 0, otherCurrency: 0 }

const caption = (counts: Partial<typeof none>) =>
  renderToStaticMarkup(
    sayCounts({
      counts: { ...none, ...counts },
      credit: { ...noFigures, total: decimalFrom('-84912.34') },
    }),
  ).replace(/<\/?b>/g, '')

describe('the caption of the figure', () => {
  it.each([
    [
      { bills: 43, creditNotes: 3, cancelled: 2 },
      '43 bills, less 3 credit notes of ₹84,912.34; 2 cancelled',
    ],
    [{ bills: 1 }, '1 bill'],
    [{ bills: 1_200, creditNotes: 1 }, '1,200 bills, less 1 credit note of ₹84,912.34'],
    [{ bills: 5, cancelledNotes: 1 }, '5 bills; 1 credit note cancelled'],
    [{ bills: 5, cancelled: 1, cancelledNotes: 2 }, '5 bills; 1 bill and 2 credit notes cancelled'],
    [{ cancelled: 1 }, '0 bills; 1 cancelled'],
  ])('of %j', (counts, said) => expect(caption(counts)).toBe(said))
})

describe('amounts beside the bars', () => {
  it('are in lakh and crore, short on phones', () => {
    expect([0, 40_000, 120_000, -250_000, 12_500_000].map((n) => sayTick(decimalFrom(n)))).toEqual([
      '₹0',
      '₹40,000',
      '₹1.2 lakh',
      '-₹2.5 lakh',
      '₹1.25 crore',
    ])
    expect([0, 500, 50_000, 150_000, -1_000].map((n) => sayShortTick(decimalFrom(n)))).toEqual([
      '₹0',
      '₹500',
      '₹50k',
      '₹1.5L',
      '-₹1k',
    ])
  })
})

describe('days', () => {
  const bar = { from: '2026-10-05', to: '2026-10-11', bills: 1, total: decimalFrom(5) }

  it('are named without their year, months with it', () => {
    expect(sayBar({ ...bar, to: bar.from }, 'month')).toBe('5 October')
    expect(sayBar(bar, 'quarter')).toBe('5 October to 11 October')
    expect(sayBar(bar, 'year')).toBe('October 2026')
  })

  it('are counted, the best one named where there are others', () => {
    const average = decimalFrom('40582.304')
    expect(saySpread({ days: 24, average, best: 0 }, [bar], 'month')).toBe(
      'Sold on 24 days, ₹40,582.30 a day. Best on 5 October.',
    )
    expect(saySpread({ days: 1, average, best: undefined }, [bar], 'year')).toBe(
      'Sold on 1 day, ₹40,582.30 a day.',
    )
  })
})

it('the nearest periods are those right before and after an empty one', () => {
  const periods = {
    month: ['2026-11-01', '2026-10-01', '2026-07-01', '2026-05-01'],
    quarter: [],
    year: [],
  }
  const nearest = nearestPeriods({ period: periodOf('month', '2026-09-01'), periods } as never)
  expect(nearest.map(({ from }) => from)).toEqual(['2026-07-01', '2026-10-01'])
})
