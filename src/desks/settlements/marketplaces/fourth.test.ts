import { expect, it } from 'vitest'
import { readWorkbook } from '../../../ui/tables/workbook/read-workbook'
import { tableSheet, workbookWriter } from '../../../ui/tables/workbook/write-workbook'
import { firstOrderQuery, firstSkuQuery, type Settings } from '../messages'
import { settlementDesk } from '../worker/settlement-desk'
import { marketplaces } from './list'
import type { Marketplace } from './marketplace'

/** What a folder of its own would hold. */
const haat: Marketplace = {
  id: 'haat',
  name: 'Haat',
  formats: [
    {
      kind: 'haatPayouts',
      role: 'money',
      seen: '2026-10',
      sheets: [
        {
          rows: 'money',
          needs: ['parcel', 'article', 'paidout'],
          total: 'Paid out',
          hasRowsOfNoOrder: true,
          roleOf: ({ type }) => (type === 'Storage' ? 'service' : 'sale'),
          columns: [
            { names: ['day'], use: 'date' },
            { names: ['kind'], use: 'type' },
            { names: ['parcel'], use: 'id' },
            { names: ['article'], use: 'sku' },
            { names: ['pieces'], use: 'quantity' },
            { names: ['tax%'], use: 'rate' },
            { names: ['price'], use: { is: 'sale' } },
            { names: ['stallfee'], use: { is: 'fee', fee: 'Stall fee', gst: 'inside' } },
            { names: ['paidout'], use: { is: 'total' } },
          ],
        },
      ],
    },
    {
      kind: 'haatParcels',
      role: 'orders',
      seen: '2026-10',
      sheets: [
        {
          rows: 'orders',
          needs: ['parcel', 'state', 'sentto'],
          isPriceOfPiece: true,
          columns: [
            { names: ['parcel'], use: 'id' },
            { names: ['article'], use: 'sku' },
            { names: ['pieces'], use: 'quantity' },
            { names: ['state'], use: 'status' },
            { names: ['sentto'], use: 'place' },
            { names: ['price'], use: 'price' },
          ],
        },
      ],
    },
  ],
  refusals: [{ needs: ['stall', 'rent'], told: 'These are rents. Take the payouts.' }],
  rules: {
    isOrderBySku: false,
    isGstStated: false,
    areUnitsAdded: false,
    shipsItself: /^haat/i,
    areReturnsRecorded: () => true,
    cardFees: { commission: 'Stall fee', fixedFee: 'Stall fee' },
  },
  words: {
    kinds: { haatPayouts: 'Haat payouts', haatParcels: 'Haat parcels' },
    kindsInLine: { haatPayouts: 'payouts', haatParcels: 'parcels' },
    takes: { haatPayouts: 'Sales and fees', haatParcels: 'How orders ended' },
    fees: { 'Stall fee': 'Stall fee' },
  },
}

const turn = { isStale: () => false, progress: () => {} }
const settings: Settings = {
  seller: 'registered',
  spread: 'sales',
  returnedDamaged: '0',
  rtoDamaged: '0',
  card: '',
  tolerance: 1,
  state: '27',
  rates: {},
  today: '2026-11-16',
}
const costs = [{ sku: 'POT', name: 'Pot', cost: '50', gst: '0', packing: '0' }]
const source = (name: string, ...rows: readonly string[]) => ({
  source: { name, text: rows.join('\n') },
})
const deskWithHaat = () =>
  settlementDesk(
    { reader: async () => readWorkbook, writer: async () => ({ tableSheet, workbookWriter }) },
    async () => undefined,
    [...marketplaces, haat],
  )

it('is read, reckoned and refused as the others are, with nothing but its object in the list', async () => {
  const desk = deskWithHaat()
  const opened = await desk.open(
    source(
      'payouts.csv',
      'Day,Kind,Parcel,Article,Pieces,Tax %,Price,Stall fee,Paid out',
      '2026-10-01,Sale,H1,POT,2,12,224.00,-11.80,212.20',
      '2026-10-02,Storage,,,,,,,-40.00',
    ),
    turn,
  )
  expect(opened).toMatchObject({ is: 'file', file: { marketplace: 'haat', kind: 'haatPayouts' } })
  await desk.open(
    source(
      'parcels.csv',
      'Parcel,Article,Pieces,State,Sent to,Price',
      'H1,POT,2,Delivered,Kerala,112',
      'H2,POT,3,Delivered,Goa,112',
    ),
    turn,
  )
  const summary = await desk.compute({ settings, costs, scope: 'haat' }, turn)
  expect(summary.marketplaces).toEqual(['haat'])
  // 224 without 12 %, less 10.00 of fee before its GST, two pots, and the storage.
  expect(summary).toMatchObject({ netSales: 20000, fees: -1000, gstOnFees: -180, profit: 5000 })
  expect(summary.waiting).toEqual({ orders: 1, amount: 33600 })
  expect(summary.tax.table7).toMatchObject([
    { marketplace: 'haat', pos: '32', rate: '12', taxable: 20000, igst: 2400 },
  ])
  const orders = await desk.orders({ query: firstOrderQuery, from: 0, count: 20 }, turn)
  expect(orders.rows.map(({ id, marketplace }) => [id, marketplace])).toEqual([
    ['H1', 'haat'],
    ['H2', 'haat'],
  ])
  const skus = await desk.skus({ query: firstSkuQuery, from: 0, count: 20 }, turn)
  expect(skus.rows.map(({ marketplaces }) => marketplaces)).toEqual([['haat']])
})

it('has its own word on files that are of no use', async () => {
  const rents = source('rents.csv', 'Stall,Rent,From,To', 'A4,500,2026-10-01,2026-10-31')
  expect(await deskWithHaat().open(rents, turn)).toEqual({
    is: 'refused',
    refusal: { reason: 'problem', problem: 'These are rents. Take the payouts.' },
  })
})

it('has kinds of files that no other marketplace has', () => {
  const kinds = marketplaces.flatMap(({ formats }) => formats.map(({ kind }) => kind))
  expect(new Set(kinds).size).toBe(kinds.length)
})

it.each(marketplaces)('has words for every kind of file of $name', ({ formats, words }) => {
  const kinds = [...new Set(formats.map(({ kind }) => kind))].toSorted()
  expect(Object.keys(words.kinds).toSorted()).toEqual(kinds)
  expect(Object.keys(words.kindsInLine).toSorted()).toEqual(kinds)
  expect(Object.keys(words.takes).toSorted()).toEqual(kinds)
})
