// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import type { Payment } from '../bill/bill-texts'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import type { SavedBill } from '../saved-bills/bills-database'
import { noEntry } from './entries'

/** A page: every module begins anew, the device stays. */
async function openTab() {
  vi.resetModules()
  return {
    ...(await import('./change-accounts')),
    ...(await import('../saved-bills/bills-database')),
  }
}

const billOf = (id: string, payments: readonly Payment[] = []): SavedBill => ({
  id,
  revision: 3,
  changedAt: 1_000,
  total: '118.00',
  texts: {
    rows: [{ ...emptyRow, description: 'Umbrella', price: '100', rate: '18' }],
    prices: 'before-gst',
    whole: { discount: '', freight: '' },
    details: { ...noDetails, number: id, date: '2026-10-05', buyerName: 'Asha' },
    payments,
  },
  choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
})

const came = { ...noEntry, name: 'Asha', date: '2026-11-15', amount: '200.00', how: 'upi' } as const
const part = (id: string, rupees: number, revision?: number) => ({
  id,
  amount: decimalFrom(rupees),
  revision,
})

let tab: Awaited<ReturnType<typeof openTab>>

const kept = async (from = tab) => ({
  bills: Object.fromEntries(
    (await from.readBills()).map(({ id, texts }) => [
      id,
      texts.payments?.map(({ amount, how, account }) => [amount, how, account]),
    ]),
  ),
  entries: await from.readAccounts(),
})

beforeEach(async () => {
  Object.assign(globalThis, { indexedDB: new IDBFactory() })
  tab = await openTab()
  await tab.putBills([
    billOf('A-1'),
    billOf('A-2', [{ date: '', amount: '18', how: '', note: '' }]),
  ])
  await tab.changeFiledReturns([
    { key: 'GSTR-1 102026', filedOn: '2026-11-10', documents: { 'A-1': 3 } },
  ])
})

it('is kept with its parts on bills, told to all tabs, and taken back with Undo', async () => {
  const heard = vi.fn()
  const other = await openTab()
  other.onAccountsChange(heard)
  const before = await kept()
  const noted = await tab.noteAccount(came, [part('A-1', 118, 3), part('A-2', 50)])
  if (noted.outcome !== 'noted') throw new Error(noted.outcome)
  const { id } = noted.entry
  const after = await kept(other)
  expect(after.entries).toEqual([noted.entry])
  expect(after.bills).toEqual({
    'A-1': [['118.00', 'upi', id]],
    'A-2': [
      ['18', '', undefined],
      ['50.00', 'upi', id],
    ],
  })
  // No return tells of payments.
  expect((await tab.readFiledReturns())[0]?.documents).toEqual({ 'A-1': 4 })
  await vi.waitFor(() => expect(heard).toHaveBeenCalledWith([id]))
  expect(await noted.undo()).toBe('kept')
  expect(await kept()).toEqual(before)
})

it('is all or nothing where a bill was changed, is gone, or storage is full', async () => {
  const before = await kept()
  expect(await tab.noteAccount(came, [part('A-2', 1), part('A-1', 1, 2)])).toEqual({
    outcome: 'changed',
  })
  expect(await tab.noteAccount(came, [part('A-9', 1)])).toEqual({ outcome: 'gone' })
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  expect(await tab.noteAccount(came, [part('A-1', 1)])).toEqual({ outcome: 'full' })
  put.mockRestore()
  expect(await kept()).toEqual(before)
})

it('gives bills no more than came, in whichever tab it is pressed', async () => {
  const noted = await tab.noteAccount(came)
  if (noted.outcome !== 'noted') throw new Error(noted.outcome)
  const { id } = noted.entry
  const other = await openTab()
  const outcomes = await Promise.all([
    tab.takeFromAccount(id, [part('A-1', 118)]),
    other.takeFromAccount(id, [part('A-2', 100)]),
  ])
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['changed', 'noted'])
  const [taken] = outcomes.flatMap((one) => (one.outcome === 'noted' ? [one] : []))
  await taken?.undo()
  expect((await tab.takeFromAccount(id, [part('A-2', 100), part('A-1', 100)])).outcome).toBe(
    'noted',
  )
  expect(await tab.takeFromAccount('gone', [])).toEqual({ outcome: 'gone' })
})

it('is removed with its parts, and comes back with them', async () => {
  const opening = await tab.noteAccount({ ...came, kind: 'opening', how: '' })
  if (opening.outcome !== 'noted') throw new Error(opening.outcome)
  const noted = await tab.noteAccount(came, [part('A-1', 100, 3), part(opening.entry.id, 70)])
  if (noted.outcome !== 'noted') throw new Error(noted.outcome)
  const before = await kept()
  expect(before.entries.find(({ kind }) => kind === 'opening')?.payments).toHaveLength(1)
  const removed = await tab.removeAccount(noted.entry.id)
  if (removed.outcome !== 'noted') throw new Error(removed.outcome)
  expect((await kept()).entries.map(({ kind, payments }) => [kind, payments])).toEqual([
    ['opening', []],
  ])
  expect((await kept()).bills['A-1']).toEqual([])
  expect(await removed.undo()).toBe('kept')
  const again = await kept()
  expect(again.bills).toEqual(before.bills)
  expect(again.entries.map(({ changedAt: _, ...entry }) => entry)).toEqual(
    before.entries.map(({ changedAt: _, ...entry }) => entry),
  )
})

it('numbers receipt vouchers one after the other, in two tabs', async () => {
  const other = await openTab()
  const numbers = await Promise.all(
    [tab, other, tab].map(async (one) => {
      const noted = await one.noteAccount({ ...came, kind: 'advance' })
      return noted.outcome === 'noted' ? noted.entry.number : noted.outcome
    }),
  )
  expect(numbers.sort()).toEqual(['RV-001', 'RV-002', 'RV-003'])
})
