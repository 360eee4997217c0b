import { describe, expect, it, vi } from 'vitest'
import { decimalFrom, toFixed } from '../../../core/money/decimal'
import type { OldAnswers, OldReading } from './old-bill'
import { openFile, readOpened, sheetsWithBills } from './open-files'
import { planOldBills, sumsOf } from './plan'
import { partyKey } from './read-tables'

const noAnswers: OldAnswers = {
  ownState: '27',
  order: undefined,
  rate: undefined,
  amounts: undefined,
  states: new Map(),
}

async function read(text: string, answers: Partial<OldAnswers> = {}): Promise<OldReading> {
  const file = await openFile(new File([text], 'bills.csv'))
  if ('problem' in file) throw new Error(file.problem)
  const sheets = file.kind === 'tables' ? sheetsWithBills(file, new Map()) : []
  const reading = readOpened(file, sheets, new Map(), { ...noAnswers, ...answers })
  if ('problem' in reading) throw new Error(reading.problem)
  return reading
}

const problemOf = (text: string) =>
  read(text).then(
    () => '',
    (error: Error) => error.message,
  )

/** Count, taxable, IGST, CGST, rounding, total and paid of the bills. */
function said({ bills }: OldReading) {
  const { count, figures, paid } = sumsOf(bills).bills
  const { taxable, igst, cgst, roundOff, total } = figures
  return [
    count,
    ...[taxable, igst, cgst, roundOff, total].map((amount) => Number(toFixed(amount, 2))),
    paid === undefined ? undefined : Number(toFixed(paid, 2)),
  ]
}

const remaindersOf = ({ bills }: OldReading) => planOldBills([], bills, 1_000_000).partly.length

describe('a sheet of a shop’s own', () => {
  it('of totals alone asks for the tax, and is kept to the paisa with the answer', async () => {
    const text =
      'Sr,Bill No,Date,Party,Amount,Paid\n1,A-1,25/10/2026,Ram,118,100\n2,A-2,26/10/2026,,59,59\nTotal,,,,177,159\n'
    const open = await read(text)
    expect(open.asks.withoutTax).toBe(2)
    const answered = await read(text, { rate: decimalFrom(18) })
    expect(said(answered)).toEqual([2, 150, 0, 13.5, 0, 177, 159])
    expect(remaindersOf(answered)).toBe(0)
    expect(answered.foot && toFixed(answered.foot, 2)).toBe('177.00')
    expect(said(await read(text, { rate: 'none' }))).toEqual([2, 177, 0, 0, 0, 177, 159])
  })

  it('of value and taxes has one row at the rate that they tell', async () => {
    const reading = await read(
      'Shop X\nSales Oct\nInvoice No.,Invoice Date,Customer Name,GSTIN,Taxable Value,CGST,SGST,IGST,Round Off,Invoice Value,Balance\n' +
        'G/1,1-Oct-26,Ram & Co,27AAKCA4412M1ZJ,"1,000.00",90,90,,0.00,"1,180.00",180\n' +
        'G/2,2-Oct-26,Shyam,29AABCK7781P1ZM,"2,000.40",,,360.07,-0.47,"2,360.00",0\n',
    )
    expect(said(reading)).toEqual([2, 3000.4, 360.07, 90, -0.47, 3540, 3360])
    expect(reading.bills.map(({ lines }) => lines.map(({ rate }) => rate))).toEqual([
      [decimalFrom(18)],
      [decimalFrom(18)],
    ])
    expect(remaindersOf(reading)).toBe(0)
  })

  it('of items with tax inside has what is left of them before it', async () => {
    const reading = await read(
      'Bill No,Bill Date,Party Name,Item,HSN,Qty,Rate,GST %,Amount,Bill Total\n' +
        '7,13/10/2026,Sita,Pen,9608,10,11.80,18,118.00,223\n7,13/10/2026,Sita,Rice,1006,1,105,5,105.00,223\n' +
        '8,14/10/2026,Gita,Rice,1006,2,105,5,210.00,210\n',
    )
    expect(said(reading)).toEqual([2, 400, 0, 16.5, 0, 433, undefined])
    const [first] = planOldBills([], reading.bills, 1_000_000).put
    expect(first?.texts.prices).toBe('with-gst')
    expect(first?.texts.rows.map(({ quantity, price, rate }) => [quantity, price, rate])).toEqual([
      ['10', '11.8', '18'],
      ['1', '105', '5'],
    ])
    expect(first?.total).toBe('223.00')
  })

  it('of items before tax with sums of each row', async () => {
    const reading = await read(
      'Invoice No,Date,Customer,Product,Quantity,Price,Taxable,GST%,CGST,SGST,Total\n' +
        'S1,2026-10-01,Asha,Pen,10,10,100,18,9,9,118\nS1,2026-10-01,Asha,Book,1,200,200,12,12,12,224\n',
    )
    expect(said(reading)).toEqual([1, 300, 0, 21, 0, 342, undefined])
    expect(remaindersOf(reading)).toBe(0)
  })

  it('of several rates in one total keeps the tax, and is named', async () => {
    const reading = await read(
      'Bill No,Date,Party,Taxable Amount,CGST,SGST,Grand Total\n5,15/10/2026,Om,1434.25,57.58,57.58,1549.41\n',
    )
    expect(said(reading)).toEqual([1, 1434.25, 0, 57.58, 0, 1549.41, undefined])
    const plan = planOldBills([], reading.bills, 1_000_000)
    expect([plan.mixed, plan.partly.length, plan.put[0]?.total]).toEqual([1, 0, '1549.41'])
  })

  it('of columns by rate', async () => {
    const reading = await read(
      'Bill No,Date,Party,Sale 5%,CGST 2.5%,SGST 2.5%,Sale 18%,CGST 9%,SGST 9%,Total\n1,15/10/2026,Om,100,2.5,2.5,200,18,18,341\n',
    )
    expect(said(reading)).toEqual([1, 300, 0, 20.5, 0, 341, undefined])
    expect(reading.bills[0]?.lines).toHaveLength(2)
  })

  it('in Hindi', async () => {
    const reading = await read(
      'बिल नंबर,तारीख,ग्राहक,कुल,जमा\n१,15/10/2026,राम,500,200\n2,16/10/2026,श्याम,300,300\n',
      { rate: 'none' },
    )
    expect(said(reading)).toEqual([2, 800, 0, 0, 0, 800, 500])
  })
})

it('asks which number is the month where no day tells, and not where the period does', async () => {
  const text = 'Bill No,Date,Party,Total\n1,6/7/2026,Om,100\n'
  expect((await read(text)).asks.day).toBe('6/7/2026')
  expect((await read(text, { order: 'monthFirst' })).bills[0]?.date).toBe('2026-06-07')
  const told = await read(`Sales Register\n1-Jun-26 to 30-Jun-26\n${text}`)
  expect([told.asks.day, told.bills[0]?.date]).toEqual([undefined, '2026-06-07'])
})

it('names what is no bill, with its amount', async () => {
  const { bills, passed } = await read(
    'Date,Invoice No,Party,Type,Status,Total Amount\n' +
      '25/10/2026,1,Om,Sale,Paid,100\n25/10/2026,2,Om,Estimate,,50\n25/10/2026,,Om,Sale,,70\n' +
      '31/02/2026,4,Om,Sale,,80\n25/10/2026,5,Om,Sale,,x80\n25/10/2026,6,Om,Sale [Cancelled],,\n25/10/2026,7,Om,Sales Return,,20\n',
  )
  expect(bills.map(({ number, isNote, isCancelled }) => [number, isNote, isCancelled])).toEqual([
    ['1', false, false],
    ['6', false, true],
    ['7', true, false],
  ])
  expect(passed.map(({ row, reason }) => [row, reason])).toEqual([
    [3, "it is no bill but 'Estimate'."],
    [4, 'it has no bill number.'],
    [5, "its date '31/02/2026' is not a day."],
    [6, "the amount 'x80' is not a number."],
  ])
})

it('takes a number once: what is here, and what stands twice', async () => {
  const text =
    'Bill No,Date,Party,Total\n1,25/10/2026,Om,100\n2,25/10/2026,Om,200\n1,26/10/2026,Om,300\n1,25/10/2025,Om,400\n'
  const { bills } = await read(text, { rate: 'none' })
  const first = planOldBills([], bills, 1_000_000)
  expect(first.put.map(({ total }) => total).sort()).toEqual(['100.00', '200.00', '400.00'])
  expect(first.known.map(({ twinRow }) => twinRow)).toEqual([2])
  const again = planOldBills(first.put, bills, 1_000_000)
  expect([again.put.length, again.known.length]).toEqual([0, 4])
})

it('asks for the state of buyers where the tax is one column', async () => {
  const text =
    'Date,Invoice No,Party Name,Item Name,Quantity,UnitPrice,Tax Percent,Tax,Amount\n25/10/2026,1,Om,Pen,10,10,18,18,118\n'
  const open = await read(text)
  expect(open.asks.unplaced).toEqual([{ name: 'Om', bills: 1 }])
  expect(said(open)).toEqual([1, 100, 0, 9, 0, 118, undefined])
  const there = await read(text, { states: new Map([[partyKey('Om'), '29']]) })
  expect(said(there)).toEqual([1, 100, 18, 0, 0, 118, undefined])
})

describe('another kind of file is refused by its name', () => {
  it.each([
    ['entity_id,settlement_id,order_receipt\n1,2,3\n', 'a settlement of Razorpay'],
    ['Supplier Name,Supplier Invoice No,Date,Total\nA,1,1/10/2026,5\n', 'These are purchases'],
    ['Item,HSN,Price\nPen,9608,10\n', ''],
  ])('%s', async (text, words) => {
    expect(await problemOf(text)).toContain(words)
  })
})

it('does not look through the rows of bills for columns that the file lacks', async () => {
  const text =
    'Bill No,Date,Party,Item,Taxable,GST %\nA-1,25/10/2026,Ram,Soap,100,18\n,,,Rice,50,5\n'
  const file = await openFile(new File([text], 'bills.csv'))
  if ('problem' in file || file.kind !== 'tables') throw new Error('this is no table')
  const sheets = sheetsWithBills(file, new Map())
  const rows = sheets.flatMap(({ bills }) => bills.flatMap(({ rows }) => rows))
  const spies = rows.flatMap((row) => [vi.spyOn(row, 'cell'), vi.spyOn(row, 'money')])
  readOpened(file, sheets, new Map(), noAnswers)
  const asked = new Set(spies.flatMap(({ mock }) => mock.calls.map(([use]) => use)))
  expect(asked).toContain('taxable')
  for (const lacking of ['currency', 'place', 'dueDate', 'balance', 'adjustment']) {
    expect(asked).not.toContain(lacking)
  }
})
