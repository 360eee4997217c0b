import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { decimalFrom, zero } from '../../core/decimal'
import { CurrencyProvider } from '../../ui/tab/currency'
import { SavingsChart } from './chart'
import { computePlan } from './compute'

const drawing = (years: string) =>
  renderToString(
    <CurrencyProvider>
      <SavingsChart
        savings={computePlan({
          monthly: decimalFrom(5000),
          stepPercent: zero,
          annualRate: zero,
          years: decimalFrom(years),
        })}
      />
    </CurrencyProvider>,
  )

const placesIn = (html: string) => {
  const [, line = ''] = /class="[^"]*value[^"]*" d="M([^"]+)"/.exec(html) ?? []
  return line.split('L').map((point) => Number(point.split(' ')[0]))
}

it('draws a last part of a year as long as it is', () => {
  expect(placesIn(drawing('2.5'))).toEqual([0, 40, 80, 100])
  expect(drawing('2.5')).toContain('Month 30')
  expect(drawing('2.5')).not.toContain('Year 3')
})

it('draws whole years at equal distances', () => {
  expect(placesIn(drawing('4'))).toEqual([0, 25, 50, 75, 100])
  expect(drawing('4')).toContain('Year 4')
})
