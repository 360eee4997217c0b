// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Payment } from '../bill/bill-texts'
import { type BillDetails, noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import { noSeller } from '../bill/seller'
import {
  changeFiledReturns,
  deleteBills,
  parseSavedBill,
  putBills,
  readBills,
  readFiledReturns,
  type SavedBill,
} from '../saved-bills/bills-database'
import { writeBillsFile } from '../saved-bills/bills-file'
import { checkYear, removableOf, removalWork, surveyYear } from './year-work'

const pay = (amount: string): Payment => ({ date: '2026-10-06', amount, how: 'upi', note: '' })

/** A bill of ₹118 in 2026-27, to Meena. */
function bill(
  id: string,
  details: Partial<BillDetails> = {},
  payments: readonly Payment[] | undefined = [],
): SavedBill {
  const kept = parseSavedBill({
    id,
    revision: 1,
    changedAt: 10,
    texts: {
      rows: [{ ...emptyRow, description: 'Soap', price: '100' }],
      prices: 'before-gst',
      details: { ...noDetails, date: '2026-10-05', buyerName: 'Meena', number: id, ...details },
      payments,
    },
    choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
  })
  if (!kept) throw new Error('this is no bill')
  return kept
}

const noteOn = (againstId: string, details: Partial<BillDetails> = {}, payments: Payment[] = []) =>
  bill(`note on ${againstId}`, { title: 'Credit Note', againstId, ...details }, payments)

const old = (id: string, details: Partial<BillDetails> = {}) => {
  const { texts, ...rest } = bill(id, details)
  const { payments: _, ...without } = texts
  return { ...rest, texts: without }
}

const nextYear = { date: '2027-04-01' }

const going = (...bills: SavedBill[]) => removableOf(2026, bills).map(({ id }) => id)

beforeEach(async () => deleteBills((await readBills()).map(({ id }) => id)))

describe('of a year that is closed', () => {
  it.each<[string, SavedBill[], string[]]>([
    ['what is paid goes', [bill('a', {}, [pay('100'), pay('18')])], ['a']],
    [
      'what money on account paid stays, or that money would be there again',
      [bill('a', {}, [{ ...pay('118'), account: 'm' }])],
      [],
    ],
    ['what is owed stays', [bill('a'), bill('b', {}, [pay('100')])], []],
    ['what was paid twice stays', [bill('a', {}, [pay('118'), pay('118')])], []],
    ['what was paid at the counter goes', [bill('a', { buyerName: '' })], ['a']],
    ['a GSTIN is no counter', [bill('a', { buyerName: '', buyerGstin: '27ABCDE1234F1Z5' })], []],
    ['a due date is no counter', [bill('a', { buyerName: '', dueDate: '2026-12-01' })], []],
    ['what is cancelled goes', [bill('a', { cancelledOn: '2026-10-06' })], ['a']],
    ['an estimate goes', [bill('a', { title: 'Estimate' })], ['a']],
    [
      'of other years nothing goes',
      [bill('a', nextYear, [pay('118')]), bill('b', { date: '' })],
      [],
    ],
    ['nobody knows of bills from before', [old('a'), old('b', { buyerName: '' })], ['b']],
    ['a bill goes with the note that settles it', [bill('a'), noteOn('a')], ['a', 'note on a']],
    ['a note stays with its bill', [bill('a', {}, [pay('118')]), noteOn('a')], []],
    [
      'a bill goes where the money of its note was paid back',
      [bill('a', {}, [pay('118')]), noteOn('a', {}, [pay('118')])],
      ['a', 'note on a'],
    ],
    ['a bill stays with a note of the next year', [bill('a'), noteOn('a', nextYear)], []],
    ['a note on a bill of before stays', [bill('a', { date: '2026-03-01' }), noteOn('a')], []],
    ['a note without its bill is owed', [noteOn('x')], []],
    ['unless it was paid back', [noteOn('x', {}, [pay('118')])], ['note on x']],
  ])('%s', (_, bills, expected) => {
    expect(going(...bills)).toEqual(expected)
  })

  it('a bill of an older version goes, too, which has no texts for what came later', () => {
    const { texts, ...record } = old('a', { buyerName: '' })
    const { dueDate: _, buyerGstin: __, ...details } = texts.details
    expect(going({ ...record, texts: { ...texts, details: details as BillDetails } })).toEqual([
      'a',
    ])
  })

  it('ends with a note on itself', () => {
    expect(going(bill('a', { title: 'Credit Note', againstId: 'a' }))).toEqual([])
  })

  it('the numbers of the next one are known, where they name their year', async () => {
    await putBills([
      bill('SH/26-27/041', {}),
      { ...bill('SH/26-27/042'), changedAt: 20 },
      bill('CN-7', { title: 'Credit Note' }),
      bill('EST-1', { title: 'Estimate' }),
      bill('EST-2', { title: 'Estimate', ...nextYear }),
    ])
    expect(await surveyYear(2026)).toEqual({
      documents: 4,
      staying: 3,
      series: expect.arrayContaining([
        { kind: 'Tax Invoice', last: 'SH/26-27/042', next: 'SH/27-28/001', namesYear: true },
        { kind: 'Credit Note', last: 'CN-7', next: 'CN-8', namesYear: false },
      ]),
    })
    expect((await surveyYear(2026)).series).toHaveLength(2)
    expect(await surveyYear(2020)).toEqual({ documents: 0, staying: 0, series: [] })
  })

  it('a file has all of it, or is told how much is missing', async () => {
    const bills = [bill('a'), bill('b'), bill('c', nextYear)]
    await putBills(bills)
    const file = (some: readonly SavedBill[]) =>
      new Blob([writeBillsFile({ seller: noSeller, bills: some })])
    expect(await checkYear({ year: 2026, file: file(bills) })).toBe(0)
    expect(await checkYear({ year: 2026, file: file(bills.slice(0, 2)) })).toBe(0)
    expect(
      await checkYear({ year: 2026, file: file([bill('a'), bill('b', { buyerName: 'Om' })]) }),
    ).toBe(1)
    expect(await checkYear({ year: 2026, file: new Blob(['{']) })).toMatch(/cannot be read/)
  })

  it('nothing goes that the file has not, or has otherwise', async () => {
    const paid = bill('a', {}, [pay('118')])
    await putBills([paid])
    const file = new Blob([writeBillsFile({ seller: noSeller, bills: [paid] })])
    await putBills([bill('a', { note: 'changed since' }, [pay('118')])])
    expect(await removalWork().removeYear({ year: 2026, file })).toBeUndefined()
    expect(await readBills()).toHaveLength(1)
  })

  it('what goes was not changed since its return was filed, and comes back as it was filed', async () => {
    const bills = [bill('a', {}, [pay('118')]), bill('b'), bill('c', nextYear)]
    await putBills(bills)
    const october = { key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { a: 1, b: 1, x: 4 } }
    const april = { key: 'GSTR-1 042027', filedOn: '2027-05-10', documents: { c: 1 } }
    await changeFiledReturns([october, april])
    const work = removalWork()
    const file = new Blob([writeBillsFile({ seller: noSeller, bills })])
    expect(await work.removeYear({ year: 2026, file })).toEqual({ removed: 1, left: 2 })
    expect(await readFiledReturns()).toEqual([april, { ...october, documents: { b: 1, x: 4 } }])
    await work.undoRemoval()
    expect(await readFiledReturns()).toEqual([april, october])
  })

  it('what goes comes back, as it was', async () => {
    const arbitrary = fc.array(
      fc.record({ isPaid: fc.boolean(), isOfYear: fc.boolean(), hasNote: fc.boolean() }),
      { maxLength: 8 },
    )
    await fc.assert(
      fc.asyncProperty(arbitrary, async (given) => {
        await deleteBills((await readBills()).map(({ id }) => id))
        const bills = given.flatMap(({ isPaid, isOfYear, hasNote }, index) => [
          bill(`${index}`, isOfYear ? {} : nextYear, isPaid ? [pay('118')] : []),
          ...(hasNote ? [noteOn(`${index}`)] : []),
        ])
        await putBills(bills)
        const before = await readBills()
        const work = removalWork()
        const file = new Blob([writeBillsFile({ seller: noSeller, bills: before })])
        const done = await work.removeYear({ year: 2026, file })
        expect(await readBills()).toHaveLength(done?.left ?? -1)
        expect((done?.removed ?? 0) + (done?.left ?? 0)).toBe(before.length)
        await work.undoRemoval()
        expect(await readBills()).toEqual(before)
      }),
      { numRuns: 30 },
    )
  })
})
