// @vitest-environment happy-dom

import fc from 'fast-check'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../tests/is-thorough'
import { wordsWidth as widthInHindi } from '../../core/language/widths.hi'
import { CrossingLines } from './crossing-lines'
import { FallingLines } from './falling-lines'
import { SignedBars } from './signed-bars'

/** On a page 320 px wide a plot has about 200 px, on one of 1920 px not more than 1,000. */
const anyPlot = fc.oneof(fc.integer({ min: 190, max: 480 }), fc.integer({ min: 480, max: 1000 }))
/** From this width of the plot on, the drawing has room for the names of its heights. */
const WIDE_FROM = 480
/** What is left between the plot and the edge of its card: at the left the labels of the heights, too. */
const BESIDE = { left: 36, right: 16 }
const LETTERS = 15

const anyShare = fc.oneof(
  fc.constantFrom(0, 0.001, 0.5, 0.98, 0.996, 1),
  fc.double({ min: 0, max: 1, noNaN: true }),
)
const description = 'What is owed falls.'

/** The texts that stick out of the card at this width of its plot. */
function textsOutside(chart: ReactNode, plot: number): string[] {
  document.body.innerHTML = renderToStaticMarkup(chart)
  return [...document.querySelectorAll('svg[role="img"] text')].flatMap((text) => {
    if (!isShown(text, plot)) return []
    const words = text.textContent
    // What stands beside the plot has a column of its own.
    if (Number(text.getAttribute('x')) < 0) return []
    const width = widthInHindi(words) * LETTERS
    const anchor = { start: 0, middle: 0.5, end: 1 }[anchorOf(text)] ?? 0
    const left = placeOf(text, plot) + Number(text.getAttribute('dx') ?? 0) - anchor * width
    const isOut = left < -BESIDE.left || left + width > plot + BESIDE.right
    return isOut ? [`${words} from ${Math.round(left)} to ${Math.round(left + width)}`] : []
  })
}

const anchorOf = (text: Element) =>
  (text.closest('[text-anchor]')?.getAttribute('text-anchor') ?? 'start') as
    | 'start'
    | 'middle'
    | 'end'

function isShown(part: Element | null, plot: number): boolean {
  if (!part) return true
  const [from, until] = ['data-from', 'data-until'].map((name) => part.getAttribute(name))
  const isThere = !from || (from !== 'never' && plot >= Number(from))
  const isGone = until && until !== 'never' && plot >= Number(until)
  const size = /(?:^|\s|_)(wide|narrow)(?:_|\s|$)/.exec(part.getAttribute('class') ?? '')?.[1]
  const isOther = size && (size === 'wide') !== plot >= WIDE_FROM
  return isThere && !isGone && !isOther && isShown(part.parentElement, plot)
}

/** Where a text stands, within the boxes it lies in. */
function placeOf(part: Element, plot: number): number {
  const box = part.parentElement?.closest('svg:not([role])')
  const room = box ? boxOf(box, plot) : { start: 0, width: plot }
  return room.start + lengthOf(part.getAttribute('x'), room.width)
}

function boxOf(box: Element, plot: number): { start: number; width: number } {
  return {
    start: placeOf(box, plot),
    width: lengthOf(box.getAttribute('width') ?? '100%', plot),
  }
}

const lengthOf = (length: string | null, whole: number) =>
  length?.endsWith('%') ? (Number.parseFloat(length) / 100) * whole : Number(length ?? 0)

const anyTime = fc.constantFrom('1 month', '19 years 11 months', '19 साल 11 महीने', '40 years')
const anyName = fc.constantFrom('with the changes', 'with the new rate', 'बदलावों के साथ', 'without')

describe('no text leaves the card', () => {
  it('of falling lines, wherever they end', () => {
    const lineTo = (end: number, height: number, name: readonly [string, string]) => ({
      points: [
        { at: 0, height: 1 },
        { at: end, height },
      ],
      name,
    })
    const anyLines = fc.record({
      // The axis ends with the later of them.
      sooner: anyShare.filter((at) => at > 0.002),
      isMain: fc.boolean(),
      left: fc.constantFrom(0, 0, 0.4),
      names: fc.tuple(anyTime, anyName, anyTime, anyName),
      changes: fc.array(anyShare, { maxLength: 2 }),
    })
    fc.assert(
      fc.property(anyLines, anyPlot, ({ sooner, isMain, left, names, changes }, plot) => {
        const first = lineTo(sooner, 0, [names[0], names[1]])
        const last = lineTo(1, left, [names[2], names[3]])
        const chart = (
          <FallingLines
            main={isMain ? first : last}
            other={isMain ? last : first}
            axis={[0, 5, 10, 15].map((year) => ({
              at: year / 20,
              label: year ? `Year ${year}` : 'Today',
              shortLabel: String(year),
            }))}
            yTicks={[]}
            changes={changes}
            changeName={changes.length === 1 ? ['₹5,00,000 paid', 'after EMI 12'] : undefined}
            description={description}
            readings={[]}
          />
        )
        expect(textsOutside(chart, plot)).toEqual([])
      }),
      runs(200),
    )
  })

  it('of crossing lines, wherever they cross', () => {
    const anyCrossing = fc.record({ at: anyShare, height: anyShare })
    fc.assert(
      fc.property(anyCrossing, anyCrossing, anyPlot, (crossing, today, plot) => {
        const chart = (
          <CrossingLines
            lines={[]}
            ticks={[]}
            axis={[]}
            axisName="Purchases"
            today={{ ...today, label: 'Today 66.72%' }}
            crossing={{ ...crossing, label: 'आधे खर्च पर बराबर 66.72%' }}
            mainUntil={crossing.at}
            sideNames={['Composition leaves more', 'Regular GST leaves more']}
            description={description}
            readings={[]}
          />
        )
        expect(textsOutside(chart, plot)).toEqual([])
      }),
      runs(100),
    )
  })

  it('of bars, whichever is the best', () => {
    const anyBars = fc.array(fc.integer({ min: -1000, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 31,
    })
    fc.assert(
      fc.property(anyBars, fc.nat(), anyPlot, (values, chosen, plot) => {
        const best = chosen % values.length
        const chart = (
          <SignedBars
            bars={values.map((value, day) => ({ when: `${day + 1} October`, value, values: [] }))}
            ticks={[]}
            fewTicks={[]}
            names={[]}
            best={{ bar: best, text: '₹12,34,56,789.00' }}
            description={description}
          />
        )
        expect(textsOutside(chart, plot)).toEqual([])
      }),
      runs(100),
    )
  })
})
