import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { labelAxis, labelRow, plotWidths, roomFor, showFrom, showUntil } from './frame'

const stepsOfYears = (years: number) => ({
  long: Array.from({ length: years + 1 }, (_, i) => (i ? `Year ${i}` : 'Today')),
  short: Array.from({ length: years + 1 }, (_, i) => (i ? `Yr ${i}` : 'Today')),
  size: 14,
  steps: years > 10 ? [5, 10, 20] : [1, 2, 10],
  longNeed: 1,
  shortNeed: 1,
})

describe('a width', () => {
  it('is one that the style sheet can tell apart', () => {
    expect(showFrom(1)).toEqual({ 'data-from': 180 })
    expect(showFrom(241)).toEqual({ 'data-from': 260 })
    expect(showUntil(960)).toEqual({ 'data-until': 960 })
    expect(showFrom(Number.POSITIVE_INFINITY)).toEqual({ 'data-from': 'never' })
  })

  it('is written in the style sheet, in both directions', () => {
    const sheet = readFileSync(new URL('./frame.module.css', import.meta.url), 'utf8')
    for (const width of plotWidths) {
      const query = `@container plot (width >= ${width / 16}rem)`
      expect(sheet).toContain(`${query} {\n  [data-from="${width}"] {\n    display: inline`)
      const rules = sheet.slice(sheet.indexOf(query))
      expect(rules).toContain(`[data-until="${width}"] {\n    display: none`)
    }
  })
})

describe('a row of labels', () => {
  it('needs less room when fewer are shown', () => {
    const { long } = stepsOfYears(40)
    expect(roomFor(long, 14, 5)).toBeGreaterThan(roomFor(long, 14, 10))
  })

  it('labels five years on the smallest phone', () => {
    for (const [, short] of labelRow(stepsOfYears(5))) {
      expect(short?.fit['data-from']).toBeLessThanOrEqual(240)
    }
  })

  it('labels every fifth of many years, and fewer where they have no room', () => {
    const row = labelRow(stepsOfYears(40))
    expect(row.flatMap((texts, i) => (texts.length ? [i] : []))).toEqual([
      0, 5, 10, 15, 20, 25, 30, 35, 40,
    ])
    const from = (year: number) => Number(labelRow(stepsOfYears(100))[year]?.[1]?.fit['data-from'])
    expect(from(20)).toBeLessThan(from(10))
    expect(from(10)).toBeLessThan(from(5))
  })

  it.each([5, 9, 13, 37, 99])('labels the last of %i years at every width', (years) => {
    const row = labelRow(stepsOfYears(years))
    const from = row.map((texts) => Number(texts[1]?.fit['data-from'] ?? Infinity))
    const first = Math.min(...from)
    expect(from[0]).toBe(first)
    expect(from[years]).toBe(first)
    // None crowds it: what is shown with it is at least as far away as the others are apart.
    const shown = from.flatMap((width, i) => (width === first ? [i] : []))
    const gaps = shown.slice(1).map((place, i) => place - (shown[i] ?? 0))
    expect(gaps.at(-1)).toBe(Math.max(...gaps))
  })

  it('shows a long text or a short one, never both', () => {
    for (const [long, short] of labelRow(stepsOfYears(7))) {
      expect(short?.fit['data-until']).toBe(long?.fit['data-from'])
    }
  })
})

describe('the labels of an axis', () => {
  const marks = [0, 2, 4, 6, 8, 10].map((year) => ({
    at: year / 10,
    label: year ? `Year ${year}` : 'Start',
    ...(year > 0 && year < 10 && { shortLabel: String(year) }),
  }))
  const namesOf = (set: string) =>
    labelAxis(marks, 14).flatMap(({ key, label }) => (key.startsWith(set) ? [label] : []))

  it('are long, short, or every second with both ends', () => {
    expect(namesOf('long')).toEqual(['Start', 'Year 2', 'Year 4', 'Year 6', 'Year 8', 'Year 10'])
    expect(namesOf('short')).toEqual(['Start', '2', '4', '6', '8', 'Year 10'])
    expect(namesOf('few')).toEqual(['Start', '4', 'Year 10'])
  })

  it('follow each other without a gap and without an overlap', () => {
    const fitOf = (set: string) => labelAxis(marks, 14).find(({ key }) => key.startsWith(set))?.fit
    expect(fitOf('short')?.['data-until']).toBe(fitOf('long')?.['data-from'])
    expect(fitOf('few')?.['data-until']).toBe(fitOf('short')?.['data-from'])
  })
})
