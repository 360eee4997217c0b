import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWorkbook } from '../../../ui/tables/workbook/read-workbook'
import { readFile } from '../files/read-file'
import type { ReadTable } from '../files/read-rows'
import type { Settings } from '../messages'
import { joinOrders } from './join'
import { reckon } from './reckon'
import { profitOf } from './skus'

/** Nobody waits. */
const pace = { isDue: () => false, rest: async () => {} }

const settings: Settings = {
  seller: 'registered',
  spread: 'sales',
  returnedDamaged: '10',
  rtoDamaged: '5',
  card: '',
  tolerance: 1,
  state: '27',
  rates: {},
  today: '2026-11-16',
}

type Cells = Readonly<Record<string, string | number>>

/** A file of rows, with a column for each name that a row has. */
function fileOf(rows: readonly Cells[], heads = [...new Set(rows.flatMap(Object.keys))]): string {
  const lines = rows.map((row) => heads.map((head) => row[head] ?? '').join('\t'))
  return [heads.join('\t'), ...lines].join('\n')
}

/** A row of each kind; what is not given is blank. */
const settled = (cells: Cells): Cells => ({
  'Payment Date': '2026-10-05',
  'Bank Settlement Value (Rs.)': 0,
  'Order item ID': '437910000000000001',
  'Sale Amount (Rs.)': 0,
  'Refund (Rs.)': 0,
  'Item GST Rate (%)': '18',
  'Seller SKU': 'A',
  Quantity: 1,
  ...cells,
})
const profitRow = (cells: Cells): Cells => ({
  'Order Item ID': '437910000000000001',
  'SKU Name': 'A',
  'Order Status': 'DELIVERED',
  'Gross Units': 1,
  'RTO (Logistics Return)': 0,
  'Cancelled Units': 0,
  ...cells,
})
const transaction = (cells: Cells): Cells => ({
  'date/time': '1 Oct 2026 3:44:19 pm UTC',
  type: 'Order',
  'order id': '404-1',
  Sku: 'A',
  description: '',
  quantity: 1,
  fulfillment: 'Amazon',
  'product sales': 0,
  'Total sales tax liable': 0,
  'selling fees': 0,
  'other transaction fees': 0,
  other: 0,
  total: 0,
  ...cells,
})
const fbaReturn = (cells: Cells): Cells => ({
  'return-date': '2026-10-12',
  'order-id': '404-1',
  sku: 'A',
  quantity: 1,
  'detailed-disposition': 'DEFECTIVE',
  ...cells,
})

async function reckonTexts(texts: readonly string[], changed: Partial<Settings> = {}) {
  const tables: ReadTable[] = []
  for (const [at, text] of texts.entries()) {
    const read = await readFile({ name: `file ${at}`, text }, 1_000, pace, async () => readWorkbook)
    if ('reason' in read) throw new Error(read.reason)
    tables.push(...read.tables)
  }
  const costs = ['A', 'B', 'C'].map((sku) => ({
    sku,
    name: sku,
    cost: '100.25',
    gst: '18',
    packing: '8.50',
  }))
  const chosen = { ...settings, ...changed }
  return reckon(await joinOrders(tables, chosen, pace), costs, chosen, pace)
}

describe('a rate of GST', () => {
  const sale = settled({ 'Sale Amount (Rs.)': 1180, 'Bank Settlement Value (Rs.)': 1180 })
  const refund = settled({ 'Refund (Rs.)': -590, 'Bank Settlement Value (Rs.)': -590 })

  it('is that of another row of the order, where a row states none', async () => {
    const blank = { ...refund, 'Item GST Rate (%)': '' }
    for (const rows of [
      [sale, blank],
      [blank, sale],
    ]) {
      const { orders, summary } = await reckonTexts([fileOf(rows)])
      expect(orders).toMatchObject([{ saleNet: 100000, refundNet: -50000, rate: 1800 }])
      expect(summary.skusWithoutRate).toEqual([])
      expect(summary.tax.table14).toMatchObject([{ taxable: 50000, igst: 9000 }])
    }
  })

  it('is the typed one where no row states any, and 0 % is none: it belongs to offers that were not adjusted', async () => {
    const blank = fileOf([{ ...sale, 'Item GST Rate (%)': '' }])
    expect((await reckonTexts([blank])).summary.skusWithoutRate).toEqual(['A'])
    const typed = await reckonTexts([blank], { rates: { a: '18' } })
    expect(typed.orders).toMatchObject([{ saleNet: 100000 }])
    const zero = await reckonTexts([fileOf([{ ...sale, 'Item GST Rate (%)': '0' }])])
    expect(zero.summary.skusWithoutRate).toEqual(['A'])
  })
})

it('has a parcel lost, or cancelled, before it is RTO', async () => {
  const rows = [
    profitRow({ 'Order Status': 'LOST', 'RTO (Logistics Return)': 1 }),
    profitRow({
      'Order Item ID': '437910000000000002',
      'Order Status': 'CANCELLED',
      'RTO (Logistics Return)': 1,
      'Cancelled Units': 1,
    }),
    profitRow({
      'Order Item ID': '437910000000000003',
      'Order Status': 'RETURNED',
      'RTO (Logistics Return)': 1,
    }),
  ]
  const { orders } = await reckonTexts([fileOf(rows)])
  expect(orders.map(({ state, gone, back }) => [state, gone, back])).toEqual([
    ['lost', 1, 0],
    ['cancelled', 0, 0],
    ['rto', 0, 1],
  ])
})

it('does not keep a unit that is back, where its refund names none', async () => {
  const money = fileOf([
    transaction({ 'product sales': 1000, total: 1000, quantity: 2 }),
    transaction({ type: 'Refund', quantity: '', 'product sales': -300, total: -300 }),
  ])
  const { orders } = await reckonTexts([money, fileOf([fbaReturn({})])])
  expect(orders).toMatchObject([{ state: 'partly', quantity: 2, kept: 1, gone: 1, back: 0 }])
})

it('does not have a unit back that is kept, where little is refunded of a return', async () => {
  const { orders } = await reckonTexts([
    fileOf([
      settled({ 'Sale Amount (Rs.)': 1000, 'Bank Settlement Value (Rs.)': 1000, Quantity: 2 }),
      settled({
        'Refund (Rs.)': -100,
        'Bank Settlement Value (Rs.)': -100,
        'Return Type': 'customer_return',
        Quantity: 2,
      }),
    ]),
  ])
  expect(orders).toMatchObject([{ state: 'partly', kept: 2, gone: 0, back: 0 }])
})

it('names a row of two files that cannot be read once', async () => {
  const unread = transaction({ 'product sales': '#REF!' })
  const mangled = transaction({ 'order id': '4.37E+17' })
  const { unknownRows, summary } = await reckonTexts([
    fileOf([unread, unread, mangled]),
    fileOf([mangled, unread, transaction({ total: 5 })]),
  ])
  expect(unknownRows.map(({ reason }) => reason)).toEqual([
    'amount-unreadable',
    'amount-unreadable',
    'id-mangled',
  ])
  expect(summary.rowsInTwoFiles).toBe(2)
})

it('counts a row once that was released since', async () => {
  const row = transaction({ 'product sales': 10, total: 10 })
  const deferred = fileOf([{ ...row, 'Transaction Status': 'Deferred' }])
  const released = fileOf([
    { ...row, 'Transaction Status': 'Released', 'Transaction Release Date': '9 Oct 2026' },
  ])
  for (const texts of [
    [deferred, released],
    [released, deferred],
  ]) {
    const { summary } = await reckonTexts(texts)
    expect(summary).toMatchObject({ settlement: 1000, notReleased: 0 })
  }
})

it('counts an order of two downloads once, as it was last', async () => {
  const order = {
    'amazon-order-id': '404-1',
    sku: 'A',
    quantity: 2,
    'item-price': '998.00',
    'order-status': 'Shipped - Delivered to Buyer',
  }
  const before = fileOf([{ ...order, 'order-status': 'Shipped - Picked Up' }])
  for (const texts of [
    [before, fileOf([order])],
    [fileOf([order]), before],
  ]) {
    const { orders, summary } = await reckonTexts(texts)
    expect(orders).toMatchObject([{ state: 'delivered', quantity: 2, isWaiting: true }])
    expect(summary.waiting).toEqual({ orders: 1, amount: 99800 })
  }
  const parts = fileOf([
    { ...order, quantity: 1, 'item-price': 499 },
    { ...order, 'item-price': 997 },
  ])
  expect((await reckonTexts([parts])).orders).toMatchObject([{ quantity: 3, price: 149600 }])
})

it('leaves out a fee among the sales where rows only fit without it', async () => {
  const heads =
    'Sub Order No\tSupplier SKU\tLive Order Status\tProduct GST %\tQuantity\tPayment Date\t' +
    'Final Settlement Amount\tTotal Sale Amount (Incl. Shipping & GST)\tFixed Fee (Incl. GST)\t' +
    'Fixed Fee (Incl. GST)'
  const row = (total: number, first: number, second: number) =>
    `239000000000000_1\tA\tDelivered\t18\t1\t2026-10-05\t${total}\t118\t${first}\t${second}`
  const both = await reckonTexts([`${heads}\n${row(94.4, -11.8, -11.8)}`])
  expect(both.summary).toMatchObject({ fees: -2000, gstOnFees: -360, notExplained: 0 })
  const { summary } = await reckonTexts([`${heads}\n${row(106.2, -11.8, -11.8)}`])
  expect(summary).toMatchObject({ fees: -1000, gstOnFees: -180, notExplained: 0 })
  expect(summary.isFirstFeeLeftOut).toBe(true)
  expect(summary.tax.months).toMatchObject([{ month: '2026-10', feeGst: -180 }])
})

it('counts ads of a marketplace without orders', async () => {
  const ads = { type: 'Service Fee', 'order id': '', Sku: '', description: 'Cost of Advertising' }
  const { summary, skus } = await reckonTexts([
    fileOf([transaction({ ...ads, 'other transaction fees': -100, other: -18, total: -118 })]),
    fileOf([settled({ 'Sale Amount (Rs.)': 1180, 'Bank Settlement Value (Rs.)': 1180 })]),
  ])
  expect(skus).toMatchObject([{ ads: 0 }])
  expect(summary.parts.ads).toBe(-10000)
  // 1,000.00 - 100.25 - 8.50 - 100.00
  expect(summary.profit).toBe(79125)
})

it('shares rows without a SKU by what the SKUs sold, in any order of the rows', async () => {
  const nothing = { 'order id': '404-2', quantity: '' }
  const sold = [
    transaction({ ...nothing, Sku: 'A' }),
    transaction({ ...nothing, Sku: 'C', 'Total sales tax liable': '-0.03' }),
  ]
  const first = transaction({ ...nothing, Sku: '', other: '-0.01' })
  const second = transaction({ ...nothing, Sku: '', 'Total sales tax liable': '0.04' })
  const third = transaction({ ...nothing, Sku: '', other: '-8.49' })
  const sharesOf = async (rows: readonly Cells[]) =>
    (await reckonTexts([fileOf(rows)])).orders
      .map(({ sku, sale, credits }) => [sku, sale, credits])
      .toSorted()
  const shares = await sharesOf([...sold, first, second, third])
  expect(shares).toEqual([
    ['A', 2, -426],
    ['C', -1, -424],
  ])
  expect(await sharesOf([second, third, ...sold, first])).toEqual(shares)
  expect(await sharesOf([third, second, first, ...sold.toReversed()])).toEqual(shares)
})

describe('any rows of money', () => {
  const paise = fc.integer({ min: -300_000, max: 300_000 })
  const rupees = paise.map((amount) => (amount / 100).toFixed(2))
  const row = fc
    .record({
      type: fc.constantFrom('Order', 'Order', 'Refund', 'SAFE-T Reimbursement', 'Transfer'),
      'order id': fc.constantFrom('404-1', '404-2', '404-3', ''),
      Sku: fc.constantFrom('A', 'b', 'C', ' c ', ''),
      quantity: fc.constantFrom('', '1', '2'),
      'product sales': rupees,
      'Total sales tax liable': rupees,
      'selling fees': rupees,
      'other transaction fees': rupees,
      other: rupees,
      total: rupees,
    })
    .map(transaction)
  const back = fc
    .record({
      'order-id': fc.constantFrom('404-1', '404-2'),
      sku: fc.constantFrom('A', 'B', 'c'),
      'detailed-disposition': fc.constantFrom('SELLABLE', 'DEFECTIVE'),
    })
    .map(fbaReturn)
  const heads = Object.keys(transaction({}))
  const files = fc.record({
    money: fc.array(row, { minLength: 1, maxLength: 8 }),
    returns: fc.array(back, { minLength: 1, maxLength: 3 }),
  })
  const how = fc.record({
    seller: fc.constantFrom<Settings['seller'][]>('registered', 'composition', 'unregistered'),
    spread: fc.constantFrom<Settings['spread'][]>('sales', 'orders', 'none'),
  })
  const sum = (amounts: Iterable<number>) => [...amounts].reduce((all, each) => all + each, 0)
  const totals = async (texts: readonly string[]) => {
    const { summary } = await reckonTexts(texts)
    // The order of names follows that of the files.
    const { sellers: _, roles: __, unknown: ___, checks, ...totals } = summary
    expect(checks.filter(({ difference }) => difference !== 0)).toEqual([])
    return { ...totals, notOfOneOrder: sum(summary.notOfOneOrder.map(({ amount }) => amount)) }
  }
  const ads = transaction({
    type: 'Service Fee',
    'order id': '',
    Sku: '',
    description: 'Cost of Advertising',
    'other transaction fees': '-33.33',
    other: '-6',
    total: '-39.33',
  })

  it('add up to the paisa', async () => {
    await fc.assert(
      fc.asyncProperty(files, how, async ({ money, returns }, changed) => {
        const texts = [fileOf([...money, ads], heads), fileOf(returns)]
        const { summary, skus, orders } = await reckonTexts(texts, changed)
        const { sale, refund, credits, fees, gstOnFees, tcs, tds, notExplained, tax } = summary
        const lines = sale + refund + credits + fees + gstOnFees + tcs + tds
        expect(lines + notExplained).toBe(summary.settlement)
        expect(sum(orders.filter((each) => each.isCounted).map((each) => each.settlement))).toBe(
          summary.settlement,
        )
        expect(sum(tax.months.map(({ feeGst }) => feeGst))).toBe(gstOnFees)
        for (const { kept, gone, back: came, quantity, ...order } of orders) {
          expect(order.fees).toBe(sum(order.feesBy.values()))
          expect(Math.min(kept, gone, came, quantity - kept)).toBeGreaterThanOrEqual(0)
        }
        if (summary.profit === undefined) return
        expect(sum(Object.values(summary.parts))).toBe(summary.profit)
        const apart = sum(summary.notOfOneOrder.map(({ amount }) => amount))
        const adsPaid = -3333 - (changed.seller === 'registered' ? 0 : 600)
        const adsOfSkus = sum(skus.map((each) => each.ads))
        const profits = skus.map((each) => profitOf(each, changed.seller) ?? 0)
        expect(sum(profits) + apart + adsPaid - adsOfSkus).toBe(summary.profit)
      }),
      { numRuns: 30 },
    )
  })

  it('come to the same in any order of rows and files, and in two files as in one', async () => {
    const shuffled = fc
      .tuple(files, fc.nat(8))
      .chain(([{ money, returns }, cut]) =>
        fc
          .shuffledSubarray(money, { minLength: money.length })
          .map((mixed) => ({ money, returns, mixed, cut })),
      )
    await fc.assert(
      fc.asyncProperty(shuffled, async ({ money, returns, mixed, cut }) => {
        // A row that stands twice is two in one file and one in two: numbered, none does.
        const number = (rows: readonly Cells[]) =>
          rows.map((each) => ({ ...each, 'settlement id': money.indexOf(each as never) }))
        const all = [...heads, 'settlement id']
        const [first, other] = [number(money), number(mixed)]
        const expected = await totals([fileOf(first, all), fileOf(returns)])
        const parts = [other.slice(0, cut), other.slice(cut)].filter((rows) => rows.length > 0)
        const found = await totals([fileOf(returns), ...parts.map((rows) => fileOf(rows, all))])
        expect(found).toEqual(expected)
      }),
      { numRuns: 20 },
    )
  })

  it('count once in two downloads, and twice where one file has them twice', async () => {
    await fc.assert(
      fc.asyncProperty(files, async ({ money, returns }) => {
        const [text, back] = [fileOf(money, heads), fileOf(returns)]
        const once = await totals([text, back])
        const { rowsInTwoFiles, ...twice } = await totals([text, back, text])
        expect(rowsInTwoFiles).toBe(money.length)
        expect({ ...twice, rowsInTwoFiles: 0 }).toEqual(once)
        const doubled = await totals([fileOf([...money, ...money], heads), back])
        expect(doubled.sale).toBe(2 * once.sale)
        expect(doubled.settlement).toBe(2 * once.settlement)
        expect(doubled.paidInAll).toBe(2 * once.paidInAll)
      }),
      { numRuns: 20 },
    )
  })
})
