import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../../tests/is-thorough'
import { ownList, ownOrders } from '../../../../tests/price-files'
import {
  type Decimal,
  decimalFrom,
  hundred,
  multiply,
  round,
  toDigits,
  toFixed,
  zero,
} from '../../../core/money/decimal'
import { LONGEST_FRACTION } from '../../../core/money/parse'
import { readSeparated } from '../../../core/tables/separated-values'
import type { Workbooks } from '../../../ui/tables/workbook/lazy-workbooks'
import type { TableCell } from '../../../ui/tables/workbook/write-workbook'
import { inputs, type MarketplaceTexts } from '../../market/inputs'
import { orderAt } from '../../market/order/order'
import { prepareOrder } from '../../market/order/prepare-order'
import { breakEven, pricesFor } from '../../market/order/prices'
import { readOrder } from '../../market/read-inputs'
import { matchColumns } from '../columns'
import { type Basis, type Totals, termsOf } from '../compute'
import { type Computed, firstQuery, type OpenedTable } from '../messages'
import { assumedTaxes, taxesFromHeads } from '../taxes'
import { orderColumns } from './export'
import { type PriceList, priceList } from './price-list'

const turn = { progress: () => {}, isStale: () => false }
const order = inputs.defaults
const target = decimalFrom(20)

async function openList(
  text: string,
  list: PriceList = priceList({} as Workbooks),
): Promise<{ list: PriceList; opened: OpenedTable }> {
  const opened = await list.open({ source: { name: 'list', text } }, turn)
  if ('problem' in opened) throw new Error(opened.problem)
  return { list, opened }
}

/** As the page reads it, where nobody chooses otherwise. */
function readingOf(heads: OpenedTable['heads'], examples: OpenedTable['examples']) {
  const { uses } = matchColumns(heads, examples)
  return { uses, isForAll: false, taxes: { ...assumedTaxes, ...taxesFromHeads(heads, uses) } }
}

const computeList = (
  list: PriceList,
  { heads, examples }: OpenedTable,
  how: Partial<MarketplaceTexts> = {},
  hasCostList = false,
) =>
  list.compute(
    {
      ...readingOf(heads, examples),
      order: { ...order, ...how },
      hasCostList,
      target,
    },
    turn,
  )

async function computed(
  text: string,
  how?: Partial<MarketplaceTexts>,
): Promise<{ list: PriceList; answer: Computed }> {
  const { list, opened } = await openList(text)
  return { list, answer: await computeList(list, opened, how) }
}

const allRows = async (list: PriceList) =>
  (await list.rows({ query: { ...firstQuery, sort: 'row' }, from: 0, count: 100_000 }, turn)).rows

describe('the files that sellers have are worked out', () => {
  it('with a word about rates that may be fractions, and about cells that are blank', async () => {
    const { answer } = await computed(
      'SKU,Price,Cost,GST rate (%),Shipping fee,Commission (amount)\nA,500,200,0.18,,75\nB,500,200,18,40,\n',
    )
    expect(answer.notes).toMatchObject({
      smallRates: 1,
      blank: [
        { field: 'shipping', rows: 1 },
        { field: 'commissionAmount', rows: 1 },
      ],
    })
  })

  it('with every blank counted, column by column', async () => {
    const { answer } = await computed(
      'Price,Cost,Qty,GST %,GST on cost %,Ads,Returns %\n5,1,,5,,,1\n5,1,2,,,,1\n5,1,-,5,5,,\n5,x,,,,,\n',
    )
    expect(answer.notes.blank).toEqual([
      { field: 'quantity', rows: 2 },
      { field: 'gstRate', rows: 1 },
      { field: 'gstOnCost', rows: 1, asGstRate: true },
      { field: 'gstOnCost', rows: 1 },
      { field: 'ads', rows: 3 },
      { field: 'returns', rows: 1 },
    ])
  })

  it('with a word about costs of 0, and about rates that no goods have any more', async () => {
    const { answer } = await computed(
      'Price,Cost,GST %,GST on cost %\n500,0,12,5\n500,0.00,18,28%\n500,1,12,12\n500,1,5,5\n',
    )
    expect(answer.notes).toMatchObject({ zeroCosts: 2, leftRates: 3 })
    expect([answer.unreadRows, answer.totals.products]).toEqual([0, 4])
  })

  it('an own list, with what is wrong in it', async () => {
    const { list, answer } = await computed(ownList)
    expect(answer.unread).toEqual([
      { row: 7, column: 'Selling price', reason: '“N/A” is not a number' },
      { row: 9, column: 'Cost price', reason: '“-120” is below 0' },
    ])
    expect(answer.unreadRows).toBe(2)
    expect(answer.notes).toEqual({
      sums: 1,
      explained: 0,
      parents: [],
      notSales: [],
      pictures: 0,
      mangledSkus: 1,
      repeatedSkus: 1,
      smallRates: 0,
      zeroCosts: 0,
      leftRates: 0,
      blank: [{ field: 'quantity', rows: 1 }],
    })
    const rows = await allRows(list)
    expect(rows.map(({ row, sku, name }) => `${row} ${sku} ${name}`)).toEqual([
      '4 A-1 Cotton kurta, indigo',
      '5 A-2 Steel bottle 1 l',
      '6 A-3 Bedsheet 60" x 90"',
      '10 A-2 Steel bottle 1 l',
      '11 8.9E+12 Floor mat',
    ])
    // The first is the worked example of the marketplace order.
    const [first] = rows
    expect(
      [first?.payout, first?.profit, first?.margin].map((figure) => toDigits(figure as Decimal)),
    ).toEqual(['811.74', '191', '19.1'])
    expect(answer.totals).toMatchObject({ products: 5, orders: 59n })
  })

  it('orders, of which cancelled and returned ones never earn', async () => {
    const { list, answer } = await computed(ownOrders)
    expect(answer.notes.notSales).toEqual([
      { kind: 'CANCELLED', rows: 2, first: [3, 7] },
      { kind: 'RTO_COMPLETE', rows: 1, first: [5] },
    ])
    expect((await allRows(list)).map(({ row }) => row)).toEqual([2, 4, 6])
    const types =
      'Type,SKU,Price,Cost\nOrder,A,10,5\nRefund,A,10,5\nReturn gifts,B,10,5\nTransfer,,,\n'
    const byType = await computed(types)
    expect(byType.answer.notes.notSales.map(({ kind }) => kind)).toEqual(['Refund', 'Transfer'])
    expect(byType.answer.totals.products).toBe(2)
    const many = Array.from({ length: 30 }, (_, at) => `A,10,5,Returned on day ${at}`)
    const free = await computed(['SKU,Price,Cost,Status', ...many].join('\n'))
    expect(free.answer.notes.notSales).toHaveLength(11)
    expect(free.answer.notes.notSales.at(-1)).toMatchObject({ rows: 20 })
  })

  it('orders without costs, with a list of costs beside them', async () => {
    const { list, opened } = await openList(
      'SKU,Price\nKUR-1,449\nsc-9,189\nSH-4,749\nUS-1,9\nBAD,9',
    )
    const costs = await list.costs(
      {
        source: {
          name: 'costs',
          text: 'SKU;Cost\n kur-1 ;210\nSC-9;80\nSC-9;95\nOTHER;1\nBAD;x\nUS-1;$25\nTotal;5',
        },
      },
      turn,
    )
    expect(costs).toEqual({ name: 'costs', skus: 3, rows: 2, gst: undefined })
    const answer = await computeList(list, opened, {}, true)
    expect(answer.unread).toEqual([
      { row: 4, column: 'SKU', reason: 'No cost is listed for this SKU' },
      { row: 5, column: 'SKU', reason: 'Its cost in the list: “$25” is not in rupees' },
      { row: 6, column: 'SKU', reason: 'Its cost in the list: “x” is not a number' },
    ])
    expect((await allRows(list)).map(({ price, cost }) => [price, cost].map(toDigits))).toEqual([
      ['449', '210'],
      ['189', '80'],
    ])
  })

  it.each([
    ['Cost (incl. GST)', { gst: 'with-gst' }],
    ['Basic cost', { gst: 'before-gst' }],
    ['Cost (USD)', { problem: '“Cost (USD)” is not in rupees. A list of costs counts in rupees.' }],
    ['Cost ($)', { problem: '“Cost ($)” is not in rupees. A list of costs counts in rupees.' }],
  ])('what the head of a list of costs says counts: %s', async (head, said) => {
    const { list } = await openList('SKU,Price\nA,449')
    const costs = await list.costs({ source: { name: 'costs', text: `SKU,${head}\nA,25` } }, turn)
    expect(costs).toMatchObject(said)
  })

  it('at the cost of the marketplace order, where there is no list', async () => {
    const { list, answer } = await computed('SKU,Price\nA,449\nB,189', { cost: '150' })
    expect(answer.unreadRows).toBe(0)
    expect((await allRows(list)).map(({ cost }) => toDigits(cost))).toEqual(['150', '150'])
  })

  it('products of Shopify: titles hold for the variants below, pictures are no products', async () => {
    const { list, answer } = await computed(
      [
        'Handle,Title,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Cost per item,Image Src',
        'kurta,Cotton kurta,S,KUR-S,499,999,210,a.jpg',
        'kurta,,M,KUR-M,549,999,210,b.jpg',
        'kurta,,,,,,,c.jpg',
        'mug,,,MUG-1,279,,120,',
      ].join('\n'),
    )
    expect([answer.notes.pictures, answer.unreadRows]).toEqual([1, 0])
    expect((await allRows(list)).map(({ sku, name }) => [sku, name])).toEqual([
      ['KUR-S', 'Cotton kurta'],
      ['KUR-M', 'Cotton kurta'],
      ['MUG-1', ''],
    ])
  })
})

describe('GST in prices and costs, as heads say it', () => {
  const figures = async (text: string, how?: Partial<MarketplaceTexts>) => {
    const { list } = await computed(text, how)
    return (await allRows(list)).map(({ price, cost }) => [price, cost].map(toDigits).join(' '))
  }

  it.each<[string, Partial<MarketplaceTexts>, string]>([
    ['Price,Cost,GST %\n1180,500,18', {}, '1180 500'],
    ['Price (excl. GST),Cost,GST %\n1000,500,18', {}, '1180 500'],
    ['Basic price,Cost\n1000,500', {}, '1180 500'],
    ['Price before tax,Cost,GST %\n99.99,500,5', {}, '104.9895 500'],
    ['MRP,Cost with tax,GST %\n1180,590,18', {}, '1180 500'],
    ['Price,Cost (incl. GST),GST on cost\n1180,525,5', {}, '1180 500'],
    ['Price,Cost (incl. GST)\n1180,590', {}, '1180 500'],
    ['Price,Cost (incl. GST),GST %\n1180,100,0', {}, '1180 100'],
    // The slab of clothes goes by what is left without GST.
    ['Price (excl. GST),Cost\n2500,500', { gstBy: 'clothes' }, '2625 500'],
    ['Price (excl. GST),Cost\n2500.01,500', { gstBy: 'clothes' }, '2950.0118 500'],
    // Who is not registered charges no GST, and gets none back.
    ['Price (excl. GST),Cost\n1000,500', { seller: 'unregistered' }, '1000 590'],
    ['Price,Cost (excl. GST),GST %\n1000,500,5', { seller: 'composition' }, '1000 525'],
    ['Price,Cost (incl. GST)\n1000,590', { seller: 'composition' }, '1000 590'],
  ])('%s %j', async (text, how, expected) => {
    expect(await figures(text, how)).toEqual([expected])
  })

  it('a list before GST brings what the same list with GST brings', async () => {
    const before =
      'Price before GST,Cost with GST,GST %,Commission amount,Qty\n1000,590,18,118,3\n200,52.5,5,0,1\n'
    const after =
      'Price with GST,Cost before GST,GST %,Commission amount,Qty\n1180,500,18,118,3\n210,50,5,0,1\n'
    const [a, b] = [await computed(before), await computed(after)]
    expect(a.answer.totals).toEqual(b.answer.totals)
    expect(await allRows(a.list)).toEqual(await allRows(b.list))
  })

  it('a sum below the prices is one, whatever the rates', async () => {
    const { answer } = await computed(
      'SKU,Price before GST,Cost,GST %\nA,100,50,5\nB,200,70,18\n,300,120,',
    )
    expect([answer.notes.sums, answer.totals.products]).toEqual([1, 2])
    expect(answer.notes.blank).toEqual([])
  })

  it('another marketplace order reads the same cells anew', async () => {
    const { list, opened } = await openList('Price,Cost (excl. GST)\n1000,500')
    const costOf = async () => toDigits((await allRows(list))[0]?.cost ?? zero)
    await computeList(list, opened)
    expect(await costOf()).toBe('500')
    await computeList(list, opened, { seller: 'composition' })
    expect(await costOf()).toBe('590')
    await computeList(list, opened, { seller: 'composition', costGst: '5' })
    expect(await costOf()).toBe('525')
  })

  it('files keep the cells as they were', async () => {
    const { list } = await computed('SKU,Price (excl. GST),Cost (incl. GST)\nA,1000,590')
    const text = await (await list.file({ kind: 'csv', rows: 'all' }, turn)).text()
    expect(text).toContain('A,1000,590,')
  })
})

describe('rows that cannot be read', () => {
  it.each([
    ['A,1,299,800', 'This row has more cells than there are columns', 'Column 4'],
    ['A,,800', 'The price is missing', 'Price'],
    ['A,5', 'The cost is missing', 'Cost'],
    ['A,1.8E+17,5', '“1.8E+17” is not a price', 'Price'],
    ['A,0,5', '“0” is not above 0', 'Price'],
  ])('%s', async (row, reason, column) => {
    const { answer } = await computed(`SKU,Price,Cost\nB,10,5\n${row}`)
    expect(answer.unread).toEqual([{ row: 3, column, reason }])
    expect(answer.totals.products).toBe(1)
  })

  it('are no sums without a name below all others', async () => {
    const rows = 'SKU,Price,Cost\nA,100,50\nB,200,70.5\n'
    const sum = await computed(`${rows}\n,300,120.5`)
    expect([sum.answer.notes.sums, sum.answer.totals.products]).toEqual([1, 2])
    for (const other of [',300.01,120', ',250,120.5', 'C,300,120.5']) {
      const { answer } = await computed(rows + other)
      expect([answer.notes.sums, answer.totals.products]).toEqual([0, 3])
    }
  })

  it('are no rows of sums, nor heads that come again', async () => {
    const { answer } = await computed(
      'SKU,Price,Cost\nB,10,5\nSKU,Price,Cost\n,Grand Total,\nC,10,5',
    )
    expect([answer.notes.sums, answer.totals.products, answer.unreadRows]).toEqual([2, 2, 0])
  })
})

const anyAmount = (most: number) =>
  fc.integer({ min: 1, max: most * 100 }).map((paise) => `${paise / 100}`)
const anyPercent = (...percents: string[]) => fc.constantFrom('', ...percents)
const anyRow = fc.tuple(
  anyAmount(5000),
  anyAmount(2500),
  anyPercent('0', '5%', '18', '40'),
  anyPercent('0', '12.5', '15%'),
  fc.option(anyAmount(90), { nil: '' }),
  fc.option(anyAmount(150), { nil: '' }),
  fc.option(anyAmount(90), { nil: '-' }),
  anyPercent('0', '7.25', '100'),
  fc.nat({ max: 50 }).map(String),
)
const heads = 'Price,Cost,GST %,Commission %,Fixed fee,Shipping fee,Ads,Returns %,Quantity'

describe('a list of a thousand random rows', () => {
  const [rows = []] = fc.sample(fc.array(anyRow, { minLength: 1000, maxLength: 1000 }), 1)
  const text = [heads, ...rows].join('\n')

  it.each<[string, Partial<MarketplaceTexts>]>([
    ['registered', {}],
    [
      'clothes, with returns',
      {
        gstBy: 'clothes',
        undelivered: '5',
        returned: '10',
        returnedFee: '75',
        returnedDamaged: '20',
      },
    ],
    ['composition', { seller: 'composition', feesGst: 'included' }],
    ['not registered', { seller: 'unregistered' }],
  ])('is what each marketplace order is, row by row: %s', async (_, how) => {
    const { list, answer } = await computed(text, how)
    const basis: Basis = { terms: readOrder({ ...order, ...how }).terms, hasGstRates: true }
    const shown = await allRows(list)
    expect(shown).toHaveLength(1000)
    let profit = 0n
    const aims = [breakEven, { kind: 'margin', percent: target }] as const
    const others = shown.filter((row) => {
      const prepared = prepareOrder({ ...termsOf(row.own, basis), costPrice: row.cost })
      const expected = orderAt(prepared, row.price)
      const [even, aimed] = aims.map((aim) => {
        const prices = pricesFor(prepared, aim)
        return prices.kind === 'found' ? prices.cheapest : undefined
      })
      profit += expected.profit * (row.quantity / decimalFrom(1))
      return (
        row.payout !== expected.payout ||
        row.profit !== expected.profit ||
        row.margin !== expected.margin ||
        row.breakEven !== even ||
        row.targetPrice !== aimed
      )
    })
    expect(others).toEqual([])
    expect(round(answer.totals.profit, 20)).toBe(round(profit as Decimal, 20))
  })
})

describe('amounts that become shares', () => {
  it('can be typed with all their digits', async () => {
    const rows = fc.tuple(anyAmount(5000), anyAmount(900), fc.integer({ min: 1, max: 9 }))
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { minLength: 1, maxLength: 5 }), async (amounts) => {
        const lines = amounts.map(([sales, fees, pieces]) => `A,${pieces},${sales},${fees},5,7`)
        const { list } = await computed(
          ['Sku,quantity,price before GST,commission amount,shipping,cost with GST', ...lines].join(
            '\n',
          ),
        )
        for (const { price, cost, own } of await allRows(list)) {
          for (const value of [price, cost, own.commission ?? zero, own.shipping ?? zero]) {
            expect(toDigits(value).split('.')[1]?.length ?? 0).toBeLessThanOrEqual(LONGEST_FRACTION)
          }
        }
      }),
      runs(50),
    )
  })
})

describe('another target', () => {
  it('counts again what is below it, and moves the prices for it', async () => {
    const { list, answer } = await computed(ownList)
    const before = await allRows(list)
    const totals = await list.target({ target: decimalFrom(5) }, turn)
    const again = priceList({} as Workbooks)
    const { opened } = await openList(ownList, again)
    const fresh = await again.compute(
      {
        ...readingOf(opened.heads, opened.examples),
        order,
        hasCostList: false,
        target: decimalFrom(5),
      },
      turn,
    )
    expect(totals).toEqual(fresh.totals)
    expect(totals.below).toBeLessThan(answer.totals.below)
    expect(await allRows(list)).toEqual(await allRows(again))
    expect(await allRows(list)).not.toEqual(before)
  })
})

/** Lists that are put together in other ways differ in decimals that nobody sees. */
const seen = ({ bins, ...totals }: Totals) =>
  Object.entries(totals).map(([name, value]) =>
    typeof value === 'bigint' && name !== 'orders' ? round(value as Decimal, 20) : value,
  )

describe('what if', () => {
  const how = (percent: number | string, points: number | string) => ({
    pricePercent: decimalFrom(percent),
    commissionPoints: decimalFrom(points),
  })
  const text = 'SKU,Price,Cost,Commission %\nA,1000,400,\nB,1000,400,10\nC,0.01,0,99'

  it('nothing changes, nothing does', async () => {
    const { list, answer } = await computed(text)
    expect(await list.whatIf(how(0, 0), turn)).toEqual(answer.totals)
  })

  it('all prices and commissions change as they would in the file', async () => {
    const { list } = await computed(text)
    const other = 'SKU,Price,Cost,Commission %\nA,1050,400,\nB,1050,400,12\nC,0.0105,0,100'
    const bands = order.bands.replaceAll('~0~', '~2~').replace('~15~', '~17~')
    const { answer } = await computed(other, { bands })
    expect(seen(await list.whatIf(how(5, 2), turn))).toEqual(seen(answer.totals))
  })

  it('no commission is below 0, and no price either: more than 100% less is 100% less', async () => {
    const { list } = await computed('SKU,Price,Cost,Commission %\nA,1000,400,\nB,1000,400,10')
    const totals = await list.whatIf(how(-100, -100), turn)
    // Nothing is sold: fixed fee 6, shipping 65, ads 40, packing 12 and the goods for each are lost.
    expect(totals.profit).toBe(decimalFrom(-2 * (6 + 65 + 40 + 12 + 400)))
    expect([totals.made, totals.margin, totals.losers]).toEqual([0n, undefined, 2])
    for (const percent of [-101, '-100.01', -1_000_000]) {
      expect(await list.whatIf(how(percent, -100), turn)).toEqual(totals)
    }
  })
})

describe('rows are shown', () => {
  const text = `SKU,Price,Cost\n${Array.from({ length: 5000 }, (_, at) => `S-${at},${100 + ((at * 37) % 900)},${50 + ((at * 11) % 400)}`).join('\n')}`

  it('in pages of one arrangement, sorted by prices that are looked for, too', async () => {
    const { list } = await computed(text)
    for (const sort of ['margin', 'breakEven', 'targetPrice', 'name'] as const) {
      const query = { ...firstQuery, sort, isDescending: true }
      const whole = await list.rows({ query, from: 0, count: 5000 }, turn)
      const page = await list.rows({ query, from: 4990, count: 50 }, turn)
      expect([whole.total, page.total, page.rows.length]).toEqual([5000, 5000, 10])
      expect(page.rows).toEqual(whole.rows.slice(4990))
      const keys = whole.rows.flatMap((row) => row[sort] ?? [])
      expect(keys.every((key, at) => at === 0 || key <= (keys[at - 1] ?? 0n))).toBe(true)
    }
  })

  it('below the target that counts now', async () => {
    const { list } = await computed(text)
    const query = { ...firstQuery, filter: 'below' as const }
    const before = await list.rows({ query, from: 0, count: 0 }, turn)
    const { below } = await list.target({ target: hundred }, turn)
    const after = await list.rows({ query, from: 0, count: 0 }, turn)
    expect([before.total < after.total, after.total]).toEqual([true, below])
  })

  it('as they were worked out, while another file is opened but not worked out', async () => {
    const { list } = await computed(text)
    const before = await allRows(list)
    await openList(ownList, list)
    expect(await allRows(list)).toEqual(before)
    expect(await list.open({ source: { name: 'x', text: '' } }, turn)).toHaveProperty('problem')
  })
})

/** One in the lower slab, two between the slabs, one above them, one that is none. */
const clothes = `SKU,Price,Cost,GST,Qty
KUR-1,2625,900,clothes,3
KUR-2,2625.01,900,Clothes and shoes,1
SHO-3,2950,2600,5/18,2
SHO-4,2950.01,900,footwear,5
LMP-5,2800,900,18%,1
`

describe('clothes and shoes', () => {
  it('count in their slab, and those that fit none are counted and marked', async () => {
    const { list, answer } = await computed(clothes)
    expect([answer.unreadRows, answer.betweenSlabs]).toEqual([0, 2])
    const rows = await allRows(list)
    expect(rows.filter((row) => row.isBetweenSlabs).map(({ sku }) => sku)).toEqual([
      'KUR-2',
      'SHO-3',
    ])
    const file = await list.file({ kind: 'csv', rows: 'all' }, turn)
    const [head = [], ...lines] = readSeparated(await file.text()).map(({ cells }) => cells)
    const gstAt = head.indexOf('GST in the sale')
    expect(lines.map((cells) => cells[gstAt])).toEqual([
      '125.00',
      '400.43',
      '450.00',
      '450.00',
      '427.12',
    ])
  })

  it('fit any price where no GST is in it', async () => {
    const { answer } = await computed(clothes, { seller: 'composition' })
    expect(answer.betweenSlabs).toBe(0)
  })

  it('are marked, too, where the marketplace order says what the rows are', async () => {
    const { answer } = await computed('SKU,Price,Cost\nA,2700,5\nB,2600,5', { gstBy: 'clothes' })
    expect(answer.betweenSlabs).toBe(1)
  })
})

describe('paper', () => {
  it('has the first rows of an arrangement, and what all of them come to', async () => {
    const { list, answer } = await computed(ownList)
    const inFile = { ...firstQuery, sort: 'row' } as const
    const all = await list.print({ query: inFile, most: 100 }, turn)
    expect(all.rows).toEqual(await allRows(list))
    const { orders, payout, profit } = answer.totals
    expect([all.total, all.orders]).toEqual([answer.totals.products, orders])
    expect([all.payout, all.profit].map((value) => toFixed(value, 30))).toEqual(
      [payout, profit].map((value) => toFixed(value, 30)),
    )

    const query = { ...firstQuery, filter: 'losses' } as const
    const losses = await list.print({ query, most: 1 }, turn)
    expect([losses.total, losses.rows.length]).toEqual([answer.totals.losers, 1])
    expect(toFixed(losses.profit, 30)).toBe(toFixed(answer.totals.lost, 30))
  })
})

describe('files that go out', () => {
  const read = async (file: Blob) => readSeparated(await file.text()).map(({ cells }) => cells)

  it('have all original columns in their order, and the results beside them', async () => {
    const { list } = await computed(ownList)
    const file = await list.file({ kind: 'csv', rows: 'all' }, turn)
    expect(Array.from(new Uint8Array(await file.slice(0, 3).arrayBuffer()))).toEqual([
      0xef, 0xbb, 0xbf,
    ])
    const [head, ...rows] = await read(file)
    expect(head).toEqual([
      ...['SKU', 'Product name', 'MRP', 'Selling price', 'Cost price', 'GST %', 'Sold'],
      ...[
        'Payout',
        'Profit',
        'Margin (%)',
        'Payout × quantity',
        'Profit × quantity',
        'Break-even price',
        'Price for 20%',
      ],
      ...orderColumns('registered').heads,
      'Not read because',
    ])
    const { opened } = await openList(ownList)
    expect(rows.map((cells) => cells.slice(0, 7))).toEqual(
      opened.examples.map((cells) => Array.from({ length: 7 }, (_, at) => cells[at] ?? '')),
    )
    const shown = await allRows(list)
    expect(rows.filter((cells) => cells[7] !== '').map((cells) => cells.slice(7, 14))).toEqual(
      shown.map(({ payout, profit, margin, quantity, breakEven, targetPrice }) =>
        [
          payout,
          profit,
          margin,
          multiply(payout, quantity),
          multiply(profit, quantity),
          breakEven,
          targetPrice,
        ].map((value) => (value === undefined ? '' : toFixed(value, 2))),
      ),
    )
    expect(rows[3]?.at(-1)).toBe('Selling price: “N/A” is not a number')
  })

  it.each(['registered', 'composition', 'unregistered'] as const)(
    'are the same list when they are read again: %s',
    async (seller) => {
      const how = { seller, returned: '10', returnedFee: '40', returnedDamaged: '20' }
      for (const text of [ownOrders, clothes]) {
        const { list, answer } = await computed(text, how)
        const file = await list.file({ kind: 'csv', rows: 'all' }, turn)
        const again = await computed(await file.text(), how)
        expect(again.answer.totals).toEqual(answer.totals)
      }
    },
  )

  it('have the rows of an arrangement alone, in its order', async () => {
    const { list } = await computed(ownList)
    const query = { ...firstQuery, sort: 'price', filter: 'losses' } as const
    const { rows: shown } = await list.rows({ query, from: 0, count: 100 }, turn)
    expect(shown.length).toBeGreaterThan(1)
    const [head, ...rows] = await read(await list.file({ kind: 'csv', rows: query }, turn))
    expect(head?.at(-1)).toBe('TDS held back')
    expect(rows.map(([sku]) => sku)).toEqual(shown.map(({ sku }) => sku))
    const profitAt = head?.indexOf('Profit') ?? -1
    expect(rows.map((cells) => cells[profitAt])).toEqual(
      shown.map(({ profit }) => toFixed(profit, 2)),
    )
  })

  it('can be of the rows alone that were not read: mended, they are', async () => {
    const { list } = await computed(`Title\n${ownList}`)
    const text = await (await list.file({ kind: 'csv', rows: 'unread' }, turn)).text()
    expect(text).toBe(
      [
        'SKU,Product name,MRP,Selling price,Cost price,GST %,Sold',
        'A-4,Desk lamp,899,N/A,300,18%,3',
        '1.8E+17,Door mat,399,249,-120,5%,1',
        '',
      ].join('\r\n'),
    )
    const { answer } = await computed(text.replace('N/A', '649').replace('-120', '120'))
    expect([answer.totals.products, answer.unreadRows]).toEqual([2, 0])
  })

  it('lose no cell of a row that has too many, and say what is no sale', async () => {
    const { list } = await computed('SKU,Price,Cost\nA,1,299,800\nB,10,5')
    const [head, first] = await read(await list.file({ kind: 'csv', rows: 'all' }, turn))
    expect(head?.slice(0, 5)).toEqual(['SKU', 'Price', 'Cost', '', 'Payout'])
    expect(first?.slice(0, 4)).toEqual(['A', '1', '299', '800'])
    const orders = await computed(ownOrders)
    const rows = await read(await orders.list.file({ kind: 'csv', rows: 'all' }, turn))
    expect(rows.map((cells) => cells.at(-1))).toEqual([
      'Not read because',
      '',
      'Not a sale: CANCELLED',
      '',
      'Not a sale: RTO_COMPLETE',
      '',
      'Not a sale: CANCELLED',
    ])
  })

  it('never have a formula in them, and give every text back', async () => {
    const anyText = fc.string({ unit: fc.constantFrom(...'=+-@\'"\t,;\n ab1'), maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 6 }), async (names) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const { list } = await computed(
          `Name,Price,Cost\n${names.map((name) => `${quoted(name)},5,3`).join('\n')}`,
        )
        const file = await list.file({ kind: 'csv', rows: 'all' }, turn)
        for (const [cell = ''] of (await read(file)).slice(1)) {
          expect(cell.replace(/^-\d+$/, '')).not.toMatch(/^[\s"]*[=+\-@]/)
        }
      }),
      runs(100),
    )
    const { list } = await computed('Name,Price,Cost,Note\n=1+1,5,3,-65.00\n"@x, y",5,3,+1')
    const file = await list.file({ kind: 'csv', rows: 'all' }, turn)
    const written = await file.text()
    expect(written).toContain('"\'=1+1",5,3,-65.00,')
    expect(written).toContain('"\'@x, y",5,3,"\'+1",')
    const again = await openList(written)
    expect(again.opened.examples.map((cells) => cells.slice(0, 4))).toEqual([
      ['=1+1', '5', '3', '-65.00'],
      ['@x, y', '5', '3', '+1'],
    ])
  })

  it('go into a workbook: numbers as numbers, ids and formulas as texts', async () => {
    const rows: (readonly TableCell[])[] = []
    let named: unknown
    const list = priceList({
      reader: () => Promise.reject(),
      writer: async () => ({
        tableWriter: (options) => {
          named = options
          return {
            addRow: (cells) => {
              rows.push(cells)
            },
            end: async () => new Blob(['book']),
          }
        },
      }),
    })
    const { opened } = await openList(
      'SKU,Price,Cost,EAN\n=A1,1180,450,8901234567890\n007,x,3,5',
      list,
    )
    await computeList(list, opened)
    expect(await (await list.file({ kind: 'xlsx', rows: 'all' }, turn)).text()).toBe('book')
    expect(named).toMatchObject({
      heads: [
        'SKU',
        'Price',
        'Cost',
        'EAN',
        'Payout',
        'Profit',
        'Margin (%)',
        'Break-even price',
        'Price for 20%',
        ...orderColumns('registered').heads,
        'Not read because',
      ],
    })
    expect(rows[0]?.slice(0, 6)).toEqual([
      '=A1',
      { number: '1180' },
      { number: '450' },
      '8901234567890',
      { number: '811.74' },
      { number: '191.00' },
    ])
    expect(rows[1]).toEqual([
      '007',
      'x',
      { number: '3' },
      { number: '5' },
      ...new Array(5 + orderColumns('registered').heads.length).fill(''),
      'Price: “x” is not a number',
    ])
  })
})
