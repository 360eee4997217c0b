// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import { deleteBills, parseSavedBill, putBills, readBills } from '../saved-bills/bills-database'
import { KeptOnThisDevice } from './kept-on-this-device'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

let unmount = () => {}

async function show(documents: number): Promise<HTMLElement> {
  const place = document.createElement('div')
  const root = createRoot(place)
  unmount = () => act(() => root.unmount())
  await act(async () => root.render(<KeptOnThisDevice documents={documents} />))
  return place
}

const buttons = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].map(({ textContent }) => textContent)

beforeEach(async () => {
  localStorage.clear()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  await deleteBills((await readBills()).map(({ id }) => id))
})

afterEach(() => {
  unmount()
  vi.restoreAllMocks()
})

it('says how many documents there are, and when they were backed up', async () => {
  const place = await show(83)
  expect(place.textContent).toContain('83 documents. No backup yet.')
  expect(buttons(place)).toEqual(['Back up now', 'Restore or merge'])
  unmount()
  const lastAt = new Date(2026, 10, 14, 9).getTime()
  localStorage.setItem('gst-hisab-backup', JSON.stringify({ lastAt }))
  expect((await show(1)).textContent).toContain('1 document. Last backup 14 November 2026.')
})

it('offers to close the year before, while it has bills and was not closed', async () => {
  const now = new Date()
  const thisYear = now.getFullYear() - (now.getMonth() < 3 ? 1 : 0)
  const texts = {
    rows: [{ ...emptyRow, description: 'Soap', price: '5' }],
    prices: 'before-gst',
    details: { ...noDetails, date: `${thisYear - 1}-10-05` },
  }
  const bill = parseSavedBill({ id: 'a', revision: 1, changedAt: 1, texts, choices: {} })
  if (!bill) throw new Error('this is no bill')
  await putBills([bill])
  const place = await show(1)
  await vi.waitFor(async () => {
    await act(async () => {})
    expect(buttons(place)).toContain('Close the year')
  })
  unmount()
  localStorage.setItem('gst-hisab-backup', JSON.stringify({ closedYears: [thisYear - 1] }))
  expect(buttons(await show(1))).not.toContain('Close the year')
})
