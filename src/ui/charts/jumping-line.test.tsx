import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/is-thorough'
import { textWidth } from './frame'
import { JumpsDrawing, type JumpsDrawingProps } from './jumping-line'

const example: JumpsDrawingProps = {
  size: 'wide',
  extent: { left: 600, right: 1500, lowest: -100, highest: 450 },
  pieces: [
    { from: 600, to: 1000, valueFrom: -92.5, valueTo: 246.5, aimFrom: 102, aimTo: 169 },
    { from: 1000, to: 1500, valueFrom: 65.5, valueTo: 414, aimFrom: 169, aimTo: 254 },
  ],
  reaches: [
    { from: 886.475, to: 1000 },
    { from: 1197.05, to: undefined },
  ],
  jumps: [{ at: 1000, before: 246.5, after: 65.5, names: ['₹246.46', '-₹181'] }],
  xTicks: [600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400, 1500].map((value) => ({
    value,
    label: `₹${value}`,
  })),
  yTicks: [0, 100, 200, 300, 400].map((value) => ({ value, label: `₹${value}` })),
  today: { at: 1180, value: 191, names: ['Today ₹1,180', 'profit ₹191.00'] },
  zeros: [{ at: 709.18, label: 'Break-even ₹709.18', shortLabel: 'Break-even' }],
  ends: [
    { at: 886.48, label: '₹886.48' },
    { at: 1000, label: '₹1,000' },
    { at: 1197.05, label: '₹1,197.05' },
  ],
  aimName: '20% margin',
  gapName: 'below 20%',
  reachName: 'Prices that reach 20%',
  description: 'It is reached twice.',
}

const draw = (props: Partial<JumpsDrawingProps> = {}) =>
  renderToStaticMarkup(<JumpsDrawing {...example} {...props} />)

/** The texts of the drawing with the width from which each is shown. */
const textsIn = (markup: string) =>
  new Map(
    [...markup.matchAll(/<text([^>]*)>([^<]*)</g)].map(([, attributes = '', text = '']) => [
      text,
      Number(/data-from="(\d+)"/.exec(attributes)?.[1] ?? 0),
    ]),
  )

const countOf = (markup: string, part: string) => markup.split(part).length - 1

describe('a line that jumps', () => {
  it('is described in one sentence, without styles of its own', () => {
    const markup = draw()
    expect(markup).toContain('role="img" aria-label="It is reached twice."')
    expect(markup).not.toMatch(/NaN|Infinity|undefined|style=/)
  })

  it('ends in a dot, begins anew in a ring, and has a ring where it comes to 0', () => {
    const markup = draw()
    expect(countOf(markup, '<circle fill="var(--ink)"')).toBe(2)
    expect(countOf(markup, '<circle fill="var(--surface)"')).toBe(2)
    expect(countOf(markup, 'stroke="var(--loss)"')).toBe(2)
  })

  it('has no drop where it jumps up', () => {
    const up = { at: 1000, before: 65.5, after: 246.5, names: undefined }
    expect(countOf(draw({ jumps: [up] }), 'stroke="var(--loss)"')).toBe(1)
  })

  it('is hatched only where the aim is reached', () => {
    expect(draw()).toContain('haldi-hatch')
    expect(draw({ reaches: [] })).not.toContain('haldi-hatch')
  })

  it('has bars under the axis, an arrow where a range goes on, an empty one between', () => {
    const markup = draw()
    expect(countOf(markup, 'M-2 0L6 5L-2 10Z')).toBe(1)
    expect(countOf(markup, '<rect fill="none"')).toBe(1)
    expect(draw({ reaches: [] })).not.toContain('height="10"')
  })

  it('shows all names of the example in a plot of the usual width', () => {
    const texts = textsIn(draw())
    for (const name of [
      'Today ₹1,180',
      'profit ₹191.00',
      '₹246.46',
      '-₹181',
      'Break-even ₹709.18',
      '20% margin',
      'below 20%',
      'Prices that reach 20%',
      '₹886.48',
      '₹1,000',
      '₹1,197.05',
      '₹1500',
    ]) {
      expect(texts.get(name), name).toBeLessThanOrEqual(700)
    }
  })

  it('leaves out on a phone what it has no room for, and what the axis says', () => {
    const texts = textsIn(draw({ size: 'narrow', xTicks: [{ value: 1000, label: '1,000' }] }))
    expect(texts.get('Today ₹1,180')).toBe(180)
    expect(texts.has('₹1,000')).toBe(false)
    expect(texts.has('below 20%')).toBe(false)
    expect(texts.has('Prices that reach 20%')).toBe(false)
    expect(texts.get('20% margin')).toBe(320)
    expect(textsIn(draw({ size: 'narrow' })).has('Break-even')).toBe(true)
  })

  it('names no jump that is too small', () => {
    const unnamed = { at: 1000, before: 246.5, after: 65.5, names: undefined }
    expect(textsIn(draw({ jumps: [unnamed] })).has('-₹181')).toBe(false)
  })

  it('is drawn without today', () => {
    expect(textsIn(draw({ today: undefined })).has('Today ₹1,180')).toBe(false)
  })
})

describe('its labels', () => {
  const heights = { wide: 288, narrow: 256 }
  const place = fc.integer({ min: 600, max: 1500 })
  const value = fc.integer({ min: -90, max: 414 })

  it('never touch, wherever things are and however wide the plot is', () => {
    const anyDrawing = fc.record({
      size: fc.constantFrom('wide', 'narrow') as fc.Arbitrary<'wide' | 'narrow'>,
      jumps: fc.uniqueArray(
        fc.record({ at: place, before: value, after: value }).map((jump) => ({
          ...jump,
          names: [`₹${jump.before}.00`, `-₹${jump.after}`] as const,
        })),
        { maxLength: 6, selector: ({ at }) => at },
      ),
      today: fc.record({ at: place, value }).map((today) => ({
        ...today,
        names: [`Today ₹${today.at}`, `profit ₹${today.value}.00`] as const,
      })),
      zeros: fc
        .uniqueArray(place, { maxLength: 3 })
        .map((places) =>
          places.map((at) => ({ at, label: `Break-even ₹${at}.50`, shortLabel: 'Break-even' })),
        ),
      ends: fc
        .uniqueArray(place, { maxLength: 6 })
        .map((places) => places.map((at) => ({ at, label: `₹${at}.25` }))),
    })
    fc.assert(
      fc.property(anyDrawing, fc.integer({ min: 180, max: 480 }), (drawing, width) => {
        const plot = drawing.size === 'wide' ? width + 260 : width
        const markup = draw(drawing)
        expect(markup).not.toMatch(/NaN|Infinity|undefined/)
        const boxes = boxesIn(markup, plot, heights[drawing.size])
        boxes.forEach((a, index) => {
          for (const b of boxes.slice(index + 1)) {
            const isApart =
              a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top
            expect(isApart, `${a.text} / ${b.text} at ${plot}`).toBe(true)
          }
        })
      }),
      runs(150),
    )
  })

  /** The labels that are shown in a plot of a width, but for those of the heights. */
  function boxesIn(markup: string, width: number, height: number) {
    return [...markup.matchAll(/<text([^>]*)>([^<]*)</g)].flatMap(
      ([, attributes = '', text = '']) => {
        const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1]
        if (read('x') === '-10') return []
        const from = read('data-from')
        if (from === 'never' || Number(from ?? 0) > width) return []
        const room = textWidth(text, 14)
        const anchor = { start: 0, middle: 0.5, end: 1 }[read('text-anchor') ?? 'start'] ?? 0
        const x = (Number.parseFloat(read('x') ?? '0') / 100) * width + Number(read('dx') ?? 0)
        const y = Number.parseFloat(read('y') ?? '0') * 16
        expect(y).toBeLessThan(height + 80)
        return [
          {
            text,
            left: x - anchor * room,
            right: x + (1 - anchor) * room,
            top: y - 11,
            bottom: y + 3,
          },
        ]
      },
    )
  }
})
