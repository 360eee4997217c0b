import { describe, expect, it } from 'vitest'
import { pdfNameOf } from './pdf-name'

const nameOf = (number: string, buyerName: string, date = '2026-11-15') =>
  pdfNameOf(
    { date },
    {
      title: 'Tax Invoice',
      number,
      buyer: { name: buyerName, address: '', gstin: '', state: '' },
    },
  )

describe('pdfNameOf', () => {
  it.each([
    ['SGS-0142', 'Patel Hardware', 'Tax-Invoice-SGS-0142-Patel-Hardware'],
    ['', 'Patel Hardware', 'Tax-Invoice-Patel-Hardware'],
    ['2026/27-9', '', 'Tax-Invoice-2026-27-9'],
    ['', '', 'Tax-Invoice-2026-11-15'],
    ['../..', '  ', 'Tax-Invoice-2026-11-15'],
    ['7', 'श्री गणेश & Sons (P) Ltd.', 'Tax-Invoice-7-श्री-गणेश-Sons-P-Ltd'],
    ['1', 'con:\\<>|?*"', 'Tax-Invoice-1-con'],
  ])('names bill %j of %j %s', (number, buyer, name) => {
    expect(nameOf(number, buyer)).toBe(name)
  })

  it('is what it is without anything', () => {
    expect(nameOf('', '', '')).toBe('Tax-Invoice')
  })

  it('is never too long for a phone', () => {
    const name = nameOf('1', '𑀓'.repeat(200))
    expect([...name].length).toBeLessThanOrEqual(80)
    expect(encodeURIComponent(name)).toContain('%F0')
  })
})
