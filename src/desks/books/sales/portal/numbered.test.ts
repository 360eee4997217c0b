import { describe, expect, it } from 'vitest'
import { documentsOf } from '../../../../../tests/sales-shops'
import { noDetails } from '../../bill/details'
import { emptyRow } from '../../bill/inputs'
import { noSeller } from '../../bill/seller'
import type { SavedBill } from '../../saved-bills/bills-database'
import { periodOf } from '../period'
import { neighboursAmong } from './problems'
import { returnOfPeriod } from './return-of-period'

type Part = {
  readonly id: string
  readonly gstin?: string
  readonly date?: string
  readonly cancelledOn?: string
  readonly price?: string
}

const registered = '27AAPFU0939F1ZV'

/** A bill with the number that all of them have. */
const bill = ({ id, gstin = '', date = '2026-10-05', cancelledOn = '', price = '1000' }: Part) =>
  ({
    id,
    revision: 1,
    changedAt: 1,
    texts: {
      rows: [{ ...emptyRow, description: 'Fan', hsn: '8414', quantity: '1', unit: 'Nos', price }],
      prices: 'before-gst',
      whole: { discount: '', freight: '' },
      details: { ...noDetails, number: 'A-7', date, buyerGstin: gstin, cancelledOn },
      payments: [],
    },
    choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
    total: '',
  }) satisfies SavedBill

function returnOf(...parts: readonly Part[]) {
  const documents = documentsOf(parts.map(bill))
  const found = returnOfPeriod({
    period: periodOf('month', '2026-10-01'),
    documents,
    neighbours: neighboursAmong(documents),
    seller: { ...noSeller, gstin: '27AAACA1234B1ZX' },
    today: '2026-11-18',
    sentByIff: [],
  })
  return {
    registered: found.tables.registered.map(({ document }) => document.id),
    walkIn: found.tables.others.map(({ value }) => Number(value / 10n ** 40n)),
    asked: found.documents.flatMap(({ document, problems }) =>
      problems.flatMap(({ code }) => (code.startsWith('number') ? [`${document.id} ${code}`] : [])),
    ),
    leftOut: found.notInFile.map(({ document }) => document.id),
    numbers: found.tables.billNumbers,
  }
}

const once = [{ from: 'A-7', to: 'A-7', count: 1, cancelled: 0 }]

describe('a number that two bills have', () => {
  it('stays in the return with the one that was begun first, even where the other is dated back', () => {
    const first = { id: `${Date.UTC(2026, 9, 5).toString(36)}-a`, gstin: registered }
    const second = {
      id: `${Date.UTC(2026, 9, 9).toString(36)}-b`,
      gstin: registered,
      date: '2026-10-01',
    }
    expect(returnOf(second, first)).toEqual({
      registered: [first.id],
      walkIn: [],
      asked: [`${second.id} number-twice`],
      leftOut: [second.id],
      numbers: once,
    })
  })

  it('leaves out no walk-in bill, as its table has no numbers', () => {
    expect(returnOf({ id: 'a', gstin: registered }, { id: 'b' })).toEqual({
      registered: ['a'],
      walkIn: [1000],
      asked: ['b number-shared'],
      leftOut: [],
      numbers: once,
    })
    expect(returnOf({ id: 'a' }, { id: 'b' })).toMatchObject({
      walkIn: [2000],
      asked: ['b number-shared'],
      leftOut: [],
      numbers: once,
    })
  })

  it('is asked of both where a walk-in bill came before one that stands there by its number', () => {
    expect(returnOf({ id: 'a' }, { id: 'b', gstin: registered })).toMatchObject({
      registered: [],
      walkIn: [],
      asked: ['a number-twice', 'b number-twice'],
    })
  })

  it('is used up by a bill that was cancelled first, not by one that was cancelled since', () => {
    const cancelledOn = '2026-10-06'
    expect(returnOf({ id: 'a', cancelledOn }, { id: 'b', gstin: registered })).toMatchObject({
      registered: [],
      asked: ['b number-twice'],
    })
    expect(
      returnOf({ id: 'a', gstin: registered }, { id: 'b', gstin: registered, cancelledOn }),
    ).toMatchObject({ registered: ['a'], asked: [], numbers: once })
  })
})
