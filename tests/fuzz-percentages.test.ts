import { describe, it } from 'vitest'
import { percentageChange, percentOf, whatPercent } from '../src/calculators/percentage/compute'
import { computeProfitLoss } from '../src/calculators/profit-loss/compute'
import { decimalFrom, sum, zero } from '../src/core/money/decimal'
import { formatNumber, formatPercent, formatSmallPercent } from '../src/core/money/format'
import { amountIn, forEachFew, hold, holdFigure, holdMoney, numberIn } from './fuzz'

describe('every calculator', () => {
  it('Percentage: all three questions have an answer', () => {
    forEachFew(['x', 'y'], (few) => {
      const x = numberIn(few.x)
      const y = numberIn(few.y)
      const { change, percent, direction } = percentageChange(x, y)
      hold(percentOf(x, y) === percentOf(y, x), 'X% of Y is Y% of X')
      hold(sum(x, change) === y, 'the change leads to the new value')
      hold((direction === 'none') === (change === zero), 'the direction is that of the change')
      holdFigure(formatNumber(percentOf(x, y), 2))
      holdFigure(formatNumber(change, 2))
      holdFigure(formatPercent(whatPercent(x, y), 1))
      hold((percent === undefined) === x <= 0n, 'a change from nothing has no percentage')
      if (percent !== undefined) holdFigure(formatSmallPercent(percent, 1))
      holdFigure(formatSmallPercent(whatPercent(x, y), 1))
    })
  })

  it('Profit/Loss: the difference and its shares fit the prices', () => {
    forEachFew(['cost', 'selling'], (few, round) => {
      const costPrice = amountIn(few.cost)
      const sellingPrice = amountIn(few.selling)
      const sale = computeProfitLoss({ costPrice, sellingPrice })
      const isRefused = costPrice < 0n || sellingPrice < 0n
      hold((sale.state === 'refused') === isRefused, 'a price below 0 is none')
      hold(isRefused || sum(costPrice, sale.difference) === sellingPrice, 'the difference fits')
      hold((sale.state === 'loss') === sale.difference < 0n, 'the state fits')
      const shares = sum(sale.coveredShare, sale.differenceShare)
      hold(shares === zero || shares === decimalFrom(100), 'the shares are one whole')
      hold((sale.percent ?? zero) >= 0n, 'the size has no sign')
      holdMoney(sale.difference, round)
      for (const percent of [sale.percent, sale.marginPercent]) {
        if (percent !== undefined) holdFigure(formatSmallPercent(percent, 2))
      }
    })
  })
})
