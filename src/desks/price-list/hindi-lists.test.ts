import { describe, expect, it } from 'vitest'
import { readSeparated } from '../../core/tables/separated-values'
import { areAllKnown, matchColumns } from './columns'
import { isClothes } from './gst-cell'
import { allFields } from './read-product'
import { productsScreenWords as english } from './screen/words'
import { productsScreenWords as hindi } from './screen/words.hi'
import { taxesFromHeads } from './taxes'
import { productsWords } from './words.hi'

const tableOf = (text: string) => readSeparated(text).map(({ cells }) => cells)

describe('lists in Hindi', () => {
  it.each(['exampleList', 'template'] as const)('are read like English ones: %s', (name) => {
    const [heads = [], ...rows] = tableOf(hindi[name])
    const [englishHeads = [], ...englishRows] = tableOf(english[name])
    const { uses } = matchColumns(heads, rows)
    expect(uses).toEqual(matchColumns(englishHeads, englishRows).uses)
    expect(uses).not.toContain(undefined)
    expect(taxesFromHeads(heads, uses)).toEqual({ price: 'with-gst', cost: 'before-gst' })
    expect(rows.map((cells) => cells.filter((cell) => /^[\d.]+$/.test(cell)))).toEqual(
      englishRows.map((cells) => cells.filter((cell) => /^[\d.]+$/.test(cell))),
    )
  })

  it('know the names of all columns', () => {
    for (const field of allFields) {
      expect(matchColumns([productsWords.fields[field]], []).uses).toEqual([field])
    }
  })

  it('can be opened again with their results', () => {
    const { heads, less } = productsWords.worker.export
    const results = [...Object.values(heads), ...Object.values(less)].map((head) =>
      typeof head === 'string' ? head : head('20%'),
    )
    const all = ['नाम', 'दाम', 'लागत', ...results]
    const { uses } = matchColumns(all, [])
    expect(uses).toEqual(['name', 'price', 'cost', ...results.map(() => undefined)])
    expect(areAllKnown(all, uses)).toBe(true)
  })

  it.each(['कपड़े', 'कप\u095cे', 'जूते', 'कपड़े और जूते', '5% या 18%'])('know the slabs of %s', (cell) => {
    expect(isClothes(cell)).toBe(true)
  })
})
