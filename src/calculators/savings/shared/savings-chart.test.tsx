import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { decimalFrom, zero } from '../../../core/money/decimal'
import { CurrencyProvider } from '../../../ui/tab/currency'
import { computePlan } from './plan'
import { SavingsChart } from './savings-chart'

const drawing = (years: string, annualRate = zero) =>
  renderToString(
    <CurrencyProvider>
      <SavingsChart
        savings={computePlan({
          monthly: decimalFrom(5000),
          stepPercent: zero,
          annualRate,
          years: decimalFrom(years),
        })}
      />
    </CurrencyProvider>,
  )

const placesIn = (html: string) => {
  const [, line = ''] = /stroke-width="2.25" d="M([^"]+)"/.exec(html) ?? []
  return line.split('L').map((point) => Number(point.split(' ')[0]))
}

it('draws a last part of a year as long as it is', () => {
  expect(placesIn(drawing('2.5'))).toEqual([0, 40, 80, 100])
  expect(drawing('2.5')).toContain('Year 2½')
  expect(drawing('2.5')).not.toContain('Year 3')
  expect(drawing('2.3333')).toContain('2\u00a0yr 4\u00a0mo')
})

it('draws whole years at equal distances', () => {
  expect(placesIn(drawing('4'))).toEqual([0, 25, 50, 75, 100])
  expect(drawing('4')).toContain('Year 4')
})

it('says the unit of its figures at every width', () => {
  const texts = [...drawing('2').matchAll(/<text x="-10"[^>]*>([^<]+)</g)].map(([, text]) => text)
  expect(texts.length).toBeGreaterThan(2)
  expect(texts[0]).toBe('0')
  for (const text of texts.slice(1)) expect(text).toMatch(/^[\d.]+ L$/)
})

it('draws no gain where there is a loss', () => {
  expect(drawing('4', decimalFrom(6))).toContain('url(#haldi-hatch)')
  expect(drawing('4', decimalFrom(-6))).not.toContain('url(#haldi-hatch)')
  expect(drawing('4', decimalFrom(-6))).not.toContain('grows')
})
