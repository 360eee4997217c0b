import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import { writeCsv } from '../../../core/tables/csv'
import { readSeparated } from '../../../core/tables/separated-values'
import { sumNamed } from '../../../core/tables/sum-rows'
import {
  type ItemTexts,
  noItem,
  toSavedItem,
  writePrice,
} from '../../books/saved-items/items-database'
import { priceAs, rowFillOf, whyNoPrice } from './add-to-bill'
import { problemOfItem } from './item-problem'
import { itemsSheet, plainCells, planItems, readItemsTable } from './items-file'
import { itemsIndexOf, itemsStartingWith, searchItems } from './items-index'
import { savedItemsWords as hindi } from './words.hi'

const itemOf = (part: Partial<ItemTexts>) => toSavedItem({ ...noItem, ...part }, 0)

const readCsv = (text: string) => {
  const rows = readSeparated(text).map(({ cells }) => plainCells(cells))
  return readItemsTable({ rows, lines: rows.map((_, at) => at + 1) })
}

const readWell = (text: string) => {
  const read = readCsv(text)
  if ('problem' in read) throw new Error(read.problem)
  return read
}

describe('an item as it is kept', () => {
  it('has its numbers written in one way', () => {
    expect(itemOf({ description: ' Pen ', price: '₹1850.5', rate: '18.0 %' })).toMatchObject({
      description: 'Pen',
      price: '1,850.50',
      rate: '18',
      key: 'name pen',
    })
    expect(itemOf({ description: 'Pen', code: ' ab-1' }).key).toBe('code AB-1')
  })

  it.each([
    [{ price: '5' }, 'description'],
    [{ description: 'Pen', price: 'five' }, 'price'],
    [{ description: 'Pen', price: '-5' }, 'price'],
    [{ description: 'Pen', rate: '180' }, 'rate'],
    [{ description: 'Pen', hsn: '1'.repeat(201) }, 'hsn'],
    [{ description: 'Pen' }, undefined],
  ] as const)('%o: %s', (part, field) => {
    expect(problemOfItem({ ...noItem, ...part })?.field).toBe(field)
  })
})

describe('the price of an item on a bill', () => {
  const before = { prices: 'before-gst', isTaxed: true } as const
  const withGst = { prices: 'with-gst', isTaxed: true } as const

  it.each([
    [{ price: '118', prices: 'with-gst', rate: '18' }, before, '100'],
    [{ price: '100', prices: 'with-gst', rate: '18' }, before, ''],
    [{ price: '100', prices: 'with-gst', rate: '28' }, before, '78.125'],
    [{ price: '100', prices: 'with-gst', rate: '0' }, before, '100'],
    [{ price: '100', prices: 'with-gst', rate: '' }, before, ''],
    [{ price: '99.99', prices: 'before-gst', rate: '18' }, withGst, '117.9882'],
    [{ price: '100', prices: 'with-gst', rate: '18' }, { ...before, isTaxed: false }, '100'],
    [{ price: '', prices: 'with-gst', rate: '18' }, before, ''],
  ] as const)('%o', (item, bill, price) => {
    expect(priceAs(item, bill)).toBe(price)
    const said = whyNoPrice({ ...noItem, ...item }, bill)
    expect(said === undefined).toBe(price !== '' || item.price === '')
  })

  it('is turned there and back without loss', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.nat(40), (paise, rate) => {
        const item = {
          price: writePrice(
            decimalFrom(`${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`),
          ),
          prices: 'before-gst',
          rate: String(rate),
        } as const
        const price = priceAs(item, withGst)
        expect(priceAs({ ...item, price, prices: 'with-gst' }, before)).toBe(item.price)
      }),
    )
  })

  it('leaves a rate of 0 in force, and a blank one out', () => {
    expect(rowFillOf(itemOf({ description: 'Pen', rate: '0' }), before).rate).toBe('0')
    expect('rate' in rowFillOf(itemOf({ description: 'Pen' }), before)).toBe(false)
  })
})

describe('finding items', () => {
  const items = [
    itemOf({ description: 'Umbrella, folding', code: 'U-1', hsn: '6601' }),
    itemOf({ description: 'Umbrella', code: '8901030865278' }),
    itemOf({ description: 'Folding chair', code: 'c-9' }),
  ]
  const book = itemsIndexOf(items)
  const offered = (text: string) =>
    itemsStartingWith(book.items, text, 6).map(({ description }) => description)

  it('knows a code whole, capitals alike', () => {
    expect(book.withCode(' u-1 ')?.description).toBe('Umbrella, folding')
    expect(book.withCode('C-9')?.description).toBe('Folding chair')
    expect(book.withCode('U-')).toBeUndefined()
    expect(book.withCode('')).toBeUndefined()
  })

  it('offers by the beginning of a code or of words', () => {
    expect(offered('fol')).toEqual(['Folding chair', 'Umbrella, folding'])
    expect(offered('8901')).toEqual(['Umbrella'])
    expect(offered('umbrella')).toEqual(['Umbrella, folding'])
    expect(offered(' ')).toEqual([])
  })

  it('searches names, codes and HSN', () => {
    expect(searchItems(book.items, 'umb 6601').length).toBe(1)
    expect(searchItems(book.items, '').length).toBe(3)
  })
})

describe('a file of items', () => {
  it('is read by its heads in any order, with the kind of its prices', () => {
    const read = readWell('HSN,MRP,Particulars,Bar code,GST %\n6601,"1,180/-",Umbrella,0012,18%')
    expect(read.rows).toEqual([
      {
        row: 2,
        item: {
          description: 'Umbrella',
          code: '0012',
          price: '1,180/-',
          hsn: '6601',
          rate: '18',
          prices: 'with-gst',
        },
      },
    ])
    expect(read.sources).toContain('code from Bar code')
  })

  it.each([
    ['Price (incl. GST)', 'with-gst'],
    ['Price excl. tax', 'before-gst'],
    ['Price', undefined],
  ])('%s: %s', (head, prices) => {
    expect(readWell(`Item,${head}\nPen,5`).rows[0]?.item).toMatchObject({ price: '5' })
    expect(readWell(`Item,${head}\nPen,5`).prices).toBe(prices)
  })

  it('names the rows that it cannot read', () => {
    const { rows, skipped } = readWell(
      'Item,Code,Price,GST rate\nPen,A,x,5\n,B,5,5\nInk,8.9E+12,5,5\nPad,C,5,500\nTotal,,20,\nPad,D,5,5\nCap,d,6,5',
    )
    expect(rows.map(({ row }) => row)).toEqual([7])
    expect(skipped.map(({ row, reason }) => `${row}: ${reason}`)).toEqual([
      "2: the price 'x' is not a number.",
      '3: the name of the item is missing.',
      "4: the code '8.9E+12' was cut short by a spreadsheet.",
      '5: the GST rate cannot be kept.',
      '8: row 7 has the same code.',
    ])
  })

  it('says what is missing where it is no list of items', () => {
    expect(readCsv('Pen,5\nInk,6')).toHaveProperty('problem')
    expect(readCsv('HSN,Price\n6601,5')).toHaveProperty('problem')
  })

  it('adds, changes and leaves, by code and then by name', () => {
    const here = [
      itemOf({ description: 'Pen', code: 'P', price: '5', unit: 'Nos' }),
      itemOf({ description: 'Ink', price: '7' }),
      itemOf({ description: 'Pad', price: '9' }),
    ]
    const { rows } = readWell('Item,Code,Price\nRed pen,p,6\nINK,I,\nPad,,9\nCap,C,3')
    const { replacements, ...counts } = planItems(here, rows, 'before-gst')
    expect(counts).toEqual({ added: 1, changed: 2, same: 1 })
    expect(replacements.map(({ after }) => after)).toMatchObject([
      { description: 'Red pen', code: 'p', price: '6', unit: 'Nos', key: 'code P' },
      { description: 'INK', code: 'I', price: '7', key: 'code I' },
      { description: 'Cap', code: 'C', price: '3' },
    ])
  })

  it('reads back to the same items', () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'B', '7', ' ', ',', '"', "'", '=', '-', 'ह', '₹'),
      maxLength: 8,
    })
    const anyItem = fc.record({
      description: text.filter((name) => name.trim() !== '' && !sumNamed(name)),
      code: text,
      price: fc.oneof(
        fc.constant(''),
        fc.nat(9_999_999).map((paise) => String(paise / 100)),
      ),
      prices: fc.constantFrom('before-gst' as const, 'with-gst' as const),
      unit: text,
      hsn: text,
      rate: fc.constantFrom('', '0', '2.5', '18', '40'),
    })
    fc.assert(
      fc.property(
        fc.uniqueArray(
          anyItem.map((item) => toSavedItem(item, 0)),
          { selector: ({ key }) => key, minLength: 1, maxLength: 8 },
        ),
        (items) => {
          const { rows, skipped } = readWell(writeCsv(itemsSheet(items, 'items')))
          expect(skipped).toEqual([])
          expect(planItems(items, rows, 'before-gst')).toMatchObject({ added: 0, changed: 0 })
          const anew = planItems([], rows, 'before-gst').replacements
          expect(anew.map(({ after }) => ({ ...after, changedAt: 0 }))).toEqual(items)
        },
      ),
      { numRuns: 100 },
    )
  })
})

it('reads a file that was written in Hindi', () => {
  const heads = hindi.export.heads.join(',')
  const { rows, skipped, prices } = readWell(
    `${hindi.export.title}\n\n${heads}\nपेन,P1,118,${hindi.export.kinds['with-gst']},नग,9608,18`,
  )
  expect(skipped).toEqual([])
  expect(prices).toBe('with-gst')
  expect(rows.map(({ item }) => item)).toEqual([
    {
      description: 'पेन',
      code: 'P1',
      price: '118',
      prices: 'with-gst',
      unit: 'नग',
      hsn: '9608',
      rate: '18',
    },
  ])
  expect(readWell(`${heads}\nपेन,,100,${hindi.export.kinds['before-gst']},,,`).prices).toBe(
    'before-gst',
  )
})
