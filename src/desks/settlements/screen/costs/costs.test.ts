import { describe, expect, it } from 'vitest'
import { type CostLine, countedLine } from '../../../market/costs/cost-list'
import type { FileSku } from '../../messages'
import { costsCsv, readCostFile, readPastedCosts, templateCsv } from './cost-files'
import { costHint, costRows, orderOf, rateHint, rowsInOrder, searchedRows } from './cost-rows'
import { sayCosts } from './costs-card'

const line = (sku: string, part: Partial<CostLine> = {}): CostLine => ({
  sku,
  name: '',
  cost: '',
  gst: '',
  packing: '',
  ...part,
})
const files: readonly FileSku[] = [
  { sku: 'FK-A', name: 'Apron', orders: 10 },
  { sku: 'FK-B', name: '', orders: 58 },
  { sku: '"SKU:FK-C"', name: 'Cap, red', orders: 30 },
]
const kept = [
  line('fk-b', { name: 'Belt', cost: '345' }),
  line('OLD', { cost: '5' }),
  line('FK-A', { cost: 'soon' }),
]

describe('the line of the costs', () => {
  it('says how many SKUs of the files have one, and since when', () => {
    const costs = kept.map(countedLine)
    expect(sayCosts({ costs, changed: '2026-11-16' }, files, 'kept')).toBe(
      '1 of 3 SKUs · kept on this device since 16 Nov 2026',
    )
    expect(sayCosts({ costs, changed: '2026-11-16' }, [], 'kept')).toBe(
      '2 SKUs · kept on this device since 16 Nov 2026',
    )
    expect(sayCosts({ costs, changed: '2026-11-16' }, files, 'full')).toBe(
      '1 of 3 SKUs · in this tab only: the storage of this device is full',
    )
    expect(sayCosts({ costs: [], changed: '2026-11-16' }, files, 'kept')).toBeUndefined()
  })
})

describe('the rows of the table', () => {
  const rows = costRows(files, kept)

  it('begin with SKUs of the files that have no cost, most orders first', () => {
    const order = orderOf(rows)
    expect(order).toEqual(['fk-c', 'fk-a', 'fk-b', 'old'])
    expect(rowsInOrder(rows, order, rows)[2]).toMatchObject({
      name: 'Belt',
      orders: 58,
      cost: '345',
    })
  })

  it('stay where they are while somebody types, and blank where a line went', () => {
    const order = orderOf(rows)
    const now = costRows(files, [line('FK-C', { cost: '9' }), line('NEW', { cost: '1' })])
    expect(rowsInOrder(now, order, rows).map(({ key, cost }) => `${key} ${cost}`)).toEqual([
      'fk-c 9',
      'fk-a ',
      'fk-b ',
      'old ',
      'new 1',
    ])
  })

  it('are found by SKU or name', () => {
    const found = (text: string) => searchedRows([...rows.values()], text).map(({ key }) => key)
    expect(found('belt')).toEqual(['fk-b'])
    expect(found(' FK-')).toEqual(['fk-b', 'fk-c', 'fk-a'])
    expect(found('x')).toEqual([])
    expect(found('')).toHaveLength(4)
  })

  it('say what is odd', () => {
    const hint = (text: string) => costHint(text, () => '₹10 crore')
    expect(['', '0', '218.50', '₹ 1,218'].map(hint)).toEqual(Array(4).fill(undefined))
    expect(hint('soon')).toBe('This could not be read as a number, so it does not count.')
    expect(hint('-5')).toBe('An amount below 0 does not count.')
    expect(hint('9'.repeat(24))).toBe('A cost above ₹10 crore does not count.')
    expect(['', '5', '40'].map(rateHint)).toEqual(Array(3).fill(undefined))
    expect(rateHint('41')).toBe('GST is from 0 to 40%.')
    expect(rateHint('-1')).toBe('GST is from 0 to 40%.')
    expect(rateHint('five')).toMatch(/could not be read/)
  })
})

describe('files of costs', () => {
  it('the template has every SKU of the files, most orders first, and no cost', () => {
    expect(templateCsv(files)).toBe(
      '\ufeffSKU,Name,Cost,GST on cost (%),Packing\r\nFK-B,,,,\r\nFK-C,"Cap, red",,,\r\nFK-A,Apron,,,\r\n',
    )
  })

  it('are read again as they were written', async () => {
    const costs = [
      line('=1+1', { name: '-Belt "wide"', cost: '345', gst: '18', packing: '8.5' }),
      line('FK-A', { name: 'Apron, blue', cost: '0.25' }),
    ]
    expect(readPastedCosts(costsCsv(costs))).toMatchObject({ costs, unread: 0 })
    expect(await readCostFile(new File([costsCsv(costs)], 'costs.csv'))).toMatchObject({ costs })
  })

  it.each([
    ['prices', 'SKU,Price\nA,5', /^No costs were found/],
    ['a web page', '<html><body>SKU,Cost', /./],
    ['nothing', '', /./],
  ])('that hold %s are refused in words', async (_, text, problem) => {
    expect(await readCostFile(new File([text], 'x.csv'))).toEqual({
      problem: expect.stringMatching(problem),
    })
  })
})
