import { describe, expect, it } from 'vitest'
import { calculatorAt, calculators, paths } from './site'

describe('the list of calculators', () => {
  it('has one owner for every address', () => {
    expect(new Set(paths).size).toBe(paths.length)
    for (const path of paths) expect(calculatorAt(path)).toBeDefined()
  })

  it('says something of its own about each page', () => {
    for (const key of ['title', 'description', 'heading', 'navLabel', 'intro', 'note'] as const) {
      expect(new Set(calculators.map((calculator) => calculator[key])).size).toBe(
        calculators.length,
      )
    }
  })

  it('keeps titles and descriptions within what search engines show', () => {
    for (const { title, description } of calculators) {
      expect(title.length).toBeLessThanOrEqual(55)
      expect(description.length).toBeLessThanOrEqual(160)
    }
  })
})

describe('calculatorAt', () => {
  it.each([
    ['/', 'gst'],
    ['/gst', 'gst'],
    ['/gst/', 'gst'],
    ['/ecommerce', 'ecommerce-profit'],
    ['/loan//', 'loan'],
  ])('%s is %s', (address, folder) => {
    expect(calculatorAt(address)?.folder).toBe(folder)
  })

  it.each(['', '/Loan', '/loan/x', '/__proto__', '/constructor'])('%s is not found', (address) => {
    expect(calculatorAt(address)).toBeUndefined()
  })
})
