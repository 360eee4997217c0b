import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { BalanceBars } from './balance-bars'
import { Donut } from './donut'
import { GrowthArea } from './growth-area'
import { Staircase, type StaircaseStep } from './staircase'

const anyAmount = fc.oneof(
  fc.constantFrom(0, 1e300),
  fc.double({ min: 0, max: 1e300, noNaN: true }),
)

const description = 'Most of it is principal.'
const series = (name: string) => ({ name, amount: '₹6,00,000' })

const donut = (added: number, whole = 1) => (
  <Donut
    base={{ share: whole - added, label: 'base share', name: 'principal' }}
    added={{ share: added, label: 'added share', name: 'interest' }}
    centerLabel="You repay"
    centerValue="₹12,345.67 lakh crore"
    description={description}
  />
)

const bars = (amounts: readonly (readonly [number, number])[]) => (
  <BalanceBars
    bars={amounts.map(([base, added], i) => ({
      label: i ? `Year ${i}` : 'Today',
      shortLabel: i ? `Yr ${i}` : 'Today',
      base,
      added,
      baseText: '5.00',
      totalText: `₹${i} L`,
    }))}
    baseName={['Principal', 'still to repay']}
    addedName={['Interest', 'still to come']}
    unit="in ₹ lakh"
    description={description}
  />
)

const growth = (points: readonly (readonly [number, number])[]) => (
  <GrowthArea
    points={points.map(([invested, value], index) => ({
      at: index / Math.max(1, points.length - 1),
      invested,
      value,
    }))}
    axis={[
      { at: 0, label: 'Start' },
      { at: 1, label: 'Year 10' },
    ]}
    yTicks={[0, 1e5, 1e299].map((value) => ({ value, label: `tick ${value}` }))}
    investedLabel={series('Invested')}
    returnsLabel={series('Returns')}
    description={description}
  />
)

function staircase(price: number, cost: number) {
  const left = price - cost
  const steps: StaircaseStep[] = [
    { name: 'Selling price', amountText: 'price', from: 0, to: price, kind: 'price' },
    { name: 'Cost price', amountText: 'cost', from: price, to: left, kind: 'base' },
    { name: 'Net', amountText: 'net', from: 0, to: left, kind: left < 0 ? 'loss' : 'profit' },
  ]
  return <Staircase steps={steps} description={description} />
}

function way(invested: number, value: number) {
  const steps: StaircaseStep[] = [
    { name: 'Invested', amountText: 'paid', from: 0, to: invested, kind: 'base' },
    {
      name: 'Returns',
      amountText: 'brought',
      from: invested,
      to: value,
      kind: value < invested ? 'taken' : 'added',
    },
    { name: 'Tax', amountText: 'None', from: value, to: value, kind: 'taken' },
    { name: 'After tax', amountText: 'rest', from: 0, to: value, kind: 'left' },
  ]
  return <Staircase small steps={steps} description={description} />
}

const countOf = (markup: string, part: string) => markup.split(part).length - 1

function expectSound(chart: ReactNode) {
  const markup = renderToStaticMarkup(chart)
  expect(markup).not.toMatch(/NaN|Infinity|undefined|="-\d[^"]*%"/)
  // The policy of the pages forbids them.
  expect(markup).not.toContain('style=')
  expect(markup).toContain(`role="img" aria-label="${description}"`)
}

describe('every chart', () => {
  it('is sound for any amounts', () => {
    const pairs = fc.array(fc.tuple(anyAmount, anyAmount), { minLength: 1, maxLength: 45 })
    fc.assert(
      fc.property(pairs, (amounts) => {
        expectSound(bars(amounts))
        expectSound(growth(amounts))
      }),
      { numRuns: 20 },
    )
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        expectSound(staircase(a, b))
        expectSound(way(a, b))
        expectSound(donut(a + b > 0 ? a / (a + b) : 0))
      }),
      { numRuns: 50 },
    )
  })

  it('is sound when there is nothing to show', () => {
    expectSound(donut(0, 0))
    expectSound(bars([]))
    expectSound(growth([[0, 0]]))
    expectSound(staircase(0, 0))
  })
})

describe('the donut', () => {
  it('draws both parts on the empty ring, or only the one there is', () => {
    expect(countOf(renderToStaticMarkup(donut(0.2)), '<circle')).toBe(3)
    expect(countOf(renderToStaticMarkup(donut(0)), '<circle')).toBe(2)
    expect(countOf(renderToStaticMarkup(donut(1)), '<circle')).toBe(2)
    expect(countOf(renderToStaticMarkup(donut(0, 0)), '<circle')).toBe(1)
  })

  it('points only at parts that exist', () => {
    expect(countOf(renderToStaticMarkup(donut(0.2)), '<path')).toBe(2)
    expect(countOf(renderToStaticMarkup(donut(0)), '<path')).toBe(1)
  })

  it('breaks a total that is too long for one line', () => {
    expect(renderToStaticMarkup(donut(0.2))).toMatch(/>₹12,345\.67<.*>lakh crore</)
  })
})

describe('the bars', () => {
  const falling = (count: number) =>
    bars(Array.from({ length: count }, (_, i) => [count - i - 1, 1] as const))

  it('can be gone through by keyboard where not every one is labelled', () => {
    expect(renderToStaticMarkup(falling(11))).not.toContain('type="range"')
    expect(renderToStaticMarkup(falling(41))).toContain('type="range"')
  })

  it('say what their short figures count', () => {
    for (const count of [2, 6, 11, 41]) {
      expect(renderToStaticMarkup(falling(count))).toContain('>in ₹ lakh<')
    }
  })
})

describe('the growth area', () => {
  it('leaves out ticks above the drawing', () => {
    const markup = renderToStaticMarkup(
      growth([
        [0, 0],
        [6e5, 11e5],
      ]),
    )
    expect(countOf(markup, '<text')).toBeGreaterThan(0)
    expect(markup).toMatch(/<text[^>]*>tick 100000</)
    expect(markup).not.toMatch(/<text[^>]*>tick 1e\+299</)
  })
})
