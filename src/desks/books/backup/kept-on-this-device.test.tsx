// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { noDetails } from '../bill/details'
import { emptyRow } from '../bill/inputs'
import { deleteBills, parseSavedBill, putBills, readBills } from '../saved-bills/bills-database'
import { KeptOnThisDevice } from './kept-on-this-device'

let unmount = () => {}

function show(documents: number): HTMLElement {
  const place = document.createElement('div')
  const root = createRoot(place)
  unmount = () => flushSync(() => root.unmount())
  flushSync(() => root.render(<KeptOnThisDevice documents={documents} />))
  return place
}

const buttons = (place: HTMLElement) =>
  [...place.querySelectorAll('button')].map(({ textContent }) => textContent)

beforeEach(async () => {
  localStorage.clear()
  // Other tests of the same thread tell React that they say when it works; here it works as in a page.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const loaded = vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  await deleteBills((await readBills()).map(({ id }) => id))
  return () => loaded.mockRestore()
})

afterEach(() => {
  unmount()
  vi.unstubAllGlobals()
})

it('says how many documents there are, and when they were backed up', async () => {
  const place = show(83)
  expect(place.textContent).toContain('83 documents. No backup yet.')
  expect(buttons(place)).toEqual(['Back up now', 'Restore or merge', 'Old bills from a file'])
  unmount()
  const lastAt = new Date(2026, 10, 14, 9).getTime()
  localStorage.setItem('gst-hisab-backup', JSON.stringify({ lastAt }))
  expect(show(1).textContent).toContain('1 document. Last backup 14 November 2026.')
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
  const place = show(1)
  await vi.waitFor(() => expect(buttons(place)).toContain('Close the year'))
  unmount()
  localStorage.setItem('gst-hisab-backup', JSON.stringify({ closedYears: [thisYear - 1] }))
  expect(buttons(show(1))).not.toContain('Close the year')
})
