import fc from 'fast-check'
import readExcel from 'read-excel-file/node'
import { describe, expect, it } from 'vitest'
import { faultsInJson, faultsInWorkbook } from '../../../../../tests/portal-reader'
import { openShop, shopNames } from '../../../../../tests/sales-shops'
import { sum, toFixed } from '../../../../core/money/decimal'
import { noDetails } from '../../bill/details'
import { emptyRow } from '../../bill/inputs'
import { noSeller, type Seller } from '../../bill/seller'
import { loadHsnList } from '../../hsn/load-hsn-list'
import type { SavedBill } from '../../saved-bills/bills-database'
import { salesDesk } from '../desk'
import { taxOf } from '../documents'
import { makeFiles } from '../files/make-files'
import type { PeriodKind } from '../period'

/* Whatever the files say, the portal's own rules take them; the reader has them once more, by itself. */

const codes = await loadHsnList()

type Shop = { bills: readonly SavedBill[]; seller: Seller; today: string }
type AskedPeriod = { kind: PeriodKind; from: string; to: string }

async function read({ bills, seller, today }: Shop, { kind, from, to }: AskedPeriod) {
  const desk = salesDesk()
  desk.setCodes(codes)
  desk.put(bills)
  const asked = { period: { kind, day: from }, seller, today }
  const answer = desk.return(asked)
  const [json] = await makeFiles(desk, { ...asked, file: 'return-json' })
  const [book] = await makeFiles(desk, { ...asked, file: 'return-excel' })
  const file = JSON.parse((await json?.content.text()) ?? '')
  const bytes = Buffer.from((await book?.content.arrayBuffer()) ?? new ArrayBuffer(0))
  const sheets = await readExcel(bytes)
  return {
    answer,
    file,
    sheets,
    faults: [
      ...faultsInJson(file, {
        to,
        officialText: codes.textOf,
        withoutCode: Number(toFixed(answer.hsn.withoutCode, 2).replace('.', '')),
      }),
      ...faultsInWorkbook(sheets, codes.has),
    ],
  }
}

const shopPeriods = shopNames.flatMap((name) =>
  openShop(name)
    .expected.filter(({ gstr1 }) => gstr1)
    .map(({ period }) => ({ name, period, at: `${name} ${period.kind} ${period.fp}` })),
)

it.each(shopPeriods)('takes the files of $at', async ({ name, period }) => {
  const { faults } = await read(openShop(name), period)
  expect(faults).toEqual([])
})

const OWN = '27AAPFU0939F1ZV'
const buyersNumbers = [
  ...['', '', '24AABCS5678D1ZD', '27AAACA1234B1ZI', '27AAACA1234B1ZX'],
  ...['0717UNO00157UNO', '27MUMA12345B1D5', '0717USA12345NRO', '27AAACA1234B12D'],
]

const anyRow = fc.record({
  description: fc.constantFrom('Fan', 'रस्सी 5 mm', 'Work — “done”', ''),
  hsn: fc.constantFrom('8414', '56074900', '998719', '', '84', '9999'),
  quantity: fc.constantFrom('1', '2.5', '7 kg', ''),
  unit: fc.constantFrom('Nos', 'UNT', 'OTH', 'jhola', ''),
  price: fc.oneof(
    {
      weight: 6,
      arbitrary: fc.integer({ min: 1, max: 90_000_00 }).map((p) => (p / 100).toFixed(2)),
    },
    { weight: 1, arbitrary: fc.constant('0') },
  ),
  discount: fc.constantFrom('', '', '10%', '0.50'),
  rate: fc.constantFrom('0', '5', '18', '40', '17', ''),
  untaxed: fc.constantFrom('', 'nil', 'exempt', 'non-gst'),
})

const anyBill = fc
  .record({
    rows: fc.array(anyRow, { minLength: 1, maxLength: 4 }),
    title: fc.constantFrom('Tax Invoice', 'Tax Invoice', 'Bill of Supply', 'Credit Note'),
    number: fc.oneof(
      fc.integer({ min: 1, max: 40 }).map((count) => `INV-${count}`),
      fc.constantFrom('', '000', 'A_1', 'A/1'),
    ),
    day: fc.integer({ min: 1, max: 31 }),
    buyerName: fc.constantFrom('', 'Asha', 'रवि', 'Ravi “Sons”', 'R'.repeat(120)),
    buyerGstin: fc.constantFrom(...buyersNumbers),
    buyerState: fc.constantFrom('', '24', '27', '28', '99'),
    buyer: fc.constantFrom('same-state' as const, 'another-state' as const),
    prices: fc.constantFrom('before-gst' as const, 'with-gst' as const),
    rupee: fc.constantFrom('yes' as const, 'no' as const),
    currency: fc.constantFrom('INR', 'INR', 'INR', 'USD'),
    reverseCharge: fc.constantFrom('no' as const, 'no' as const, 'yes' as const),
    cancelledOn: fc.constantFrom('', '', '', '2026-10-31'),
    against: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ rows, title, day, buyer, prices, rupee, currency, against, ...details }) => ({
    revision: 1,
    changedAt: 1,
    texts: {
      rows: rows.map((row) => ({ ...emptyRow, ...row })),
      prices,
      whole: { discount: '', freight: '' },
      details: {
        ...noDetails,
        ...details,
        title,
        date: `2026-10-${String(day).padStart(2, '0')}`,
        againstId: title === 'Credit Note' ? `bill-${against}` : '',
      },
    },
    choices: { buyer, rupee, currency, isTaxed: title !== 'Bill of Supply' },
    total: '',
  }))

const anyShop = fc.record({
  bills: fc
    .array(anyBill, { maxLength: 14 })
    .map((bills) => bills.map((bill, at) => ({ ...bill, id: `bill-${at}` }) as SavedBill)),
  seller: fc
    .constantFrom('monthly' as const, 'quarterly' as const)
    .map((filing) => ({ ...noSeller, gstin: OWN, filing })),
  today: fc.constant('2026-11-18'),
})

describe('of any shop', () => {
  const october = { kind: 'month', from: '2026-10-01', to: '2026-10-31' } as const

  it('the files are taken, and with what is not in them they are the month', async () => {
    await fc.assert(
      fc.asyncProperty(anyShop, async (shop) => {
        const { answer, faults, sheets } = await read(shop, october)
        // What the tool refuses of a workbook though the portal takes it is said beforehand.
        const saidBefore = (fault: string) => answer.form === 'GSTR-1' && / HSN 9999$/.test(fault)
        const unknown = answer.worthALook.rows.some(({ problem }) => problem.code === 'hsn-unknown')
        expect(faults.filter((fault) => !(saidBefore(fault) && unknown))).toEqual([])
        expect(sheets.map(({ sheet }) => sheet)).not.toContain('')

        const { net, form, tables, notInFile } = answer
        const isInFile = (table: string) =>
          form !== 'IFF' || ['4A', '4B', '9B-registered'].includes(table)
        const lines = tables.filter(({ table }) => isInFile(table))
        const listed = notInFile.rows.filter(({ currency }) => currency === 'INR')
        expect(sum(...lines.map(({ value }) => value), ...listed.map(({ value }) => value))).toBe(
          sum(net.taxable, net.untaxed),
        )
        expect(sum(...lines.map(taxOf), ...listed.map(({ tax }) => tax))).toBe(taxOf(net))
      }),
      { numRuns: 200 },
    )
  }, 240_000)
})

describe('the reader itself', () => {
  const limits = { to: '2026-10-31', officialText: codes.textOf }
  const small = () =>
    read(openShop('small'), { kind: 'month', from: '2026-10-01', to: '2026-10-31' })

  it.each([
    ['an empty text', { b2b: [{ ctin: '' }] }, 'empty .b2b.0.ctin'],
    ['a wrong GSTIN', { b2b: [{ ctin: '24AABCS5678D1ZE', inv: [] }] }, 'ctin 24AABCS5678D1ZE'],
    ['another version', { version: 'GST3.2.3' }, 'version'],
    ['a place twice', { b2cs: Array(2).fill({ pos: '27', rt: 5 }) }, 'b2cs twice'],
  ])('refuses %s', async (_, part, fault) => {
    const { file } = await small()
    expect(faultsInJson({ ...file, ...part }, limits)).toContain(fault)
  })

  it('refuses a row of the workbook whose number is 0, whose name is odd or that is worth nothing', async () => {
    const { sheets } = await small()
    const changed = sheets.map(({ sheet, data }) => ({
      sheet,
      data: data.map((row, at) =>
        sheet === 'b2b,sez,de' && at === 4 ? row.with(1, 'सूरत').with(2, '0E7').with(11, 0) : row,
      ),
    }))
    expect(faultsInWorkbook(changed, codes.has)).toEqual([
      'b2b,sez,de 5: name',
      'b2b,sez,de 5: the number 0E7 is 0',
      'b2b,sez,de 5: a value of 0',
    ])
  })
})
