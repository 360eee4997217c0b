import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/is-thorough'
import { BalanceBars } from './balance-bars'
import { Donut } from './donut'
import { type FallingLine, FallingLines } from './falling-lines'
import { growthOf, stackedLayers } from './growth'
import { Staircase, type StaircaseStep } from './staircase'
import { TimeChart } from './time-chart'

const anyAmount = fc.oneof(
  fc.constantFrom(0, 1e300),
  fc.double({ min: 0, max: 1e300, noNaN: true }),
)

const anyShare = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }))

const description = 'Most of it is principal.'

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
      values: [],
    }))}
    baseName={['Principal', 'still to repay']}
    addedName={['Interest', 'still to come']}
    unit="in ₹ lakh"
    description={description}
  />
)

const growth = (points: readonly (readonly [number, number])[]) => {
  const drawn = growthOf(
    points.map(([base, total], index) => ({
      at: index / Math.max(1, points.length - 1),
      base,
      total,
    })),
  )
  return (
    <TimeChart
      layers={stackedLayers(drawn)}
      axis={[
        { at: 0, label: 'Start' },
        { at: 1, label: 'Year 10' },
      ]}
      ticks={[0, 0.5, 1.1].map((height) => ({ height, label: `tick ${height}` }))}
      description={description}
      readings={[]}
    />
  )
}

function staircase(price: number, cost: number) {
  const left = price - cost
  const steps: StaircaseStep[] = [
    { name: 'Selling price', amountText: 'price', from: 0, to: price, kind: 'price' },
    { name: 'Cost price', amountText: 'cost', from: price, to: left, kind: 'base' },
    { name: 'Net', amountText: 'net', from: 0, to: left, kind: left < 0 ? 'loss' : 'profit' },
  ]
  return <Staircase steps={steps} description={description} />
}

/** From 1 to what is left at its end. */
const lineTo = (at: number, height: number, name: FallingLine['name']): FallingLine => ({
  points: [
    { at: 0, height: 1 },
    { at: at / 2, height: (1 + height) / 2 },
    { at, height },
  ],
  name,
})

const falling = (main: FallingLine, other: FallingLine, changes: readonly number[] = [0.1]) => (
  <FallingLines
    main={main}
    other={other}
    axis={[
      { at: 0, label: 'Today' },
      { at: 0.5, label: 'Year 10', shortLabel: '10' },
    ]}
    yTicks={[0, 0.5, 1].map((height) => ({ height, label: `tick ${height}` }))}
    changes={changes}
    changeName={changes.length === 1 ? ['₹5,00,000 paid', 'after EMI 12'] : undefined}
    description={description}
    readings={[]}
  />
)

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
      runs(20),
    )
    fc.assert(
      fc.property(anyAmount, anyAmount, (a, b) => {
        expectSound(staircase(a, b))
        expectSound(way(a, b))
        expectSound(donut(a + b > 0 ? a / (a + b) : 0))
      }),
      runs(50),
    )
    const line = (name: string) =>
      fc.tuple(anyShare, anyShare).map(([at, height]) => lineTo(at, height, ['a time', name]))
    fc.assert(
      fc.property(line('with'), line('without'), fc.array(anyShare), (main, other, changes) => {
        expectSound(falling(main, other, [...new Set(changes)]))
      }),
      runs(50),
    )
  })

  it('is sound when there is nothing to show', () => {
    expectSound(donut(0, 0))
    expectSound(bars([]))
    expectSound(growth([[0, 0]]))
    expectSound(staircase(0, 0))
    expectSound(falling({ points: [], name: ['', ''] }, { points: [], name: ['', ' '] }, []))
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

  it('is a picture and nothing else before it answers', () => {
    expect(renderToStaticMarkup(falling(41))).not.toMatch(/type="range"|tabindex/)
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
    expect(markup).toMatch(/<text[^>]*>tick 0.5</)
    expect(markup).not.toMatch(/<text[^>]*>tick 1.1</)
  })
})

describe('the falling lines', () => {
  const shorter = lineTo(0.8, 0, ['16 years', 'with the change'])
  const whole = lineTo(1, 0, ['20 years', 'without'])
  const open = (height: number, name: string) => lineTo(1, height, ['Never', name])
  const textsIn = (chart: ReactNode) =>
    [...renderToStaticMarkup(chart).matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text)

  it('end in a ring, or in an arrow where they run on', () => {
    const ending = renderToStaticMarkup(falling(shorter, whole))
    expect([countOf(ending, '<circle'), countOf(ending, 'd="M-9 -5')]).toEqual([2, 0])
    const one = renderToStaticMarkup(falling(open(0.9, 'with'), whole))
    expect([countOf(one, '<circle'), countOf(one, 'd="M-9 -5')]).toEqual([1, 1])
  })

  it('are named once each where they end apart, in one of two places', () => {
    const texts = textsIn(falling(shorter, whole))
    // In the middle under its end where there is room, else at the edge.
    expect(texts.filter((text) => text === '16 years')).toHaveLength(2)
    // Under the axis where there is room, else above it.
    expect(texts.filter((text) => text === '20 years')).toHaveLength(2)
    expect(renderToStaticMarkup(falling(shorter, whole))).toMatch(
      /<g data-from="640">.*<g data-until="640">/,
    )
  })

  it('have one name where they end together', () => {
    expect(textsIn(falling(lineTo(1, 0, ['20 years', 'with']), whole))).toContain('20 years, both')
    expect(textsIn(falling(lineTo(1, 0, ['20 years', 'with']), whole))).not.toContain('without')
  })

  it('have one name where neither ends, above the higher one', () => {
    const texts = textsIn(falling(open(0.9, 'with'), open(0.95, 'without')))
    expect(texts.filter((text) => text?.startsWith('Never'))).toEqual(['Never, both'])
    const markup = renderToStaticMarkup(falling(open(0.9, 'with'), open(0.95, 'without')))
    expect(markup).toMatch(/<text[^>]* y="5%"[^>]*>Never, both</)
  })

  it('leave out labels of the axis that a long name would touch', () => {
    const fromOf = (name: string) => {
      const markup = renderToStaticMarkup(falling(lineTo(0.8, 0, [name, 'with']), whole))
      return Number(/data-from="(\d+)"[^>]*>10</.exec(markup)?.[1])
    }
    expect(fromOf('16 years')).toBeLessThan(fromOf('28 years 11 months'))
  })

  it('name a single change, and mark several', () => {
    expect(textsIn(falling(shorter, whole, [0.1]))).toContain('₹5,00,000 paid')
    const several = renderToStaticMarkup(falling(shorter, whole, [0.1, 0.2, 0.3]))
    expect(several).not.toContain('₹5,00,000 paid')
    expect(countOf(several, 'y1="-3"')).toBe(3)
  })

  it('mark a change that has no room for its name under a low line', () => {
    const rising: FallingLine = {
      points: [
        { at: 0, height: 0.2 },
        { at: 1, height: 0.9 },
      ],
      name: ['Never', 'with'],
    }
    expect(textsIn(falling(rising, whole))).not.toContain('₹5,00,000 paid')
    expect(countOf(renderToStaticMarkup(falling(rising, whole)), 'y1="-3"')).toBe(1)
  })
})
