import { describe, expect, it } from 'vitest'
import { areFractions, areRates, readRate } from './paste-rates'
import { pasteRows, saySkipped } from './paste-rows'

const ratesOf = (head: string, cells: readonly string[]) =>
  pasteRows(
    ['Item', 'Price', ...head.split(',')].join('\t') +
      cells.map((cell) => `\nPen\t100\t${cell}`).join(''),
    {
      rate: '18',
      room: 99,
    },
  )

describe('rates as fractions', () => {
  it.each([
    [
      ['0.18', '0.05', '0.12', '0.28', '0.4', '0'],
      ['18', '5', '12', '28', '40', '0'],
    ],
    [
      ['.18', '.05'],
      ['18', '5'],
    ],
    [
      ['0.18', 'Nil', ''],
      ['18', '0', '18'],
    ],
    [
      ['0.180', '0.0500'],
      ['18', '5'],
    ],
    [['०.१८'], ['18']],
    [
      ['0,18', '0,05'],
      ['18', '5'],
    ],
    [
      ['0.03', '0.015', '0.0025'],
      ['3', '1.5', '0.25'],
    ],
  ])('%j are %j', (cells, expected) => {
    for (const head of ['GST %', 'GST', 'Tax rate', 'जीएसटी दर', 'IGST %']) {
      const { rows, columns } = ratesOf(head, cells)
      expect(rows.map(({ item }) => item.rate)).toEqual(expected)
      expect(columns[2]?.isFraction).toBe(true)
    }
  })

  it.each([
    [['0.25'], ['0.25']],
    [
      ['0.25', '3', '1.5'],
      ['0.25', '3', '1.5'],
    ],
    [['0.1'], ['0.1']],
    [
      ['18', '5', '0'],
      ['18', '5', '0'],
    ],
    [
      ['0', '0'],
      ['0', '0'],
    ],
    [['0.18%'], ['0.18']],
    [
      ['2,5', '12,5%'],
      ['2.5', '12.5'],
    ],
  ])('%j are in percent', (cells, expected) => {
    const { rows, columns } = ratesOf('GST %', cells)
    expect(rows.map(({ item }) => item.rate)).toEqual(expected)
    expect(columns[2]?.isFraction).toBeUndefined()
  })

  it('may be those of half the taxes', () => {
    const { rows } = ratesOf('CGST,SGST', ['0.09\t0.09', '0.025\t0.025', '0\t0'])
    expect(rows.map(({ item }) => item.rate)).toEqual(['18', '5', '0'])
  })

  it('among rates in percent are not guessed', () => {
    const { rows, skipped } = ratesOf('GST %', ['18', '0.18', '0.25'])
    expect(rows.map(({ item }) => item.rate)).toEqual(['18', '0.25'])
    expect(skipped.map(saySkipped)).toEqual([
      "Row 3: the GST rate '0.18' may be a fraction or in percent.",
    ])
  })

  it('are no amounts', () => {
    expect(areRates(['0.18', '0.05'], 'rate')).toBe(true)
    expect(areRates(['0.18', '18'], 'rate')).toBe(false)
    expect(areRates(['1.80', '0.05'], 'rate')).toBe(false)
    expect(areFractions([], 'rate')).toBe(false)
    expect(areFractions(['low'], 'rate')).toBe(false)
  })
})

describe('rates in Hindi', () => {
  it.each([
    ['जीएसटी १८%', 18],
    ['१८% जीएसटी', 18],
    ['शून्य', 0],
    ['कर मुक्त', 0],
  ])('%s', (cell, percent) => {
    expect(Number(readRate(cell))).toBe(Number(readRate(`${percent}`)))
  })
})
