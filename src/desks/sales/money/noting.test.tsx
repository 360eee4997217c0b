// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decimalFrom } from '../../../core/money/decimal'
import type { Toast } from '../../../ui/tab/toast-view'
import type { Payment } from '../../books/bill/bill-texts'
import { noDetails } from '../../books/bill/details'
import { emptyRow } from '../../books/bill/inputs'
import { askSales } from '../../books/sales/ask-sales'
import type { DueBill } from '../../books/sales/messages'
import {
  deleteBills,
  putBills,
  readBill,
  readBills,
  type SavedBill,
} from '../../books/saved-bills/bills-database'
import { BeforeBills } from './before-bills'
import { DueBillList } from './due-bills'

const PATIENCE = { timeout: 60_000, interval: 1 }

const toasts: { text: string; action?: Toast['action'] }[] = []
vi.mock('../../../ui/tab/toast', async (load) => ({
  ...(await load<typeof import('../../../ui/tab/toast')>()),
  useToast: () => (text: string, action?: Toast['action']) => toasts.push({ text, action }),
}))
vi.mock('../../books/sales/ask-sales', () => ({
  askSales: vi.fn(),
  salesChanges: { read: () => 0, subscribe: () => () => {} },
}))

let root: Root | undefined
let place: HTMLElement
async function show(content: ReactNode) {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root?.render(content))
}
const button = (name: string) => {
  const found = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === name,
  )
  if (!found) throw new Error(name)
  return found
}
/** Presses, and waits until something is said about it, whether it was done or not. */
const press = async (press: () => unknown) => {
  const said = toasts.length
  press()
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(toasts.length).toBeGreaterThan(said)
  }, PATIENCE)
}
const undo = () => press(() => toasts.at(-1)?.action?.onClick())

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  toasts.length = 0
  localStorage.clear()
})
afterEach(async () => {
  await act(async () => root?.unmount())
  place.remove()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  await deleteBills((await readBills()).map(({ id }) => id))
})

describe('Paid in full', () => {
  const before: readonly Payment[] = [{ date: '2026-11-01', amount: '18', how: '', note: '' }]
  const kept: SavedBill = {
    id: 'A-1',
    revision: 3,
    changedAt: 1_000,
    total: '118.00',
    texts: {
      rows: [{ ...emptyRow, description: 'Umbrella', price: '100', rate: '18' }],
      prices: 'before-gst',
      whole: { discount: '', freight: '' },
      details: { ...noDetails, number: 'A-1', date: '2026-10-05' },
      payments: before,
    },
    choices: { buyer: 'same-state', rupee: 'no', currency: 'INR', isTaxed: true },
  }
  const bill: DueBill = {
    id: kept.id,
    revision: kept.revision,
    number: 'A-1',
    buyer: 'Om Stores',
    date: '2026-10-05',
    total: decimalFrom(118),
    currency: 'INR',
    state: 'part-paid',
    balance: decimalFrom(100),
    toPay: decimalFrom(100),
    since: '2026-10-05',
    days: 41,
    age: '31-60',
    isNote: false,
    isOpening: false,
    gstin: '',
    payBack: undefined,
  }
  const paymentsNow = async () => (await readBill(bill.id))?.texts.payments

  beforeEach(async () => {
    await putBills([kept])
    const writing = { isExample: false, today: '2026-11-15', onNote: () => {} }
    await show(<DueBillList label="Bills" bills={[bill]} {...writing} />)
  })

  it('notes one payment by a double click, and keeps the offer to undo it', async () => {
    await press(() => {
      button('Paid in full').click()
      button('Paid in full').click()
    })
    // The row is still there until the list is read again.
    button('Paid in full').click()
    expect(await paymentsNow()).toHaveLength(before.length + 1)
    expect(toasts.map(({ action }) => action?.label)).toEqual(['Undo'])
    // Whatever the last press might have written was asked for before this.
    await undo()
    expect(toasts).toHaveLength(2)
    expect(await paymentsNow()).toEqual(before)
  })

  it('is of the day on which it is pressed, not of the day on which it was shown', async () => {
    vi.useFakeTimers({ now: new Date(2026, 10, 16, 0, 1), toFake: ['Date'] })
    await press(() => button('Paid in full').click())
    expect((await paymentsNow())?.at(-1)?.date).toBe('2026-11-16')
  })

  it('says that the bill was changed meanwhile, and notes nothing', async () => {
    const other = { date: '2026-11-16', amount: '1', how: '', note: '' } as const
    const texts = { ...kept.texts, payments: [...before, other] }
    await putBills([{ ...kept, revision: kept.revision + 1, texts }])
    await press(() => button('Paid in full').click())
    expect(toasts.map(({ text }) => text)).toEqual([
      'It was changed meanwhile. Look at what is left.',
    ])
    expect(await paymentsNow()).toEqual([...before, other])
  })

  it('says by Undo whether the payment is taken off', async () => {
    await press(() => button('Paid in full').click())
    const offered = toasts.at(-1)
    await undo()
    expect(toasts.at(-1)).toMatchObject({ text: 'The payment is taken off again.' })
    expect(await paymentsNow()).toEqual(before)
    expect(offered?.action).toBeDefined()
  })

  it('says by Undo that a payment stays that was changed since', async () => {
    await press(() => button('Paid in full').click())
    await putBills([kept])
    await undo()
    expect(toasts.at(-1)).toMatchObject({ text: 'It was changed since, so it stays.' })
  })
})

describe('They are all paid', () => {
  const answer = vi.mocked(askSales) as unknown as ReturnType<typeof vi.fn>

  it('is written once, keeps the focus meanwhile, and offers Undo again where it failed', async () => {
    answer.mockResolvedValueOnce({ outcome: 'noted', bills: 8, key: 0 })
    await show(<BeforeBills count={8} />)
    const paid = button('They are all paid')
    paid.focus()
    await press(() => {
      act(() => paid.click())
      act(() => paid.click())
    })
    expect(answer).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(paid)
    expect(paid.getAttribute('aria-disabled')).toBe('true')

    answer.mockResolvedValueOnce('full')
    await undo()
    expect(toasts.at(-1)?.text).toMatch(/full/)
    expect(toasts.at(-1)?.action?.label).toBe('Undo')
    answer.mockRejectedValueOnce(new Error('lost'))
    await undo()
    expect(toasts.at(-1)?.action?.label).toBe('Undo')
    answer.mockResolvedValueOnce('kept')
    await undo()
    expect(toasts.at(-1)).toMatchObject({ text: 'The bills are as they were.', action: undefined })
  })
})
