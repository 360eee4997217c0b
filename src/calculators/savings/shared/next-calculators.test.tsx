import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { readFragment } from '../../../core/fragment'
import { decimalFrom } from '../../../core/money/decimal'
import { CurrencyProvider } from '../../../ui/tab/currency'
import { NextCalculators } from './next-calculators'

const linked = (rate: string) => {
  const tiles = renderToStaticMarkup(
    <CurrencyProvider>
      <NextCalculators sum={decimalFrom(10_000_000)} rate={rate} years="15" />
    </CurrencyProvider>,
  )
  const fragment = tiles.match(/#([^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
  return { ...readFragment(fragment, ['savings', 'rate', 'rise', 'years']), tiles }
}

it('goes on with a cautious return and withdrawals that rise with prices, and says so', () => {
  expect(linked('12')).toMatchObject({ savings: '1,00,00,000', rate: '8', rise: '6', years: '15' })
  expect(linked('12').tiles).toContain('at 8% a year, 6% more taken every year')
})

it('goes on with the return of a plan that is more cautious', () => {
  expect(linked('6.5')).toMatchObject({ rate: '6.5', rise: '6' })
})
