import { beforeEach, expect, it, vi } from 'vitest'
import { openShop } from '../../../../tests/sales-shops'
import type { BillsChange, SavedBill } from '../saved-bills/bills-database'
import type { Asked } from './messages'
import { salesHandlers } from './sales-handlers'

const { bills, seller, today } = openShop('small')
const [first, ...others] = bills as readonly [SavedBill, ...SavedBill[]]

/** What is kept, and whether it can be read. */
const kept = { bills: [] as readonly SavedBill[], isReadable: true }
let change: (changes: BillsChange) => void = () => {}

const reading = () => {
  if (!kept.isReadable) throw new DOMException('lost', 'UnknownError')
}

vi.mock('../saved-bills/bills-database', async (original) => ({
  ...(await original<typeof import('../saved-bills/bills-database')>()),
  onBillsChange: (told: typeof change) => {
    change = told
  },
  onFiledChange: () => {},
  onAccountsChange: () => {},
  readBill: async (id: string) => {
    reading()
    return kept.bills.find((bill) => bill.id === id)
  },
  readBillsInBatches: async (put: (bills: readonly SavedBill[]) => void) => {
    reading()
    put(kept.bills)
  },
  readFiledReturns: async () => {
    reading()
    return []
  },
  readAccounts: async () => {
    reading()
    return []
  },
}))

const asked: Asked = { period: { kind: 'year', day: first.texts.details.date }, seller, today }
const turn = { isStale: () => false, progress: () => {} }

beforeEach(() => {
  vi.useFakeTimers()
  kept.isReadable = true
  return () => vi.useRealTimers()
})

it('totals that could not be read again are read with the next request, and are not stale for good', async () => {
  kept.bills = others
  const tellNews = vi.fn()
  const { totals } = salesHandlers(tellNews)
  const before = await totals(asked, turn)

  kept.bills = bills
  kept.isReadable = false
  change([{ id: first.id, revision: first.revision }])
  await vi.runAllTimersAsync()
  expect(tellNews).toHaveBeenCalled()
  expect((await totals(asked, turn)).counts).toEqual(before.counts)

  kept.isReadable = true
  const whole = salesHandlers(() => {})
  expect(await totals(asked, turn)).toEqual(await whole.totals(asked, turn))
  expect((await totals(asked, turn)).counts).not.toEqual(before.counts)
})

it('bills that could not be read at first are there when they can be', async () => {
  kept.bills = bills
  kept.isReadable = false
  const { totals } = salesHandlers(() => {})
  expect((await totals(asked, turn)).isForbidden).toBe(true)
  kept.isReadable = true
  expect((await totals(asked, turn)).isForbidden).toBe(false)
})
